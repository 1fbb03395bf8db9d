import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import AccountButton from "./AccountButton.svelte";
import { accountName, isOwnMachine, playerPath, wayBack, welcome } from "./me.svelte";

describe("who is logged in", () => {
  test("is nobody until somebody is, and then the top bar has the name", async () => {
    render(AccountButton);
    expect(accountName()).toBeNull();
    expect(screen.getByRole("link", { name: "Log in" })).toBeTruthy();
    welcome({ name: "Sigrid", bot: false });
    expect(await screen.findByRole("button", { name: "Your account: Sigrid" })).toBeTruthy();
  });
});

test("nobody is asked for an account on their own machine", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isOwnMachine)).toBe(true);
  expect(["brandubh.example", "192.168.1.7", "localhost.example"].some(isOwnMachine)).toBe(false);
});

test("whoever has logged in is led back to this site and to no other", () => {
  expect(wayBack("/games?result=open")).toBe("/games?result=open");
  for (const away of [null, "", "https://example.org/", "//example.org/", "/\\example.org", "javascript:alert(1)"])
    expect(wayBack(away)).toBe("/");
});

test("a player's name is part of an address, whatever it has in it", () => {
  expect(playerPath("Séamas Ó Briain")).toBe("/player/S%C3%A9amas%20%C3%93%20Briain");
});
