// What the pages of studies ask of the server.
import { answer, server } from "../api/client";
import type {
  ChapterHeadView,
  ChapterView,
  GameTree,
  NewChapter,
  RecordText,
  StudySummary,
  StudyView,
} from "../api/shapes";
import { EMPTY } from "../analyse/tree/tree.svelte";
import { looksLikePosition } from "../position/notation";
import type { RulesChoice } from "../rulesets";

const path = (study_id: string) => ({ path: { study_id } });

export async function fetchStudies(): Promise<StudySummary[]> {
  return (await answer(server.GET("/api/studies"))).studies;
}

export function fetchStudy(id: string): Promise<StudyView> {
  return answer(server.GET("/api/studies/{study_id}", { params: path(id) }));
}

export function fetchChapter(id: string, number: number): Promise<ChapterView> {
  const params = { path: { study_id: id, number } };
  return answer(server.GET("/api/studies/{study_id}/chapters/{number}", { params }));
}

export function createStudy(name: string, chapter: NewChapter): Promise<StudyView> {
  return answer(server.POST("/api/studies", { body: { name, chapter } }));
}

/** A study of a game file: each of its games a chapter. The name is for a file that has none. */
export function importStudy(name: string, text: string): Promise<StudyView> {
  return answer(server.POST("/api/studies/import", { body: { name, text, rules: "wtf" } }));
}

export function copyStudy(id: string): Promise<StudyView> {
  return answer(server.POST("/api/studies/{study_id}/copy", { params: path(id) }));
}

export async function deleteStudy(id: string): Promise<void> {
  await answer(server.DELETE("/api/studies/{study_id}", { params: path(id) }));
}

/** Another name or order, of the version that was seen. */
export function changeStudy(seen: StudyView, change: { name?: string; order?: number[] }): Promise<StudyView> {
  const body = { version: seen.version, ...change };
  return answer(server.PUT("/api/studies/{study_id}", { params: path(seen.id), body }));
}

export function addChapter(id: string, chapter: NewChapter): Promise<StudyView> {
  return answer(server.POST("/api/studies/{study_id}/chapters", { params: path(id), body: chapter }));
}

export function removeChapter(id: string, seen: ChapterHeadView): Promise<StudyView> {
  const params = { path: { study_id: id, number: seen.number }, query: { version: seen.version } };
  return answer(server.DELETE("/api/studies/{study_id}/chapters/{number}", { params }));
}

/** Another name or content for the version of a chapter that was seen. `leaving`: the page may be gone before the
    answer. */
export function saveChapter(
  id: string,
  seen: ChapterHeadView,
  change: { name?: string; tree?: GameTree },
  leaving = false,
): Promise<ChapterHeadView> {
  const params = { path: { study_id: id, number: seen.number } };
  const body = { version: seen.version, ...change };
  return answer(server.PUT("/api/studies/{study_id}/chapters/{number}", { params, body, keepalive: leaving }));
}

/** A tree that is no more than a position; without one, the start of a game. */
export function treeFrom(rules: RulesChoice, start: string | null = null): GameTree {
  return { rules, start, headers: {}, nodes: [EMPTY] };
}

/** The tree of a position or a game that somebody pasted. */
export async function treeOfText(text: string, rules: RecordText["rules"]): Promise<GameTree> {
  if (!looksLikePosition(text)) return answer(server.POST("/api/records/read", { body: { text, rules } }));
  const fen = text.trim().replace(/\s+/, " ");
  return treeFrom(rules, /[bw]$/.test(fen) ? fen : `${fen} b`);
}
