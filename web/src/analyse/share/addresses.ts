// Where a study comes from is in its address: a game of this server, a position, or a whole game packed behind the "#".
import { boot } from "../../api/boot";
import { looksLikePosition } from "../../position/notation";
import { rulesOfText, type RulesChoice } from "../../rulesets";
import { fromGame, fromPosition, fromText, fromView, type Study } from "../study.svelte";
import { isPacked, pack, unpack } from "./link";

/** The study of an address. */
export async function openAddress(gameId: string | null, query: URLSearchParams, hash: string): Promise<Study> {
  if (isPacked(hash)) return fromText(await unpack(hash), "wtf");
  if (gameId) return fromGame(gameId);
  const rules = readRules(query.get("rules"));
  const fen = query.get("fen");
  return !fen && rules === "wtf" ? fromView(rules, null, boot.position) : fromPosition(rules, fen);
}

/** The ruleset of the address, in either form. */
function readRules(text: string | null): RulesChoice {
  return text?.startsWith("{") ? rulesOfText(text) : (text ?? "wtf");
}

/** The address of a position. */
export function positionAddress(rules: RulesChoice, fen: string): string {
  const query = { fen, rules: typeof rules === "string" ? rules : JSON.stringify(rules) };
  return `/analyse?${new URLSearchParams(query)}`;
}

/** The address of what somebody pasted or brought as a file: a position, or a game. An error if it is neither. */
export async function textAddress(text: string, rules: RulesChoice): Promise<string> {
  if (looksLikePosition(text)) {
    const fen = text.trim().replace(/\s+/, " ");
    const full = /[bw]$/.test(fen) ? fen : `${fen} b`;
    await fromPosition(rules, full);
    return positionAddress(rules, full);
  }
  const study = await fromText(text, rules);
  // as we write it, so that it is the first game alone and names its rules
  return `/analyse#${await pack(await study.toText())}`;
}
