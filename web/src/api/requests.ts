// The requests that several pages make.
import { answer, server } from "./client";
import type { GameSummary, GameTree, GameView, PositionRequest, PositionView, RulesPage, Side } from "./shapes";

/** The position after some moves from a start; without a start, from that of the rules. */
export function fetchPosition(body: PositionRequest, signal?: AbortSignal): Promise<PositionView> {
  return answer(server.POST("/api/positions", { body, signal }));
}

/** All positions of a line, the start first. */
export function fetchLine(body: PositionRequest): Promise<PositionView[]> {
  return answer(server.POST("/api/positions/line", { body }));
}

/** A game that is on the server. */
export function fetchGame(id: string): Promise<GameView> {
  return answer(server.GET("/api/games/{game_id}", { params: { path: { game_id: id } } }));
}

/** The game to go on with: of my games that are not over, the last played in which a move was made. */
export async function fetchOpenGame(): Promise<GameSummary | null> {
  const { games } = await answer(server.GET("/api/games", { params: { query: { result: "open" } } }));
  return games.find(({ plies }) => plies > 0) ?? null;
}

export interface TodaysPuzzle {
  id: string;
  fen: string;
  turn: Side;
}

/** Today's puzzle; null if there is none. */
export async function fetchTodaysPuzzle(): Promise<TodaysPuzzle | null> {
  const response = await fetch("/api/puzzles/today");
  return response.ok ? ((await response.json()) as TodaysPuzzle) : null;
}

/** A ruleset with its clauses: a preset by its name, or one's own, whose missing fields are as in wtf. */
export function fetchRules(rules: GameTree["rules"], signal?: AbortSignal): Promise<RulesPage> {
  if (typeof rules !== "string") return answer(server.POST("/api/rules/clauses", { body: { rules }, signal }));
  return answer(server.GET("/api/rules/{name}/clauses", { params: { path: { name: rules } }, signal }));
}
