// What stands on a sheet, wherever it comes from: puzzles, a lesson, a study.
import { answer, server } from "../api/client";
import type { SheetChapter, SheetPuzzle, SheetStep, Side } from "../api/shapes";
import type { Arrow } from "../board";
import { loadMessages, t } from "../i18n";
import { numberText, squaresOf, turnOf } from "../position/notation";

/** One board of a sheet. */
export interface Entry {
  /** what it is known by */
  key: string;
  fen: string;
  /** what to do, or what it is called */
  task: string;
  /** more words below it */
  text?: string;
  /** moves that belong to the task and not to the solution */
  moves?: readonly string[];
  /** the solution, and its first move */
  answer?: readonly string[];
  arrow?: Arrow;
}

export interface SheetContent {
  title: string;
  entries: readonly Entry[];
}

/** Moves with their numbers, each a piece of text that is not to be broken. */
export function numbered(moves: readonly string[], starts: Side): string[] {
  return moves.map((move, index) => {
    const number = numberText(index + 1, starts);
    return index === 0 || number.endsWith(".") ? `${number} ${move}` : move;
  });
}

const firstArrow = (moves: readonly string[]): Arrow | undefined =>
  moves[0] ? { ...squaresOf(moves[0]), color: "#000", width: 1.3 } : undefined;

function puzzleEntry({ id, fen, goal, turn, wins_in, moves }: SheetPuzzle): Entry {
  return {
    key: id,
    fen,
    task: t("puzzle-task", { goal, side: turn, moves: wins_in }),
    answer: numbered(moves, turn),
    arrow: firstArrow(moves),
  };
}

function chapterEntry({ number, name, fen, text, moves, from_start }: SheetChapter, place: number): Entry {
  const entry = { key: String(number), fen, task: name || t("study-chapter", { number: place + 1 }) };
  // a game is shown by its last position, and its moves lead there
  if (from_start) return { ...entry, text, moves: numbered(moves, "attackers") };
  const turn = turnOf(fen);
  const words = [t("sheet-turn", { side: turn }), text].filter(Boolean).join("\n");
  return { ...entry, text: words, answer: numbered(moves, turn), arrow: firstArrow(moves) };
}

function stepEntry(lesson: string, { name, fen, turn, moves }: SheetStep): Entry {
  return {
    key: name,
    fen,
    task: t(`lesson-${lesson}-${name}-task`),
    text: t("sheet-turn", { side: turn }),
    answer: numbered(moves, turn),
    arrow: firstArrow(moves),
  };
}

/** Puzzles by their names, in this order. */
export async function puzzleSheet(ids: readonly string[]): Promise<SheetContent> {
  const query = { ids: ids.join(",") };
  const { puzzles } = await answer(server.GET("/api/sheets/puzzles", { params: { query } }));
  return { title: t("sheet-default"), entries: puzzles.map(puzzleEntry) };
}

/** The steps of a lesson. */
export async function lessonSheet(lesson: string): Promise<SheetContent> {
  const params = { path: { lesson_id: lesson } };
  const { id, chapter, steps } = await answer(server.GET("/api/sheets/lessons/{lesson_id}", { params }));
  await loadMessages("course", `lessons-${chapter}`);
  return { title: t(`lesson-${id}-title`), entries: steps.map((step) => stepEntry(id, step)) };
}

/** The chapters of a study. */
export async function studySheet(id: string): Promise<SheetContent> {
  const params = { path: { study_id: id } };
  const { name, chapters } = await answer(server.GET("/api/sheets/studies/{study_id}", { params }));
  return { title: name, entries: chapters.map(chapterEntry) };
}
