// What can go wrong between browser and server, and how to say it: an error is a code with arguments, and the page has
// the sentence.
import { hasMessage, loadMessages, t } from "../i18n";
import type { components } from "./schema";

/** What was wrong, and its particulars, which may be a reason in turn. */
export type Reason = components["schemas"]["Reason"];

/** The server said no: a problem document (RFC 9457). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
    /** the sentence in English, for the console */
    readonly detail = "",
  ) {
    super(detail || reason.code);
    this.name = "ApiError";
  }
}

/** The server cannot be reached, or what came was no answer of ours. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super("no answer", options);
    this.name = "NetworkError";
  }
}

/** Whether the server has understood, and will not: to ask again is no use. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** A sentence for the person, in the page's language. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return reasonText(error.reason);
  return t(error instanceof NetworkError ? "error-network" : "error-unexpected");
}

/** The sentence of a code and its arguments. */
export function reasonText(reason: Reason): string {
  const key = `error-${reason.code}`;
  if (!hasMessage(key)) return t("error-unexpected");
  const said = Object.entries(reason.arguments).map(([name, value]) => [
    name,
    typeof value === "object" ? reasonText(value) : value,
  ]);
  return t(key, Object.fromEntries(said) as Record<string, string | number>);
}

/** The error that an unsuccessful response stands for; its sentence is here when it is. */
/** The files of messages in which features keep what can go wrong there. */
const FEATURES = ["friend", "manners", "players", "accounts", "moderation", "lobby", "bots", "tournaments"] as const;

export async function problemOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  const { code, arguments: particulars, detail } = (body ?? {}) as Partial<Reason & { detail: string }>;
  const reason: Reason = { code: code ?? "unexpected", arguments: particulars ?? {} };
  // what happens while playing is always here; the rest comes when it is needed
  if (!hasMessage(`error-${reason.code}`)) await loadMessages("reading", ...FEATURES).catch(() => undefined);
  return new ApiError(response.status, reason, detail);
}
