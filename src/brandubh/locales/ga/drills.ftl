### Cleachtaí: suíomhanna a imrítear go deireadh in aghaidh na himeartha is fearr.

## The list

drills-intro = Imir suíomh go deireadh in aghaidh na himeartha is fearr, agus déan comparáid.
drills-count = { $count } cleachtadh, { $stars } as { $most } réalta
drills-begin = Tosaigh
drills-continue = Lean ort
drills-all = Gach cleachtadh
drill-group-escapes = Buanna bunúsacha: éalaíonn an rí
drill-group-escapes-text = An rí ina aonar nó le fear amháin, in aghaidh ionsaitheora amháin, beirte agus triúir.
drill-group-hunts = Buanna bunúsacha: gabhtar an rí
drill-group-hunts-text = In aice le cúinne, ag an imeall, i lár an chláir: conas a ghabhann na hionsaitheoirí rí.
drill-group-defences = Cosaintí
drill-group-defences-text = An t-aon bheart amháin, cás caillte atá le fadú, rí nach bhfuil cead éalaithe aige.
drill-group-endings = Deirí cáiliúla
drill-group-endings-text = Fáinní a dhúnann nó a bhriseann, agus na buanna is faide dá bhfuil ann.
drill-short = { $goal ->
    [hold] { $side ->
        [attackers] Ionsaitheoirí: seas an fód
       *[defenders] Cosantóirí: seas an fód
    }
    [resist] { $side ->
        [attackers] Ionsaitheoirí: mair
       *[defenders] Cosantóirí: mair
    }
   *[win] { $side ->
        [attackers] Ionsaitheoirí: bua
       *[defenders] Cosantóirí: bua
    }
}, { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}
drill-record = An chuid is fearr agat: { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}
drill-stars = { $stars ->
    [0] Gan réalta
    [one] Réalta amháin as trí cinn
    [two] Dhá réalta as trí cinn
   *[other] { $stars } réalta as trí cinn
}

## A drill

drill-task = { $goal ->
    [escape] Is tusa na cosantóirí: tabhair an rí go cúinne.
    [capture] Is tusa na hionsaitheoirí: gabh an rí.
    [encircle] Is tusa na hionsaitheoirí: timpeallaigh an rí agus a chuid fear uile.
    [hold] { $side ->
        [attackers] Is tusa na hionsaitheoirí: ná caill an cluiche.
       *[defenders] Is tusa na cosantóirí: ná caill an cluiche.
    }
   *[resist] { $side ->
        [attackers] Is tusa na hionsaitheoirí, agus caillfidh tú: mair chomh fada agus is féidir.
       *[defenders] Is tusa na cosantóirí, agus caillfidh tú: mair chomh fada agus is féidir.
    }
} An imirt is fearr: { $moves ->
    [one] beart amháin.
    [two] dhá bheart.
    [few] { $moves } bheart.
    [many] { $moves } mbeart.
   *[other] { $moves } beart.
}
drill-best = An imirt is fearr: { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}
drill-counter = Beart { $move } as { $best }
drill-counter-over = Beart { $move }; { $best } an rud is fearr
drill-begin = Leatsa an seal. Is é an freagra is fearr a thugtar i gcónaí.
drill-judging = { $move } á mheas…
drill-step-best = Is é { $move } an imirt is fearr.
drill-step-slower = Cosnaíonn { $move } { $lost ->
    [one] beart amháin.
    [two] dhá bheart.
    [few] { $lost } bheart.
    [many] { $lost } mbeart.
   *[other] { $lost } beart.
}
drill-step-thrown = { $goal ->
    [hold] Ligeann { $move } gach rud uait.
   *[win] { $sure ->
        [yes] Ligeann { $move } an bua uait.
       *[no] Tar éis { $move } ní fheiceann an t-inneall bua cinnte a thuilleadh.
    }
}
drill-answer = Is é { $reply } an freagra.
drill-left = As seo buafaidh tú i { $moves ->
    [one] mbeart amháin.
    [two] ndá bheart.
    [few] { $moves } bheart.
    [many] { $moves } mbeart.
   *[other] { $moves } beart.
}
drill-opponent-wins = { $side ->
    [attackers] Buann na hionsaitheoirí anois
   *[defenders] Buann na cosantóirí anois
}{ $moves ->
    [one] , láithreach.
    [two] { " " }i ndá bheart.
    [few] { " " }i { $moves } bheart.
    [many] { " " }i { $moves } mbeart.
   *[other] { " " }i { $moves } beart.
}
drill-take-back = Tóg siar an beart
drill-taken-back = Tógadh siar é. Bain triail as beart eile.
drill-go-on = Imir leat
drill-hint = Leid
drill-hint-move = Is é { $move } an imirt is fearr.
drill-helped = Cosnaíonn leid, nó beart a thógtar siar, réalta.
drill-restart = Ón tús
drill-again = Triail amháin eile
drill-show = Taispeáin dom
drill-show-again = Taispeáin arís
drill-back = Ar ais chuig mo chluiche
drill-watch = Imirt is fearr an dá thaobh, beart ar bheart.
drill-next = An chéad chleachtadh eile
drill-your-moves = Do chluiche
drill-best-line = An imirt is fearr
drill-mark-slower = +{ $lost }
drill-mark-thrown = ligeann sé gach rud uait
drill-won = Bua i { $moves ->
    [one] mbeart amháin
    [two] ndá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}{ $how ->
    [best] : níl aon duine níos tapúla.
    [faster] ; in aghaidh na cosanta is fearr tá { $best } de dhíth.
   *[slower] ; { $best } an rud ab fhearr.
}
drill-held = Sheas tú an fód, mar a iarradh: { $moves ->
    [one] beart amháin.
    [two] dhá bheart.
    [few] { $moves } bheart.
    [many] { $moves } mbeart.
   *[other] { $moves } beart.
}
drill-lasted = Mhair tú { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}{ $how ->
    [best] : ní mhaireann aon duine níos faide.
   *[other] ; { $best } an rud ab fhearr.
}
drill-late = Gan bua i { $moves ->
    [two] ndá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}; { $best } an rud ab fhearr.
drill-lost = { $side ->
    [attackers] Bhuaigh na hionsaitheoirí.
   *[defenders] Bhuaigh na cosantóirí.
} D’fhéadfá an bua a fháil i { $best ->
    [two] ndá bheart.
    [few] { $best } bheart.
    [many] { $best } mbeart.
   *[other] { $best } beart.
}

## The drills

drill-open-lines-title = Línte oscailte
drill-open-lines-text = Ag an imeall tá dhá chúinne os comhair an rí ag an am céanna, agus ní féidir le garda amháin ach bealach amháin a dhúnadh.
drill-one-guard-title = Garda amháin
drill-one-guard-text = Is fiú trí bheart ionsaitheoir amháin in aice leis an rí, agus ní fiú níos mó riamh é.
drill-two-guards-title = Beirt ghardaí
drill-two-guards-text = Tá an rí faoi bhagairt: imigh le beart a ghnóthaíonn am.
drill-king-and-man-title = Rí agus fear
drill-king-and-man-text = Tá an rí i mbaol in aice le cúinne; ceannaíonn an t-aon fhear atá aige an t-am.
drill-three-guards-title = Triúr gardaí
drill-three-guards-text = Níl ach an t-aon chéad bheart amháin a bhuann: coinnigh an dara bealach oscailte.
drill-helper-title = An cúntóir
drill-helper-text = Gabhann an rí agus a fhear le chéile, agus tá an bealach saor.
drill-five-moves-title = Cúig bheart
drill-five-moves-text = Níl níos mó ag teastáil ó rí ar bith in aghaidh triúr ionsaitheoirí, agus níl aon rogha ann ar an gcéad bheart.
drill-beside-the-corner-title = In aice leis an gcúinne
drill-beside-the-corner-text = Gabhann cúinne mar a ghabhann duine de do chuid fear: is leor beirt ionsaitheoirí.
drill-in-the-open-title = I lár an chláir
drill-in-the-open-text = Ná fág ag an rí ach cearnóga ar féidir le beirt de do chuid fear é a ghabháil orthu.
drill-at-the-edge-title = Ag an imeall
drill-at-the-edge-text = Tá an rí ar tí rith feadh an imill: stop é san áit a mbeidh sé sa ghaiste.
drill-four-hunters-title = Ceathrar sealgairí
drill-four-hunters-text = Ceathrar in aghaidh an rí ina aonar: gach uair ach an uair dheireanach níl ach beart amháin ann.
drill-closing-in-title = Ag druidim leis
drill-closing-in-text = Tiomáin an rí chun an imill, agus gabh é ansin idir beirt fhear.
drill-cut-off-title = Gearrtha amach
drill-cut-off-text = Cuir an rí faoi ghlas, lig dá fhear rith, agus tar ar ais chun é a ghabháil.
drill-lone-prince-title = Tá cabhair ag teacht
drill-lone-prince-text = Tá fear ag brostú chuig a rí: stop é le duine de do chuid fear, agus an rí leis an gcuid eile.
drill-to-and-fro-title = Anonn is anall
drill-to-and-fro-text = Ritheann an rí ó thaobh go taobh; bíonn an líon níos teinne gach uair.
drill-save-the-king-title = Sábháil an rí
drill-save-the-king-text = Tá an rí ar tí a bheith gafa. Níl ach beart amháin a shábhálann é, agus buann sé.
drill-one-way-out-title = Bealach amach amháin
drill-one-way-out-text = Arís níl ach beart amháin a shábhálann an rí; ar ball cabhraíonn cúinne leis garda a ghabháil.
drill-borrowed-time-title = Am ar iasacht
drill-borrowed-time-text = Tá an rí caillte, ach níl fós: cá fhad a choinneoidh tú beo é?
drill-rearguard-title = Cúlgharda
drill-rearguard-text = Ní féidir le triúr ionsaitheoirí an rí seo a stopadh go deo: cuir moill air chomh fada agus is féidir.
drill-narrow-path-title = An cosán caol
drill-narrow-path-text = Ceithre huaire as a chéile níl ach beart amháin a choinníonn an bua, agus ansin tá an rí tríd.
drill-keep-him-in-title = Coinnigh istigh é
drill-keep-him-in-text = Ní féidir leis an gcúigear seo gabháil an rí a chinntiú, ach is féidir leo é a choinneáil ó na cúinní.
drill-hunted-king-title = An rí á sheilg
drill-hunted-king-text = Seacht n-uaire níl ach cearnóg amháin ceart: ní mhaireann aon duine níos mó ná ocht mbeart anseo.
drill-ring-title = An fáinne
drill-ring-text = Dún an bhearna dheireanach timpeall ar an rí agus ar a chuid fear uile.
drill-break-out-title = Briseadh amach
drill-break-out-text = Tá an fáinne beagnach dúnta: tabhair fear suas, agus bí níos tapúla.
drill-closing-ring-title = An fáinne ag dúnadh
drill-closing-ring-text = Ná bí sa tóir ar rí ar féidir leat é a dhúnadh isteach.
drill-one-prince-title = Fear amháin fágtha
drill-one-prince-text = Ochtar ionsaitheoirí in aghaidh an rí agus an fhir dheireanaigh: bagair anseo, buaigh ansiúd.
drill-five-pieces-title = An ceann is faide le cúig cinn
drill-five-pieces-text = Le cúig phíosa ar an gclár níl aon bhua níos faide ná na hocht mbeart seo.
drill-great-hunt-title = An tseilg mhór
drill-great-hunt-text = Tiomáineann cúigear ionsaitheoirí rí anonn is anall go dtí nach bhfuil cearnóg fágtha aige.
drill-fifteen-moves-title = Cúig bheart déag
drill-fifteen-moves-text = Le sé phíosa níl aon bhua níos faide: buann rí ina aonar ar chúigear ionsaitheoirí.
drill-thirty-one-moves-title = Aon bheart is tríocha
drill-thirty-one-moves-text = An bua is faide atá ar eolas. Lasmuigh dá chosán níl ach an t-inneall ag freagairt, agus ní fheiceann sé go deireadh.
