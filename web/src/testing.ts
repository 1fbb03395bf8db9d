// What every unit test has before it starts: English messages, and nothing kept from the test before.
import { beforeEach } from "vitest";
import { startMessages } from "./i18n";

// jsdom lacks these
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
window.scrollTo = () => undefined;

beforeEach(async () => {
  localStorage.clear();
  await startMessages("en");
});
