### Le lezioni del capitolo sulle regole più sottili: per ogni passo il compito, e che cosa si dice delle mosse.

## Più catture insieme

lesson-several-two-task = Una mossa può chiudere più tenaglie. Cattura due difensori insieme.
lesson-several-two-one = Così ne catturi uno. Un’altra mossa ne prende due.
lesson-several-two-wrong = Cerca una casella accanto a due difensori che abbiano entrambi una delle tue pedine alle spalle.
lesson-several-two-done = Tutte le catture di una mossa avvengono insieme: si giudicano insieme.

lesson-several-three-task = Tre insieme: di più una mossa non può catturare. Trova il gran colpo dei difensori.
lesson-several-three-one = Un attaccante è preso, contro l’angolo. Ma tre di loro hanno una casella vicina in comune.
lesson-several-three-wrong = Quale casella libera ha intorno tre attaccanti, ciascuno con un difensore alle spalle?
lesson-several-three-done = Uno in ogni direzione, tranne quella da cui viene il pezzo: al massimo tre.

## Il trono ostile

lesson-hostile-throne-attackers-task = Il trono è sempre ostile agli attaccanti, come un angolo. Catturane uno contro il trono.
lesson-hostile-throne-attackers-wrong = Così non si cattura nessuno. Un attaccante è proprio accanto al trono: arriva dal lato opposto.
lesson-hostile-throne-attackers-done = Vuoto o con il re seduto sopra, il trono è pericoloso per l’attaccante che gli sta accanto.

lesson-hostile-throne-defenders-task = Il trono vuoto è ostile anche alle pedine del re. Catturane una contro il trono.
lesson-hostile-throne-defenders-side = Lì il trono non è dal lato opposto. Il difensore deve trovarsi tra te e il trono.
lesson-hostile-throne-defenders-wrong = Così non si cattura nessuno. Un difensore è proprio accanto al trono vuoto.
lesson-hostile-throne-defenders-done = Quando il re se ne va, le sue pedine accanto al trono perdono il riparo.

lesson-hostile-throne-occupied-task = Con il re seduto sopra, il trono protegge le sue pedine. Cattura un difensore.
lesson-hostile-throne-occupied-sheltered = Su quella linea questo è al sicuro: il suo re siede sul trono, alle sue spalle.
lesson-hostile-throne-occupied-wrong = Così non si cattura nessuno. Cerca un difensore lontano dal re che ha un attaccante proprio accanto.
lesson-hostile-throne-occupied-done = Agli attaccanti il trono è sempre ostile, alle pedine del re solo quando è vuoto.

## Il re accanto al trono

lesson-king-beside-throne-across-task = Il trono non aiuta mai contro il re. Accanto al trono lo catturano due attaccanti ai lati opposti. Catturalo.
lesson-king-beside-throne-across-throne = Il re non si cattura contro il suo trono. Ti servono due pedine, una di fronte all’altra.
lesson-king-beside-throne-across-wrong = Il re è ancora libero. Lascia dov’è la pedina accanto a lui, e portane un’altra dal lato opposto.
lesson-king-beside-throne-across-done = Due pedine, una di fronte all’altra, e mai il trono al posto di una di loro.

lesson-king-beside-throne-choice-task = Qui sta da un altro lato del trono. Trova la coppia che lo cattura.
lesson-king-beside-throne-choice-throne = Dietro di lui c’è solo il trono, che contro il re non aiuta mai.
lesson-king-beside-throne-choice-wrong = Il re è ancora libero. Nessun attaccante può fermarsi sul trono: solo una linea può chiudersi su di lui.
lesson-king-beside-throne-choice-done = Per il re gli angoli sono ostili, il trono non lo è mai, e nemmeno il bordo.

## Come vincono i difensori

lesson-last-attacker-capturing-task = Un re che raggiunge un angolo vince, qualunque altra cosa faccia la sua mossa. Vinci subito.
lesson-last-attacker-capturing-man = Un attaccante di meno, ma la partita continua. Il re può chiuderla adesso.
lesson-last-attacker-capturing-wrong = La partita continua. Il re aveva la strada libera verso un angolo.
lesson-last-attacker-capturing-done = Può anche catturare con la sua ultima mossa: conta solo che sia nell’angolo.

lesson-last-attacker-last-task = I difensori vincono anche quando l’ultimo attaccante è catturato. Catturalo.
lesson-last-attacker-last-wrong = È ancora lì. Lascia dov’è il difensore accanto a lui, e portane un altro dal lato opposto.
lesson-last-attacker-last-done = Senza attaccanti nessuno può più fermare il re: la partita è finita.

## Quando l’anello vale

lesson-rings-diagonals-task = Le pedine di un anello possono toccarsi anche solo in diagonale: di lì non passa nessuno. Chiudi l’anello.
lesson-rings-diagonals-capture = Una pedina è presa, ma l’anello non è chiuso. Un anello chiuso vince subito.
lesson-rings-diagonals-shift = Questa pedina lascia un varco dietro di sé. Fanne venire una che non fa parte dell’anello.
lesson-rings-diagonals-wrong = C’è ancora una via verso il bordo, passo per passo su caselle libere.
lesson-rings-diagonals-done = Si esce lungo righe e colonne: i varchi in diagonale non contano.

lesson-rings-edge-men-task = Le pedine dell’anello possono stare esse stesse sul bordo. Chiudi questo.
lesson-rings-edge-men-capture = Una pedina è presa, ma l’anello resta aperto. Un anello chiuso vince subito.
lesson-rings-edge-men-shift = Un varco si chiude e un altro si apre. Fai venire una pedina da fuori.
lesson-rings-edge-men-wrong = C’è ancora una casella libera del bordo che i difensori possono raggiungere.
lesson-rings-edge-men-done = Da dentro nessuno può raggiungere una casella libera del bordo: ecco l’anello.

lesson-rings-captures-task = L’anello si giudica dopo le catture della mossa. Chiudi questo intorno a tutti quelli che restano.
lesson-rings-captures-wrong = C’è ancora una via d’uscita. Una casella chiude insieme l’anello e due tenaglie.
lesson-rings-captures-done = Prima si tolgono le pedine catturate, poi si guarda l’anello.

## Quando l’anello non vale

lesson-broken-rings-outside-task = Il re è chiuso dentro, ma una delle sue pedine è fuori: non è ancora un accerchiamento. Vinci subito.
lesson-broken-rings-outside-leaves = È catturata, ma da una pedina dell’anello, che ora è aperto. Chi altro può farlo?
lesson-broken-rings-outside-wrong = Il difensore fuori dall’anello è ancora lì. Sta accanto a un angolo.
lesson-broken-rings-outside-done = Quando tutti sono dentro, o catturati, l’anello conta subito.

lesson-broken-rings-edge-task = Qui un anello avrebbe bisogno del bordo della scacchiera per chiudersi, e un anello così non conta. Vinci in un altro modo.
lesson-broken-rings-edge-edge = Sembra chiuso, ma dentro ci sono caselle libere del bordo: non è un accerchiamento. Cattura piuttosto il re.
lesson-broken-rings-edge-wrong = La partita continua. Cerca la casella che chiude una tenaglia intorno al re.
lesson-broken-rings-edge-done = Un anello è fatto solo di pedine: il bordo della scacchiera non può farne parte.

lesson-broken-rings-throne-task = Il trono vuoto non è un muro: qui il re potrebbe uscire passandoci sopra. Chiudi l’anello.
lesson-broken-rings-throne-far = Il re passa sul trono e sguscia accanto alla tua pedina. Chiudi il varco subito dietro il trono.
lesson-broken-rings-throne-wrong = C’è ancora una via d’uscita, sul trono vuoto.
lesson-broken-rings-throne-done = Per un anello il trono vuoto e gli angoli sono caselle come le altre.

## Nessuna mossa

lesson-no-moves-attackers-task = Chi al suo turno non può muovere perde. Lascia l’ultimo attaccante senza mosse.
lesson-no-moves-attackers-wrong = Può ancora muovere. Nell’angolo non può fermarsi: chiudi le vie che gli restano.
lesson-no-moves-attackers-done = Nessuno può passare: una squadra chiusa da ogni parte ha perso.

lesson-no-moves-defenders-task = Il re si è messo tra due attaccanti, ed è solo. Lascialo senza mosse.
lesson-no-moves-defenders-wrong = Può ancora muovere: una casella accanto a lui è libera.
lesson-no-moves-defenders-done = Sul bordo non è un accerchiamento, e il re non è catturato; ma non può muovere, e così perde.

## Girare in tondo

lesson-repetition-back-task = Ogni squadra ha spostato una pedina; gli attaccanti sono appena tornati indietro. Riporta anche tu la tua pedina, all’anello in e3.
lesson-repetition-back-wrong = È qualcosa di nuovo, e in una partita spesso è meglio. Qui torna all’anello.
lesson-repetition-back-done = Stessi pezzi, stesse caselle, stessa squadra di turno: questa posizione c’era già stata. È permesso, ma ricevi un avviso.

lesson-repetition-break-task = La tua pedina va in e4 e torna in e3, un attaccante va in b1 e torna in c1. Chiudere questo giro per la terza volta di fila perde. Interrompilo.
lesson-repetition-break-again = Così lo stesso giro si chiude per la terza volta di fila, e i difensori perdono. Gioca altro.
lesson-repetition-break-done = Ogni mossa nuova interrompe il giro. E nulla dura senza fine: anche la settima volta di una posizione chiude la partita.

lesson-repetition-turn-task = I pezzi stanno dov’erano all’inizio, ma tocca all’altra squadra: è un’altra posizione, e nulla si è ripetuto.

## Chi aveva la scelta

lesson-who-had-the-choice-attackers-task = Per la terza volta di fila la tua pedina è andata da c1 a b1. Perde chi aveva la scelta; se l’avevano entrambi, i difensori. Chiudi il giro.
lesson-who-had-the-choice-attackers-wrong = Una mossa nuova salva i difensori. Torna all’anello: così il giro si chiude.
lesson-who-had-the-choice-attackers-done = Lo stesso se non l’aveva nessuno: quasi sempre tocca ai difensori interrompere il giro in tempo.

lesson-who-had-the-choice-defenders-task = Ancora e ancora gli attaccanti inseguono il tuo re tra e6 e c6. Lui non ha altre mosse sicure, loro sì: la scelta è loro. Chiudi il terzo giro.
lesson-who-had-the-choice-defenders-wrong = Lì è subito perduto. La sua sola mossa sicura chiude il giro.
lesson-who-had-the-choice-defenders-done = Solo gli attaccanti avrebbero potuto giocare altro senza perdere subito: la ripetizione costa loro la partita.

lesson-who-had-the-choice-elsewhere-task = Le regole italiane sono più semplici: dopo tre giri di fila perdono sempre i difensori. Quelle tedesche contano la terza volta di un giro anche se non è di fila.

## L’incontro

lesson-match-sets-task = Un incontro si gioca in due set, e nel secondo ci si scambia la squadra. Lo si vince con due vittorie, o con una vittoria e una patta. Con due patte è pari.

lesson-match-both-task = Supponi di aver vinto il primo set con gli attaccanti. Ora difendi. Vinci anche questo, e l’incontro è tuo.
lesson-match-both-man = Una pedina catturata, ma il set continua. Il re può vincerlo adesso.
lesson-match-both-wrong = Il set continua. Il re aveva la strada libera verso un angolo.
lesson-match-both-done = Due vittorie: non serve contare le mosse.

lesson-match-fewest-task = Supponi che l’avversario abbia vinto il primo set in 25 mosse sue. In questo tu ne hai fatte 20. Vinci con la prossima.
lesson-match-fewest-man = Una pedina catturata, ma puoi vincere proprio con questa mossa, e ogni mossa conta.
lesson-match-fewest-wrong = Il re è ancora libero. Lascia dov’è la pedina accanto a lui, e portane un’altra dal lato opposto.
lesson-match-fewest-done = Una vittoria a testa, e 21 mosse sono meno di 25: l’incontro è tuo. A parità di mosse sarebbe pari.

## Regole più antiche: Raven

lesson-raven-king-task = Nelle regole Raven il trono non protegge: due attaccanti vi catturano il re, come in ogni altra casella. Catturalo.
lesson-raven-king-wrong = Il re è ancora libero. Lascia dov’è la pedina accanto a lui, e portane un’altra dal lato opposto.
lesson-raven-king-done = Con le regole della Federazione ce ne sarebbero voluti quattro.

lesson-raven-throne-task = Qui il trono non è ostile a nessuno; gli angoli sì. Cattura un difensore.
lesson-raven-throne-throne = Qui il trono vuoto non aiuta. Cerca un difensore con un attaccante proprio accanto.
lesson-raven-throne-wrong = Così non si cattura nessuno. Cerca un difensore che ha un attaccante proprio accanto.
lesson-raven-throne-done = In queste regole una tenaglia richiede due pezzi anche accanto al trono.

lesson-raven-ring-task = Qui un anello non conta: conta solo la cattura del re. Vinci subito.
lesson-raven-ring-ring = Con le regole della Federazione avresti vinto. Qui devi catturare il re.
lesson-raven-ring-wrong = Il re è ancora libero. Ne bastano due ai lati opposti, anche sul trono.
lesson-raven-ring-done = Senza accerchiamento gli attaccanti hanno un solo scopo: il re.

lesson-raven-stuck-task = Qui una squadra che non può muovere non ha perso: la partita è patta. Lascia l’ultimo attaccante senza mosse, e guarda.
lesson-raven-stuck-wrong = Può ancora muovere. Nell’angolo non può fermarsi: chiudi le vie che gli restano.
lesson-raven-stuck-done = In queste regole, dunque, non chiudere gli ultimi attaccanti: catturali.

lesson-raven-again-task = La tua pedina va in e4 e torna in e3, un attaccante va in b1 e torna in c1. Qui la terza volta di una posizione dà patta, chiunque avesse la scelta. Fai patta.
lesson-raven-again-wrong = È una posizione nuova: la partita continua. Torna all’anello.
lesson-raven-again-done = Nelle regole Raven girare in tondo salva una brutta partita; con quelle della Federazione qualcuno perde.
