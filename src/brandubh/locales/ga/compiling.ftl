### An méid a deirtear agus cód á thiomsú, uair amháin ar gach ríomhaire, agus nuair nach féidir é a choinneáil.

compiling = Á thiomsú, uair amháin
compiling-line = Á thiomsú, uair amháin; tógann sé thart ar leathnóiméad.
compiling-meanwhile = Tá tiomsú ar siúl sa chúlra, uair amháin. Go dtí sin ní fhéachann an ríomhaire chomh fada chun cinn.
compiling-failed = { $reason }. Tiomsófar an chuid eile nuair a úsáidfear den chéad uair í, rud a thógann níos faide.

error-cache-elsewhere = Ní féidir cód tiomsaithe a choinneáil in { $folder }. Tá sé in { $other } faoi láthair; ainmníonn BRANDUBH_CACHE fillteán eile.
error-cache-nowhere = Ní féidir cód tiomsaithe a choinneáil in { $folder }. Tiomsaítear as an nua é gach uair, rud a thógann leathnóiméad; ainmníonn BRANDUBH_CACHE fillteán ar féidir scríobh ann.
