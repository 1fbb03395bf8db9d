// The warning before a move that brings back an earlier position.
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { RepetitionView, Side } from "../api/shapes";
import type { PlayedGame } from "./game.svelte";
import News from "./News.svelte";

function warning(move: string, occurrences: number, loser: Side | null, final = false): RepetitionView {
  const [from_square, to_square] = move.split("-") as [string, string];
  return { move, from_square, to_square, occurrences, loser, final };
}

describe("the player is told of a repetition", () => {
  /** The classes of the sentences about repetition, by move. */
  function tones(turn: Side, warnings: RepetitionView[], more: Partial<PlayedGame> = {}) {
    const position = { turn, warnings, king_threatened: false };
    const game = { moves: [{}], isLast: true, canMove: true, position, outcome: null, last: null, fields: {}, ...more };
    render(News, { game: game as unknown as PlayedGame });
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
