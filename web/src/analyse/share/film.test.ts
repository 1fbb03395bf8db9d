import { afterEach, expect, test, vi } from "vitest";
import { ApiError, NetworkError } from "../../api/errors";
import type { PictureRequest } from "../../api/shapes";
import { fetchFilm, type Progress } from "./film";

const LINE = { moves: ["d2-e2"] } as unknown as PictureRequest;

function answering(...said: object[]): AbortSignal {
  vi.stubGlobal("fetch", async () => new Response(said.map((line) => JSON.stringify(line) + "\n").join("")));
  return new AbortController().signal;
}

afterEach(() => vi.unstubAllGlobals());

test("a film tells how far it is, and is a GIF at the end", async () => {
  const seen: Progress[] = [];
  const steps = [0, 1, 2].map((frames) => ({ kind: "progress", frames, of: 2 }));
  const film = await fetchFilm(LINE, answering(...steps, { kind: "end", gif: btoa("GIF89a\xff") }), (progress) => {
    seen.push(progress);
  });
  expect(seen.map(({ frames, of }) => [frames, of])).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
  expect([film.type, film.size]).toEqual(["image/gif", "GIF89a\xff".length]);
});

test("a film that fails on the way says why", async () => {
  const busy = { kind: "error", code: "busy", arguments: {}, detail: "Busy." };
  const made = fetchFilm(LINE, answering({ kind: "progress", frames: 0, of: 2 }, busy), () => undefined);
  await expect(made).rejects.toThrow(ApiError);
  await expect(made).rejects.toMatchObject({ reason: { code: "busy" } });
});

test("a film that is cut off is no film", async () => {
  const made = fetchFilm(LINE, answering({ kind: "progress", frames: 1, of: 2 }), () => undefined);
  await expect(made).rejects.toThrow(NetworkError);
});
