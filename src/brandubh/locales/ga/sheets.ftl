### Bileoga le priontáil, agus tacair phuzal.

sheet-make = Priontáil bileog
sheet-default = Puzail bhrandubh
sheet-intro = Dhá leathanach do rang: na cláir agus na réitigh. Priontálann do bhrabhsálaí iad nó sábhálann sé mar PDF iad.
sheet-intro-study = Caibidlí staidéir lena bhfocail. Priontálann do bhrabhsálaí iad nó sábhálann sé mar PDF iad.
sheet-intro-lesson = Céimeanna ceachta agus na réitigh. Priontálann do bhrabhsálaí iad nó sábhálann sé mar PDF iad.
sheet-print = Priontáil
sheet-heading = Teideal ar an mbileog
sheet-count = An líon puzal
sheet-solutions = Leis na réitigh
sheet-others = Puzail eile
sheet-share = Roinn an bhileog
sheet-solve = Réitigh ar an scáileán
sheet-solve-share = Roinn mar thacar le réiteach
sheet-preview = An bhileog mar a phriontáiltear í
sheet-name = Ainm
sheet-date = Dáta
sheet-answers = Réitigh
sheet-king = Rí
sheet-man = { $side ->
    [attackers] Ionsaitheoir
   *[defenders] Cosantóir
}
sheet-turn = { $side ->
    [attackers] Seal na n-ionsaitheoirí
   *[defenders] Seal na gcosantóirí
}
sheet-board = Clár { $number }: { $task }
sheet-failed = Ní féidir an bhileog seo a dhéanamh
sheet-none = Níl aon phuzal mar sin ann.
sheet-choose = Roghnaigh puzail

## Tacar puzal, réitithe ceann i ndiaidh a chéile

set-name = Tacar puzal
set-place = Puzal { $number } as { $count }
set-solved = { $solved ->
    [0] gan ceann ar bith réitithe fós
   *[other] { $solved } réitithe
}
set-done = Réitithe ar fad. Maith thú!
set-previous = An puzal roimhe
