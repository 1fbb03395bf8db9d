### Fráma gach leathanaigh: barra uachtair, roghchláir, teidil, fógraí.

title = { $page } · Brandubh
title-play = Imirt
title-course = Cúrsa
title-learn = Foghlaim i nóiméad
title-lesson = Ceacht
title-puzzle = Puzal
title-puzzles = Puzail
title-train = Traenáil
title-streak = Sraith
title-storm = Stoirm
title-history = Stair na traenála
title-drill = Cleachtadh
title-drills = Cleachtaí
title-game = Cluiche
title-join = Cuireadh
title-analyse = Anailís
title-rules = Rialacha
title-editor = Do rialacha féin
title-games = Mo chluichí
title-studies = Mo staidéir
title-study = Staidéar
title-sheet = Bileog le priontáil
title-about = Maidir leis
title-theory = A bhfuil ar eolas
title-not-found = Gan aimsiú

home = Brandubh, an chéad leathanach
skip = Léim chuig an ábhar
nav = Leathanaigh
nav-play = Imirt
nav-learn = Foghlaim
nav-puzzles = Puzail
nav-rules = Rialacha
nav-analyse = Anailís
nav-games = Mo chluichí
menu = Roghchlár
close = Dún
try-again = Bain triail eile as

language = Teanga
appearance = Cuma
theme = Geal agus dorcha
theme-system = Córas
theme-light = Geal
theme-dark = Dorcha
board-theme = Clár
board-theme-ballinderry = Ballinderry
board-theme-manuscript = Lámhscríbhinn
board-theme-slate = Slinn
piece-set = Píosaí
piece-set-discs = Dioscaí
piece-set-pegs = Pionnaí
piece-set-flat = Simplí
playing = Imirt
setting-volume = Airde na fuaime
setting-coach = Cóitseálaí: rabhadh faoi bhotúin in aghaidh an ríomhaire
setting-confirm = Deimhnigh gach beart
setting-auto-flip = Beirt anseo: cas an clár chuig an taobh a bhfuil an seal aige
setting-openings = Na cluichí a chríochnaím a chomhaireamh sna hoscailtí
setting-coordinates = Comhordanáidí
setting-sound = Fuaimeanna
setting-animation = Beochan
setting-zen = Mód zen: an clár amháin
leave-zen = Fág an mód zen

keys = Eochracha
key-keys = Taispeáin an liosta seo
key-zen = Mód zen air nó as

not-found = Níl a leithéid de leathanach ann
not-found-text = Ní théann an seoladh seo áit ar bith. Tá an clár san áit a mbíonn sé i gcónaí.
not-found-action = Go dtí an clár
page-error = Níor osclaíodh an leathanach seo

server-away = Níl an freastalaí ag freagairt. Tá a bhfeiceann tú coinnithe anseo; rachaidh na cluichí ar aghaidh nuair a bheidh sé ar ais.
server-back = Tá an freastalaí ag freagairt arís.
