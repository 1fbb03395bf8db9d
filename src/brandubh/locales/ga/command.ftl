### Cad a deir orduithe i roinnt teangacha: suíomhanna i bhfocail, puzail a réitítear sa teirminéal, cad a d’fhéadfadh dul amú.

words-board = { $piece ->
    [attacker] Ionsaitheoirí
    [defender] Cosantóirí
   *[king] Rí
}: { $squares ->
    [none] níl aon cheann ann
   *[other] { $squares }
}
words-turn = { $side ->
    [attackers] Leis na hionsaitheoirí an seal.
   *[defenders] Leis na cosantóirí an seal.
}

solve-title = Puzal { $id }, rialacha { $rules }. { $grade } ({ NUMBER($difficulty, useGrouping: 0) }).
solve-intro = Scríobh beart mar d2-e2. Liostaíonn help cad eile is féidir leat a scríobh.
solve-prompt = { $number }. { $side ->
    [attackers] ionsaitheoirí
   *[defenders] cosantóirí
}>
solve-help-move = beart a imirt (déanfaidh d2e2 agus d2 e2 cúis)
solve-help-square = taispeáin cá bhféadann an píosa ar d2 dul
solve-help-hint = leid; insíonn an dara ceann cén píosa
solve-help-solution = géill agus féach ar an réiteach
solve-help-again = tosaigh arís leis an gcéad bheart
solve-help-moves = liostaigh gach beart dleathach
solve-help-board = taispeáin an clár arís
solve-help-flip = cas an clár timpeall
solve-help-next = fág an puzal seo agus tóg ceann eile
solve-help-quit = stop
solve-labelled = { $label }: { $text }
solve-try-again = Bain triail eile as.
solve-no-moves = Níl aon bheart ann.
solve-next-one = Brúigh Enter don chéad phuzal eile, nó scríobh quit.
solve-no-more = Níl aon phuzal eile ann.
solve-score = { $all ->
    [one] Réitithe: { $count } as 1 phuzal.
   *[other] Réitithe: { $count } as { $all } puzal.
}{ $helped ->
    [0] {""}
   *[other] {" "}Le leideanna: { $helped }.
}
solve-bye = Go dtí an chéad uair eile.

error-puzzle-none = Níl aon phuzal mar sin ann.
error-puzzle-theme = Níl aon téama darb ainm “{ $text }”; tá { $choices } ann.
error-input-twice = Ní féidir an t-ionchur caighdeánach a léamh ach uair amháin, agus is é { $first } é cheana: tá comhad ag teastáil le haghaidh { $second }.
error-output-twice = Ní ghlacann an t-aschur caighdeánach ach rud amháin: fág --json ar lár, nó ainmnigh comhad i ndiaidh { $option }.
error-output-read = Ainmníonn { $option } comhad a léitear arís: ní dhéanfaidh an t-aschur caighdeánach cúis.
error-save-of-position = Coinníonn --save cluichí a measadh: fág ar lár é le haghaidh suímh.
error-side-alone = Téann --side le --level: gan an ríomhaire, is leatsa an dá thaobh.
error-names-and-level = In aghaidh an ríomhaire níl ainm ach ar imreoir amháin: fág --attackers nó --defenders ar lár.
