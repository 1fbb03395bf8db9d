### Imirt le cara ag scáileán eile: an nasc, na tairiscintí, leathanach an chuiridh.

friend-waiting = Ag fanacht le do chara
friend-waiting-text = Seol an nasc seo. An chéad duine a osclaíonn é agus a bhrúnn Imir, sin é do chéile comhraic.
friend-nobody-yet = Níl duine de na himreoirí tagtha fós.
friend-link = Nasc do do chara
friend-copy = Cóipeáil an nasc
friend-share = Comhroinn
friend-cancel = Cuir an cluiche ar ceal
friend-came = Tá do chara anseo. { $turn ->
    [yes] Is leatsa an beart!
   *[no] Imríonn do chara ar dtús.
}
friend-name = D’ainm, más mian leat
do-ask-back = Iarr do bheart deireanach a thógáil siar
do-ask-back-short = Siar
do-offer-draw = Tairg cluiche cothrom
do-offer-draw-short = Cothrom
do-abort = Cuir deireadh leis an gcluiche gan toradh
do-abort-short = Stad
offer-draw = Tairgeann { $name } cluiche cothrom.
offer-takeback = Iarrann { $name } beart a thógáil siar.
offer-rematch = Iarrann { $name } cluiche eile.
offer-own-draw = Tá cluiche cothrom tairgthe agat.
offer-own-takeback = D’iarr tú do bheart a thógáil siar.
offer-own-rematch = Tá cluiche eile tairgthe agat.
offer-declined = Diúltaíodh do thairiscint.
offer-accept = Glac leis
offer-decline = Diúltaigh
offer-withdraw = Tarraing siar
friend-next-set = Tosóidh an dara cluiche i gceann nóiméid, agus na taobhanna malartaithe.
friend-next-game = Go dtí an cluiche eile
ended-aborted = Cuireadh deireadh leis an gcluiche. Níl aon toradh air.
end-aborted = Gan toradh
join-heading = { $named ->
    [yes] Tugann { $name } cuireadh duit chun cluiche
   *[no] Tá cuireadh agat chun cluiche
}
join-side = { $side ->
    [attackers] Imríonn tú na hionsaitheoirí.
   *[defenders] Imríonn tú na cosantóirí.
}
join-single = Cluiche aonair
join-play = Imir
join-own = Is é seo do nasc féin
join-own-text = Seol chuig an duine é a bheidh ag imirt i d’aghaidh. Is acu atá gá leis, ní agatsa.
join-own-game = Go dtí an cluiche
join-taken = Bhí duine éigin níos tapúla
join-taken-text = Tá an áit tógtha. Is féidir leat féachaint ar an gcluiche.
join-watch = Féach air
join-gone = Níl a leithéid de chuireadh ann
join-gone-text = Níl an nasc iomlán, nó cuireadh an cluiche ar ceal.

## Céard a d’fhéadfadh dul amú

error-no-opponent = Níl do chéile comhraic tagtha fós.
error-offer-open = Thairg do chéile comhraic rud duit. Freagair é sin ar dtús.
error-declined = Diúltaíodh dó sin. Imir beart ar dtús.
error-abort-late = Tá sé ródhéanach deireadh a chur leis an gcluiche seo gan toradh. Is féidir leat géilleadh.
error-abort-tournament = Ní féidir deireadh a chur le cluiche comórtais gan toradh. Is féidir leat géilleadh.
error-not-over = Níl sé seo thart fós.
error-shared-game = Is le do chéile comhraic an cluiche seo freisin: fanann sé.
error-invite-own = Is é seo do nasc féin. Seol chuig an duine é a bheidh ag imirt i d’aghaidh.
error-invite-taken = Tá an áit seo ag duine eile. Is féidir leat féachaint ar an gcluiche.
error-former-player = Scrios do chéile comhraic a chuntas.
friend-tournament = Chuig an gcomórtas
