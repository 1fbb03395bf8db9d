### Staidéir: liostaí caibidlí, coinnithe faoi ainm agus roinnte le nasc.

studies-intro = Suíomhanna agus cluichí le d’fhocail féin, caibidil ar chaibidil. Is féidir le duine ar bith a bhfuil an nasc aige iad a léamh.
studies-new = Staidéar nua
studies-new-text = Tosaigh leis an suíomh tosaigh, nó tabhair comhad cluichí leat: déantar caibidil de gach cluiche.
studies-name = Ainm an staidéir
studies-create = Cruthaigh
studies-import = Ó chomhad cluichí
studies-none = Gan staidéar ar bith fós
studies-none-text = Is le haghaidh ceachta, oscailte nó do chuid cluichí is fearr é staidéar: cuir suíomhanna agus bearta in ord, scríobh a bhfuil le feiceáil iontu, agus roinn nasc amháin.
studies-chapters = { $count ->
    [one] caibidil amháin
    [two] dhá chaibidil
    [few] { $count } chaibidil
    [many] { $count } gcaibidil
   *[other] { $count } caibidil
}
studies-delete = Scrios an staidéar
studies-ask-delete = “{ $name }” a scriosadh?
studies-ask-delete-text = Beidh an staidéar imithe go deo lena chaibidlí uile, agus ní bheidh aon rud ag a nasc.
studies-deleted = Tá an staidéar scriosta.
studies-keep = Coinnigh é

## Leathanach staidéir

study-chapter = Caibidil { $number }
study-chapter-of = Caibidil { $number } as { $count }
study-chapters = Caibidlí
study-previous = An chaibidil roimhe
study-next = An chéad chaibidil eile
study-panels = An chaibidil agus an liosta
study-saved = Sábháilte
study-saving = Á shábháil …
study-unsaved = Níor sábháladh é: níl an freastalaí ag freagairt. Táimid ag triail arís.
study-refused = Níor sábháladh é: { $reason }
study-others = Staidéar le duine eile. Ní athraíonn a dtriaileann tú anseo rud ar bith ann.
study-copy = Cóipeáil chuig mo staidéir
study-copied = Is leatsa an chóip seo.
study-conflict = Athraíodh an chaibidil seo i bhfuinneog eile. Níl a bhfuil agat anseo sábháilte.
study-keep-mine = Sábháil mo cheannsa mar chaibidil nua
study-take-other = Taispeáin an ceann eile
study-changed-elsewhere = Athraíodh an staidéar i bhfuinneog eile; seo mar atá sé anois.
study-rename = Athainmnigh an staidéar
study-rename-chapter = Athainmnigh an chaibidil
study-chapter-name = Ainm na caibidle
study-rename-do = Athainmnigh
study-up = Bog an chaibidil suas
study-down = Bog an chaibidil síos
study-delete-chapter = Scrios an chaibidil
study-ask-delete-chapter = An chaibidil seo a scriosadh?
study-ask-delete-chapter-text = Beidh “{ $name }” imithe go deo.
study-keep-chapter = Coinnigh í
study-add = Cuir caibidil leis
study-add-do = Cuir leis
study-add-from = Tosaíonn sí le
study-from-start = Tús cluiche
study-from-here = An suíomh ar an gclár
study-from-text = Suíomh nó cluiche mar théacs
study-print = Priontáil
study-export = Sábháil mar chomhad cluichí
study-more = Tuilleadh faoin staidéar seo
study-failed = Ní féidir an staidéar seo a oscailt

## A bhfuil ar an gclár anailíse a shábháil

study-save-text = Déantar caibidil de, lena bhearta, a fhocail agus a líníochtaí.
study-save-where = Staidéar
study-save-new = Staidéar nua
study-save-do = Sábháil

## Nach féidir a dhéanamh le staidéar: `error-` agus an cód

error-study-name = Ní mór ainm a bheith ar staidéar.
error-study-forbidden = Le duine eile an staidéar seo; is féidir leat é a léamh agus a chóipeáil.
error-study-changed = Athraíodh an t-ábhar in áit eile idir an dá linn. Níor scríobhadh thar aon rud.
error-many-studies = Tá { $most } staidéar agat. Scrios ceann acu ar dtús.
error-many-chapters = Níl níos mó ná { $most } caibidil i staidéar.
error-last-chapter = Coinníonn staidéar caibidil amháin ar a laghad. Is féidir an staidéar ar fad a scriosadh.
error-chapter-long = Tá an chaibidil seo rófhada: níl níos mó ná { $most } carachtar i gcaibidil.
error-study-long = Tá an staidéar seo rófhada: níl níos mó ná { $most } carachtar sna caibidlí uile le chéile.
