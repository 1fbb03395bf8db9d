// Games that begin elsewhere than on the first page.
import { answer, server } from "../api/client";
import type { ClockChoice, GameView, NewGame } from "../api/shapes";
import { settings } from "../settings.svelte";
import { rulesOf } from "./game.svelte";
import { options } from "./options.svelte";

/** Begin a game in any position. */
export function beginFrom(game: Pick<NewGame, "rules" | "start" | "mode" | "side" | "level">): Promise<GameView> {
  return begin({ ...game, match: false, moves: [], rated: false });
}

/** Begin a game like another one against a level, which then is the one that is chosen. */
export function atLevel(view: GameView, level: number): Promise<GameView> {
  options.level = level;
  const { clock, players, start } = view;
  return begin({
    mode: "computer",
    side: players.attackers.kind === "person" ? "attackers" : "defenders",
    level,
    rules: rulesOf(view),
    start,
    clock: clock && seconds(clock),
    match: false,
    moves: [],
    rated: view.rated,
  });
}

function seconds({ initial, increment }: { initial: number; increment: number }): ClockChoice {
  return { initial: initial / 1000, increment: increment / 1000 };
}

function begin(body: Omit<NewGame, "in_openings">): Promise<GameView> {
  return answer(server.POST("/api/games", { body: { ...body, in_openings: settings.openings } }));
}
