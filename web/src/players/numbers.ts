// Ratings as they are written: 1512, 1512? while it is a guess, +8, −8.
import { currentLanguage } from "../i18n";

/** A rating; a question mark follows what is only a guess. */
export function ratingText({ rating, provisional }: { rating: number; provisional: boolean }): string {
  return provisional ? `${rating}?` : `${rating}`;
}

/** A change with its sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** The page's language in the browser's own variant of it: en-GB, not en. */
export function localeTag(): string {
  const language = currentLanguage();
  return navigator.languages.find((each) => each.split("-", 1)[0] === language) ?? language;
}

/** A day in the page's language. Where the browser does not know the names of the months, in numbers. */
export function dayText(seconds: number): string {
  const tag = localeTag();
  const known = Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0;
  return new Intl.DateTimeFormat(known ? tag : "sv", { dateStyle: known ? "medium" : "short" }).format(seconds * 1000);
}

/** Where a player's page is. */
export function playerPath(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}
