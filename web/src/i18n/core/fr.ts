// The messages that every page needs, as one file to load, and where the others of the language are.
export default import.meta.glob<string>("../../../../src/brandubh/locales/fr/{shell,errors,play,start}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const others = import.meta.glob<string>(
  [
    "../../../../src/brandubh/locales/fr/*.ftl",
    "!../../../../src/brandubh/locales/fr/{shell,errors,play,start,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);
