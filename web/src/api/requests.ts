// The requests that several pages make.
import { answer, server } from "./client";
import { ApiError } from "./errors";
import type { DailyPuzzle, GameSummary, GameTree, GameView, PositionRequest, PositionView, RulesPage } from "./shapes";

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

/** A ruleset with its clauses: a preset by its name, or one's own, whose missing fields are as in wtf. */
export function fetchRules(rules: GameTree["rules"], signal?: AbortSignal): Promise<RulesPage> {
  if (typeof rules !== "string") return answer(server.POST("/api/rules/clauses", { body: { rules }, signal }));
  return answer(server.GET("/api/rules/{name}/clauses", { params: { path: { name: rules } }, signal }));
}

/** The visitor's own date, as 2026-03-01. */
export function today(): string {
  const now = new Date();
  const numbers = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return numbers.map((number) => String(number).padStart(2, "0")).join("-");
}

/** The puzzle of the day, by the visitor's own date; by the server's if the visitor's clock is wrong. */
export async function fetchTodaysPuzzle(): Promise<DailyPuzzle> {
  const date = today();
  try {
    return await answer(server.GET("/api/puzzles/today", { params: { query: { date } } }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answer(server.GET("/api/puzzles/today"));
  }
}
