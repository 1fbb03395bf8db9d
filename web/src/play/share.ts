// An address given to others: by the system's own sheet where there is one, else by the clipboard.
import { t } from "../i18n";
import { toast } from "../shell/toasts.svelte";

/** Share an address, by itself that of the page. */
export async function share(href = location.href): Promise<void> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url: href });
    } else {
      await navigator.clipboard.writeText(href);
      toast(t("link-copied"));
    }
  } catch (error) {
    // whoever closes the sheet wants nothing more; where nothing else is allowed, the address can be read
    if (!(error instanceof DOMException && error.name === "AbortError")) toast(href);
  }
}
