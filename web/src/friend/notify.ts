// A notification of the system, for a player who looks elsewhere. The browser is asked for leave only when somebody
// switches them on.
import { t } from "../i18n";
import { settings } from "../settings.svelte";
import { toast } from "../shell/toasts.svelte";

const TAG = "brandubh-game";

/** Whether this browser has notifications at all. */
export const canNotify = (): boolean => "Notification" in window;

/** Whether they are on, and the browser lets us. */
export const isNotifying = (): boolean => canNotify() && settings.notify && Notification.permission === "granted";

/** Switch notifications on or off, as somebody has just asked; the browser may have a say. */
export async function switchNotifying(on: boolean): Promise<void> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === "granted";
  settings.notify = allowed;
  if (on && !allowed) toast(t("notify-denied"), "error");
}

/** Tell a player who cannot see the page; one notification takes the place of the one before. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || !isNotifying()) return;
  const options = { body, tag: TAG, icon: "/apple-touch-icon.png", data: location.pathname };
  // phones show only those of the service worker
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    addEventListener("visibilitychange", () => void dismiss(worker), { once: true });
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  addEventListener("visibilitychange", () => shown.close(), { once: true });
}

/** Whoever looks at the page again knows. */
async function dismiss(worker: ServiceWorkerRegistration): Promise<void> {
  for (const each of await worker.getNotifications({ tag: TAG })) each.close();
}
