import { beforeEach, describe, expect, it } from "vitest";
import type { PositionView, StepView, TriedLesson } from "../api/shapes";
import { loadMessages } from "../i18n";
import { answerSentences, faultSentences } from "./words";

beforeEach(() => loadMessages("learn"));

const move = (text: string, captures: object[] = []) => ({
  text,
  from_square: text.slice(0, 2),
  to_square: text.slice(3, 5),
  captures,
});
const at = (text: string, more: object = {}) =>
  ({ last: move(text), outcome: null, ...more }) as unknown as PositionView;
const step = (more: object = {}) =>
  ({ goal: "reach", squares: ["g2"], side: "attackers", position: { warnings: [] }, ...more }) as unknown as StepView;
const wrong = (fault: TriedLesson["fault"], ...positions: PositionView[]): TriedLesson => ({
  verdict: "wrong",
  moves: [],
  positions,
  fault,
  mistake: null,
  wins_in: null,
});

describe("why a move is wrong", () => {
  it.each([
    ["elsewhere", {}, "That move is allowed, but it does not lead to g2."],
    ["nothing", {}, "Nothing is captured that way."],
    ["missed", {}, "That captures something, but not what this step asks for."],
    ["open", { goal: "win" }, "The game goes on: that does not win at once."],
    ["open", { goal: "draw" }, "The game goes on: that is no draw."],
    ["slow", {}, "That is too slow: you could have won at once."],
    ["gone", {}, "That lets the win go."],
    ["other", {}, "That is not the move that this step is about."],
  ] as const)("%s", (fault, more, sentence) => {
    expect(faultSentences(step(more), wrong(fault, at("d1-e1")))).toEqual([sentence]);
  });

  it("is left to the answer where that shows it", () => {
    expect(faultSentences(step(), wrong("answered", at("d1-e1")))).toEqual([]);
  });

  it("is how the game has ended", () => {
    const ended = at("d1-e1", { outcome: { winner: "attackers", termination: "capture" } });
    expect(faultSentences(step(), wrong("ended", ended))).toEqual([
      "The king is captured: the attackers win.",
      "But that is not what this step asks for.",
    ]);
  });

  it("is the earlier position that comes back", () => {
    const warning = { move: "d1-e1", from_square: "d1", to_square: "e1", occurrences: 2, loser: null, final: false };
    const [sentence] = faultSentences(step({ position: { warnings: [warning] } }), wrong("repeated", at("d1-e1")));
    expect(sentence).toContain("d1-e1");
  });
});

describe("the answer", () => {
  it("is none where there is none", () => {
    expect(answerSentences(step(), wrong("gone", at("d1-e1")))).toEqual([]);
  });

  it("wins at once, or in some moves", () => {
    const escaped = at("d4-d7", { outcome: { winner: "defenders", termination: "escape" } });
    expect(answerSentences(step(), wrong("answered", at("d1-e1"), escaped))).toEqual([
      "After d1-e1 the defenders win at once: d4-d7.",
      "The king has escaped: the defenders win.",
    ]);
    const tried = { ...wrong("gone", at("d1-e1"), at("d4-d5")), wins_in: 3 };
    expect(answerSentences(step(), tried)).toEqual(["After d4-d5 the defenders win in 3 moves."]);
  });

  it("captures, and says how", () => {
    const taken = { square: "b3", piece: "attacker", captors: ["c3", "a3"], hostile: [], clause: "capture" };
    const reply = at("c1-c3xb3", { last: move("c1-c3xb3", [taken]) });
    expect(answerSentences(step(), wrong("answered", at("d1-e1"), reply))).toEqual([
      "The answer is c1-c3xb3.",
      "The man on b3 was captured between c3 and a3.",
    ]);
  });
});
