import { afterEach, expect, test, vi } from "vitest";
import { answer, lines, server } from "./client";
import { ApiError, NetworkError } from "./errors";
import { fetchPosition } from "./requests";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server with one answer; what it was asked. */
function serve(response: Response | (() => never)) {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request);
    return typeof response === "function" ? response() : response;
  });
  return asked;
}

const ask = (game_id: string, signal?: AbortSignal) =>
  answer(server.GET("/api/games/{game_id}", { params: { path: { game_id } }, signal }));

test("parameters are put into the path and after it", async () => {
  const asked = serve(Response.json({}));
  await ask("a/b");
  expect(asked[0]!.url).toBe(`${location.origin}/api/games/a%2Fb`);
});

test("a body goes as JSON, and the answer comes as JSON", async () => {
  const asked = serve(Response.json({ fen: "…" }));
  expect(await fetchPosition({ rules: "wtf", fen: null, moves: [] })).toEqual({ fen: "…" });
  expect(asked[0]!.method).toBe("POST");
  expect(asked[0]!.headers.get("content-type")).toBe("application/json");
  expect(await asked[0]!.text()).toBe('{"rules":"wtf","fen":null,"moves":[]}');
});

test("a problem document becomes an ApiError", async () => {
  const reason = { code: "not-found", arguments: {} };
  const problem = { type: "/problems/not-found", title: "Not found", status: 404, detail: "Nothing here.", ...reason };
  serve(Response.json(problem, { status: 404 }));
  const error = await ask("x").catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, reason, detail: "Nothing here." });
});

test("no answer becomes a NetworkError", async () => {
  serve(() => {
    throw new TypeError("Failed to fetch");
  });
  await expect(ask("x")).rejects.toBeInstanceOf(NetworkError);
});

test("a request that was called off ends with its own reason", async () => {
  const control = new AbortController();
  serve(() => {
    control.abort();
    throw new TypeError("aborted");
  });
  await expect(ask("x", control.signal)).rejects.toMatchObject({ name: "AbortError" });
});

const analyse = () =>
  server.POST("/api/analysis", {
    body: { rules: "wtf", fen: null, moves: [], lines: 1, threat: false, seconds: 1 },
    parseAs: "stream",
  });

test("a stream gives a value per line, wherever the pieces are cut", async () => {
  const pieces = ['{"n":1}\n{"n"', ":2}\n", '\n{"n":3}'];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  serve(new Response(stream));
  const values: unknown[] = [];
  for await (const value of lines<{ n: number }>(analyse())) values.push(value.n);
  expect(values).toEqual([1, 2, 3]);
});

test("whoever stops listening stops the stream", async () => {
  const cancel = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"n":1}\n')),
    cancel,
  });
  serve(new Response(stream));
  for await (const value of lines<{ n: number }>(analyse())) if (value.n === 1) break;
  expect(cancel).toHaveBeenCalled();
});
