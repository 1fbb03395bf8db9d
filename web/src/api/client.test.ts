import { afterEach, expect, test, vi } from "vitest";
import { address, ApiError, get, ndjson, NetworkError, post } from "./client";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(response: Response | (() => never)) {
  const fetch = vi.fn(async () => (typeof response === "function" ? response() : response));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("parameters are put into the path and after it", () => {
  expect(address("/api/games/{id}", { path: { id: "a/b" } })).toBe("/api/games/a%2Fb");
  expect(address("/api/games", { query: { page: 2, text: "a b", side: null, tag: ["x", "y"] } })).toBe(
    "/api/games?page=2&text=a+b&tag=x&tag=y",
  );
});

test("a body goes as JSON, and the answer comes as JSON", async () => {
  const fetch = answer(Response.json({ fen: "…" }));
  expect(await post("/api/positions", { body: { rules: "wtf", fen: null, moves: [] } })).toEqual({ fen: "…" });
  expect(fetch).toHaveBeenCalledWith(
    "/api/positions",
    expect.objectContaining({ method: "POST", body: '{"rules":"wtf","fen":null,"moves":[]}' }),
  );
});

test("a problem document becomes an ApiError", async () => {
  const problem = { type: "/problems/not-found", title: "Not found", status: 404, detail: "There is no game here." };
  answer(Response.json(problem, { status: 404 }));
  const error = await get("/api/games/{game_id}", { path: { game_id: "x" } }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, slug: "not-found", detail: "There is no game here." });
});

test("no answer becomes a NetworkError", async () => {
  answer(() => {
    throw new TypeError("Failed to fetch");
  });
  await expect(get("/api/rules")).rejects.toBeInstanceOf(NetworkError);
});

test("a stream gives a value per line, wherever the pieces are cut", async () => {
  const pieces = ['{"n":1}\n{"n"', ":2}\n", '\n{"n":3}'];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  answer(new Response(stream));
  const values: unknown[] = [];
  for await (const value of ndjson<{ n: number }>("/api/analysis", {})) values.push(value.n);
  expect(values).toEqual([1, 2, 3]);
});

test("whoever stops listening stops the stream", async () => {
  const cancel = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"n":1}\n')),
    cancel,
  });
  answer(new Response(stream));
  for await (const value of ndjson<{ n: number }>("/api/analysis", {})) if (value.n === 1) break;
  expect(cancel).toHaveBeenCalled();
});
