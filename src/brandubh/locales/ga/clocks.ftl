### Cloig beirte ag dhá scáileán: laethanta don bheart, agus a bhfuil fágtha díobh.

clock-days = { $days ->
    [one] lá amháin don bheart
    [two] dhá lá don bheart
    [few] { $days } lá don bheart
    [many] { $days } lá don bheart
   *[other] { $days } lá don bheart
}
clock-correspondence = Trí chomhfhreagras
time-days = { $days } l { $hours } u
time-hours = { $hours } u { $minutes } nóim
