### Le regole, clausola per clausola. «Pedina»: ogni pezzo tranne il re.

section-board = Scacchiera e pezzi
section-movement = Il movimento
section-capture = La cattura
section-king = La cattura del re
section-endings = La fine della partita
section-repetition = La ripetizione
section-match = L’incontro
section-notation = La notazione

## Da dove vengono le regole

origin-wtf = Le regole della World Tafl Federation, come le enunciano i suoi documenti in inglese e in francese.
origin-wtf-de = Le regole della World Tafl Federation, come le enuncia il suo documento in tedesco. Si distinguono dalle altre solo per la ripetizione.
origin-wtf-it = Le regole della World Tafl Federation, come le enuncia il suo documento in italiano. Si distinguono dalle altre solo per la ripetizione.
origin-raven = Un foglio di regole più antico, in inglese. Il nome è quello del gioco: brandubh vuol dire corvo nero in irlandese. Secondo il foglio è il più piccolo gioco della famiglia del tafl, e in Irlanda ci si giocava già almeno mille anni fa.
origin-cyningstan = Il Brandub del sito Cyningstan: la ricostruzione di Damian Walker dai poemi irlandesi e dalle tavole ritrovate, come altri la riportano. Ciò che lascia aperto è deciso come nel foglio più antico.
origin-magpie = Un gioco abbozzato da Nigel Suckling in The Leprechaun Companion (1999), secondo il sito di Aage Nielsen: il re muove di una sola casella e si cattura da ogni lato. Ciò che resta aperto è deciso come fa la Federazione.
origin-ard-ri = «Gran re», un gioco moderno che si dice scozzese, secondo il foglio di Dragonheel’s Lair: venticinque pezzi che muovono di una sola casella. Ciò che resta aperto è deciso come nel foglio più antico.
origin-ard-ri-open = L’Ard Rí provato in torneo sul sito di Aage Nielsen: i pezzi del Brandubh su una scacchiera senza caselle speciali. Ciò che resta aperto è deciso come fa la Federazione.
origin-custom = Regole composte da un giocatore.

## Scacchiera e pezzi

clause-board-title = La scacchiera
clause-board = La scacchiera ha sette caselle per sette. Le colonne vanno da a a g, da sinistra a destra; le righe da 1 a 7, dal basso verso l’alto.

clause-special-squares-title = Trono e angoli
clause-special-squares = La casella centrale, { $throne }, è il trono. I quattro angoli, { $corners }, si chiamano anche province.
clause-special-squares-sheet = La casella centrale, { $throne }, è il trono: all’inizio vi siede il re. Il trono e i quattro angoli, { $corners }, sono caselle speciali.
clause-special-squares-plain = La casella centrale, { $throne }, si chiama trono. I quattro angoli sono { $corners }.

clause-sides-title = Le due squadre
clause-sides =
    { $attackers ->
        [0] Gli attaccanti non hanno pedine.
        [one] Gli attaccanti hanno una sola pedina, nera: un invasore vichingo.
        [8] Gli attaccanti hanno otto pedine, nere: gli invasori vichinghi.
       *[other] Gli attaccanti hanno { $attackers } pedine, nere: gli invasori vichinghi.
    } { $defenders ->
        [0] I difensori hanno solo il re irlandese, bianco, chiamato Branán.
        [one] I difensori sono bianchi: il re irlandese, chiamato Branán, e una pedina, il suo principe.
        [4] I difensori sono bianchi: il re irlandese, chiamato Branán, e quattro pedine, i suoi principi.
       *[other] I difensori sono bianchi: il re irlandese, chiamato Branán, e { $defenders } pedine, i suoi principi.
    }
clause-sides-sheet =
    { $defenders ->
        [0] I difensori sono bianchi e hanno solo un re.
        [one] I difensori sono bianchi: un re e un guerriero.
        [4] I difensori sono bianchi: un re e quattro guerrieri.
       *[other] I difensori sono bianchi: un re e { $defenders } guerrieri.
    } { $attackers ->
        [0] Gli attaccanti non hanno né re né guerrieri.
        [one] Gli attaccanti sono neri: nessun re, ma un guerriero.
        [8] Gli attaccanti sono neri: nessun re, ma otto guerrieri.
       *[other] Gli attaccanti sono neri: nessun re, ma { $attackers } guerrieri.
    } In queste regole i guerrieri si chiamano pedine.
clause-sides-plain =
    { $attackers ->
        [8] Gli attaccanti hanno otto pedine nere.
        [16] Gli attaccanti hanno sedici pedine nere.
       *[other] Gli attaccanti hanno { $attackers } pedine nere.
    } { $defenders ->
        [4] I difensori sono bianchi: un re e quattro pedine.
        [8] I difensori sono bianchi: un re e otto pedine.
       *[other] I difensori sono bianchi: un re e { $defenders } pedine.
    }

clause-goal-defenders-title = Lo scopo dei difensori
clause-goal-defenders-corners = I difensori cercano di portare il loro re in uno dei quattro angoli (le province).
clause-goal-defenders-corners-sheet = I difensori cercano di portare il loro re in uno dei quattro angoli.
clause-goal-defenders-edges = I difensori cercano di portare il loro re sul bordo della scacchiera.

clause-goal-attackers-title = Lo scopo degli attaccanti
clause-goal-attackers-capture = Gli attaccanti cercano di catturare il re prima che fugga.
clause-goal-attackers-encirclement = Gli attaccanti cercano di catturare il re prima che fugga, oppure di accerchiarlo con tutte le sue pedine.

clause-start-title = L’inizio
clause-start = All’inizio il re è in { $king }, i difensori in { $defenders }, gli attaccanti in { $attackers }.

clause-turns-title = I turni
clause-turns-attackers = Gli attaccanti muovono per primi; poi si gioca a turno, una mossa a testa. Non si può saltare il turno.
clause-turns-defenders = I difensori muovono per primi; poi si gioca a turno, una mossa a testa. Non si può saltare il turno.

## Il movimento

clause-movement-title = Come si muovono i pezzi
clause-movement = Ogni pezzo si muove come la torre negli scacchi: di quante caselle vuote si vuole, in linea retta lungo una riga o una colonna, mai in diagonale. Non può saltare un altro pezzo, e una casella ne contiene uno solo.
clause-movement-king-one = Le pedine si muovono come la torre negli scacchi: di quante caselle vuote si vuole, in linea retta lungo una riga o una colonna, mai in diagonale. Il re si muove allo stesso modo, ma di una sola casella. Nessun pezzo può saltarne un altro, e una casella ne contiene uno solo.
clause-movement-men-one = Il re si muove come la torre negli scacchi: di quante caselle vuote si vuole, in linea retta lungo una riga o una colonna, mai in diagonale. Le pedine si muovono allo stesso modo, ma di una sola casella. Nessun pezzo può saltarne un altro, e una casella ne contiene uno solo.
clause-movement-one = Ogni pezzo si muove di una casella lungo una riga o una colonna, mai in diagonale. La casella dev’essere vuota.

clause-restricted-title = Caselle riservate al re
clause-restricted = Il trono e gli angoli sono caselle interdette: solo il re può fermarvisi. Le pedine non possono, né quelle degli attaccanti né quelle dei difensori.
clause-restricted-throne = Il trono è una casella interdetta: solo il re può fermarvisi. Gli angoli sono caselle come le altre.
clause-restricted-corners = Gli angoli sono caselle interdette: solo il re può fermarvisi. Il trono è una casella come le altre: ogni pezzo può fermarvisi e attraversarlo.
clause-restricted-none = Nessuna casella è riservata al re: ogni pezzo può fermarsi sul trono e negli angoli, e attraversare il trono.

clause-throne-crossing-title = Attraversare il trono
clause-throne-crossing-yes = Le pedine possono attraversare il trono quando è vuoto. Se vi siede il re, il trono sbarra la strada come ogni casella occupata.
clause-throne-crossing-no = Le pedine non possono attraversare il trono, neppure quando è vuoto.

clause-king-return-title = Il re e il suo trono
clause-king-return-yes = Il re può attraversare il trono vuoto, e può tornarci.
clause-king-return-no = Il re può attraversare il trono vuoto, ma una volta che l’ha lasciato non può più fermarcisi.
clause-king-return-yes-step = Il re può tornare sul trono vuoto.
clause-king-return-no-step = Una volta che il re ha lasciato il trono, non può più fermarcisi.

## La cattura

clause-capture-title = La tenaglia
clause-capture = Si cattura una pedina nemica chiudendole intorno una tenaglia con la propria mossa: il pezzo mosso si trova subito accanto, e subito dietro, sulla stessa linea, c’è un altro pezzo della stessa squadra o una casella che le è ostile. La pedina viene tolta dalla scacchiera.

clause-capture-several-title = Più pezzi in una mossa
clause-capture-several = Una mossa può chiudere una tenaglia in ogni direzione, tranne quella da cui viene il pezzo, e catturare così fino a tre pezzi.

clause-capture-at-once-title = Tutte insieme
clause-capture-at-once = Tutte le catture di una mossa avvengono insieme. Si giudicano prima di togliere qualsiasi pezzo.

clause-capture-two-in-a-row-title = Due in fila
clause-capture-two-in-a-row = Una tenaglia stringe un pezzo solo. Due pezzi in fila sulla sua linea non sono catturati. Non lo è nemmeno una fila lungo il bordo: non c’è nessun muro di scudi.

clause-capture-diagonal-title = Non in diagonale
clause-capture-diagonal = Una tenaglia si chiude lungo una riga o una colonna. Nemici in diagonale non catturano nulla.

clause-capture-safe-entry-title = Entrare è sicuro
clause-capture-safe-entry = Cattura solo la squadra che muove. Ci si può mettere tra due nemici, o tra un nemico e una casella ostile, e lì si è al sicuro; anche il re. Per catturare, un nemico deve venire a chiudere di nuovo la tenaglia.

clause-king-armed-title = Il re che cattura
clause-king-armed-yes = Il re cattura come ogni altro pezzo: sia come pezzo mosso sia come pezzo che sta dietro, anche dal suo trono.
clause-king-armed-no = Il re è disarmato. Non cattura, e non vale come il pezzo che sta dietro.

clause-hostile-squares-title = Caselle ostili
clause-hostile-squares-yes = Una casella ostile fa le veci del secondo pezzo di una tenaglia: basta un nemico, se alle spalle si ha una casella così.
clause-hostile-squares-no = In queste regole nessuna casella è ostile: una tenaglia richiede sempre due pezzi.

clause-corners-hostile-title = Gli angoli
clause-corners-hostile-yes = Gli angoli sono ostili a tutti i pezzi delle due squadre, compreso il re.
clause-corners-hostile-yes-empty = Gli angoli, quando sono vuoti, sono ostili a tutti i pezzi delle due squadre, compreso il re.
clause-corners-hostile-no = Gli angoli non sono ostili a nessuno.

clause-edge-title = Il bordo
clause-edge = Il bordo della scacchiera non è mai ostile.

clause-throne-attackers-title = Il trono e gli attaccanti
clause-throne-attackers-never = Il trono non è mai ostile agli attaccanti.
clause-throne-attackers-when-empty = Il trono è ostile agli attaccanti quando è vuoto.
clause-throne-attackers-always = Il trono è sempre ostile agli attaccanti.

clause-throne-defenders-title = Il trono e i difensori
clause-throne-defenders-never = Il trono non è mai ostile alle pedine del re.
clause-throne-defenders-when-empty = Il trono è ostile alle pedine del re solo quando è vuoto. Se vi siede il re, il trono le protegge.
clause-throne-defenders-always = Il trono è sempre ostile alle pedine del re, anche se vi siede il loro re.

## La cattura del re

clause-king-capture-title = Catturare il re
clause-king-capture-2 = Gli attaccanti vincono quando catturano il re. Fuori dal trono lo si cattura come una pedina: con due attaccanti ai lati opposti, o con uno solo contro una casella a lui ostile.
clause-king-capture-4 =
    Gli attaccanti vincono quando catturano il re. Fuori dal trono ci vuole un attaccante, o una casella a lui ostile, su ogni lato{ $edge ->
        [yes] : quattro in mezzo alla scacchiera, tre sul bordo.
       *[no] .
    }
clause-king-capture-2-away = Gli attaccanti vincono quando catturano il re. Fuori dal trono e dalle caselle accanto lo si cattura come una pedina: con due attaccanti ai lati opposti, o con uno solo contro una casella a lui ostile.
clause-king-capture-4-away =
    Gli attaccanti vincono quando catturano il re. Fuori dal trono e dalle caselle accanto ci vuole un attaccante, o una casella a lui ostile, su ogni lato{ $edge ->
        [yes] : quattro in mezzo alla scacchiera, tre sul bordo.
       *[no] .
    }

clause-king-on-throne-title = Il re sul trono
clause-king-on-throne-2 = Sul trono lo catturano due attaccanti ai lati opposti, come si cattura una pedina su qualsiasi altra casella.
clause-king-on-throne-4 = Sul trono lo catturano solo quattro attaccanti che lo circondano, uno per lato.

clause-king-beside-throne-title = Il re accanto al trono
clause-king-beside-throne-2 = Subito accanto al trono lo catturano due attaccanti ai lati opposti.
clause-king-beside-throne-4 = Subito accanto al trono servono attaccanti sugli altri tre lati per catturarlo.
clause-king-beside-throne-all = Subito accanto al trono servono attaccanti su tutti e quattro i lati per catturarlo, uno dei quali sul trono.
clause-king-beside-throne-safe = Subito accanto al trono non può essere catturato: il trono non vale come chiuso, e nessun attaccante può starci.

clause-throne-king-title = Il trono e il re
clause-throne-king-never = Il trono non è mai ostile al re. Accanto al trono un solo attaccante non può catturare il re contro il trono: ce ne vogliono due, ai lati opposti del re.
clause-throne-king-hostile = Il trono è ostile al re. Accanto al trono basta un attaccante dal lato opposto per catturarlo.
clause-throne-king-closed = Per il re che gli sta accanto il trono vuoto vale come chiuso, come se ci fosse un attaccante.
clause-throne-king-when-empty = Il trono è ostile al re quando è vuoto. Accanto al trono basta un attaccante dal lato opposto per catturarlo.
clause-throne-king-open = Per il re che gli sta accanto il trono vuoto non vale come chiuso: non è un muro.

clause-king-beside-corner-title = Il re accanto a un angolo
clause-king-beside-corner-2 = Accanto a un angolo basta un attaccante: cattura il re contro l’angolo.
clause-king-beside-corner-4 = Accanto a un angolo bastano due attaccanti, uno su ciascuno degli altri lati.
clause-king-beside-corner-safe = Accanto a un angolo il re non può essere catturato, perché nessun attaccante può stare nell’angolo.

clause-king-at-edge-title = Il re sul bordo
clause-king-at-edge-2 = Sul bordo lo catturano due attaccanti, uno per lato lungo il bordo.
clause-king-at-edge-4 = Sul bordo lo catturano tre attaccanti, uno su ciascuno dei lati che restano; due lungo il bordo non bastano.
clause-king-at-edge-never = Sul bordo il re non può essere catturato.

## La fine della partita

clause-escape-title = La fuga
clause-escape-corners = Quando il re raggiunge un angolo, i difensori vincono, anche se la stessa mossa cattura.
clause-escape-edges = Quando il re raggiunge una qualsiasi casella del bordo, i difensori vincono, anche se la stessa mossa cattura.

clause-no-men-title = Nessun attaccante
clause-no-men = Quando l’ultimo attaccante è catturato, i difensori vincono.
clause-no-men-sheet = Quando l’ultimo attaccante è catturato, i difensori vincono. Il foglio non lo dice: è una scelta fatta qui.

clause-encirclement-title = L’accerchiamento
clause-encirclement-yes = Gli attaccanti vincono quando hanno accerchiato (circondato) il re e tutte le pedine che gli restano, togliendogli così ogni fuga: nessuna via, passo per passo lungo righe e colonne su caselle senza attaccanti, porta da un pezzo bianco al bordo della scacchiera. Non importa che i difensori possano ancora muovere, o aprirsi un varco con una cattura.
clause-encirclement-no = Un anello intorno al re e alle sue pedine non conta: la partita continua.

clause-encirclement-diagonals-title = Varchi in diagonale
clause-encirclement-diagonals = I varchi in diagonale non rompono l’anello. Lo si giudica dopo le catture della mossa.

clause-encirclement-edge-men-title = L’anello sul bordo
clause-encirclement-edge-men = Le pedine dell’anello possono stare esse stesse su caselle del bordo.

clause-encirclement-outside-title = Tutti dentro
clause-encirclement-outside = Se anche un solo pezzo bianco è fuori dall’anello, non c’è accerchiamento.

clause-encirclement-edge-title = Senza il bordo
clause-encirclement-edge = Un anello che ha bisogno del bordo della scacchiera per chiudersi non è un accerchiamento.

clause-encirclement-throne-title = Il trono non è un muro
clause-encirclement-throne = Il trono vuoto e gli angoli valgono come le altre caselle: un anello che ha lì un varco è aperto.

clause-no-moves-title = Nessuna mossa
clause-no-moves-loss = La squadra che al suo turno non ha mosse permesse perde.
clause-no-moves-draw = Quando la squadra di turno non ha mosse permesse, la partita è patta.

clause-order-of-endings-title = Quale fine conta
clause-order-of-endings =
    Dopo ogni mossa e le sue catture, la prima di queste condizioni che si verifica chiude la partita: il re è fuggito o è catturato; non resta nessun attaccante; { $encirclement ->
        [yes] i difensori sono accerchiati;{ " " }
       *[no] { "" }
    }la squadra di turno non ha mosse{ $repetition ->
        [yes] ; la posizione si è ripetuta troppe volte.
       *[no] .
    }

clause-resignation-title = Abbandono e tempo
clause-resignation = Un giocatore può abbandonare in ogni momento, e perde. Chi esaurisce il tempo perde.

clause-agreement-title = Accordo
clause-agreement = I giocatori possono accordarsi per la patta in ogni momento.

## La ripetizione

clause-repetition-title = Quando conta la ripetizione
clause-repetition-three-loops = La ripetizione chiude la partita quando la stessa sequenza di mosse (un giro) è stata giocata tre volte di fila. La posizione è allora sulla scacchiera per la quarta volta.
clause-repetition-third-loop = La ripetizione chiude la partita quando la stessa sequenza di mosse (un giro) è giocata per la terza volta, di fila o no. Tre strade diverse verso la stessa posizione sono tre giri diversi.
clause-repetition-fourth-time = La ripetizione chiude la partita quando una posizione è sulla scacchiera per la quarta volta, di fila o no.
clause-repetition-third-time = La ripetizione chiude la partita quando una posizione è sulla scacchiera per la terza volta, di fila o no.
clause-repetition-second-time = La ripetizione chiude la partita quando una posizione è sulla scacchiera per la seconda volta.
clause-repetition-none = Le posizioni si possono ripetere senza fine.

clause-repetition-position-title = Che cos’è una posizione
clause-repetition-position = Una posizione è data dal posto di ogni pezzo e dalla squadra di turno. Gli stessi pezzi con l’altra squadra di turno sono un’altra posizione.

clause-repetition-backstop-title = Nessuna partita senza fine
clause-repetition-backstop = Qualunque sia il giro che l’ha prodotta, una posizione che è sulla scacchiera per la settima volta ha la stessa conseguenza.

clause-repetition-verdict-title = Che cosa ne segue
clause-repetition-verdict-choice = Ripetere senza fine è proibito: chi ripete deve cambiare mossa in tempo. Se nessuno lo fa, perde la squadra che aveva la scelta; quasi sempre sono i difensori.
clause-repetition-verdict-defenders-lose = Ripetere senza fine è proibito: chi ripete deve cambiare mossa in tempo. Se nessuno lo fa, perdono i difensori.
clause-repetition-verdict-draw = La partita è allora patta.

clause-repetition-choice-title = Chi aveva la scelta
clause-repetition-choice = Si guardano le mosse dell’ultimo giro. Una squadra era libera se, a uno dei suoi turni in quel giro, aveva una mossa che vince subito sulla scacchiera, o una verso una posizione nuova nella partita dopo la quale l’altra squadra non può vincere subito sulla scacchiera. Se una sola squadra era libera, perde. Se lo erano entrambe, o nessuna, perdono i difensori.

clause-repetition-warning-title = L’avviso
clause-repetition-warning = Prima che tu confermi una mossa che riporta una posizione precedente, ti viene detto quante volte c’è già stata e a che cosa porterà un altro giro.

## L’incontro

clause-match-title = Due set
clause-match = Un incontro si gioca in due set. Nel secondo i giocatori si scambiano le squadre.

clause-match-two-wins-title = Due vittorie
clause-match-two-wins = Chi vince entrambi i set vince l’incontro.

clause-match-fewest-moves-title = Meno mosse
clause-match-fewest-moves = Con una vittoria a testa, vince l’incontro chi ha vinto in meno mosse, contando solo le proprie, comunque sia finito il suo set. A parità di mosse l’incontro è pari.

clause-match-draws-title = Set in parità
clause-match-draws = Con una vittoria e una patta si vince l’incontro. Con due patte l’incontro è pari.

## La notazione

clause-move-text-title = Le mosse
clause-move-text = Una mossa si scrive con la casella di partenza e quella di arrivo, poi una x e la casella di ogni pezzo catturato, anche del re: { $move }.

clause-position-text-title = Le posizioni
clause-position-text = Una posizione si scrive con le sue sette righe, dalla 7 alla 1, separate da una barra: t è un attaccante, T un difensore, K il re, una cifra altrettante caselle vuote. Segue la squadra di turno: b gli attaccanti (neri), w i difensori (bianchi). La posizione iniziale è { $fen }.

clause-set-up-title = Posizioni composte a mano
clause-set-up =
    Una posizione si può comporre liberamente con esattamente un re,{ $closed ->
        [both] { " " }nessuna pedina sul trono o in un angolo,
        [throne] { " " }nessuna pedina sul trono,
        [corners] { " " }nessuna pedina in un angolo,
       *[none] { "" }
    } al massimo { $attackers ->
        [8] otto
       *[other] { $attackers }
    } attaccanti e al massimo { $defenders ->
        [4] quattro
       *[other] { $defenders }
    } difensori. Se la partita vi è già decisa, finisce subito, chiunque sia di turno.

## Che cosa mostra un diagramma

shows-turn =
    { $side ->
        [attackers] Tocca agli attaccanti.
       *[defenders] Tocca ai difensori.
    }
shows-reach = Il pezzo in { $square } può andare sulle caselle segnate.
shows-moved = Da { $from } a { $to }: non si cattura nulla.
shows-captures =
    { $count ->
        [one] Da { $from } a { $to }: il pezzo in { $squares } è catturato.
       *[other] Da { $from } a { $to }: i pezzi in { $squares } sono catturati.
    }
shows-line = La linea ha { $count } mosse.
shows-goes-on = La partita continua.
