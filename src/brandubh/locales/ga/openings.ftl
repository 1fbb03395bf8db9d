### Na hoscailtí: a ndeir na cluichí, an t-inneall agus na cruthúnais faoi na chéad bhearta.

error-openings-damaged = Tá na hoscailtí a comhaireadh anseo damáistithe; ní mór iad a chomhaireamh arís.
