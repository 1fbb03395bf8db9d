// Before the first paint: the theme that was chosen, so that a dark page does not flash white, and whether the board looks
// as it does in the picture that the server puts into the page. See settings.svelte.ts.
try {
  const chosen = JSON.parse(localStorage.getItem("brandubh-settings"));
  document.documentElement.dataset.theme = chosen.theme;
  const usual = { boardTheme: "ballinderry", pieceSet: "discs", coordinates: true, zen: false };
  const own = Object.keys(usual).some((name) => name in chosen && chosen[name] !== usual[name]);
  document.documentElement.toggleAttribute("data-own-look", own);
} catch {
  // nothing chosen yet, or nothing may be kept
}
