### Foghlaim i nóiméad: sé chéim a imrítear, gach ceann acu lena theideal, a thasc, agus freagra ar bhearta míchearta agus cearta.

learn-step = Céim { $number } as { $count }:
learn-skip = Léim thairis
learn-back = Siar
learn-next = Ar aghaidh
learn-play = Imir do chéad chluiche

learn-move-title = Conas a ghluaiseann na píosaí
learn-move-task = I líne dhíreach a ghluaiseann gach píosa, chomh fada agus atá an bealach saor: tabhair an fear dorcha ar { $from } go dtí an fáinne ar { $to }.
learn-move-wrong = Tá an beart sin ceadaithe freisin, ach ní théann sé go dtí an fáinne. Bain triail as an bhfear ar { $from }.
learn-move-done = Gar nó i bhfad, ar aghaidh, siar nó i leataobh, ach ní ar fiar choíche ná thar phíosa eile.

learn-capture-title = Conas a ghabhtar fear
learn-capture-task = Cuir namhaid idir beirt de do chuid fear, i líne dhíreach, agus gabhtar é: gabh fear geal.
learn-capture-wrong = Ní ghabhtar aon rud mar sin. Tá fear dorcha taobh le fear geal cheana: cuir fear eile ar an taobh eile de.
learn-capture-done = Gabhann an dá thaobh mar sin, agus bíonn an rí páirteach ann.

learn-between-title = Is sábháilte dul isteach idir dhá namhaid
learn-between-task = Má théann tú féin isteach idir dhá namhaid, ní tharlaíonn aon rud duit: tabhair fear geal go dtí an fáinne ar { $to }.
learn-between-wrong = Níl sé sin eatarthu. Bain triail as an bhfear ar { $from }.
learn-between-done = Slán sábháilte: ní ghabhann ach an taobh a bhfuil beart á dhéanamh aige.

learn-squares-title = Na cúinní agus an ríchathaoir
learn-squares-task = Níl cead ag aon phíosa ach ag an rí stopadh ar na cúinní ná ar an ríchathaoir; is ionann iad agus namhaid i gcás na bhfear: gabh fear geal in aghaidh ceann acu.
learn-squares-wrong = Ní ghabhtar aon rud mar sin. Lorg fear geal taobh le cúinne nó taobh leis an ríchathaoir, agus tar ón taobh eile.
learn-squares-done = Tá cead ag fir dul thar an ríchathaoir fholamh, ach níl cead acu stopadh uirthi.

learn-escape-title = Conas a éalaíonn an rí
learn-escape-task = Buann na cosantóirí a luaithe a shroicheann an rí cúinne: tabhair ann é.
learn-escape-wrong = Níl sé slán fós. Tá an bealach go cúinne amháin saor.
learn-escape-done = Nuair atá dhá chúinne oscailte dó in éineacht, is deacair stop a chur leis.

learn-king-title = Conas a ghabhtar an rí
learn-king-task = Buann na hionsaitheoirí nuair a ghabhann siad an rí: amach ón ríchathaoir, idir beirt acu, mar a ghabhtar fear. Gabh é.
learn-king-wrong = Tá an rí saor fós. Tar ón taobh eile de.
learn-king-done = Ar a ríchathaoir teastaíonn ceathrar, duine ar gach taobh. Buann na hionsaitheoirí freisin má thimpeallaíonn siad an rí agus a chuid fear uile.
