import { expect, test } from "vitest";
import { formatBits, framework, MASKS, path, qrCode, remainder, times, type Modules } from "./qr";

/** Codewords in all, blocks, and codewords that correct errors in each, as the standard's table has them. */
const TABLE = [
  [26, 1, 10],
  [44, 1, 16],
  [70, 1, 26],
  [100, 2, 18],
  [134, 2, 24],
  [172, 4, 16],
] as const;

/** Read a code as a camera would: its format, its blocks, which must be without errors, and the text in them. */
function read(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let bit = 14; bit >= 8; bit--) format = (format << 1) | Number(modules[size - 15 + bit]![8]);
  for (let bit = 7; bit >= 0; bit--) format = (format << 1) | Number(modules[8]![size - 1 - bit]);
  const mask = MASKS.findIndex((_, each) => formatBits(each) === format);
  expect(mask).toBeGreaterThanOrEqual(0);
  const words: number[] = [];
  path(framework(version)).forEach(([row, column], at) => {
    const bit = Number(modules[row]![column] !== MASKS[mask]!(row, column));
    words[at >> 3] = ((words[at >> 3] ?? 0) << 1) | bit;
  });
  const [total, count, correcting] = TABLE[version - 1]!;
  const blocks: number[][] = Array.from({ length: count }, () => []);
  words.slice(0, total).forEach((word, at) => blocks[at % count]!.push(word)); // of equal length in these versions
  for (const block of blocks)
    for (let power = 0, root = 1; power < correcting; power++, root = times(root, 2))
      expect(block.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
  const data = blocks.flatMap((block) => block.slice(0, -correcting));
  expect(data[0]! >> 4).toBe(4);
  const nibbles = data.flatMap((word) => [word >> 4, word & 15]);
  const length = (nibbles[1]! << 4) | nibbles[2]!;
  const bytes = Array.from({ length }, (_, at) => (nibbles[3 + 2 * at]! << 4) | nibbles[4 + 2 * at]!);
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test("codewords that correct errors are those of the well-known example, HELLO WORLD in version 1-M", () => {
  const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(remainder(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("the format is said as in the standard's table for correction M", () => {
  const table = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
  expect(MASKS.map((_, mask) => formatBits(mask))).toEqual(table);
});

test("finders, timing and alignment stand where cameras look for them", () => {
  const modules = qrCode("https://brandubh.example/join/abcdefghij")!;
  const row = (at: number) => modules[at]!.map((dark) => (dark ? "#" : ".")).join("");
  expect(modules).toHaveLength(29);
  expect([row(0), row(1), row(2)].map((each) => each.slice(0, 8))).toEqual(["#######.", "#.....#.", "#.###.#."]);
  expect([row(0), row(1)].map((each) => each.slice(-8))).toEqual([".#######", ".#.....#"]);
  expect(row(22).slice(0, 8)).toBe("#######.");
  expect(row(6).slice(6, 23)).toBe("#.#.#.#.#.#.#.#.#");
  expect([20, 21, 22, 23, 24].map((at) => row(at).slice(20, 25))).toEqual([
    "#####",
    "#...#",
    "#.#.#",
    "#...#",
    "#####",
  ]);
  expect(modules[21]![8]).toBe(true);
});

test("what is written is read again, in every version that is used", () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= 106; length++) {
    const text = "https://brandubh.example/join/é".padEnd(length, "abc23").slice(0, length);
    const modules = qrCode(text);
    if (!modules) continue;
    sizes.add(modules.length);
    expect(read(modules)).toBe(text);
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41]);
});

test("what is too long is no code", () => {
  expect(qrCode("x".repeat(106))).not.toBeNull();
  expect(qrCode("x".repeat(107))).toBeNull();
});
