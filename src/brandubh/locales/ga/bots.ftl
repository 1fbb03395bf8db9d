### Ríomhchláir a imríonn: a gcuid ceadchomharthaí, agus cad is féidir a dhul amú.

tokens-intro = Le ceadchomhartha, gníomhaíonn ríomhchlár ar son do chuntais: leanann sé do chluichí, agus imríonn róbat iad.
tokens-log-in = Le cuntas a bhaineann ceadchomharthaí. Logáil isteach ar dtús.
bot-heading = Róbat
bot-is = Is cuntas róbait é seo. Feiceann gach duine a chastar air é sin.
bot-text = Imríonn ríomhchlár faoina chuntas féin, agus marc an róbait air cibé áit a n-imríonn sé. Ní féidir róbat a dhéanamh de chuntas a d’imir in aghaidh daoine.
bot-become = Déan róbat den chuntas seo
bot-ask = Róbat go deo?
bot-ask-text = Beidh { $name } ina róbat as seo amach. Ní féidir é sin a chealú.
tokens-heading = Ceadchomharthaí
tokens-name = Cad chuige é
tokens-scope = Cad is féidir leis a dhéanamh
tokens-scope-read = Féachaint ar mo chluichí
tokens-scope-play = Imirt
tokens-make = Déan ceadchomhartha
tokens-made = Seo é. Cóipeáil anois é: ní féidir é a thaispeáint arís. An té a bhfuil sé aige, is féidir leis é a úsáid; ná tabhair d’aon duine é.
tokens-new = An ceadchomhartha nua
tokens-copy = Cóipeáil an ceadchomhartha
tokens-copied = Cóipeáladh an ceadchomhartha.
tokens-none = Níl aon cheadchomhartha ann fós.
tokens-unnamed = Gan ainm
tokens-used = úsáidte go deireanach: { $date }
tokens-never-used = níor úsáideadh riamh
tokens-until = go dtí { $date }
tokens-revoke = Cúlghair
tokens-revoke-named = Cúlghair an ceadchomhartha “{ $name }”
tokens-ask-revoke = “{ $name }” a chúlghairm?
tokens-ask-revoke-text = Coinnítear an ríomhchlár a úsáideann é amach láithreach.
tokens-revoked = Cúlghaireadh an ceadchomhartha.

## Cad is féidir a dhul amú

error-token-unknown = Níl aithne ar an gceadchomhartha seo anseo. B’fhéidir gur cúlghaireadh é, nó go bhfuil a thréimhse caite.
error-token-not-here = Ní féidir é seo a dhéanamh le ceadchomhartha.
error-token-scope = Níl cead ag an gceadchomhartha seo é sin a dhéanamh: tá an cead “{ $scope }” de dhíth air.
error-not-a-bot = Ceadchomharthaí róbait amháin a bhfuil cead imeartha acu. Déan róbat den chuntas seo ar dtús.
error-many-tokens = { $most } ceadchomhartha ar a mhéad a bhíonn ag cuntas. Cúlghair ceann nach bhfuil uait a thuilleadh.
error-bot-has-games = D’imir an cuntas seo in aghaidh daoine, agus mar sin ní féidir róbat a dhéanamh de. Déan cuntas eile chuige sin.
error-many-streams = { $most } cluiche ar a mhéad is féidir a leanúint ag an am céanna.
