// The lobby as one browser sees it: open offers, one's own among them, and the game that came of one.
import { answer, server } from "../api/client";
import { listen, type LiveState } from "../api/live";
import type { ClockChoice, LobbyView, NewSeek, SeekAnswer } from "../api/shapes";
import { options } from "../play/options.svelte";
import { navigate } from "../router.svelte";
import { settings } from "../settings.svelte";

/** What only this browser is told. */
interface OwnSeeks {
  own: string[];
  waiting: string | null;
  game_id: string | null;
}

/** Quick pairing: minutes, and seconds added by each move. */
export const POOLS: readonly Required<ClockChoice>[] = [
  { initial: 60, increment: 1 },
  { initial: 180, increment: 2 },
  { initial: 300, increment: 3 },
  { initial: 600, increment: 5 },
  { initial: 900, increment: 10 },
  { initial: 1800, increment: 20 },
];

const KEY = "brandubh-led-to";

export class Lobby {
  view: LobbyView | null = $state.raw(null);
  own: OwnSeeks = $state.raw({ own: [], waiting: null, game_id: null });
  connection: LiveState = $state("connecting");
  /** the account's name of whoever is logged in */
  account: string | null = $state(null);
  /** the pool whose button was pressed */
  pool: ClockChoice | null = $state.raw(null);
  busy = $state(false);

  #stop: (() => void) | null = null;
  #closed = false;

  /** Look, and listen from then on: who is new here is known by then, and hears of their own. */
  async open(): Promise<void> {
    const [view, account] = await Promise.all([
      answer(server.GET("/api/lobby")),
      answer(server.GET("/api/account")).catch(() => ({ name: null })),
    ]);
    this.view ??= view;
    this.account = account.name;
    if (this.#closed) return;
    this.#stop = listen<LobbyView | OwnSeeks>(
      "/api/lobby/live",
      (news) => this.#hear(news),
      (state) => (this.connection = state),
    );
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
  }

  #hear(news: LobbyView | OwnSeeks): void {
    if ("seeks" in news) this.view = news;
    else {
      this.own = news;
      if (news.game_id) this.#lead(news.game_id);
    }
  }

  /** Go to a game, once: whoever comes back to the lobby wants another one. */
  #lead(game: string): void {
    if (sessionStorage.getItem(KEY) === game) return;
    sessionStorage.setItem(KEY, game);
    void navigate(`/game/${game}`);
  }

  readonly #person = () => ({ name: options.name.trim() || null, in_openings: settings.openings });

  /** One thing at a time. */
  async #do(action: () => Promise<SeekAnswer>): Promise<SeekAnswer | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      const found = await action();
      if (found.game_id) this.#lead(found.game_id);
      return found;
    } finally {
      this.busy = false;
    }
  }

  /** Wait for whoever comes next and wants the same. */
  async quick(clock: ClockChoice, match: boolean, rated: boolean): Promise<void> {
    const body = { clock, match, rated, ...this.#person() };
    const found = await this.#do(() => answer(server.POST("/api/lobby/quick", { body })));
    if (!found?.seek_id) return;
    this.pool = clock;
    this.own = { ...this.own, waiting: found.seek_id };
  }

  /** Offer a game to everybody. */
  async make(seek: Pick<NewSeek, "rules" | "clock" | "side" | "match" | "rated">): Promise<void> {
    const body = { ...seek, ...this.#person() };
    const found = await this.#do(() => answer(server.POST("/api/lobby/seeks", { body })));
    if (found?.seek_id) this.own = { ...this.own, own: [...new Set([...this.own.own, found.seek_id])] };
  }

  async accept(seek_id: string): Promise<void> {
    const params = { path: { seek_id } };
    await this.#do(() => answer(server.POST("/api/lobby/seeks/{seek_id}", { params, body: this.#person() })));
  }

  async withdraw(seek_id: string): Promise<void> {
    await answer(server.DELETE("/api/lobby/seeks/{seek_id}", { params: { path: { seek_id } } }));
    this.own = {
      ...this.own,
      own: this.own.own.filter((each) => each !== seek_id),
      waiting: this.own.waiting === seek_id ? null : this.own.waiting,
    };
  }
}
