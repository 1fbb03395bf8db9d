// Requests to the server, typed by its OpenAPI document:
//
//     const game = await answer(server.GET("/api/games/{game_id}", { params: { path: { game_id } } }));
import createClient from "openapi-fetch";
import { NetworkError, problemOf } from "./errors";
import type { paths } from "./schema";

export const server = createClient<paths>({ baseUrl: location.origin, fetch: ask });

/** Fetch; whatever is not a successful answer is thrown, as an ApiError or a NetworkError. */
async function ask(request: Request): Promise<Response> {
  const response = await fetch(request).catch((cause: unknown) => {
    throw failure(cause, request.signal);
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** A request that was called off gives its own reason; any other that got no answer is the network's fault. */
function failure(cause: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  dispatchEvent(new Event("server-away"));
  return new NetworkError({ cause });
}

/** What a request of `server` brings. */
export async function answer<T>(request: Promise<{ data?: T }>): Promise<T> {
  return (await request).data as T;
}

/** The lines of a streamed answer, one JSON value each, as they come. Whoever stops listening ends the server's work. */
export async function* lines<T>(
  request: Promise<{ data?: ReadableStream<Uint8Array<ArrayBuffer>> | null }>,
  signal?: AbortSignal,
): AsyncGenerator<T> {
  const body = await answer(request);
  if (!body) throw new NetworkError();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    while (true) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw failure(cause, signal);
      });
      const whole = (rest + (value ?? "")).split("\n");
      rest = done ? "" : whole.pop()!;
      for (const line of whole) if (line.trim()) yield JSON.parse(line) as T;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
