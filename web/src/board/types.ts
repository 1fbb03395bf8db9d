// What the board is told and what it tells. No rules in here: the host says where a piece may go and what happened.

export type Side = "attackers" | "defenders";
export type PieceKind = "attacker" | "defender" | "king";
/** "a1" to "g7" */
export type Square = string;
export type Theme = "ballinderry" | "manuscript" | "slate";
export type PieceSet = "discs" | "pegs" | "flat";
/** Where the pieces stand. */
export type Placement = ReadonlyMap<Square, PieceKind>;

export interface Move {
  from: Square;
  to: Square;
}

/** What a move brings the side that makes it. */
export type Verdict = "loss" | "draw" | "win";

/** A move that ends the game, though its square does not show it. */
export interface Warned extends Move {
  verdict: Verdict;
}

/** A piece that the last move took. */
export interface Capture {
  square: Square;
  piece: PieceKind;
  /** the pieces that took it */
  captors: Square[];
  /** the throne or the corner that helped */
  hostile?: Square | null;
}

export type EndingKind =
  | "escape"
  | "capture"
  | "no_men"
  | "encirclement"
  | "no_moves"
  | "repetition"
  | "resignation"
  | "timeout"
  | "agreement"
  | "aborted"
  | "left";

/** How the game ended, and the squares that show it: the corner, the king's captors, the ring. */
export interface Ending {
  kind: EndingKind;
  squares: Square[];
}

/** green, red, blue and yellow in the theme's shade, or any "#rrggbb" */
export type Color = string;

/** The colours that people draw in. */
export const PENS = ["green", "red", "blue", "yellow"] as const;
export type Pen = (typeof PENS)[number];

/** An arrow, or a ring if it leads nowhere. */
export interface Arrow extends Move {
  color?: Color;
  /** 1 is usual */
  width?: number;
}

export type MarkShape = "dot" | "cross" | "ring" | "square";

export interface Mark {
  square: Square;
  shape: MarkShape;
  color?: Color;
}

/** What a screen reader says of a square besides its name and its piece. */
export interface SquareState {
  /** its piece is picked up */
  selected: boolean;
  /** the piece picked up may go there */
  destination: boolean;
  /** ... and would end the game, with this for the side that moves */
  warned: Verdict | null;
  /** the last move began or ended there */
  lastMove: boolean;
  /** the king on it is in danger */
  threatened: boolean;
}

/** The words for those who do not see the board. */
export interface BoardLabels {
  board: string;
  square: (square: Square, piece: PieceKind | null, state: SquareState) => string;
}

/** Free placing: `piece` is put on the squares chosen, "erase" clears them, null picks pieces up and carries them. */
export interface Editor {
  piece: PieceKind | "erase" | null;
  onplace: (square: Square, piece: PieceKind | null) => void;
  /** null: off the board */
  onmovepiece: (from: Square, to: Square | null) => void;
}

/** What the board shows. */
export interface View {
  /** only the part that says where the pieces stand is read */
  fen: string;
  lastMove?: Move | null;
  arrows?: Arrow[];
  marks?: Mark[];
  /** the side at the bottom */
  orientation?: Side;
  theme?: Theme;
  pieces?: PieceSet;
  coordinates?: boolean;
}

export interface BoardProps extends View {
  /** where each piece may go; without it, the board is only to look at */
  destinations?: Readonly<Record<Square, readonly Square[]>>;
  captures?: Capture[];
  threatened?: Square | null;
  ending?: Ending | null;
  /** moves to be marked with what comes of them */
  warned?: Warned[];
  labels: BoardLabels;
  /** The piece stays on its new square while a promise that this returns is pending. */
  onmove?: (move: Move) => unknown;
  /** A move that is not among the destinations; both squares are the same for a piece that may not be picked up. */
  onrefuse?: (move: Move) => void;
  /** an arrow drawn with the right button, or with any pointer while there is a pen; both squares are the same for a
   * ring */
  onarrow?: (from: Square, to: Square, pen: Pen) => void;
  /** with it, presses draw instead of moving pieces */
  pen?: Pen | null;
  editor?: Editor | null;
  /** false: nothing glides, as under prefers-reduced-motion */
  animate?: boolean;
}
