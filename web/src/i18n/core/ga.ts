// The messages that every page needs, as one file to load.
export default import.meta.glob<string>(
  "../../../../src/brandubh/locales/ga/{shell,errors,play,start,analyse,games}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
