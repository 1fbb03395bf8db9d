// How far somebody has come in the course: for each lesson the steps that are done, kept in this browser, without an
// account. Steps are kept by their names, so that a lesson which has changed asks for no more than what is new.
import type { CourseView, LessonSummary } from "../api/shapes";
import { keepStored, parseStored, readStored } from "../stored.svelte";

const KEY = "brandubh-course";
const NAME = /^[a-z]+(-[a-z]+)*$/;
/** More than any course has: whatever else is in the browser's storage, it stays small. */
const MOST = 500;
/** Seconds that a step takes, about. */
const STEP_TIME = 18;

type Done = Record<string, string[]>;
/** What of a lesson matters here. */
type Steps = Pick<LessonSummary, "id" | "steps">;

const isName = (value: unknown): value is string => typeof value === "string" && value.length <= 60 && NAME.test(value);

/** The steps done, from what was stored; rubbish is left out. */
export function readDone(value: unknown): Done {
  const entries = Object.entries((value ?? {}) as object).slice(0, MOST);
  return Object.fromEntries(
    entries
      .filter(([lesson, steps]) => isName(lesson) && Array.isArray(steps))
      .map(([lesson, steps]) => [lesson, [...new Set((steps as unknown[]).slice(0, MOST).filter(isName))]]),
  );
}

const stored = readStored(KEY);
const kept = $state({ done: readDone(stored.done), last: isName(stored.last) ? stored.last : "" });
keepStored(KEY, kept);

// another tab goes on with the same course
addEventListener("storage", ({ key, newValue }) => {
  if (key !== KEY) return;
  const { done, last } = parseStored(newValue);
  Object.assign(kept, { done: readDone(done), last: isName(last) ? last : "" });
});

/** How many of a lesson's steps are done. */
export function stepsDone({ id, steps }: Steps): number {
  return steps.filter((step) => isStepDone(id, step)).length;
}

export function isStepDone(lesson: string, step: string): boolean {
  return kept.done[lesson]?.includes(step) ?? false;
}

export function isDone(lesson: Steps): boolean {
  return stepsDone(lesson) === lesson.steps.length;
}

export function noteStep(lesson: string, step: string): void {
  if (!isStepDone(lesson, step)) kept.done[lesson] = [...(kept.done[lesson] ?? []), step];
}

/** Note which lesson is open. */
export function noteOpened(lesson: string): void {
  kept.last = lesson;
}

/** Forget everything. */
export function clearProgress(): void {
  Object.assign(kept, { done: {}, last: "" });
}

/** Has anything been done? */
export function hasBegun(): boolean {
  return Object.values(kept.done).some((steps) => steps.length > 0);
}

export const lessonsOf = ({ chapters }: CourseView): LessonSummary[] => chapters.flatMap(({ lessons }) => lessons);

/** The lesson to go on with: the one that was open last, the next one after it that is not done, or the first that was
    left out; null if all are done. */
export function nextLesson(course: CourseView): LessonSummary | null {
  const lessons = lessonsOf(course);
  const at = Math.max(
    lessons.findIndex(({ id }) => id === kept.last),
    0,
  );
  return [...lessons.slice(at), ...lessons.slice(0, at)].find((lesson) => !isDone(lesson)) ?? null;
}

/** About how many minutes some lessons take. */
export function minutesFor(lessons: readonly Steps[]): number {
  const steps = lessons.reduce((sum, lesson) => sum + lesson.steps.length, 0);
  return Math.max(1, Math.round((steps * STEP_TIME) / 60));
}
