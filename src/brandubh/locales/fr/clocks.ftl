### Pendules de deux personnes à deux écrans : jours par coup, et ce qu’il en reste.

clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
clock-correspondence = Par correspondance
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
