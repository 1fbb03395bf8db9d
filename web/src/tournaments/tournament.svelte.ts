// A tournament as one browser sees it: standings and pairings as they change, one's own part, and the way to one's game.
import { answer, server } from "../api/client";
import { ApiError } from "../api/errors";
import { listen, type LiveState } from "../api/live";
import type { OwnPart, TournamentPage, TournamentView } from "../api/shapes";
import { navigate } from "../router.svelte";

export type Doing = "join" | "withdraw" | "pause" | "resume" | "start" | "end";

const KEY = "brandubh-paired";

export class Tournament {
  view: TournamentView | null = $state.raw(null);
  own: OwnPart = $state.raw({ presence: null, maker: false, game_id: null });
  connection: LiveState = $state("connecting");
  /** the account's name of whoever is logged in */
  account: string | null = $state(null);
  unknown = $state(false);
  busy = $state(false);

  #stop: (() => void) | null = null;
  #closed = false;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    const params = { path: { tournament_id: this.id } };
    const asked = answer(server.GET("/api/account")).catch(() => ({ name: null }));
    try {
      this.#take(await answer(server.GET("/api/tournaments/{tournament_id}", { params })));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      this.unknown = true;
      return;
    }
    this.account = (await asked).name;
    if (this.#closed) return;
    this.#stop = listen<TournamentView | OwnPart>(
      `/api/tournaments/${this.id}/live`,
      (news) => this.#hear(news),
      (state) => (this.connection = state),
    );
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
  }

  #hear(news: TournamentView | OwnPart): void {
    if ("standings" in news) this.view = news;
    else this.#mine(news);
  }

  #take(page: TournamentPage): void {
    this.view = page.tournament;
    this.#mine(page.own);
  }

  #mine(own: OwnPart): void {
    this.own = own;
    if (own.game_id) this.#lead(own.game_id);
  }

  /** Go to a game, once: whoever comes back wants to see how things stand. */
  #lead(game: string): void {
    if (this.#closed || sessionStorage.getItem(KEY) === game) return;
    sessionStorage.setItem(KEY, game);
    void navigate(`/game/${game}`);
  }

  async do(what: Doing): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const params = { path: { tournament_id: this.id } };
      this.#take(await answer(server.POST(`/api/tournaments/{tournament_id}/${what}`, { params })));
    } finally {
      this.busy = false;
    }
  }
}
