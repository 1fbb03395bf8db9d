### Ord a choinneáil: cad is féidir a dhul amú.

error-blocked = Ní imríonn sibh beirt in aghaidh a chéile: chuir duine agaibh cosc ar an duine eile.
error-block-oneself = Ní féidir le haon duine cosc a chur air féin.
error-many-blocks = Ní féidir cosc a chur ar níos mó ná { $most } imreoir.
error-left-too-often = D’fhág tú an iomarca cluichí inniu. Beidh tú in ann céilí comhraic a lorg arís i gceann { $minutes } nóim.
error-no-account = Níl aon duine anseo darb ainm “{ $name }”.
error-account-not-open = Tá an cuntas “{ $name }” dúnta cheana.
error-account-open = Tá an cuntas “{ $name }” oscailte.
