### An rud nach féidir a léamh: suíomhanna, bearta, rialacha, comhaid chluichí. `error-` agus cód na hearráide.

error-square = Ainmneacha na gcearnóg ná a1 go g7, ní “{ $text }”.
error-side = Is é attackers (ionsaitheoirí) nó defenders (cosantóirí) taobh, ní “{ $text }”.
error-piece = Ní píosa é “{ $text }”: scríobh t (ionsaitheoir), T (cosantóir) nó K (rí).
error-move-text = Scríobhtar beart mar d2-e2, nó mar e2-d2xc2xd3 le gabhálacha, ní mar “{ $text }”.
error-move-uci = Scríobhtar beart innill mar d2e2, ní mar “{ $text }”.
error-language = Is iad { $languages } na teangacha, ní “{ $text }”.

## Suíomhanna

error-position-no-king = Níl rí ann.
error-position-many-kings = Tá níos mó ná rí amháin ann.
error-position-many-attackers = Tá an iomarca ionsaitheoirí ann.
error-position-many-defenders = Tá an iomarca cosantóirí ann.
error-position-man-on-throne = Tá fear ar an ríchathaoir.
error-position-man-on-corner = Tá fear i gcúinne.
error-position-ranks = Ní mór seacht ró a bheith ann agus “/” eatarthu; { $count } atá ann.
error-position-rank = Seacht gcearnóg ba chóir a bheith i ró { $rank }; { $count } atá ann.
error-position-letter = Ní píosa é “{ $letter }” i ró { $rank }: scríobh t, T, K, nó figiúr ó 1 go 7 do chearnóga folmha.
error-position-fields = Scríobhtar suíomh mar seo: an clár, spás, agus b nó w don taobh ar leis an seal; ní “{ $text }”.
error-position-side = Is é b (ionsaitheoirí) nó w (cosantóirí) an taobh ar leis an seal, ní “{ $text }”.
error-opentafl-piece = { $kind ->
    [king] Rí de chuid na n-ionsaitheoirí
    [knight] Ridire
    [commander] Ceannasaí
    [mercenary] Amhas
   *[guard] Garda
} is ea “{ $letter }”; ní imríonn anseo ach t, T agus K.
error-opentafl-empty = Ní théann { $text } cearnóg fholamh isteach i ró de sheacht gcearnóg.
error-opentafl-resignation = Géilleadh is ea “---”, ní beart.
error-opentafl-move = Scríobhann OpenTafl bearta mar d2-e2, Kd4-d3 nó d7-d6xd5/Kc6, ní mar “{ $text }”.

## Rialacha

error-rules-unknown = Níl aon tacar rialacha darb ainm “{ $name }”; tá { $presets } ann.
error-rules-name = Ní mór idir 1 agus 60 carachtar a bheith san ainm.
error-rules-start = Ní mór rí amháin a bheith sa suíomh tosaigh.
error-rules-start-men = Sa suíomh tosaigh { $closed ->
    [both] níl cead ag aon fhear seasamh ar an ríchathaoir ná i gcúinne.
    [throne] níl cead ag aon fhear seasamh ar an ríchathaoir.
   *[corners] níl cead ag aon fhear seasamh i gcúinne.
}
error-rules-start-over = De réir na rialacha seo tá an cluiche thart sula dtosaíonn sé: { $ending ->
    [escape] tá an rí san áit a mbuann sé.
    [no_men] níl ionsaitheoir ar bith ann.
    [encirclement] tá an rí agus a chuid fear uile timpeallaithe.
   *[no_moves] { $side ->
        [attackers] ní féidir leis na hionsaitheoirí, a thosaíonn, bogadh.
       *[defenders] ní féidir leis na cosantóirí, a thosaíonn, bogadh.
    }
}
error-rules-table = Tábla de réimsí agus de luachanna is ea tacar rialacha.
error-rules-field = { $near ->
    [none] Níl aon réimse “{ $field }” ann.
   *[other] Níl aon réimse “{ $field }” ann. An é { $near } atá i gceist?
}
error-rules-value = Ní mór do { $field } a bheith ar cheann díobh seo: { $choices }; ní “{ $text }”.
error-rules-truth = Ní mór do { $field } a bheith true nó false, ní “{ $text }”.
error-rules-text = Ní mór do { $field } a bheith ina théacs, ní “{ $text }”.
error-rules-json = Ní JSON é seo ó líne { NUMBER($line, useGrouping: 0) }, colún { NUMBER($column, useGrouping: 0) } ar aghaidh.
error-rules-toml = Ní TOML é seo ó líne { NUMBER($line, useGrouping: 0) }, colún { NUMBER($column, useGrouping: 0) } ar aghaidh.
error-rules-deep = Tá an iomarca lúibíní laistigh de lúibíní.

## Comhaid

error-cannot-read = Ní féidir { $file } a léamh. { $reason }
error-cannot-write = Ní féidir { $file } a scríobh. { $reason }
error-in-file = In { $file }: { $reason }
error-file-missing = Níl a leithéid de chomhad ná d’fhillteán ann.
error-file-folder = Fillteán is ea é.
error-file-no-folder = Ní fillteán é.
error-file-other = Tá rud ann nach comhad é.
error-file-forbidden = Níl rochtain ceadaithe.
error-file-encoding = Ní comhad téacs in UTF-8 é.
error-file-large = Tá sé rómhór, nó tá líne ann atá rófhada, don rud ba chóir dó a bheith.
error-file-system = Deir an córas: { $text }

## Cluichí agus comhaid chluichí

error-record = Líne { NUMBER($line, useGrouping: 0) }, colún { NUMBER($column, useGrouping: 0) }: { $reason }
error-record-none = Níl aon chluiche sa téacs seo.
error-record-long = Tá an cluiche seo rófhada: os cionn { $most } beart.
error-record-tag = Scríobhtar clib mar [Ainm "luach"].
error-record-tag-twice = Tá an chlib { $tag } anseo faoi dhó.
error-record-comment = Ní dhúntar an nóta seo riamh.
error-record-endless = Bheadh cluiche anseo níos faide ná aon chluiche: ní léitear an comhad níos faide.
error-record-letter = Ní chiallaíonn “{ $letter }” aon rud anseo.
error-record-symbol = Níl aon bheart roimh { $symbol }.
error-record-variation-first = Ní mór beart a bheith roimh mhalairt.
error-record-variation-empty = Tá an mhalairt seo folamh.
error-record-variation = Ní dhúntar an mhalairt seo riamh.
error-record-bracket = Ní dhúnann an lúibín seo aon rud.
error-record-result = Is é toradh ceann díobh seo: { $choices }; ní “{ $text }”.
error-record-result-tags = Is é { $result } an toradh anseo ach { $tag } sna clibeanna.
error-record-result-board = Is é { $result } an toradh, ach { $board } atá ar an gclár.
error-record-end = Is é deireadh cluiche ceann díobh seo: { $choices }; ní “{ $text }”.
error-record-end-board = Deirtear go gcríochnaíonn an cluiche le { $said }, ach le { $board } a chríochnaíonn sé ar an gclár.
error-record-end-open = Deirtear go gcríochnaíonn an cluiche le { $said }, ach níl sé thart ar an gclár.
error-list-fields = Ceithre réimse atá i gcluiche (bearta, caillte ag bán, caillte ag dubh, toradh), ní { $count }.
error-list-lost = { $side ->
    [attackers] An líon fear a chaill dubh: { $count }, ní “{ $text }”.
   *[defenders] An líon fear a chaill bán: { $count }, ní “{ $text }”.
}
error-clock = Scríobhtar am mar h:mm:ss, ní mar “{ $text }”.
error-evaluation = Scríobhtar meastóireacht mar -0.35 nó #3, ní mar “{ $text }”.
error-evaluation-both = Líon fear nó bua cinnte is ea meastóireacht, ní an dá rud.
error-header-own = Ní ceanntásc ann féin é { $name }: deir an cluiche féin é.
error-header-name = Litreacha, figiúirí agus _ atá in ainm ceanntáisc, ní “{ $name }”.
error-tree-node = Ní mór beart agus tuismitheoir roimhe a bheith ag beart { $number } den chrann.
error-game-declared = Is é an clár amháin a deir an gcríochnaíonn cluiche le { $termination }.
error-match-names = Ní mór ainmneacha éagsúla a bheith ar imreoirí comhlainn, ní “{ $name }” faoi dhó.
error-match-sets = Bíonn na rialacha céanna agus na himreoirí céanna sa dara cluiche de chomhlann, agus na taobhanna malartaithe.
error-match-over = Dhá chluiche atá i gcomhlann.

## An freastalaí

error-too-long = Tá sé sin rófhada: { $most } carachtar nó iontráil ar a mhéad.
error-not-json = Ní JSON é seo.
error-animation-long = Taispeánann beochan { $most } beart ar a mhéad.
error-animation-large = Ní féidir le beochan { $moves } beart a bheith níos leithne ná { $most } picteilín.
error-busy-tables = Tá táblaí á dtógáil don iomarca tacar rialacha. Bain triail eile as i gceann nóiméid.
error-table-missing = { $most ->
    [0] Níl aon táblaí de na rialacha seo anseo.
   *[other] Tá { $pieces } píosa sa suíomh seo; téann na táblaí anseo chomh fada le { $most }.
}
error-table-damaged = Tá tábla damáistithe; ní mór é a thógáil arís.
error-no-bundle = Níor tógadh na leathanaigh fós.
