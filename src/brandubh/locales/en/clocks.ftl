### Clocks of two people at two screens: days per move, and how long that is.

clock-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
clock-correspondence = By correspondence
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
