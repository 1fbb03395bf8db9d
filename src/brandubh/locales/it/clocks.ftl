### Orologi di due persone a due schermi: giorni per mossa, e quanto ne resta.

clock-days = { $days ->
    [one] un giorno per mossa
   *[other] { $days } giorni per mossa
}
clock-correspondence = Per corrispondenza
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min
