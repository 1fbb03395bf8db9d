### An cúrsa: teidil a chaibidlí agus a cheachtanna.

chapter-basics-title = Na chéad chéimeanna
chapter-basics-text = Gach rud a theastaíonn uait le haghaidh do chéad fhíorchluiche, i ndeich nóiméad nó mar sin.

lesson-moving-title = Conas a ghluaiseann na píosaí
lesson-special-squares-title = An ríchathaoir agus na cúinní
lesson-escape-title = An t-éalú
lesson-pincer-title = An pionsúr
lesson-between-title = Dul isteach idir dhá namhaid
lesson-catching-the-king-title = An rí a ghabháil
lesson-hostile-corners-title = Cabhraíonn cúinní le gabháil
lesson-armed-king-title = Gabhann an rí freisin
lesson-throne-by-four-title = Ceathrar timpeall ar an ríchathaoir
lesson-encirclement-title = An fáinne
lesson-before-you-move-title = Sula ndéanann tú beart

chapter-rules-title = Na mionrialacha
chapter-rules-text = An chuid eile de na rialacha: an ríchathaoir, fáinní, athrá, an comhlann, agus na rialacha níos sine ar a dtugtar Raven.

lesson-several-title = Níos mó ná gabháil amháin
lesson-hostile-throne-title = An ríchathaoir naimhdeach
lesson-king-beside-throne-title = An rí taobh lena ríchathaoir
lesson-last-attacker-title = Conas a bhuann na cosantóirí
lesson-rings-title = Cad is fáinne ann
lesson-broken-rings-title = Cad nach fáinne é
lesson-no-moves-title = Gan beart fágtha
lesson-repetition-title = Timpeall agus timpeall
lesson-who-had-the-choice-title = Cé aige a raibh an rogha
lesson-match-title = An comhlann
lesson-raven-title = Na rialacha níos sine: Raven
