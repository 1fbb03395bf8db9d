// Requests to the server, typed by its OpenAPI document:
//
//     const view = await post("/api/positions", { body: { rules: "wtf", fen: null, moves: [] } });
//     const game = await get("/api/games/{id}", { path: { id } });
import { NetworkError, problemOf } from "./errors";
import type { Args, PathsWith, Reply } from "./typed";

export { ApiError, errorText, NetworkError } from "./errors";
export { live, type Live, type LiveState } from "./live";

/** Read something. */
export function get<P extends PathsWith<"get">>(path: P, ...[args]: Args<P, "get">): Promise<Reply<P, "get">> {
  return call("GET", path, args);
}

/** Make something, or ask for something to be worked out. */
export function post<P extends PathsWith<"post">>(path: P, ...[args]: Args<P, "post">): Promise<Reply<P, "post">> {
  return call("POST", path, args);
}

/** Remove something. */
export function del<P extends PathsWith<"delete">>(path: P, ...[args]: Args<P, "delete">): Promise<Reply<P, "delete">> {
  return call("DELETE", path, args);
}

/** A file worked out by the server, a picture for example. */
export async function blob(path: string, body: unknown, signal?: AbortSignal): Promise<Blob> {
  return (await request("POST", path, { body, signal })).blob();
}

/** The lines of a streamed answer, one JSON value each, as they come. Aborting the signal ends the server's work. */
export async function* ndjson<T>(path: string, body: unknown, signal?: AbortSignal): AsyncGenerator<T> {
  const response = await request("POST", path, { body, signal });
  if (!response.body) throw new NetworkError();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    while (true) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw signal?.aborted ? signal.reason : new NetworkError({ cause });
      });
      const lines = (rest + (value ?? "")).split("\n");
      rest = done ? "" : lines.pop()!;
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as T;
      if (done) return;
    }
  } finally {
    // whoever stops listening stops the stream
    await reader.cancel().catch(() => undefined);
  }
}

interface RequestArgs {
  path?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
}

async function call<T>(method: string, path: string, args: RequestArgs = {}): Promise<T> {
  const response = await request(method, path, args);
  if (response.status === 204) return undefined as T;
  const json = response.headers.get("content-type")?.includes("json");
  return (await (json ? response.json() : response.text())) as T;
}

async function request(method: string, path: string, args: RequestArgs): Promise<Response> {
  // a form, a file or text goes as it is, everything else as JSON
  const plain = args.body instanceof FormData || args.body instanceof Blob || typeof args.body === "string";
  const response = await fetch(address(path, args), {
    method,
    signal: args.signal,
    headers: args.body === undefined || plain ? {} : { "content-type": "application/json" },
    body: plain ? (args.body as BodyInit) : JSON.stringify(args.body),
  }).catch((cause: unknown) => {
    throw args.signal?.aborted ? args.signal.reason : new NetworkError({ cause });
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** A path with its parameters put in: "/api/games/{id}" → "/api/games/x7?page=2". */
export function address(path: string, args: Pick<RequestArgs, "path" | "query"> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args.path?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {})) {
    for (const each of [value].flat()) if (each !== undefined && each !== null) query.append(name, String(each));
  }
  return query.size ? `${filled}?${query}` : filled;
}
