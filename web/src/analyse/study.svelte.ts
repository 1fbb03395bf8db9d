// A game under analysis: its rules, its start, its tree, and what is known of its positions. Another game is another
// study. The rules are the server's: every position that is looked at comes from there, once.
import { SvelteMap } from "svelte/reactivity";
import { answer, server } from "../api/client";
import { fetchGame, fetchLine, fetchPosition } from "../api/requests";
import type { GameTree, GameView, OutcomeView, PositionView, RecordText, ScoreView, Side } from "../api/shapes";
import { turnOf } from "../position/notation";
import type { RulesChoice } from "../rulesets";
import { playerTitle } from "../words/players";
import { EMPTY, MoveTree, ROOT } from "./tree/tree.svelte";

export class Study {
  readonly rules: RulesChoice;
  readonly start: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly declared: GameTree["declared"];
  readonly tree: MoveTree;
  /** who moves first */
  readonly starts: Side;
  /** positions by the moves that lead to them */
  readonly views = new SvelteMap<string, PositionView>();
  /** what the engine last thought of them */
  readonly scores = new SvelteMap<string, ScoreView>();

  /** the position on the board; undefined while it is on its way */
  readonly view = $derived.by(() => this.views.get(this.key()));
  #shown: PositionView | undefined;
  /** the position on the board, or the one before it while it is on its way */
  readonly shown = $derived.by(() => (this.#shown = this.view ?? this.#shown));

  constructor(tree: GameTree) {
    this.rules = tree.rules;
    this.start = tree.start ?? null;
    this.headers = tree.headers ?? {};
    this.declared = tree.declared ?? null;
    this.tree = new MoveTree(tree);
    this.starts = turnOf(this.tree.node(ROOT).fen ?? "");
  }

  /** The name under which a node's position is kept. */
  key(node: number = this.tree.current): string {
    return keyOf(this.tree.moves(node));
  }

  request(node: number = this.tree.current): { rules: RulesChoice; fen: string | null; moves: string[] } {
    return { rules: this.rules, fen: this.start, moves: this.tree.moves(node) };
  }

  /** Fetch the position of a node, unless it is here. */
  async look(node: number = this.tree.current): Promise<PositionView> {
    return this.after(this.tree.moves(node));
  }

  /** The position after some moves from the root. */
  async after(moves: string[]): Promise<PositionView> {
    const known = this.views.get(keyOf(moves));
    if (known) return known;
    const view = await fetchPosition({ rules: this.rules, fen: this.start, moves });
    this.views.set(keyOf(moves), view);
    return view;
  }

  /** The position after some moves from the root, if it is here. */
  viewAfter(moves: readonly string[]): PositionView | undefined {
    return this.views.get(keyOf(moves));
  }

  /** Fetch all positions of a line at once. */
  async lookAlong(moves: string[]): Promise<void> {
    if (moves.every((_, index) => this.views.has(keyOf(moves.slice(0, index + 1))))) return;
    const views = await fetchLine({ rules: this.rules, fen: this.start, moves });
    views.forEach((view, ply) => this.views.set(keyOf(moves.slice(0, ply)), view));
  }

  /** Play a move from the node on the board. */
  async play(from: string, to: string): Promise<void> {
    const parent = this.tree.current;
    const view = await this.after([...this.tree.moves(parent), `${from}-${to}`]);
    const node = this.tree.add(parent, view.last!.text, view.fen);
    // the text has its captures now; the position is the same
    this.views.set(this.key(node), view);
    if (this.tree.current === parent) this.tree.goTo(node);
  }

  /** Play a line as a variation and go to its end. */
  playLine(moves: readonly string[]): void {
    this.tree.goTo(this.tree.addLine(this.tree.current, moves));
  }

  /** The study as the server takes it. */
  toGameTree(): GameTree {
    const { rules, start, headers, declared } = this;
    return { rules, start, headers: { ...headers }, declared, nodes: this.tree.toNodes() };
  }

  /** The study as a game file: its text, and a name for it, without an ending. */
  async toFile(): Promise<{ text: string; name: string }> {
    return answer(server.POST("/api/records/write", { body: this.toGameTree() }));
  }

  async toText(): Promise<string> {
    return (await this.toFile()).text;
  }
}

/** A move's text may leave its captures out, so the key does. */
function keyOf(moves: readonly string[]): string {
  return moves.map((move) => move.slice(0, 5)).join(" ");
}

/** A study that begins with a position; without one, with the rules' own start. */
export async function fromPosition(rules: RulesChoice, fen: string | null): Promise<Study> {
  return fromView(rules, fen, await fetchPosition({ rules, fen, moves: [] }));
}

/** A study that begins with a position that is here already. */
export function fromView(rules: RulesChoice, fen: string | null, view: PositionView): Study {
  const root = { ...EMPTY, fen: view.fen };
  const study = new Study({ rules, start: fen, headers: {}, nodes: [root] });
  study.views.set("", view);
  return study;
}

/** The first game of a game file. */
export async function fromText(text: string, rules: RecordText["rules"]): Promise<Study> {
  return opened(new Study(await answer(server.POST("/api/records/read", { body: { text, rules } }))));
}

/** A game that was played here. */
export async function fromGame(gameId: string): Promise<Study> {
  return opened(new Study(treeOf(await fetchGame(gameId))));
}

/** A game opens at its end, with all its positions at hand. */
async function opened(study: Study): Promise<Study> {
  study.tree.last();
  await study.lookAlong(study.tree.moves());
  if (study.tree.current === ROOT) await study.look();
  return study;
}

function treeOf(game: GameView): GameTree {
  const { outcome, position, players } = game;
  const date = new Date(game.created_at * 1000).toISOString().slice(0, 10).replaceAll("-", ".");
  // a person without a name stays without one
  const names = (["attackers", "defenders"] as const)
    .filter((side) => players[side].name || players[side].kind === "computer")
    .map((side) => [side === "attackers" ? "Attackers" : "Defenders", playerTitle(players, side)]);
  return {
    rules: game.preset ?? (game.rules as Exclude<RulesChoice, string>),
    start: game.start,
    headers: { Date: date, ...(Object.fromEntries(names) as Record<string, string>) },
    nodes: game.fens.map((fen, ply) => ({
      ...EMPTY,
      fen,
      parent: ply ? ply - 1 : null,
      move: ply ? game.moves[ply - 1]!.text : null,
    })),
    // an ending on the board is not declared: the board shows it
    declared: outcome && !position.outcome ? declared(outcome) : null,
  };
}

/** How a game ended, as game files say it: they know no game that was left. */
function declared({ winner, termination }: OutcomeView): GameTree["declared"] {
  if (termination === "aborted") return null;
  if (termination !== "left") return { winner, termination };
  return { winner, termination: winner ? "resignation" : "agreement" };
}
