import { afterEach, expect, test } from "vitest";
import { notedPlace, notePlace } from "./place.svelte";

afterEach(() => history.replaceState(null, "", "/"));

test("a place is found again at its address, and only there", () => {
  const place = { moves: ["d2-e2", "d3-f3"], tab: "report" as const, flipped: true, reported: true };
  expect(notedPlace()).toBe(null);
  notePlace(place);
  expect(notedPlace()).toEqual(place);
  history.replaceState(history.state, "", "/analyse#g.changed");
  expect(notedPlace()).toEqual(place);
  history.pushState(null, "", "/analyse");
  expect(notedPlace()).toBe(null);
});

test("what else is noted with the address stays, and rubbish is no place", () => {
  history.replaceState({ scroll: 3 }, "");
  notePlace({ moves: [], tab: "moves", flipped: false, reported: false });
  expect(history.state).toMatchObject({ scroll: 3 });
  history.replaceState({ study: '{"moves": [7], "tab": "x"}' }, "");
  expect(notedPlace()).toEqual({ moves: [], tab: "moves", flipped: false, reported: false });
});
