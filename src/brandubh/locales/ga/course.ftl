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

## Straitéis: caibidlí agus ceachtanna do na cosantóirí, do na hionsaitheoirí agus do dheireadh an chluiche

chapter-defenders-title = Imirt na gcosantóirí
chapter-defenders-text = Oscail dhá líne in éineacht, bain leas as do chuid fear agus as an ríchathaoir, agus fan lasmuigh den fháinne.
chapter-attackers-title = Imirt na n-ionsaitheoirí
chapter-attackers-text = Cosain na cúinní, leag an líon agus beir ar an rí.
chapter-endings-title = Deireadh an chluiche
chapter-endings-text = Beagán píosaí agus imirt chruinn: cad a bhuann nuair atá an clár beagnach folamh.

lesson-two-open-lines-title = Dhá líne oscailte
lesson-step-aside-title = Fear a thabhairt ar líne
lesson-take-the-guard-title = Gabh an garda
lesson-throne-shield-title = An ríchathaoir mar sciath
lesson-look-before-taking-title = Féach sula ngabhann tú
lesson-reading-threats-title = Bagairtí a fheiceáil
lesson-out-of-the-ring-title = Amach as an bhfáinne

lesson-guarding-corners-title = Na cúinní a chosaint
lesson-diagonal-net-title = An líon ar fiar
lesson-against-the-fork-title = Stop a chur leis an ngabhlóg
lesson-take-or-guard-title = Gabháil nó cosaint
lesson-luring-title = Mealladh
lesson-king-on-throne-title = An rí ar a ríchathaoir
lesson-closing-the-ring-title = An fáinne a dhúnadh
lesson-beside-the-corner-title = Gafa taobh le cúinne
lesson-first-moves-title = Na chéad bhearta

lesson-lone-king-title = An rí ina aonar
lesson-king-and-man-title = An rí agus fear amháin
lesson-two-hunters-title = Beirt shealgairí
lesson-few-men-title = An bua le beagán fear
lesson-last-man-title = Gan fear, gan bheart
lesson-waiting-title = Fanacht
