### Account: l’accesso, la pagina dell’account e che cosa può andare storto.

login-new = Nuovo account
login-name = Nome
login-password = Password
login-new-password = Nuova password
login-show = Mostra la password
login-name-hint = Gli altri lo vedono: da { $least } a { $most } lettere e cifre.
login-password-hint = Almeno { $least } caratteri.
login-no-mail = Non serve nessun indirizzo e-mail.
login-make = Crea l’account
login-forgotten = Password dimenticata?
login-recover = Una nuova password
login-recover-text = Il tuo codice di recupero sostituisce una password dimenticata. L’hai ricevuto insieme all’account.
login-code = Codice di recupero
login-recover-do = Imposta la password
login-back = Torna all’accesso
login-why = Puoi giocare senza account. Con un account ritrovi le tue partite, i tuoi studi e il tuo allenamento in ogni browser; ciò che hai fatto qui finora viene con te.
login-already = Hai fatto l’accesso come { $name }.
account-keep = Conserva le tue partite: crea un account

## Il codice di recupero

recovery-heading = Il tuo codice di recupero
recovery-text = Se dimentichi la password, solo questo codice ti fa rientrare. Viene mostrato una volta sola: stampalo, salvalo o annotalo.
recovery-copy = Copia
recovery-copied = Il codice è copiato.
recovery-print = Stampa
recovery-save = Salva
recovery-kept = L’ho conservato
recovery-go = Continua
recovery-file = Brandubh, { $place }. Il codice di recupero di { $name }:

## La pagina dell’account

account-password-text = Qui resti collegato, altrove l’accesso viene chiuso.
account-old = Password attuale
account-change = Cambia la password
account-changed = La tua password è cambiata.
account-recovery-text = Sostituisce una password dimenticata. Un codice nuovo annulla quello di prima.
account-recovery-do = Crea un nuovo codice
account-sessions = Dove hai fatto l’accesso
account-here = questo browser
account-unknown = Un browser sconosciuto
account-seen = usato il { $date }
account-end = Esci: { $browser }
account-end-others = Esci da tutti gli altri
account-ended = Sessione chiusa.
account-export = I tuoi dati
account-export-text = Tutto ciò che si conserva di te, in un file zip: le tue partite e i tuoi studi come file di partite, il tuo allenamento, questo account.
account-export-do = Salva tutto
account-delete = Elimina l’account
account-delete-text = I tuoi studi, il tuo allenamento e le partite che hai da solo vengono eliminati. Le partite contro altri restano a loro, senza il tuo nome; quelle in corso le abbandoni. Nessun altro avrà il tuo nome. È una scelta definitiva.
account-delete-name = Scrivi «{ $name }» per confermare

## Che cosa può andare storto

error-account-name-length = Un nome ha da { $least } a { $most } caratteri.
error-account-name-form = Un nome è fatto di lettere latine e cifre, separate al più da uno spazio, un trattino, un punto o un trattino basso; non di sole cifre.
error-account-name-reserved = Questo nome non viene assegnato. Scegline un altro.
error-account-name-taken = Qualcuno ha già il nome «{ $name }», o uno che gli somiglia.
error-account-closed = Questo account è chiuso.
error-too-many-tries = Troppi tentativi sbagliati. Riprova più tardi.
error-wrong-password = Nome e password non corrispondono.
error-not-the-password = Questa non è la tua password.
error-wrong-code = Nome e codice non corrispondono.
error-password-weak = Questa password si indovina presto. Usa almeno { $least } caratteri, e non sempre gli stessi.
error-log-in-first = Per questo serve un account. Prima accedi.
error-logged-in = Hai già fatto l’accesso.
