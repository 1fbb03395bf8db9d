### Cad a thaispeánann nasc nuair a roinntear é, agus cad a thaispeánann brabhsálaí gan scripteanna.

preview-title = Brandubh: gabh an rí, nó saor é
preview-description = Cluiche cláir Éireannach is ea brandubh, agus is furasta é a fhoghlaim: imir in aghaidh an ríomhaire nó le cara, agus déan anailís ar do chluichí.
preview-over = { $winner ->
    [attackers] { $moves ->
        [one] Bhuaigh na hionsaitheoirí le beart amháin
        [two] Bhuaigh na hionsaitheoirí le dhá bheart
        [few] Bhuaigh na hionsaitheoirí le { $moves } bheart
        [many] Bhuaigh na hionsaitheoirí le { $moves } mbeart
       *[other] Bhuaigh na hionsaitheoirí le { $moves } beart
    }
    [defenders] { $moves ->
        [one] Bhuaigh na cosantóirí le beart amháin
        [two] Bhuaigh na cosantóirí le dhá bheart
        [few] Bhuaigh na cosantóirí le { $moves } bheart
        [many] Bhuaigh na cosantóirí le { $moves } mbeart
       *[other] Bhuaigh na cosantóirí le { $moves } beart
    }
   *[nobody] { $moves ->
        [one] Cothrom tar éis beart amháin
        [two] Cothrom tar éis dhá bheart
        [few] Cothrom tar éis { $moves } bheart
        [many] Cothrom tar éis { $moves } mbeart
       *[other] Cothrom tar éis { $moves } beart
    }
}
preview-open = { $moves ->
    [0] Cluiche nua
    [one] Cluiche tar éis beart amháin
    [two] Cluiche tar éis dhá bheart
    [few] Cluiche tar éis { $moves } bheart
    [many] Cluiche tar éis { $moves } mbeart
   *[other] Cluiche tar éis { $moves } beart
}
preview-players = Ionsaitheoirí: { $attackers }; cosantóirí: { $defenders }.
preview-study = { $chapters ->
    [one] Staidéar i gcaibidil amháin: suíomhanna agus cluichí le nótaí.
    [two] Staidéar in dhá chaibidil: suíomhanna agus cluichí le nótaí.
    [few] Staidéar i { $chapters } chaibidil: suíomhanna agus cluichí le nótaí.
    [many] Staidéar i { $chapters } gcaibidil: suíomhanna agus cluichí le nótaí.
   *[other] Staidéar i { $chapters } caibidil: suíomhanna agus cluichí le nótaí.
}
preview-computer = ríomhaire, leibhéal { $level }
preview-somebody = duine
preview-script = Ní mór JavaScript a bheith ag Brandubh.
preview-invite = { $named ->
    [yes] Tugann { $name } cuireadh duit chun cluiche Brandubh
   *[no] Cuireadh chun cluiche Brandubh
}
preview-invite-side = { $side ->
    [attackers] Imríonn tú na hionsaitheoirí.
   *[defenders] Imríonn tú na cosantóirí.
}
preview-invite-taken = Tá an áit tógtha; is féidir leat féachaint ar an gcluiche.
