// A game on the page: what the server says of it, kept up to date, and what a person can do in it. Before the first move
// there is only a position to play from; the game begins on the server with the move.
import { boot } from "../api/boot";
import { answer, server } from "../api/client";
import { listen, type LiveState } from "../api/live";
import { fetchGame } from "../api/requests";
import type {
  GameChange,
  GameView,
  MoveView,
  OutcomeView,
  PhraseView,
  PlayersView,
  PositionView,
  PresenceView,
  Side,
} from "../api/shapes";
import type { Move } from "../board";
import { loadMessages } from "../i18n";
import { ownRulesPath, rulesPath, type RulesChoice } from "../rulesets";
import { changed } from "./change";
import { clocksFrom, Way } from "./clock";
import { newGame, options, type SideChoice } from "./options.svelte";

/** The ruleset of a game: a preset's name, or all its fields. */
export function rulesOf(view: GameView): RulesChoice {
  return view.preset ?? (view.rules as Exclude<RulesChoice, string>);
}

/** What is told of a game, or of its players. */
type News = GameView | GameChange | { presence: PresenceView } | { phrase: PhraseView } | { watchers: number };

/** What players have said that is kept on the page. */
const MOST_SAID = 20;
const UNNAMED = { name: null, account: null, rating: null, provisional: false, bot: false, former: false };

export class PlayedGame {
  /** the game on the server; null before the first move */
  view: GameView | null = $state.raw(null);
  /** the position before the first move */
  start: PositionView = $state.raw(null!);
  /** how many moves the board shows; null: all of them */
  cursor: number | null = $state(null);
  connection: LiveState = $state("open");
  /** how many watch, besides the players */
  watchers = $state(0);
  /** when the view came: the clocks run from then on */
  since = $state(0);
  /** which of two people at two screens is there; null while nobody has told */
  presence: PresenceView | null = $state.raw(null);
  /** what they said, the last at the end */
  said: readonly PhraseView[] = $state.raw([]);

  #way = new Way();
  #stopListening: (() => void) | null = null;
  #onchange: (view: GameView, before: GameView | null) => void;

  constructor(start: PositionView, onchange: (view: GameView, before: GameView | null) => void) {
    this.start = start;
    this.#onchange = onchange;
  }

  // What is on the board

  readonly moves: readonly MoveView[] = $derived(this.view?.moves ?? []);
  readonly shown: number = $derived(this.cursor ?? this.moves.length);
  readonly isLast: boolean = $derived(this.shown === this.moves.length);
  readonly position: PositionView = $derived(this.view?.position ?? this.start);
  readonly last: MoveView | null = $derived(this.moves[this.shown - 1] ?? null);
  readonly outcome: OutcomeView | null = $derived(this.view?.outcome ?? null);
  readonly mode = $derived(this.view?.mode ?? options.mode);

  /** Who plays, or will once the game has begun. */
  readonly players: PlayersView = $derived.by(() => {
    if (this.view) return this.view.players;
    const player = (side: Side) => {
      const person = this.mode !== "computer" || side === options.side;
      return { kind: person ? "person" : "computer", level: person ? null : options.level, ...UNNAMED } as const;
    };
    return { attackers: player("attackers"), defenders: player("defenders") };
  });

  /** The side of a person who plays one; null where two people share the screen, for those who watch, or before lots are
   *  drawn. */
  readonly own: Side | null = $derived.by(() => {
    if (this.mode === "local") return null;
    if (!this.view) return options.side === "random" ? null : options.side;
    if (this.mode === "friend") return this.view.my_side;
    return this.view.players.attackers.kind === "person" ? "attackers" : "defenders";
  });

  /** somebody else's game can only be watched */
  readonly watching: boolean = $derived(this.view !== null && !this.view.mine);

  /** May a person move now? */
  readonly canMove: boolean = $derived(
    this.isLast &&
      !this.outcome &&
      !this.watching &&
      (this.mode === "local" || this.own === this.position.turn) &&
      // a friend must have come first
      (this.mode !== "friend" || this.view?.free_seat === null),
  );

  /** Hints and the coach are for games against the computer that are no match and have no clock. */
  readonly helped: boolean = $derived.by(() => {
    const { match, clock, rated } = this.view ?? options;
    return !rated && this.mode === "computer" && this.own !== null && !this.watching && !match && !clock;
  });
  readonly canHint: boolean = $derived(this.helped && this.canMove);

  /** How many moves are left when the last of the person's is taken back; null if there is none. */
  readonly backTo: number | null = $derived.by(() => {
    if (!this.view?.mine || this.view.rated || this.moves.length === 0 || (this.mode === "friend" && this.outcome))
      return null;
    // the first set of a match stays as it is once the second has begun
    const { match } = this.view;
    if (match && match.number < match.sets.length) return null;
    if (this.own === null) return this.moves.length - 1;
    for (let ply = this.moves.length - 1; ply >= 0; ply--) if (this.moves[ply]!.side === this.own) return ply;
    return null;
  });

  /** What the board shows: the position now, or an earlier one, of which only the pieces and the last move are known. */
  readonly board: PositionView = $derived.by(() => {
    const { position, last, outcome } = this;
    if (this.isLast) return { ...position, last, outcome, destinations: this.canMove ? position.destinations : {} };
    const nothing = { destinations: {}, king_threatened: false, outcome: null, warnings: [] };
    return { ...position, fen: this.view!.fens[this.shown]!, last, ...nothing };
  });

  /** the position that is played on, by a name that is the same for no other */
  readonly place: string = $derived(`${this.view?.id} ${this.view?.version} ${this.start.fen}`);

  /** the fields of the ruleset */
  readonly fields: Readonly<Record<string, unknown>> = $derived.by(() => {
    if (this.view) return this.view.rules;
    return typeof options.rules === "string" ? (boot.rulesets[options.rules] ?? {}) : { ...options.rules };
  });

  /** where the rules can be read */
  readonly rulesPage: string = $derived.by(() => {
    const preset = this.view ? this.view.preset : typeof options.rules === "string" ? options.rules : null;
    return preset ? rulesPath(preset) : ownRulesPath({ name: "custom", ...this.fields });
  });

  /** The position that is played on, as the server takes it. */
  request(): { rules: RulesChoice; fen: string | null; moves: string[] } {
    const { view } = this;
    return {
      rules: view ? rulesOf(view) : options.rules,
      fen: view?.start ?? null,
      moves: this.moves.map(({ text }) => text),
    };
  }

  show(ply: number): void {
    const number = Math.max(0, Math.min(ply, this.moves.length));
    this.cursor = number === this.moves.length ? null : number;
  }

  // What a person does

  /** Open a game that is on the server. */
  async open(id: string): Promise<void> {
    if (this.view?.id === id) return;
    this.close();
    await this.#arrive(await fetchGame(id));
  }

  /** Take a game that was not open before, with the words that it needs. */
  async #arrive(view: GameView): Promise<void> {
    const manners = loadMessages("manners"); // which only two people cannot do without
    if (view.mode === "friend") await Promise.all([loadMessages("friend", "clocks"), manners]);
    else manners.catch(() => undefined);
    this.#take(view);
  }

  /** Fetch the game again, after something went wrong: the server knows best. */
  async refresh(): Promise<void> {
    if (this.view) this.#take(await fetchGame(this.view.id));
  }

  /** Leave the game and stand before a new one. */
  reset(start: PositionView): void {
    this.close();
    this.view = null;
    this.cursor = null;
    this.start = start;
  }

  /** Begin a game, perhaps with the first move. */
  async begin(side: SideChoice, moves: string[] = []): Promise<GameView> {
    const view = await answer(server.POST("/api/games", { body: newGame(side, moves) }));
    this.close();
    this.view = null;
    this.cursor = null;
    await this.#arrive(view);
    return view;
  }

  /** Make a move; the first one begins the game. */
  async move({ from, to }: Move): Promise<GameView> {
    const text = `${from}-${to}`;
    if (!this.view) return this.begin(options.side, [text]);
    const body = { move: text, ply: this.moves.length, fen: this.view.position.fen };
    return this.#change(server.POST("/api/games/{game_id}/moves", { params: this.#params(), body }));
  }

  /** Take moves back until so many are left; against another person, ask for it or allow it. */
  takeBack = (ply = this.backTo ?? this.moves.length) => {
    const body = { ply };
    return this.#change(server.POST("/api/games/{game_id}/takeback", { params: this.#params(), body }));
  };
  resign = () => {
    const body = { side: null }; // the person's own, or the side to move
    return this.#change(server.POST("/api/games/{game_id}/resign", { params: this.#params(), body }));
  };
  /** What needs no particulars. */
  act = (action: "draw" | "decline" | "abort") => {
    const path = `/api/games/{game_id}/${action}` as "/api/games/{game_id}/draw";
    return this.#change(server.POST(path, { params: this.#params() }));
  };
  draw = () => this.act("draw");
  /** End a game that the other player has left. */
  claim = (result: "win" | "draw") =>
    this.#change(server.POST("/api/games/{game_id}/claim", { params: this.#params(), body: { result } }));

  /** Begin the second set of a match. */
  nextSet = () => answer(server.POST("/api/games/{game_id}/next-set", { params: this.#params() }));
  /** Begin a game like this one with the sides swapped. */
  rematch = () => answer(server.POST("/api/games/{game_id}/rematch", { params: this.#params() }));

  #params() {
    return { path: { game_id: this.view!.id } };
  }

  async #change(request: Promise<{ data?: GameChange }>): Promise<GameView> {
    const asked = performance.now();
    const news = await answer(request);
    this.#way.saw(performance.now() - asked);
    await this.#hear(news);
    return this.view!;
  }

  /** Take a whole game, or what has changed in it; whoever missed something asks for the whole. */
  async #hear(news: GameView | GameChange): Promise<void> {
    const known = this.view;
    if (!("since" in news)) this.#take(news);
    else if (!known || known.id !== news.id || news.version <= known.version) return;
    else if (known.version === news.since) this.#take(changed(known, news));
    else await this.refresh();
  }

  #listened(news: News): void {
    if ("presence" in news) this.presence = news.presence;
    else if ("watchers" in news) this.watchers = news.watchers;
    else if ("phrase" in news) this.said = [...this.said, news.phrase].slice(-MOST_SAID);
    else void this.#hear(news).catch(() => (this.connection = "lost"));
  }

  /** Stop listening. */
  close(): void {
    this.presence = null;
    this.said = [];
    this.#stopListening?.();
    this.#stopListening = null;
    this.watchers = 0;
    this.connection = "open";
  }

  #take(view: GameView): void {
    const before = this.view;
    // an older view may arrive late
    if (before?.id === view.id && view.version < before.version) return;
    this.view = view;
    this.since = clocksFrom(view, before, this.since, performance.now(), this.#way.delay);
    if (view.moves.length !== before?.moves.length) this.cursor = null;
    this.#stopListening ??= listen<News>(
      `/api/games/${view.id}/live`,
      (news) => this.#listened(news),
      (state) => (this.connection = state),
      // by a player's answer the server knows how long the way takes, and gives it back
      (news) => ("version" in news && this.view?.mine && news.clock?.days === null ? String(news.version) : null),
    );
    if (before?.version !== view.version) this.#onchange(view, before);
  }
}
