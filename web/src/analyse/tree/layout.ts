// How the moves are laid out: the main line in rows of two, and beneath a row what is said of it and its variations, as
// running text.
import type { Side } from "../../api/shapes";
import { moveNumber, numberText } from "../../position/notation";
import { ROOT, type MoveTree } from "./tree.svelte";

/** A piece of running text: a move with its number where one is needed, a remark, a bracket. */
export type Token =
  | { kind: "move"; node: number; number: string }
  | { kind: "comment"; text: string }
  | { kind: "open" }
  | { kind: "close" };

export type Block =
  /** two moves, that of the attackers first; null where there is none (yet) */
  | { kind: "row"; number: number; cells: [number | null, number | null] }
  | { kind: "aside"; of: number; comment: string; variations: Token[][] };

/** A variation, with the variations inside it. */
function tokens(tree: MoveTree, first: number, starts: Side): Token[] {
  const said: Token[] = [];
  const { startingComment } = tree.node(first);
  if (startingComment) said.push({ kind: "comment", text: startingComment });
  let numbered = true;
  const say = (at: number) => {
    const { ply, comment } = tree.node(at);
    const begins = moveNumber(ply, starts).side === "attackers";
    said.push({ kind: "move", node: at, number: numbered || begins ? numberText(ply, starts) : "" });
    numbered = comment !== "";
    if (comment) said.push({ kind: "comment", text: comment });
  };
  say(first);
  for (let at = first, next = tree.node(at).children[0]; next !== undefined; next = tree.node(at).children[0]) {
    say(next);
    for (const other of tree.node(at).children.slice(1)) {
      said.push({ kind: "open" }, ...tokens(tree, other, starts), { kind: "close" });
      numbered = true;
    }
    at = next;
  }
  return said;
}

/** The whole tree. */
export function layout(tree: MoveTree, starts: Side): Block[] {
  const blocks: Block[] = [];
  const begin = tree.node(ROOT).comment;
  if (begin) blocks.push({ kind: "aside", of: ROOT, comment: begin, variations: [] });
  let row: Extract<Block, { kind: "row" }> | null = null;
  for (const at of tree.line().slice(1)) {
    const { ply, parent, comment } = tree.node(at);
    const { number, side } = moveNumber(ply, starts);
    const place = side === "attackers" ? 0 : 1;
    if (!row || place === 0) {
      row = { kind: "row", number, cells: [null, null] };
      blocks.push(row);
    }
    row.cells[place] = at;
    const variations = tree
      .node(parent!)
      .children.slice(1)
      .map((other) => tokens(tree, other, starts));
    if (comment || variations.length) {
      blocks.push({ kind: "aside", of: at, comment, variations });
      row = null;
    }
  }
  return blocks;
}
