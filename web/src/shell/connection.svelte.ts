// Whether the server answers. While it does not, a notice says so; it is asked again and again until it does.
import { t } from "../i18n";
import { dismiss, toast } from "./toasts.svelte";

const PAUSE = 4000;

/** the notice that is shown while the server is away */
let notice: number | null = null;
let timer = 0;

/** A request got no answer. */
function miss(): void {
  notice ??= toast(t("server-away"), "error", Infinity);
  clearTimeout(timer);
  timer = window.setTimeout(() => void look(), PAUSE);
}

/** Ask the server whether it is there. */
async function look(): Promise<void> {
  const answered = await fetch("/healthz", { cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!answered) return miss();
  clearTimeout(timer);
  if (notice === null) return;
  dismiss(notice);
  notice = null;
  toast(t("server-back"));
}

/** Watch the connection from now on, and keep the shell for a time without one. */
export function watchConnection(): void {
  addEventListener("server-away", miss);
  addEventListener("offline", () => void look());
  addEventListener("online", () => void look());
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  // the page itself may have come from there
  if (serviceWorker.controller) void look();
  const register = () => void serviceWorker.register("/worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
