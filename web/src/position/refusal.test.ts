import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "./refusal.svelte";

const place = { rules: "wtf", fen: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b" };

afterEach(() => vi.unstubAllGlobals());

function answering(code: string, particulars: object = {}) {
  const asked = vi.fn(async (request: Request) => {
    void request;
    return new Response(JSON.stringify({ code, arguments: particulars }), { status: 422 });
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("the server is asked why, and its reason is said until the next action", async () => {
  const asked = answering("illegal-occupied", { square: "d3" });
  const refusal = new Refusal();
  await refusal.ask(place, { from: "d2", to: "d3" });
  expect(await asked.mock.calls[0]![0].json()).toEqual({ ...place, moves: ["d2-d3"] });
  expect(refusal.text).toBe("d3 is occupied.");
  refusal.clear();
  expect(refusal.text).toBe("");
});

test("a piece of the other side is not yours to the side to move, and not to move for two people", async () => {
  answering("illegal-turn", { side: "attackers" });
  const refusal = new Refusal();
  const move = { from: "d3", to: "e3" };
  await refusal.ask(place, move, "attackers");
  expect(refusal.text).toBe("This piece is not yours.");
  await refusal.ask(place, move);
  expect(refusal.text).toBe("It is the attackers’ turn.");
});

test("an answer that comes after the next action is not said", async () => {
  answering("illegal-straight");
  const refusal = new Refusal();
  const asked = refusal.ask(place, { from: "d2", to: "e3" });
  refusal.clear();
  await asked;
  expect(refusal.text).toBe("");
});
