### Puzail: an téama atá ag réiteach, agus an leathanach ar a réitítear puzal.

puzzle-theme-two-corners = Dhá chúinne
puzzle-theme-sacrifice = Íobairt
puzzle-theme-throne-trick = Cleas na ríchathaoireach
puzzle-theme-corner-capture = Gabháil in aghaidh cúinne
puzzle-theme-double-capture = Gabháil dhúbailte
puzzle-theme-quiet-move = Beart ciúin
puzzle-theme-defence = Cosaint
puzzle-theme-escape = Éalú
puzzle-theme-king-hunt = Seilg an rí
puzzle-theme-encirclement = Timpeallú
puzzle-theme-last-man = An t-ionsaitheoir deireanach
puzzle-theme-blockade = Imshuí

puzzle-today = Puzal an lae
puzzle-name = Puzal { $id }
puzzle-task = { $goal ->
    [escape] Leis na cosantóirí an seal: tabhair an rí go cúinne
    [capture] Leis na hionsaitheoirí an seal: gabh an rí
    [encirclement] Leis na hionsaitheoirí an seal: timpeallaigh an rí agus a chuid fear uile
    [no_men] Leis na cosantóirí an seal: gabh an t-ionsaitheoir deireanach
   *[other] { $side ->
        [attackers] Leis na hionsaitheoirí an seal: fág na cosantóirí gan beart
       *[defenders] Leis na cosantóirí an seal: fág na hionsaitheoirí gan beart
    }
} laistigh de { $moves ->
    [two] dhá bheart.
    [few] { $moves } bheart.
    [many] { $moves } mbeart.
   *[other] { $moves } beart.
}
puzzle-grade = { $grade ->
    [1] An-éasca
    [2] Éasca
    [3] Meánach
    [4] Deacair
   *[5] An-deacair
}
puzzle-begin = Aimsigh ar an gclár an beart a bhuann.
puzzle-judging = { $move } á mheas…
puzzle-right = Tá { $move } ceart. Is é { $reply } an freagra. Cad anois?
puzzle-solved = Réitithe!
puzzle-loses = Botún is ea { $move }: tar éis { $reply } { $side ->
    [attackers] buann na hionsaitheoirí
   *[defenders] buann na cosantóirí
}{ $moves ->
    [one] .
    [two] { " " }laistigh de dhá bheart.
    [few] { " " }laistigh de { $moves } bheart.
    [many] { " " }laistigh de { $moves } mbeart.
   *[other] { " " }laistigh de { $moves } beart.
}
puzzle-gone = Ligeann { $move } an bua uait: tar éis { $reply } { $side ->
    [attackers] seasann na hionsaitheoirí an fód.
   *[defenders] seasann na cosantóirí an fód.
}
puzzle-given-up = Ligeann { $move } an bua uait.
puzzle-slow = Tá { $move } rómhall: d’fhéadfá an bua a fháil láithreach.
puzzle-hint = Leid
puzzle-hint-theme = Smaoinigh air seo: { $theme }.
puzzle-hint-piece = { $piece ->
    [king] Bog an rí atá ar { $square }.
   *[man] Bog an fear atá ar { $square }.
}
puzzle-show = Taispeáin an réiteach
puzzle-solution = Réiteach
puzzle-restart = Ón tús
puzzle-themes = An téama
puzzle-next = An chéad phuzal eile

## The list

puzzles-intro = Níl ach beart buaite amháin i ngach ceann, cruthaithe ag ríomhaire.
puzzles-all = Gach puzal
puzzles-theme = Téama
puzzles-grade = Deacracht
puzzles-side = An taobh a bhogann
puzzles-length = Fad
puzzles-all-themes = Gach téama
puzzles-all-grades = Gach deacracht
puzzles-all-sides = An dá thaobh
puzzles-all-lengths = Aon fhad
puzzles-all-rules = Gach riail
puzzles-moves = Laistigh de { $moves ->
    [many] { $moves } mbeart
   *[other] { $moves } beart
}
puzzles-count = { $count } puzal{ $solved ->
    [0] {""}
   *[other] , { $solved } díobh réitithe
}
puzzles-alone = Réitithe
puzzles-helped = Réitithe le cabhair
puzzles-none = Níl aon phuzal mar sin ann.
puzzles-clear = Taispeáin gach ceann
puzzles-more = Taispeáin tuilleadh
