// The themes of puzzles by their names, as the server knows them (puzzles/themes.py; a test compares).
export const THEMES = [
  "two-corners",
  "sacrifice",
  "throne-trick",
  "corner-capture",
  "double-capture",
  "quiet-move",
  "defence",
  "escape",
  "king-hunt",
  "encirclement",
  "last-man",
  "blockade",
] as const;
