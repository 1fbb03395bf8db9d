### Cluichí pacáilte agus comhaid suíomhanna: an rud nach féidir a léamh. `error-` agus cód na hearráide.

error-packed-file = Ní comhad cluichí pacáilte é seo.
error-packed-version = Pacáladh an cluiche seo mar leagan { $version }; leagan { $known } a léitear anseo.
error-packed-short = Críochnaíonn na bearta sonraí róluath.
error-packed-damaged = Tá na bearta sonraí millte: ní réitíonn siad lena suim sheiceála.
error-packed-byte = Níl ciall ar bith anseo le beart sonraí { NUMBER($byte, useGrouping: 0) }.
error-packed-move = Ní uimhir aon bhirt dhleathaigh é beart sonraí { NUMBER($byte, useGrouping: 0) }.
error-packed-long = Tá an cluiche seo rófhada le pacáil: os cionn { $most } beart, nó an iomarca téacs.
error-packed-game = Cluiche { NUMBER($number, useGrouping: 0) }: { $reason }

error-positions-operation = Scríobhtar oibríocht mar “bm d2-e2;” nó mar “id "a haon";”.
error-positions-quote = Ní dhúntar na comharthaí athfhriotail seo riamh.
error-positions-twice = Tá an oibríocht { $name } anseo faoi dhó.
error-positions-operands = Scríobhtar an oibríocht { $name } mar seo: “{ $example }”.
error-positions-name = Tá idir 1 agus 20 litir, digit agus _ in ainm oibríochta, ní “{ $name }”.
error-positions-long = Tá an líne seo rófhada: { $most } carachtar ar a mhéad.
