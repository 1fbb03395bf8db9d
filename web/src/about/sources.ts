// Where the page on what is known has it from. Titles are quoted as they are printed, in whatever language.

export interface Source {
  id: string;
  author: string;
  title: string;
  /** where and when it was published */
  where: string;
}

/** In the order in which the page cites them; their numbers are their places. */
export const SOURCES: readonly Source[] = [
  {
    id: "aihs",
    author: "American Irish Historical Society",
    title: "How Many Ravens Can Dance on the Head of a … Peg? Brandubh and Other Medieval Board Games",
    where: "aihsny.org",
  },
  { id: "macwhite", author: "Eóin MacWhite", title: "Early Irish Board Games", where: "Éigse 5, 1945, 25–35" },
  {
    id: "encyclopedia",
    author: "Seán Duffy (ed.)",
    title: "Medieval Ireland: An Encyclopedia",
    where: "Routledge, 2005",
  },
  {
    id: "edil",
    author: "Royal Irish Academy",
    title: "eDIL: Electronic Dictionary of the Irish Language",
    where: "dil.ie",
  },
  {
    id: "museum",
    author: "National Museum of Ireland",
    title: "The Ballinderry gaming board",
    where: "NMI 1932:6533, museum.ie",
  },
  {
    id: "hencken",
    author: "Hugh O’Neill Hencken",
    title: "A Gaming Board of the Viking Age",
    where: "Acta Archaeologica 4, 1933, 85–104",
  },
  {
    id: "helmfrid",
    author: "Sten Helmfrid",
    title: "Hnefatafl: the Strategic Board Game of the Vikings",
    where: "2b, 2005",
  },
  {
    id: "linnaeus",
    author: "Carl Linnaeus",
    title: "Iter Lapponicum",
    where: "1732 (J. E. Smith 1811, O. Salmi 2013)",
  },
  {
    id: "murray",
    author: "H. J. R. Murray",
    title: "A History of Board-Games Other than Chess",
    where: "Oxford University Press, 1952",
  },
  { id: "rules", author: "Brandubh", title: "The rules", where: "docs/rules.md" },
  { id: "engine", author: "Brandubh", title: "The engine", where: "docs/engine.md" },
  { id: "tables", author: "Brandubh", title: "Tables of perfect play", where: "docs/tables.md" },
  { id: "bench", author: "Brandubh", title: "Benchmarks", where: "bench/README.md" },
  { id: "puzzles", author: "Brandubh", title: "Puzzles", where: "docs/puzzles.md" },
  { id: "solver", author: "Brandubh", title: "The solver", where: "docs/solving.md, docs/inside/proofs.md" },
];

/** The number of a source, as the page cites it. */
export function numberOf(id: string): number {
  const place = SOURCES.findIndex((source) => source.id === id);
  if (place < 0) throw new Error(`"${id}" is no source`);
  return place + 1;
}
