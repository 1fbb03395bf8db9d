// What studies and chapters are called.
import { t } from "../i18n";

/** A chapter's own name, or else its place. */
export function chapterName(chapter: { name: string }, place: number): string {
  return chapter.name || t("study-chapter", { number: place + 1 });
}

/** A name for the study of a file: that of the file, without its ending. */
export function nameOfFile(file: string): string {
  return file
    .replace(/\.\w{1,9}$/, "")
    .slice(0, 60)
    .trim();
}
