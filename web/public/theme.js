// Before the first paint: the theme that was chosen, so that a dark page does not flash white. See settings.svelte.ts.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem("brandubh-settings")).theme;
} catch {
  // nothing chosen yet, or nothing may be kept
}
