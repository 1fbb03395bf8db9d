### Imreoirí: táblaí na gceannairí, próifílí, cluichí rátáilte, agus cad is féidir a dhul amú.

players-kind = Cén rátáil
players-overall = San iomlán
players-attackers = Ionsaitheoirí
players-defenders = Cosantóirí
players-rule = Cluichí rátáilte le { $days } lá anuas: { $games } ar a laghad, agus rátáil atá cinnte cheana: sin a theastaíonn le bheith ar an liosta.
players-none = Níl aon duine chun tosaigh fós
players-none-text = Logáil isteach, roghnaigh “Rátáilte” nuair a thosaíonn tú cluiche, agus b’fhéidir gur tusa a bheidh chun tosaigh.
players-search = Aimsigh imreoir
players-nobody = Níl ainm ar bith ann a thosaíonn mar sin.
players-rank = Áit
players-name = Imreoir
players-rating = Rátáil
players-games = Cluichí rátáilte
players-bot = Róbat
players-bot-text = Ríomhchlár atá ag imirt faoin ainm seo.
players-guess = Meastachán go fóill: tá na cluichí róghann.
profile-joined = Anseo ó: { $date }
profile-unrated = Gan cluiche rátáilte fós
profile-count = Cluichí rátáilte: { $count }
profile-graph = Rátáil { $kind ->
    [attackers] leis na hionsaitheoirí
    [defenders] leis na cosantóirí
   *[overall] san iomlán
}; cluichí: { $count }; ó { $first } go { $last }, ag a híosphointe { $low }, ag a huasphointe { $high }.
profile-graph-none = Tar éis dhá chluiche rátáilte, feicfear cúrsa na rátála anseo.
profile-table = An rud céanna ina thábla
profile-date = Dáta
profile-change = Athrú
profile-game = Cluiche
profile-open-game = Oscail an cluiche
profile-together = Bhur gcluichí le chéile
profile-sides = De réir taoibhe
profile-levels = In aghaidh an ríomhaire
profile-level = Leibhéal { $level }
profile-tally = Buaite: { $won } · cothrom: { $drawn } · caillte: { $lost }
profile-openings = Na hoscailtí is ansa
profile-explore = Féach air
profile-games = Cluichí rátáilte
profile-games-own = Do chluichí
profile-games-private = Ní fheiceann daoine eile ach do chluichí rátáilte.
profile-games-none = Gan cluichí fós.
profile-gone = Níl an t-imreoir sin ann
profile-gone-text = Níl an t-ainm seo ar aon duine anseo.
rated-choice = Rátáilte: ar son pointí
rated-needs = Rialacha aitheanta agus céile comhraic atá de dhíth ar chluiche rátáilte: an ríomhaire nó cara.
rated-game = Cluiche rátáilte
rated-join = Cluiche rátáilte: tá cuntas de dhíth ort.
end-rating = Do rátáil: { $rating } ({ $change })
preview-leaders = Na himreoirí Brandubh is láidre: san iomlán, leis na hionsaitheoirí agus leis na cosantóirí.
preview-profile = Rátálacha, cluichí agus na hoscailtí is ansa le himreoir Brandubh.

## Cad is féidir a dhul amú

error-rated-account = Tá cuntas de dhíth ar chluiche rátáilte. Logáil isteach ar dtús.
error-rated-kind = Imrítear cluiche rátáilte de réir rialacha aitheanta óna dtús, le clog, in aghaidh cara nó an ríomhaire.
error-rated-no-help = Tá cluiche rátáilte atá á imirt agat ag an suíomh seo, nó beart amháin roimhe. Fad a mhaireann sé imrítear é gan chabhair: gan leid, gan anailís, gan oscailtí, gan táblaí.
error-rated-no-takeback = Ní thógtar beart ar ais i gcluiche rátáilte.
error-rated-stays = Fanann cluiche rátáilte. Is féidir leat géilleadh.
