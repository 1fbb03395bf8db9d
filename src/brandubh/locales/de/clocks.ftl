### Uhren zweier Personen an zwei Bildschirmen: Tage pro Zug, und was davon bleibt.

clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-correspondence = Als Fernpartie
time-days = { $days } T { $hours } h
time-hours = { $hours } h { $minutes } min
