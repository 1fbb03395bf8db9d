import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { PositionView, Side, TableView, VerdictView } from "../../api/shapes";
import { fromView, type Study } from "../study.svelte";
import { PerfectPlay, rowsOf, worthOf } from "./perfect.svelte";
import PerfectPanel from "./PerfectPanel.svelte";

const FOUR_MEN = "7/7/7/t5t/7/3K3/3T3 w";
const THREE_MEN = "7/7/7/t6/7/3K3/3T3 w";
const MANY = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";

function verdict(winner: Side | null, wins_in: number | null = null, certain = true): VerdictView {
  return { winner, forced: wins_in !== null, certain, distance: wins_in && 2 * wins_in - 1, wins_in };
}

function move(text: string, judged: VerdictView) {
  const [from_square, to_square] = [text.slice(0, 2), text.slice(3, 5)];
  return { from_square, to_square, text, uci: from_square + to_square, verdict: judged };
}

function table(fen: string): TableView {
  const moves = [
    move("d2-a2", verdict("defenders", 1)),
    move("d2-g2", verdict("defenders", 1)),
    move("d2-d3", verdict("defenders", 3)),
    move("d1-c1", verdict("attackers")),
    move("d1-b1", verdict("attackers", 2)),
  ];
  const best = moves[0]!.verdict;
  return { fen, rules_id: "x", turn: "defenders", men: 4, verdict: best, moves, mainline: ["d2-a2"] };
}

function view(fen: string, outcome: PositionView["outcome"] = null): PositionView {
  const turn: Side = fen.endsWith("w") ? "defenders" : "attackers";
  const rest = { rules_id: "x", ply: 0, destinations: {}, king_threatened: false, last: null, warnings: [] };
  return { fen, turn, outcome, ...rest };
}

/** A server with tables up to four men; which positions it was asked about. */
function serve(answer = (fen: string) => Promise.resolve(table(fen))): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const { fen } = await request.json();
    asked.push(pathname === "/api/tables" ? fen : pathname);
    return Response.json(pathname === "/api/tables" ? await answer(fen) : { most_men: 4 });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("perfect play", () => {
  test("is asked for where there are tables, and for each position once", async () => {
    const asked = serve();
    const perfect = new PerfectPlay({ rules: "wtf" });
    await perfect.look(view(MANY));
    expect(perfect.found).toBe(null);
    await perfect.look(view(FOUR_MEN));
    expect(perfect.found?.fen).toBe(FOUR_MEN);
    await perfect.look(view(MANY));
    expect(perfect.found).toBe(null);
    await perfect.look(view(FOUR_MEN));
    expect(perfect.found?.fen).toBe(FOUR_MEN);
    expect(asked).toEqual(["/api/tables/extent", FOUR_MEN]);
  });

  test("stays until the next answer is here, and late answers are not shown", async () => {
    const waiting = new Map<string, () => void>();
    serve((fen) => new Promise((resolve) => waiting.set(fen, () => resolve(table(fen)))));
    const perfect = new PerfectPlay({ rules: "wtf" });
    const first = perfect.look(view(FOUR_MEN));
    await vi.waitFor(() => waiting.get(FOUR_MEN)!());
    await first;
    const second = perfect.look(view(THREE_MEN));
    await vi.waitFor(() => expect(waiting.has(THREE_MEN)).toBe(true));
    expect(perfect.found?.fen).toBe(FOUR_MEN);
    await perfect.look(view(MANY));
    expect(perfect.found).toBe(null);
    waiting.get(THREE_MEN)!();
    await second;
    expect(perfect.found).toBe(null);
  });

  test("is not shown where a game is over, nor without a server, which is asked again", async () => {
    const asked = serve();
    const perfect = new PerfectPlay({ rules: "wtf" });
    await perfect.look(view(FOUR_MEN, { winner: "defenders", termination: "escape", squares: [], clause: null }));
    expect([perfect.found, asked]).toEqual([null, []]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await perfect.look(view(FOUR_MEN));
    expect(perfect.found).toBe(null);
    serve();
    await perfect.look(view(FOUR_MEN));
    expect(perfect.found?.fen).toBe(FOUR_MEN);
  });

  test("says why it is refused, until the board is elsewhere", async () => {
    vi.stubGlobal("fetch", async (request: Request) =>
      request.url.endsWith("extent")
        ? Response.json({ most_men: 4 })
        : Response.json({ code: "rated-no-help", arguments: {} }, { status: 409 }),
    );
    const perfect = new PerfectPlay({ rules: "wtf" });
    await perfect.look(view(FOUR_MEN));
    expect([perfect.found, perfect.refused]).toEqual([null, expect.stringContaining("rated game")]);
    await perfect.look(view(MANY));
    expect(perfect.refused).toBe("");
  });
});

test("a verdict is worth something to who moves", () => {
  expect(worthOf(verdict("attackers", 3), "attackers")).toBe("win");
  expect(worthOf(verdict("attackers", 3), "defenders")).toBe("loss");
  expect(worthOf(verdict("attackers"), "attackers")).toBe("win-repetition");
  expect(worthOf(verdict("attackers"), "defenders")).toBe("loss-repetition");
  expect(worthOf(verdict(null), "defenders")).toBe("draw");
  expect(worthOf(verdict("attackers", null, false), "defenders")).toBe("repetition");
});

test("moves that are worth the same stand in one row", () => {
  expect(rowsOf(table(FOUR_MEN)).map(({ worth, winsIn, moves }) => [worth, winsIn, moves.length])).toEqual([
    ["win", 1, 2],
    ["win", 3, 1],
    ["loss-repetition", null, 1],
    ["loss", 2, 1],
  ]);
});

describe("the panel", () => {
  function show(shown: TableView): [Study, PerfectPlay] {
    const study = fromView("wtf", FOUR_MEN, view(FOUR_MEN));
    const perfect = new PerfectPlay(study);
    render(PerfectPanel, { study, perfect, table: shown });
    return [study, perfect];
  }

  test("says who wins, aims at moves and plays them", async () => {
    const [study, perfect] = show(table(FOUR_MEN));
    expect(screen.getByRole("region", { name: "Perfect play" }).textContent).toContain(
      "The defenders win in one move.",
    );
    expect(screen.getAllByRole("listitem").map((row) => row.querySelector(".label")!.textContent)).toEqual([
      "Win in 1",
      "Win in 3",
      "Loss by repetition",
      "Loss in 2",
    ]);
    const button = screen.getByRole("button", { name: "d1-b1: The attackers win in 2 moves." });
    await fireEvent.focus(button);
    expect(perfect.aimed?.text).toBe("d1-b1");
    await fireEvent.click(button);
    expect(perfect.aimed).toBe(null);
    expect(study.tree.moves()).toEqual(["d1-b1"]);
  });

  test("does not say who wins where repetition decides", () => {
    const unclear = verdict("attackers", null, false);
    show({ ...table(FOUR_MEN), verdict: unclear, moves: [move("d2-d3", unclear)] });
    const said = screen.getByRole("region", { name: "Perfect play" }).textContent;
    expect(said).toContain("Neither side can force a win: repetition decides.");
    expect(said).toContain("Repetition");
    expect(said).not.toContain("attackers");
  });

  test("plays nothing in another position than its own", async () => {
    const [study, perfect] = show(table(THREE_MEN));
    const button = screen.getByRole("button", { name: /^d1-b1/ });
    await fireEvent.pointerEnter(button);
    await fireEvent.click(button);
    expect([perfect.aimed, study.tree.moves()]).toEqual([null, []]);
    expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("true");
  });
});
