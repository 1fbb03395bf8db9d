// Which page is open. Links are plain `<a href="/games">`; code says `navigate("/game/x7")`. What stands in an
// address for `:id` in its pattern becomes the page's prop `id`.
import type { Component } from "svelte";
import { loadMessages } from "./i18n";
import PlayPage from "./play/PlayPage.svelte";
import NotFound from "./shell/NotFound.svelte";

// pages take different props; the router passes what the address says
type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

interface Route {
  pattern: string;
  /** the message that names the page in the window's title */
  title: string;
  page: Page | Load;
  /** opened from a board's page, it stands in front of the board, and the page behind it stays as it is */
  inFront?: true;
}

/** A page that comes together with files of messages. */
const withMessages =
  (load: Load, ...names: string[]): Load =>
  async () => {
    const [page] = await Promise.all([load(), loadMessages(...names)]);
    return page;
  };

const lazy = {
  course: () => import("./learn/CoursePage.svelte"),
  minute: () => import("./learn/MinutePage.svelte"),
  lesson: () => import("./learn/LessonPage.svelte"),
  puzzle: () => import("./puzzle/PuzzlePage.svelte"),
  puzzles: () => import("./puzzle/PuzzlesPage.svelte"),
  train: () => import("./puzzle/TrainPage.svelte"),
  streak: () => import("./puzzle/StreakPage.svelte"),
  storm: () => import("./puzzle/StormPage.svelte"),
  history: () => import("./puzzle/HistoryPage.svelte"),
  drill: () => import("./drills/DrillPage.svelte"),
  drills: () => import("./drills/DrillsPage.svelte"),
  analyse: withMessages(() => import("./analyse/AnalysePage.svelte"), "analyse"),
  rules: () => import("./rules/RulesPage.svelte"),
  editor: withMessages(() => import("./rules/RulesEditor.svelte"), "analyse"),
  games: withMessages(() => import("./games/GamesPage.svelte"), "games", "friend", "manners", "clocks"),
  join: withMessages(() => import("./friend/JoinPage.svelte"), "friend", "clocks", "players"),
  lobby: withMessages(() => import("./place/LobbyPage.svelte"), "lobby", "clocks"),
  watch: withMessages(() => import("./place/WatchPage.svelte"), "lobby", "clocks"),
  tv: withMessages(() => import("./place/TvPage.svelte"), "lobby", "friend", "clocks", "manners"),
  players: withMessages(() => import("./players/PlayersPage.svelte"), "players", "lobby"),
  player: withMessages(() => import("./players/PlayerPage.svelte"), "players", "games", "friend"),
  tournaments: withMessages(() => import("./tournaments/TournamentsPage.svelte"), "lobby", "tournaments"),
  tournament: withMessages(() => import("./tournaments/TournamentPage.svelte"), "lobby", "tournaments"),
  about: () => import("./about/AboutPage.svelte"),
  studies: () => import("./studies/StudiesPage.svelte"),
  study: withMessages(() => import("./studies/StudyPage.svelte"), "analyse"),
  sheet: () => import("./sheets/SheetPage.svelte"),
  tokens: withMessages(() => import("./account/TokensPage.svelte"), "bots"),
  login: withMessages(() => import("./account/LoginPage.svelte"), "accounts"),
  account: withMessages(() => import("./account/AccountPage.svelte"), "accounts", "bots"),
  theory: withMessages(() => import("./about/TheoryPage.svelte"), "analyse"),
};

const loaders = new Set<unknown>(Object.values(lazy));

const routes: readonly Route[] = [
  { pattern: "/", title: "title-play", page: PlayPage },
  { pattern: "/game/:id", title: "title-game", page: PlayPage },
  { pattern: "/join/:invite", title: "title-join", page: lazy.join },
  { pattern: "/lobby", title: "title-lobby", page: lazy.lobby },
  { pattern: "/watch", title: "title-watch", page: lazy.watch },
  { pattern: "/tv", title: "title-tv", page: lazy.tv },
  { pattern: "/tournaments", title: "title-tournaments", page: lazy.tournaments },
  { pattern: "/tournament/:id", title: "title-tournament", page: lazy.tournament },
  { pattern: "/learn", title: "title-course", page: lazy.course },
  { pattern: "/learn/minute", title: "title-learn", page: lazy.minute, inFront: true },
  { pattern: "/learn/:id", title: "title-lesson", page: lazy.lesson },
  { pattern: "/puzzle", title: "title-puzzle", page: lazy.puzzle },
  { pattern: "/puzzle/:id", title: "title-puzzle", page: lazy.puzzle },
  { pattern: "/puzzles", title: "title-puzzles", page: lazy.puzzles },
  { pattern: "/puzzles/history", title: "title-history", page: lazy.history },
  { pattern: "/train", title: "title-train", page: lazy.train },
  { pattern: "/streak", title: "title-streak", page: lazy.streak },
  { pattern: "/storm", title: "title-storm", page: lazy.storm },
  { pattern: "/drills", title: "title-drills", page: lazy.drills },
  { pattern: "/drill/:id", title: "title-drill", page: lazy.drill },
  { pattern: "/analyse", title: "title-analyse", page: lazy.analyse },
  { pattern: "/analyse/:id", title: "title-analyse", page: lazy.analyse },
  { pattern: "/rules/:ruleset", title: "title-rules", page: lazy.rules },
  { pattern: "/editor", title: "title-editor", page: lazy.editor },
  { pattern: "/games", title: "title-games", page: lazy.games },
  { pattern: "/players", title: "title-players", page: lazy.players },
  { pattern: "/player/:name", title: "title-player", page: lazy.player },
  { pattern: "/about", title: "title-about", page: lazy.about },
  { pattern: "/studies", title: "title-studies", page: lazy.studies },
  { pattern: "/study/:id", title: "title-study", page: lazy.study },
  { pattern: "/study/:id/:chapter", title: "title-study", page: lazy.study },
  { pattern: "/sheet", title: "title-sheet", page: lazy.sheet },
  { pattern: "/account/tokens", title: "title-tokens", page: lazy.tokens },
  { pattern: "/login", title: "title-login", page: lazy.login },
  { pattern: "/account", title: "title-account", page: lazy.account },
  { pattern: "/about/theory", title: "title-theory", page: lazy.theory },
];

const notFound: Route = { pattern: "", title: "title-not-found", page: NotFound };
/** Addresses by which pages were once known, or can be asked for in short; the server leads the same way. */
const redirects: readonly [RegExp, string][] = [
  [/^\/rules$/, "/rules/federation"],
  [/^\/rules\/wtf(?=-|$)/, "/rules/federation"],
];

/** The route of a path and the values of its parameters. */
export function match(path: string): { route: Route; params: Record<string, string> } {
  const parts = path.split("/");
  for (const route of routes) {
    const wanted = route.pattern.split("/");
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, index) => {
      const part = parts[index]!;
      if (!want.startsWith(":")) return want === part;
      params[want.slice(1)] = decode(part);
      return part !== "";
    });
    if (fits) return { route, params };
  }
  return { route: notFound, params: {} };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A path in its usual form: without a slash at its end, and after redirects. */
export function canonical(path: string): string {
  const bare = path.replace(/\/+$/, "") || "/";
  return redirects.reduce((found, [old, address]) => found.replace(old, address), bare);
}

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
  title: string;
  /** null while the page's code is on its way and nothing was open before */
  page: Page | null;
  params: Record<string, string>;
  /** what stands in front of the page, and the page's own address */
  front: { page: Page; behind: string } | null;
  /** why the page could not be opened */
  error: unknown;
}

let place: Place = $state.raw({
  path: "/",
  query: new URLSearchParams(),
  hash: "",
  title: "title-play",
  page: null,
  params: {},
  front: null,
  error: null,
});
let turn = 0;

/** Where we are: path, query, hash, the page's component and its params. Reactive. */
export function here(): Place {
  return place;
}

interface NavigateOptions {
  /** replace the present address, so that "back" skips it */
  replace?: boolean;
}

/** Go to an address of this site. */
export async function navigate(href: string, options: NavigateOptions = {}): Promise<void> {
  const url = new URL(href, location.href);
  url.pathname = canonical(url.pathname);
  // what a page has noted with its address is there again after a reload
  const state: unknown = options.replace && url.href === location.href ? history.state : null;
  history[options.replace ? "replaceState" : "pushState"](state, "", url);
  await show(!options.replace);
}

/** Leave a page that may stand in front of another: for that one, or else for the first page. */
export async function leave(): Promise<void> {
  await (place.front ? navigate(place.front.behind, { replace: true }) : navigate("/"));
}

/** Open the page of the present address once more, after its code could not be loaded. */
export async function retry(): Promise<void> {
  await show(false);
}

async function show(toTop: boolean): Promise<void> {
  const mine = ++turn;
  const { pathname: path, search, hash } = location;
  const { route, params } = match(path);
  const before = place.page;
  const common = { path, query: new URLSearchParams(search), hash: hash.slice(1), title: route.title };
  try {
    const page = loaders.has(route.page) ? (await (route.page as Load)()).default : (route.page as Page);
    // a later navigation has overtaken this one
    if (mine !== turn) return;
    if (route.inFront && before === PlayPage) {
      const behind = place.front?.behind ?? `${place.path}${place.query.size ? `?${place.query}` : ""}`;
      place = { ...common, page: before, params: place.params, front: { page, behind }, error: null };
      return;
    }
    place = { ...common, page, params, front: null, error: null };
  } catch (error) {
    if (mine !== turn) return;
    place = { ...common, page: null, params, front: null, error };
  }
  if (toTop && !hash) scrollTo(0, 0);
  if (before && before !== place.page) requestAnimationFrame(focusPage);
}

/** Focus the new page's heading, so that a screen reader says which page it is. */
function focusPage(): void {
  const main = document.querySelector("main");
  const heading = (place.hash && document.getElementById(place.hash)) || main?.querySelector("h1") || main;
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: !place.hash });
}

/** Follow links and the browser's buttons from now on; the first page is open when this is done. */
export async function startRouter(): Promise<() => void> {
  const onpopstate = () => void show(false);
  addEventListener("popstate", onpopstate);
  document.addEventListener("click", followLink);
  await navigate(location.href, { replace: true });
  return () => {
    removeEventListener("popstate", onpopstate);
    document.removeEventListener("click", followLink);
  };
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // the server's own pages, downloads and other sites are the browser's business, and so are places on this page
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  void navigate(link.href);
}
