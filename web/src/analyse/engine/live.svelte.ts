// The engine's live opinion of one position after the other: the best lines, how deep and how fast it looks.
import { lines, server } from "../../api/client";
import type { AnalysisLine, AnalysisRequest, LineView } from "../../api/shapes";
import { t } from "../../i18n";
import { toast, toastError } from "../../shell/toasts.svelte";

/** Whoever steps quickly through a game does not want an engine to start at every step. */
const PATIENCE_MS = 150;

export const MOST_LINES = 5;

/** Deeper the engine does not look: it has seen everything. */
export const WHOLE_DEPTH = 100;

export class Live {
  on = $state(true);
  threat = $state(false);
  /** on the phone there is room for one */
  count = $state(matchMedia("(max-width: 999px)").matches ? 1 : 3);
  /** by their rank */
  lines: readonly LineView[] = $state.raw([]);

  readonly best = $derived(this.lines[0]);

  /** Drop the lines: they are about another position. */
  forget(): void {
    this.lines = [];
  }

  /** Analyse a position; returns a function that stops it. */
  run(request: Omit<AnalysisRequest, "lines" | "threat" | "seconds">, onbest: (line: LineView) => void): () => void {
    // how long to think is the server's choice
    const body = { ...request, lines: this.count, threat: this.threat } as AnalysisRequest;
    // those of the same position may stay until better ones come
    this.lines = this.lines.slice(0, this.count);
    const ended = new AbortController();
    const timer = setTimeout(() => void this.#listen(body, ended.signal, onbest), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }

  async #listen(body: AnalysisRequest, signal: AbortSignal, onbest: (line: LineView) => void): Promise<void> {
    // the engine reports faster than the eye can follow: the newest lines are shown once per frame
    let news: LineView[] = [];
    let frame = 0;
    const show = () => {
      frame = 0;
      if (signal.aborted) return;
      const lines = [...this.lines];
      for (const line of news) lines[line.rank - 1] = line;
      news = [];
      this.lines = lines.filter(Boolean);
      if (this.lines[0]) onbest(this.lines[0]);
    };
    try {
      const request = server.POST("/api/analysis", { body, signal, parseAs: "stream" });
      for await (const said of lines<AnalysisLine["line"]>(request, signal)) {
        if (said.kind === "error") toast(t("analyse-engine-failed"), "error");
        if (said.kind !== "line") continue;
        news.push(said);
        frame ||= requestAnimationFrame(show);
      }
    } catch (error) {
      if (!signal.aborted) {
        // with the other side to move, a position may be impossible: then there is no threat to show
        if (this.threat) this.threat = false;
        else this.on = false;
        toastError(error);
      }
    }
  }
}
