### Traenáil le puzail: rátáil, sraith, stoirm, stair; agus a dtaispeánann naisc chuig na leathanaigh seo.

training-rating = Do rátáil
training-deviation = An lamháil: tá do rátáil laistigh di, le cinnteacht 95 %.
training-provisional = Sealadach: déanfaidh roinnt puzal eile níos cinnte í.
training-change = Athrú ar an rátáil: { $change }
training-lost = Áirithe mar phuzal gan réiteach; lean ort mar sin féin.
training-uncounted = Tá aithne agat ar an gceann seo: ní áirítear é.
training-what = Cad ba mhaith leat a thraenáil
training-ways = Bealaí traenála

## Streak and storm

streak-about = Puzail a éiríonn níos deacra i gcónaí. Cuireann botún amháin deireadh leis an tsraith.
storm-about = A oiread puzal agus is féidir leat i dtrí nóiméad. Cosnaíonn botún deich soicind; gnóthaíonn bearta cearta as a chéile roinnt.
run-start = Tosaigh
run-again = Arís eile
run-end = Cuir deireadh leis
run-solved = Réitithe
run-best = Is fearr riamh
run-best-today = Is fearr inniu
run-is-best = An toradh is fearr agat go dtí seo!
run-right = Ceart!
run-result = { $solved ->
    [0] Níor réitíodh aon phuzal
    [one] Puzal amháin réitithe
    [two] Dhá phuzal réitithe
    [few] { $solved } phuzal réitithe
   *[other] { $solved } puzal réitithe
}
run-missed = { $count ->
    [one] Chuaigh an ceann seo amú
   *[other] Chuaigh na cinn seo amú
}
streak-wrong = Mícheart: tá deireadh leis an tsraith.
storm-wrong = Mícheart: { $seconds } soicind níos lú.
storm-bonus = { $seconds } soicind bhreise.
storm-combo = As a chéile
storm-best-combo = An tsraith ab fhaide

## History

history-none = Faic fós. Réitigh puzal sa traenáil, agus feicfidh tú anseo conas atá ag éirí leat.
history-counts = Réitithe: { $alone }; le cabhair: { $helped }; gan réiteach: { $failed }
history-best-streak = An tsraith is fearr
history-best-storm = An stoirm is fearr
history-themes = Téamaí, na cinn is laige ar dtús
history-theme = { $alone } as { $tried } réitithe
history-train = Traenáil
history-train-theme = Traenáil: { $theme }
history-attempts = Na puzail is déanaí
history-seconds = { $seconds } soicind
history-runs = Sraitheanna agus stoirmeacha
history-graph = Do rátáil thar { $count } puzal a áiríodh: ó { $first } go { $last }, ag a híosphointe { $low }, ag a huasphointe { $high }.
history-graph-none = Tar éis dhá phuzal a áirítear, feicfidh tú bealach do rátála anseo.
history-clear = Glan an stair
history-clear-text = Beidh do rátáil, na torthaí is fearr agat agus gach marc ar na puzail imithe go deo.
history-clear-do = Glan
history-keep = Coinnigh í
history-cleared = Tá an stair glanta.

## Previews

preview-puzzles = Suíomhanna nach bhfuil ach beart buaite amháin iontu, cruthaithe ag ríomhaire: de réir téama, taoibh, faid agus deacrachta.
preview-train = Puzal i ndiaidh puzail, gach ceann chomh deacair agus atá tú láidir.
preview-streak = Puzail a éiríonn níos deacra i gcónaí, go dtí an chéad bhotún.
preview-storm = A oiread puzal agus is féidir leat i dtrí nóiméad.
