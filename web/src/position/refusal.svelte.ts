// The answer to a move that is not legal: why not, in a sentence that stays until the next action. The server knows the
// reason.
import { ApiError, errorText, type Reason } from "../api/errors";
import { fetchPosition } from "../api/requests";
import type { PositionRequest, Side } from "../api/shapes";
import type { Move } from "../board";

type Place = Pick<PositionRequest, "rules"> & { fen: string };

export class Refusal {
  #reason: unknown = $state.raw(null);
  #asked: AbortController | null = null;

  /** the sentence; empty while nothing is wrong */
  readonly text: string = $derived(this.#reason === null ? "" : errorText(this.#reason));

  /** Ask the server why a move is refused, and say it. `own` is the side of a person who has only one. */
  async ask({ rules, fen }: Place, { from, to }: Move, own: Side | null = null): Promise<void> {
    this.clear();
    const asked = (this.#asked = new AbortController());
    try {
      await fetchPosition({ rules, fen, moves: [`${from}-${to}`] }, asked.signal);
    } catch (error) {
      if (!asked.signal.aborted) this.#reason = seenBy(own, error);
    }
  }

  /** Say what needs no question. */
  say(code: string, particulars: Reason["arguments"] = {}): void {
    this.clear();
    this.#reason = new ApiError(0, { code, arguments: particulars });
  }

  /** Something else is done now. */
  clear(): void {
    this.#asked?.abort();
    this.#reason = null;
  }
}

/** To the side to move, whose turn it is is no news: it took a piece of the other side. */
function seenBy(own: Side | null, error: unknown): unknown {
  if (!own || !(error instanceof ApiError)) return error;
  const { code, arguments: particulars } = error.reason;
  const isOthers = code === "illegal-turn" && particulars.side === own;
  return isOthers ? new ApiError(error.status, { code: "not-yours", arguments: {} }) : error;
}
