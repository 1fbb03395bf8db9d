// Figures as the chosen language writes them.
import { currentLanguage, t } from "../i18n";

/** A number with its thousands apart. */
export function whole(value: number): string {
  return new Intl.NumberFormat(currentLanguage()).format(value);
}

/** 19.3 as "19.3 %". */
export function perCent(value: number): string {
  const digits = { style: "percent", minimumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(currentLanguage(), digits).format(value / 100);
}

/** The size of files: kilobytes, or megabytes if there are many. */
export function fileSize(bytes: number): string {
  const [value, unit] = bytes < 1e5 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

/** How long something took; an hour and a half in minutes. */
export function duration(seconds: number): string {
  if (seconds < 60) return t("theory-seconds", { seconds });
  return t("theory-minutes", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
