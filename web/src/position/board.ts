// What the server says of a position, as the board takes it.
import type { PositionView } from "../api/shapes";
import { readPlacement, type BoardProps } from "../board";
import { warnedMoves } from "./repetition";

type Shown = "fen" | "destinations" | "lastMove" | "captures" | "threatened" | "ending" | "warned";

/** The board's props that depend on the position. */
export function boardOf(view: PositionView): Required<Pick<BoardProps, Shown>> {
  const { fen, turn, destinations, last, outcome } = view;
  return {
    fen,
    destinations,
    lastMove: last && { from: last.from_square, to: last.to_square },
    captures: last?.captures.map((capture) => ({ ...capture, hostile: capture.hostile[0] ?? null })) ?? [],
    // shown while the defenders can still meet the threat
    threatened: view.king_threatened && turn === "defenders" ? kingOf(fen) : null,
    ending: outcome && { kind: outcome.termination, squares: outcome.squares },
    warned: warnedMoves(view),
  };
}

function kingOf(fen: string): string | null {
  return [...readPlacement(fen)].find(([, kind]) => kind === "king")?.[0] ?? null;
}
