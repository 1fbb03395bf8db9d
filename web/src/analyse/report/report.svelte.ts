// The report on a game's main line: what each position is worth and how good each move was, as it comes in.
import { lines, server } from "../../api/client";
import type { ReportEnd, ReportLine, ReportRequest, ReportStep, Side } from "../../api/shapes";
import { t } from "../../i18n";
import { toast, toastError } from "../../shell/toasts.svelte";
import type { Study } from "../study.svelte";

export type Judgement = NonNullable<ReportStep["judgement"]>;

export type Flaw = "inaccuracy" | "mistake" | "blunder";

/** How the moves that could be better are marked, by the numbers that game files give the signs. */
export const FLAWS: Readonly<Record<Flaw, number>> = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** What is wrong with a move, if anything is. */
export function flawOf({ judgement }: ReportStep): Flaw | null {
  return judgement && judgement in FLAWS ? (judgement as Flaw) : null;
}

/** The most moves of a better line that are put into the tree. */
const SHOWN_MOVES = 6;

export class Report {
  steps: readonly ReportStep[] = $state.raw([]);
  end: ReportEnd | null = $state.raw(null);
  running = $state(false);
  /** the nodes of the line that is judged, by their ply */
  nodes: readonly number[] = $state.raw([]);
  #ended: AbortController | null = null;

  readonly progress = $derived(this.nodes.length ? this.steps.length / this.nodes.length : 0);

  constructor(readonly study: Study) {}

  /** The step whose move led to a node. */
  stepAt(node: number): ReportStep | undefined {
    const ply = this.nodes.indexOf(node);
    return ply < 0 ? undefined : this.steps[ply];
  }

  /** The nodes of a side's flaws of a kind. */
  flaws(side: Side, flaw: Flaw): readonly number[] {
    return this.nodes.filter((_, ply) => {
      const step = this.steps[ply];
      return step?.side === side && flawOf(step) === flaw;
    });
  }

  /** Go to a side's next flaw of a kind, as seen from the board; after the last one comes the first. */
  goToNext(side: Side, flaw: Flaw): void {
    const { tree } = this.study;
    const all = this.flaws(side, flaw);
    const { ply } = tree.node();
    const next = all.find((node) => tree.node(node).ply > ply) ?? all[0];
    if (next !== undefined) tree.goTo(next);
  }

  /** The moves of a side that are worth trying again. */
  mistakes(side: Side): readonly ReportStep[] {
    return this.steps.filter((step) => step.side === side && /^(mistake|blunder)$/.test(step.judgement ?? ""));
  }

  async run(): Promise<void> {
    this.stop();
    const ended = (this.#ended = new AbortController());
    const { study } = this;
    this.nodes = study.tree.line();
    this.steps = [];
    this.end = null;
    this.running = true;
    try {
      // how long to think about each position is the server's choice
      const body = study.request(this.nodes.at(-1)) as ReportRequest;
      const request = server.POST("/api/reports", { body, signal: ended.signal, parseAs: "stream" });
      for await (const said of lines<ReportLine["line"]>(request, ended.signal)) {
        if (said.kind === "error") toast(t("analyse-engine-failed"), "error");
        else if (said.kind === "end") this.end = said;
        else this.#take(said);
      }
    } catch (error) {
      if (!ended.signal.aborted) toastError(error);
    } finally {
      if (this.#ended === ended) this.running = false;
    }
  }

  #take(step: ReportStep): void {
    const node = this.nodes[this.steps.length]!;
    this.study.scores.set(this.study.key(node), step.score);
    const { centimen, wins_in } = step.score;
    // as game files write it
    if (wins_in !== null) this.study.tree.node(node).evaluation = wins_in ? `#${wins_in}` : null;
    else if (centimen !== null) this.study.tree.node(node).evaluation = (centimen / 100).toFixed(2);
    this.steps = [...this.steps, step];
  }

  stop(): void {
    this.#ended?.abort();
    this.running = false;
  }

  /** Write the report into the tree: signs behind the flawed moves, and the better line as a variation of each. */
  annotate(): void {
    const { tree } = this.study;
    this.steps.forEach((step, ply) => {
      const flaw = flawOf(step);
      const played = this.nodes[ply]!;
      const parent = tree.node(played).parent;
      if (!flaw || !step.best || parent === null) return;
      if (!tree.node(played).symbols.length) tree.toggleSymbol(played, FLAWS[flaw]);
      const known = new Set(tree.node(parent).children);
      const first = tree.addLine(parent, step.best_line.slice(0, 1));
      tree.addLine(first, step.best_line.slice(1, SHOWN_MOVES));
      if (!known.has(first)) tree.node(first).startingComment = t("analyse-better");
    });
  }
}
