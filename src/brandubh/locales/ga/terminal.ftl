### A ndeir na horduithe i dteirminéal, agus cad is féidir a dhul amú leo.

terminal-rules = Deir { $command } AINM a bhfuil i dtacar rialacha.
terminal-rules-id = aitheantas na rialacha: { $id }

error-side-to-play = Is é attackers (ionsaitheoirí), defenders (cosantóirí) nó random (go randamach) taobh, ní “{ $text }”.
error-match-fen = Tosaíonn comhlann leis an suíomh tosaigh: fág --fen ar lár.
error-command = Ní beart mar d2-e2 é “{ $text }” ná ordú; tá siad liostaithe in help.
error-nothing-to-undo = Níl aon bheart le tógáil siar.
error-save-name = Tá ainm comhaid ag teastáil ó save, mar shampla: save cluiche.txt.
error-theme = Níl aon téama darb ainm “{ $text }”; tá { $choices } ann.
error-picture-of-game = Tarraingítear pictiúr de shuíomh, ní de chomhad cluichí: fág --svg ar lár.
error-time = Líon soicindí is ea tréimhse, nó rud mar 90s, 10m nó 2h, ní “{ $text }”.
error-two-files = Tá dhá chomhad ag teastáil ó --certificate agus --save.
error-folder-without-start = Is é --folder fillteán an fheachtais: le start a théann sé, agus ní le --side, --certificate ná --save.
error-bench = Tomhaiseann bench gach rud, nó search, ní “{ $text }”.
error-no-package = Tá an pacáiste { $package } ag teastáil ón aip: { $command }
error-cannot-listen = Ní féidir éisteacht ar { $host }, port { $port }. { $reason }
error-ports = Tá na poirt { $first } go { $last } go léir in úsáid; ainmnigh ceann eile le --port.
error-limits = Is é atá in { $variable } ná off, uimhir, nó ainmneacha le huimhreacha mar games=100; ní haon cheann díobh sin “{ $text }”. Is iad na hainmneacha { $names }.
error-proxy = Ainmnítear seachfhreastalaí lena sheoladh, mar 10.0.0.2 nó 10.0.0.0/24, ní “{ $text }”.
error-data-folder = Ní féidir cluichí a choinneáil in { $file }. { $reason }
error-data-full = Níl aon spás fágtha ar an diosca do { $file }. Déan spás, nó ainmnigh fillteán eile le --data.
error-database-address = Ní seoladh bhunachar sonraí PostgreSQL é an seoladh in { $variable }. Seo an chuma a bhíonn air: postgresql://ainm:pasfhocal@freastalaí/bunachar.
error-database-unusable = Ní féidir an bunachar sonraí { $file } a úsáid: { $reason }
error-redis-address = Ní seoladh Redis é an seoladh in { $variable }. Seo an chuma a bhíonn air: redis://freastalaí:6379/0.
error-data-foreign = Ní bunachar sonraí de chuid Brandubh é { $file } agus fágadh mar a bhí é. Ainmnigh fillteán eile le --data.
error-data-newer = Scríobh Brandubh níos nuaí { $file }. Nuashonraigh an ceann seo, nó ainmnigh fillteán eile le --data.
error-data-damaged = Tá { $file } damáistithe. Cuir cúltaca ina áit, nó ainmnigh fillteán eile le --data.
error-data-upgrade = Níorbh fhéidir { $file } a thabhairt cothrom le dáta agus fágadh mar a bhí é. { $reason }
error-data-locked = Tá { $file } faoi ghlas ag ríomhchlár eile. Bain triail eile as nuair a bheidh deireadh leis sin.
