// Clocks in words: what was chosen, and what is left. Days need the file of messages "clocks".
import type { ClockSetting } from "../api/shapes";
import { t } from "../i18n";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Milliseconds below which tenths of seconds are shown. */
const LOW = 10 * SECOND;

/** A clock as it was chosen. */
export function clockTitle(clock: ClockSetting): string {
  if ("days" in clock) return t("clock-days", { days: clock.days });
  const minutes = Math.round((clock.initial / 60) * 100) / 100;
  return t("clock-choice", { minutes, seconds: clock.increment ?? 0 });
}

/** Milliseconds that are left: days and hours, hours and minutes, or minutes and seconds, with tenths at the end. */
export function timeText(left: number, days = false): string {
  if (left < LOW) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, "0")}`;
  // what has begun is still there, as on a clock with hands
  if (days && left >= HOUR) {
    const minutes = Math.ceil(left / MINUTE);
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return t("time-hours", { hours, minutes: minutes % 60 });
    return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long what is shown stays as it is, at most. */
export function refreshEvery(left: number, days = false): number {
  return days && left > DAY ? MINUTE : days && left > HOUR ? SECOND : 100;
}
