### Leathanach na rialacha agus eagarthóir na rialacha. Tá na rialacha féin in rules.ftl.

rulebook-heading = Rialacha Bhrandubh
rulebook-title = Rialacha: { $name }
rulebook-rulesets = Tacair rialacha
rulebook-contents = Clár ábhair
rulebook-print = Priontáil
rulebook-hint = Is féidir imirt ar gach léaráid: bog na píosaí, nó lig di an riail a thaispeáint duit.
rulebook-differences = Na difríochtaí taobh le taobh
rulebook-differences-text = Rud ar bith nach bhfuil sa tábla seo, is mar a chéile é sna tacair rialacha seo ar fad.
rulebook-origins = Foinsí na dtacar rialacha

## An achoimre os cionn na gclásal

summary-heading = Go hachomair
summary-move-title = An ghluaiseacht
summary-move = { $men ->
    [one] { $king ->
        [one] Cearnóg amháin in aghaidh an bhirt, i líne dhíreach, gan dul ar fiar riamh.
       *[any] An rí mar an caiseal i bhficheall: i líne dhíreach, fad is atá an bealach glan. Téann na fir cearnóg amháin.
    }
   *[any] { $king ->
        [one] Mar an caiseal i bhficheall: i líne dhíreach, fad is atá an bealach glan; ach ní théann an rí ach cearnóg amháin.
       *[any] Mar an caiseal i bhficheall: i líne dhíreach, fad is atá an bealach glan.
    }
} { $closed ->
    [both] Ag an rí amháin atá cead stopadh ar an ríchathaoir agus sna cúinní.
    [throne] Ag an rí amháin atá cead stopadh ar an ríchathaoir.
    [corners] Ag an rí amháin atá cead stopadh sna cúinní.
   *[none] Níl aon chearnóg ann don rí amháin.
}
summary-capture-title = Fear a ghabháil
summary-capture = Cuir é idir dhá phíosa de do chuid, i líne dhíreach. { $hostile ->
    [both] Déanann cúinne nó an ríchathaoir fholamh cúis in áit ceann acu.
    [corners] Déanann cúinne cúis in áit ceann acu.
    [throne] Déanann an ríchathaoir fholamh cúis in áit ceann acu.
   *[none] Ní mór dhá phíosa a bheith ann i gcónaí.
} Níl aon bhaol ann dul isteach idir dhá namhaid.
summary-escape-title = Éalú an rí
summary-escape = { $escape ->
    [edges] Buann na cosantóirí chomh luath is a shroicheann an rí imeall an chláir.
   *[corners] Buann na cosantóirí chomh luath is a shroicheann an rí cúinne.
}
summary-king-title = An rí a ghabháil
summary-king = { $elsewhere ->
    [4] Buann na hionsaitheoirí má dhúnann siad isteach é ar gach taobh
   *[2] Buann na hionsaitheoirí má chuireann siad é idir beirt acu, mar a ghabhtar fear
}{ $throne ->
    [4] { $elsewhere ->
        [4] .
       *[2] ; ar a ríchathaoir teastaíonn ceathrar.
    }
   *[2] { $elsewhere ->
        [4] ; ar a ríchathaoir is leor beirt.
       *[2] .
    }
}{ $encirclement ->
    [yes] { " " }Buann fáinne dúnta timpeall air féin agus ar a chuid fear freisin.
   *[no] { "" }
}

clause-link = Nasc chuig { $number }, { $title }

diagram-label = Léaráid: { $title }
diagram-show = Taispeáin dom
diagram-reset = Ó thús

editor-text = Roghnaigh mar is mian leat: taobh le gach rogha tá an bhrí atá léi. Níl cluiche de réir do rialacha ach tapáil amháin uait.
editor-unnamed = Mo rialacha
editor-name = Ainm
editor-from = Tosaigh le
editor-from-choose = tacar rialacha…
editor-start = Suíomh tosaigh
editor-start-usual = Mar a bhí
editor-start-text = An suíomh mar théacs
editor-start-help = Seacht ró, ó 7 síos go 1: t ionsaitheoir, T cosantóir, K an rí, figiúr oiread sin cearnóg folamh.
editor-valid = Is féidir imirt de réir na rialacha seo.
editor-same = Is féidir imirt de réir na rialacha seo. Is ionann iad agus: { $name }.
editor-play = Imir de réir na rialacha seo
editor-read = Léigh iad
editor-save = Sábháil mar chomhad
editor-load = Oscail comhad
editor-no-rules = Níl aon tacar rialacha in { $file }.

field-first = Cé a imríonn ar dtús
field-escape = Cá n-éalaíonn an rí
field-men-may-cross = Tá cead ag fir dul thar an ríchathaoir fholamh
field-king-may-return = Tá cead ag an rí filleadh ar an ríchathaoir
field-throne-restricted = Tá an ríchathaoir ann don rí amháin
field-corners-restricted = Tá na cúinní ann don rí amháin
field-king-range = Cé chomh fada a théann an rí
field-men-range = Cé chomh fada a théann na fir
field-king-armed = Tá an rí in ann gabháil
field-corners-hostile = Tá na cúinní naimhdeach
field-throne-hostile-to-attackers = Bíonn an ríchathaoir naimhdeach d’ionsaitheoirí
field-throne-hostile-to-defenders = Bíonn an ríchathaoir naimhdeach d’fhir an rí
field-throne-hostile-to-king = Bíonn an ríchathaoir naimhdeach don rí
field-king-taken-elsewhere = Líon na n-ionsaitheoirí a ghabhann an rí
field-king-taken-on-throne = … ar an ríchathaoir
field-king-taken-beside-throne = … taobh leis an ríchathaoir
field-king-taken-at-edge = … ag an imeall
field-throne-counts-as-closed = Is balla í an ríchathaoir fholamh do rí a ghabhann ceathrar
field-encirclement = Tá bua le fáil trí thimpeallú
field-no-moves = Taobh gan bheart
field-repetition = Áirítear athrá
field-repetition-verdict = Ansin

value-attackers = Ionsaitheoirí
value-defenders = Cosantóirí
value-corners = Sna cúinní
value-edges = Ar an imeall ar fad
value-yes = Tá
value-no = Níl
value-never = Ní bhíonn riamh
value-when-empty = Agus í folamh
value-always = I gcónaí
value-2 = Beirt
value-4 = Ceathrar
value-any = Aon fhad
value-one = Cearnóg amháin
value-as-elsewhere = Mar in áiteanna eile
value-by-two = Beirt
value-by-three = Triúr
value-loss = Cailleann
value-draw = Cluiche cothrom
value-three-loops = An lúb chéanna trí huaire as a chéile
value-third-loop = An lúb chéanna den tríú huair
value-fourth-time = Suíomh den cheathrú huair
value-third-time = Suíomh den tríú huair
value-second-time = Suíomh den dara huair
value-none = Ní áirítear é
value-choice = Cailleann an té a raibh an rogha aige
value-defenders-lose = Cailleann na cosantóirí
