// Moves that bring back an earlier position: which of them a player is told about, and how they look to that player.
// The server decides what comes of them.
import type { PositionView, RepetitionView, Side } from "../api/shapes";
import type { Verdict, Warned } from "../board";

/** How many repetitions that do not yet end the game are worth telling: a long list would hide the moves that matter. */
const NOT_FINAL = 2;

/** What a repetition brings the side that makes the move. */
export function verdictOf({ loser }: Pick<RepetitionView, "loser">, mover: Side): Verdict {
  if (loser === null) return "draw";
  return loser === mover ? "loss" : "win";
}

/** The moves that end the game by repetition, as the board marks them. */
export function warnedMoves({ turn, warnings }: Pick<PositionView, "turn" | "warnings">): Warned[] {
  return warnings
    .filter(({ final }) => final)
    .map((warning) => ({ from: warning.from_square, to: warning.to_square, verdict: verdictOf(warning, turn) }));
}

/** The repetitions to tell about: all that end the game, then the others that have come about most often. */
export function tellable(warnings: readonly RepetitionView[]): RepetitionView[] {
  const sorted = warnings.toSorted((one, other) => other.occurrences - one.occurrences);
  return [...sorted.filter(({ final }) => final), ...sorted.filter(({ final }) => !final).slice(0, NOT_FINAL)];
}
