// What every unit test has before it starts: what the server puts into the page, English messages, and nothing kept
// from the test before.
import { beforeEach } from "vitest";
import { loadMessages, startMessages } from "./i18n";

// jsdom lacks these
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
window.scrollTo = () => undefined;

const boot = document.head.appendChild(document.createElement("script"));
boot.id = "boot";
boot.type = "application/json";
boot.textContent = JSON.stringify({
  version: "1.0",
  position: { fen: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b", turn: "attackers", destinations: {}, warnings: [] },
  levels: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ number })),
  rulesets: { wtf: {}, "wtf-de": {}, "wtf-it": {}, raven: {}, magpie: {} },
  documented: ["wtf", "wtf-de", "wtf-it", "raven"],
});

beforeEach(async () => {
  localStorage.clear();
  await startMessages("en");
  await loadMessages("analyse", "games"); // the router loads them with their pages
});
