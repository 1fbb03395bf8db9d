import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import EvalBar from "./EvalBar.svelte";

test("the evaluation bar says in words what it shows", () => {
  render(EvalBar, { score: { centimen: 120, wins_in: null, chance: 0.7 }, orientation: "defenders" });
  expect(screen.getByRole("img", { name: /70%.*better by 1\.2 men/ })).toBeTruthy();
});
