// A game with its variations, as it is being looked at: a flat list of nodes, each with the numbers of its parent and
// of its children, and the node that stands on the board. The first of a node's children is the main line. It knows no
// rules: whoever adds a move says that it is legal.
import type { GameTree, TreeNode } from "../../api/shapes";
import { sameMove } from "../../position/notation";
import { toggled } from "./symbols";

export const ROOT = 0;

export interface Node {
  parent: number | null;
  children: number[];
  /** moves made since the root */
  ply: number;
  /** as people write it, "e2-d2xc2"; null at the root */
  move: string | null;
  /** null until somebody has looked there */
  fen: string | null;
  comment: string;
  startingComment: string;
  symbols: number[];
  clock: number | null;
  evaluation: string | null;
  /** arrows and rings on the position, as game files write them: "Gd2e2", "Rd4" */
  drawings: string[];
}

function makeNode(parent: number | null, ply: number, sent: TreeNode): Node {
  return {
    parent,
    children: [],
    ply,
    move: sent.move ?? null,
    fen: sent.fen ?? null,
    comment: sent.comment ?? "",
    startingComment: sent.starting_comment ?? "",
    symbols: [...(sent.symbols ?? [])],
    clock: sent.clock ?? null,
    evaluation: sent.evaluation ?? null,
    drawings: [...(sent.drawings ?? [])],
  };
}

/** A node of which nothing has been said. */
export const EMPTY: TreeNode = { comment: "", starting_comment: "", symbols: [], drawings: [] };

export class MoveTree {
  /** a node keeps its number for ever; those that were deleted hang on nothing */
  nodes: Node[] = $state([makeNode(null, 0, EMPTY)]);
  /** the node on the board */
  current = $state(ROOT);
  /** what was deleted, and where among its siblings it stood */
  removed: { number: number; place: number }[] = $state([]);

  constructor(tree?: GameTree) {
    if (!tree) return;
    this.nodes = tree.nodes.map((sent) => makeNode(sent.parent ?? null, 0, sent));
    this.nodes.forEach((node, number) => {
      if (node.parent === null) return;
      node.ply = this.nodes[node.parent]!.ply + 1;
      this.nodes[node.parent]!.children.push(number);
    });
  }

  node(number: number = this.current): Node {
    return this.nodes[number]!;
  }

  /** The numbers of the nodes from the root to a node, both included. */
  path(number: number = this.current): number[] {
    const way: number[] = [];
    for (let at: number | null = number; at !== null; at = this.node(at).parent) way.push(at);
    return way.reverse();
  }

  /** The moves from the root to a node. */
  moves(number: number = this.current): string[] {
    return this.path(number).flatMap((each) => this.node(each).move ?? []);
  }

  /** The nodes of the main line from a node on, that node included. */
  line(from: number = ROOT): number[] {
    const way = [from];
    for (let next = this.node(from).children[0]; next !== undefined; next = this.node(next).children[0]) way.push(next);
    return way;
  }

  /** The node that a move leads to, which is made if it is not there yet. The board stays where it is. */
  add(parent: number, move: string, fen: string | null = null): number {
    const known = this.node(parent).children.find((child) => sameMove(this.node(child).move, move));
    if (known !== undefined) {
      this.node(known).fen ??= fen;
      return known;
    }
    const number = this.nodes.length;
    this.nodes.push(makeNode(parent, this.node(parent).ply + 1, { ...EMPTY, move, fen }));
    this.node(parent).children.push(number);
    return number;
  }

  /** Add several moves, one after the other; returns the last node. */
  addLine(parent: number, moves: readonly string[]): number {
    return moves.reduce((at, move) => this.add(at, move), parent);
  }

  /** The node to which some moves lead, or as far as they do. */
  follow(moves: readonly string[]): number {
    let at = ROOT;
    for (const move of moves) {
      const next = this.node(at).children.find((child) => sameMove(this.node(child).move, move));
      if (next === undefined) break;
      at = next;
    }
    return at;
  }

  // Walking

  goTo(number: number): void {
    this.current = number;
  }

  next(): void {
    this.current = this.node().children[0] ?? this.current;
  }

  previous(): void {
    this.current = this.node().parent ?? this.current;
  }

  first(): void {
    this.current = ROOT;
  }

  last(): void {
    this.current = this.line(this.current).at(-1)!;
  }

  /** The moves that can be made instead of this one, and itself. */
  siblings(number: number = this.current): readonly number[] {
    const { parent } = this.node(number);
    return parent === null ? [number] : this.node(parent).children;
  }

  /** Go to the variation beside this one, if there is one; returns whether there are several. */
  beside(step: 1 | -1): boolean {
    const all = this.siblings();
    const other = all[all.indexOf(this.current) + step];
    if (other !== undefined) this.current = other;
    return all.length > 1;
  }

  // Changing

  /** Put a sign behind a move, or take it away; a move has one of each kind at most. */
  toggleSymbol(number: number, symbol: number): void {
    const node = this.node(number);
    node.symbols = toggled(node.symbols, symbol);
  }

  /** Draw on a position, or wipe what is drawn there alike. */
  toggleDrawing(number: number, drawing: string): void {
    const node = this.node(number);
    const others = node.drawings.filter((each) => each.slice(1) !== drawing.slice(1));
    node.drawings = node.drawings.includes(drawing) ? others : [...others, drawing];
  }

  /** The first node of the variation in which a node lies; null on the main line. */
  variation(number: number = this.current): number | null {
    const branch = this.path(number).findLast((each) => this.siblings(each)[0] !== each);
    return branch ?? null;
  }

  /** Let a node's variation come before the others of its place. */
  promote(number: number = this.current): void {
    const branch = this.variation(number);
    if (branch === null) return;
    const parent = this.node(this.node(branch).parent!);
    parent.children = [branch, ...parent.children.filter((each) => each !== branch)];
  }

  /** Take away a node and all that follows it. */
  remove(number: number = this.current): void {
    const { parent } = this.node(number);
    if (parent === null) return;
    if (this.path().includes(number)) this.current = parent;
    const above = this.node(parent);
    this.removed.push({ number, place: above.children.indexOf(number) });
    above.children = above.children.filter((each) => each !== number);
  }

  /** Bring back what was taken away last. */
  restore(): void {
    const last = this.removed.pop();
    if (!last) return;
    const above = this.node(this.node(last.number).parent!);
    above.children = above.children.toSpliced(last.place, 0, last.number);
    this.current = last.number;
  }

  /** The nodes as the server takes them: parents first, variations in their order. */
  toNodes(): TreeNode[] {
    const sent: TreeNode[] = [];
    // not by recursion: a long game is deep
    const todo: { number: number; parent: number | null }[] = [{ number: ROOT, parent: null }];
    while (todo.length) {
      const { number, parent } = todo.pop()!;
      const node = this.node(number);
      sent.push({
        parent,
        move: node.move,
        comment: node.comment,
        starting_comment: node.startingComment,
        symbols: [...node.symbols],
        clock: node.clock,
        evaluation: node.evaluation,
        drawings: [...node.drawings],
      });
      const mine = sent.length - 1;
      todo.push(...node.children.toReversed().map((child) => ({ number: child, parent: mine })));
    }
    return sent;
  }
}
