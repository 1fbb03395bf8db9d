// The warning before a move that brings back an earlier position.
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { RepetitionView, Side } from "../api/shapes";
import { boardLabels } from "./words";
import type { PlayedGame } from "./game.svelte";
import News from "./News.svelte";
import { tellable, verdictOf, warnedMoves } from "./repetition";

function warning(move: string, occurrences: number, loser: Side | null, final = false): RepetitionView {
  const [from_square, to_square] = move.split("-") as [string, string];
  return { move, from_square, to_square, occurrences, loser, final };
}

it("a repetition is judged by the side that makes the move", () => {
  expect(verdictOf({ loser: "defenders" }, "defenders")).toBe("loss");
  expect(verdictOf({ loser: "defenders" }, "attackers")).toBe("win");
  expect(verdictOf({ loser: null }, "attackers")).toBe("draw");
});

it("the board marks the moves that end the game, and no others", () => {
  const warnings = [
    warning("a4-a3", 3, "attackers", true),
    warning("b4-b3", 2, "attackers"),
    warning("f4-f3", 3, "defenders", true),
    warning("g4-g3", 2, null, true),
  ];
  expect(warnedMoves({ turn: "attackers", warnings })).toEqual([
    { from: "a4", to: "a3", verdict: "loss" },
    { from: "f4", to: "f3", verdict: "win" },
    { from: "g4", to: "g3", verdict: "draw" },
  ]);
});

it("a square says what comes of going there", () => {
  const state = { selected: false, destination: true, lastMove: false, threatened: false };
  const names = ([null, "loss", "draw", "win"] as const).map((warned) =>
    boardLabels("").square("d3", null, { ...state, warned }),
  );
  expect(new Set(names).size).toBe(4);
});

describe("the player is told", () => {
  const moves = (warnings: RepetitionView[]) => tellable(warnings).map(({ move }) => move);

  it("of every move that ends the game, before all others", () => {
    const final = ["a4-a3", "b4-b3", "f4-f3"].map((move) => warning(move, 3, "attackers", true));
    expect(moves([warning("g4-g3", 5, "attackers"), ...final])).toEqual(["a4-a3", "b4-b3", "f4-f3", "g4-g3"]);
  });

  it("of two others, those that have come about most often", () => {
    const others = [1, 3, 1, 2].map((times, at) => warning(`a${at + 1}-b${at + 1}`, times, null));
    expect(moves(others)).toEqual(["a2-b2", "a4-b4"]);
  });

  /** The classes of the sentences about repetition, by move. */
  function tones(turn: Side, warnings: RepetitionView[], more: Partial<PlayedGame> = {}) {
    const position = { turn, warnings, king_threatened: false };
    const game = { moves: [{}], isLast: true, canMove: true, position, outcome: null, last: null, ...more };
    render(News, { game: game as unknown as PlayedGame, rulesPage: "/rules/wtf", fields: {} });
    return screen.queryAllByText(/-/, { selector: ".notice span" }).map((sentence) => {
      const tone = ["danger", "warn", "good"].filter((name) => sentence.parentElement!.classList.contains(name));
      return [sentence.textContent.trim().slice(0, 5), ...tone];
    });
  }

  it("in red only of a move that loses at once", () => {
    const warnings = [
      warning("a4-a3", 3, "attackers", true),
      warning("b4-b3", 2, null, true),
      warning("f4-f3", 3, "defenders", true),
      warning("g4-g3", 2, "attackers"),
      warning("d1-c1", 1, "defenders"),
    ];
    expect(tones("attackers", warnings)).toEqual([
      ["a4-a3", "danger"],
      ["f4-f3", "good"],
      ["b4-b3", "warn"],
      ["g4-g3", "warn"],
      ["d1-c1", "good"],
    ]);
  });

  it("only when it is the player's turn", () => {
    expect(tones("attackers", [warning("a4-a3", 3, "attackers", true)], { canMove: false })).toEqual([]);
  });
});
