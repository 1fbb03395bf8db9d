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

puzzles-failed = Gan réiteach
puzzle-gone-for-certain = Ligeann { $move } an bua uait: tar éis { $reply } ní féidir le ceachtar taobh an bua a chinntiú.
puzzle-certain = Tá sé sin cinnte, de réir tháblaí na himeartha gan locht.

## Why a move of the solution is played

explain-corners = Tá { $count } bhealach éalaithe ag an rí in éineacht: { $squares }.
explain-threatens = { $goal ->
    [escape] Bagraíonn sé éalú ag { $squares }.
    [capture] Bagraíonn sé an rí a ghabháil.
    [encirclement] Bagraíonn sé an fáinne timpeall an rí agus a chuid fear a dhúnadh.
    [no_men] Bagraíonn sé an t-ionsaitheoir deireanach a ghabháil.
   *[other] Bagraíonn sé an taobh eile a fhágáil gan beart.
}
explain-stops = { $goal ->
    [escape] Stopann sé an rí, a bhí ar tí éalú.
    [capture] Sábhálann sé an rí, a bhí ar tí a ghafa.
    [encirclement] Coinníonn sé an fáinne gan dúnadh.
    [no_men] Sábhálann sé an t-ionsaitheoir deireanach.
   *[other] Coinníonn sé beart le himirt.
}
explain-quiet = Beart ciúin: gan bagairt fós, ach ní sheasann freagra ar bith.
explain-only-move = Tá { $count ->
    [two] dhá bheart
    [few] { $count } bheart
    [many] { $count } mbeart
   *[other] { $count } beart
} ann, agus níl ach an ceann seo a choinníonn an bua.
explain-only-answer = An t-aon fhreagra nach gcailleann láithreach.
explain-no-answer = Ní chabhraíonn freagra ar bith níos mó.
explain-answers = Ceann de na freagraí nach gcailleann láithreach: tá { $count } ann.
explain-holds-out = An freagra is faide a sheasann an fód.
