import { beforeEach, describe, expect, it } from "vitest";
import type { CourseView } from "../api/shapes";
import {
  clearProgress,
  hasBegun,
  isDone,
  minutesFor,
  nextLesson,
  noteOpened,
  noteStep,
  readDone,
  stepsDone,
} from "./progress.svelte";

const lesson = (id: string, ...steps: string[]) => ({ id, steps, rules: "wtf", clauses: [], drill: null, fen: "" });
const one = lesson("one", "a", "b");
const two = lesson("two", "c");
const three = lesson("three", "d");
const course: CourseView = {
  chapters: [
    { id: "first", lessons: [one, two] },
    { id: "second", lessons: [three] },
  ],
};

beforeEach(clearProgress);

describe("what was stored", () => {
  it("is read, and rubbish is left out", () => {
    expect(readDone({ moving: ["ring", "ring", 5, "<b>"], "two-words": [], X: ["a"], y: "a", z: null })).toEqual({
      moving: ["ring"],
      "two-words": [],
    });
    for (const rubbish of [null, undefined, 5, "text", [], [["a"]]]) expect(readDone(rubbish)).toEqual({});
  });

  it("stays small, however much there is", () => {
    const many = Array.from({ length: 9000 }, () => "a");
    expect(readDone({ a: many })).toEqual({ a: ["a"] });
    const lessons = Object.fromEntries(Array.from({ length: 900 }, (_, i) => ["a" + "b".repeat(i % 50), []]));
    expect(Object.keys(readDone(lessons)).length).toBeLessThanOrEqual(500);
  });
});

describe("progress", () => {
  it("counts the steps of a lesson as it is now", () => {
    noteStep("one", "a");
    noteStep("one", "a");
    noteStep("one", "gone since");
    expect(stepsDone(one)).toBe(1);
    expect(isDone(one)).toBe(false);
    expect(isDone(lesson("one", "a"))).toBe(true);
    noteStep("one", "b");
    expect(isDone(one)).toBe(true);
    expect(isDone(lesson("one", "a", "b", "new"))).toBe(false);
  });

  it("is forgotten when asked to be", () => {
    noteStep("one", "a");
    expect(hasBegun()).toBe(true);
    clearProgress();
    expect(hasBegun()).toBe(false);
    expect(stepsDone(one)).toBe(0);
  });

  it("is taken over from another tab", () => {
    const newValue = JSON.stringify({ done: { two: ["c"] }, last: "two" });
    dispatchEvent(new StorageEvent("storage", { key: "brandubh-course", newValue }));
    expect(isDone(two)).toBe(true);
  });
});

describe("the lesson to go on with", () => {
  it("is the one that was open last, then the next, then what was left out, then none", () => {
    expect(nextLesson(course)?.id).toBe("one");
    noteOpened("two");
    expect(nextLesson(course)?.id).toBe("two");
    noteStep("two", "c");
    expect(nextLesson(course)?.id).toBe("three");
    noteStep("three", "d");
    expect(nextLesson(course)?.id).toBe("one");
    noteStep("one", "a");
    noteStep("one", "b");
    expect(nextLesson(course)).toBeNull();
    noteOpened("a lesson that is no more");
    expect(nextLesson(course)).toBeNull();
  });
});

it("takes at least a minute", () => {
  expect(minutesFor([two])).toBe(1);
  expect(minutesFor(Array.from({ length: 20 }, () => one))).toBeGreaterThan(5);
});
