// The board: a component that draws a position and lets people move its pieces. It knows no rules, server or language.
export { default as Board } from "./Board.svelte";
export { default as MiniBoard } from "./MiniBoard.svelte";
export { default as PaperBoard } from "./PaperBoard.svelte";
export { default as PieceIcon } from "./PieceIcon.svelte";
export { carried, readPlacement } from "./fen";
export { PENS } from "./types";
export type * from "./types";
