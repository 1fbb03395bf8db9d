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
lesson-four-around-the-throne-title = An rí ar a ríchathaoir
lesson-closing-the-ring-title = An fáinne a dhúnadh
lesson-beside-the-corner-title = Gafa taobh le cúinne
lesson-first-moves-title = Na chéad bhearta

lesson-lone-king-title = An rí ina aonar
lesson-king-and-man-title = An rí agus fear amháin
lesson-two-hunters-title = Beirt shealgairí
lesson-few-men-title = An bua le beagán fear
lesson-last-man-title = Gan fear, gan bheart
lesson-waiting-title = Fanacht
