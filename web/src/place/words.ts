// What a game that is offered or watched is played by.
import type { ClockSetting } from "../api/shapes";
import { t } from "../i18n";
import { clockTitle } from "../words/clocks";

/** A clock in few words, as 5+3. */
export function clockName(clock: ClockSetting | null): string {
  if (!clock) return t("clock-without");
  if ("days" in clock) return clockTitle(clock);
  return `${Math.round((clock.initial / 60) * 100) / 100}+${clock.increment ?? 0}`;
}

/** The same, as it is said. */
export function clockWords(clock: ClockSetting | null): string {
  return clock ? clockTitle(clock) : t("clock-without");
}
