### Cuntais: logáil isteach, leathanach an chuntais, agus cad is féidir a dhul amú.

login-new = Cuntas nua
login-name = Ainm
login-password = Pasfhocal
login-new-password = Pasfhocal nua
login-show = Taispeáin an pasfhocal
login-name-hint = Feiceann daoine eile é: idir { $least } agus { $most } litir nó digit.
login-password-hint = { $least } carachtar ar a laghad.
login-no-mail = Níl seoladh ríomhphoist de dhíth.
login-make = Cruthaigh an cuntas
login-forgotten = An ndearna tú dearmad ar do phasfhocal?
login-recover = Pasfhocal nua
login-recover-text = Tógann do chód athshlánaithe áit pasfhocail a ndearnadh dearmad air. Fuair tú é in éineacht le do chuntas.
login-code = Cód athshlánaithe
login-recover-do = Socraigh an pasfhocal
login-back = Ar ais go dtí an logáil isteach
login-why = Is féidir leat imirt gan chuntas. Má tá cuntas agat, beidh do chluichí, do staidéir agus do thraenáil agat i ngach brabhsálaí; tagann a bhfuil déanta agat anseo go dtí seo leat.
login-already = Tá tú logáilte isteach mar { $name }.
account-keep = Coinnigh do chluichí: cruthaigh cuntas

## An cód athshlánaithe

recovery-heading = Do chód athshlánaithe
recovery-text = Má dhéanann tú dearmad ar do phasfhocal, is é an cód seo amháin a ligfidh isteach arís thú. Ní thaispeántar é ach uair amháin: priontáil é, sábháil é nó scríobh síos é.
recovery-copy = Cóipeáil
recovery-copied = Tá an cód cóipeáilte.
recovery-print = Priontáil
recovery-save = Sábháil
recovery-kept = Tá sé coinnithe agam
recovery-go = Ar aghaidh
recovery-file = Brandubh, { $place }. Cód athshlánaithe { $name }:

## Leathanach an chuntais

account-password-text = Fanann tú logáilte isteach anseo, agus logáiltear amach i ngach áit eile thú.
account-old = Pasfhocal reatha
account-change = Athraigh an pasfhocal
account-changed = Tá do phasfhocal athraithe.
account-recovery-text = Tógann sé áit pasfhocail a ndearnadh dearmad air. Ní oibríonn an seanchód nuair a bhíonn ceann nua ann.
account-recovery-do = Déan cód nua
account-sessions = Cá bhfuil tú logáilte isteach
account-here = an brabhsálaí seo
account-unknown = Brabhsálaí anaithnid
account-seen = úsáidte go deireanach ar { $date }
account-end = Logáil amach: { $browser }
account-end-others = Logáil amach i ngach áit eile
account-ended = Logáladh amach ansin thú.
account-export = Do shonraí
account-export-text = Gach a gcoinnítear fút, i gcomhad zip amháin: do chluichí agus do staidéir mar chomhaid chluiche, do thraenáil, an cuntas seo.
account-export-do = Sábháil gach rud
account-delete = Scrios an cuntas
account-delete-text = Baintear do staidéir, do thraenáil agus na cluichí atá agatsa amháin. Fanann cluichí in aghaidh daoine eile acu siúd, gan d’ainm; géilleann tú na cinn atá ar siúl. Ní bhfaighidh aon duine eile d’ainm. Ní féidir é seo a chealú.
account-delete-name = Scríobh “{ $name }” chun é a dheimhniú

## Cad is féidir a dhul amú

error-account-name-length = Bíonn idir { $least } agus { $most } carachtar in ainm.
error-account-name-form = Litreacha Laidineacha agus digití a bhíonn in ainm, agus spás, fleiscín, ponc nó fostríoc aonair eatarthu; ní digití amháin.
error-account-name-reserved = Ní thugtar an t-ainm seo d’aon duine. Roghnaigh ceann eile.
error-account-name-taken = Tá an t-ainm “{ $name }”, nó ceann cosúil leis, ag duine éigin cheana.
error-account-closed = Tá an cuntas seo dúnta.
error-too-many-tries = Bhí sé mícheart rómhinic. Bain triail eile as ar ball.
error-wrong-password = Ní oireann an t-ainm agus an pasfhocal dá chéile.
error-not-the-password = Ní hé seo do phasfhocal.
error-wrong-code = Ní oireann an t-ainm agus an cód dá chéile.
error-password-weak = Is furasta an pasfhocal seo a thomhas. Úsáid { $least } carachtar ar a laghad, agus ná húsáid na cinn chéanna i gcónaí.
error-log-in-first = Tá cuntas de dhíth air seo. Logáil isteach ar dtús.
error-logged-in = Tá tú logáilte isteach cheana.
