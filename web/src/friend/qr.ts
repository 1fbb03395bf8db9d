// A link as a QR code, for a phone that looks at this screen: bytes, error correction M, versions 1 to 6, which is enough
// for 106 bytes (ISO/IEC 18004).

/** For each version: codewords in all, blocks, and codewords of each block that correct errors. */
const VERSIONS = [
  { total: 26, blocks: 1, correcting: 10 },
  { total: 44, blocks: 1, correcting: 16 },
  { total: 70, blocks: 1, correcting: 26 },
  { total: 100, blocks: 2, correcting: 18 },
  { total: 134, blocks: 2, correcting: 24 },
  { total: 172, blocks: 4, correcting: 16 },
] as const;

/** Dark modules, row by row. */
export type Modules = boolean[][];

/** The masks: which modules are turned. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code of a text; null if it is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const room = ({ total, blocks, correcting }: (typeof VERSIONS)[number]) => total - blocks * correcting;
  const version = VERSIONS.findIndex((each) => bytes.length + 2 <= room(each)) + 1;
  if (!version) return null;
  const shape = VERSIONS[version - 1]!;
  const codewords = interleaved(packed(bytes, room(shape)), shape.blocks, shape.correcting);
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask));
  const worst = drawn.map(penalty);
  return drawn[worst.indexOf(Math.min(...worst))]!;
}

/** Four bits that say "bytes", eight that say how many, the bytes, four of nothing, and padding. */
function packed(bytes: Uint8Array, room: number): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...Array.from(bytes).flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const words = Array.from({ length: nibbles.length / 2 }, (_, at) => (nibbles[2 * at]! << 4) | nibbles[2 * at + 1]!);
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The first codewords of all blocks, then the second ones; then those that correct errors, likewise. */
function interleaved(words: number[], blocks: number, correcting: number): number[] {
  const short = Math.floor(words.length / blocks);
  const longer = words.length % blocks;
  const parts: number[][] = [];
  for (let block = 0, from = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    parts.push(words.slice(from, from + length));
    from += length;
  }
  const corrections = parts.map((part) => remainder(part, correcting));
  const mixed = (lists: number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => (at < list.length ? [list[at]!] : []))).flat();
  return [...mixed(parts, short + 1), ...mixed(corrections, correcting)];
}

/** Multiply in the field of 256 elements with the polynomial 0x11d. */
export function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The Reed-Solomon codewords of a block. */
export function remainder(words: readonly number[], count: number): number[] {
  let generator = [1];
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2)) {
    const raised = [...generator, 0];
    generator = raised.map((factor, place) => factor ^ (place ? times(generator[place - 1]!, root) : 0));
  }
  let left: number[] = Array<number>(count).fill(0);
  for (const word of words) {
    const factor = word ^ left[0]!;
    left = [...left.slice(1), 0].map((each, place) => each ^ times(generator[place + 1]!, factor));
  }
  return left;
}

/** The fifteen bits that say "correction M" and the mask. */
export function formatBits(mask: number): number {
  let left = mask << 10; // M is 00
  for (let bit = 14; bit >= 10; bit--) if ((left >> bit) & 1) left ^= 0b10100110111 << (bit - 10);
  return ((mask << 10) | left) ^ 0b101010000010010;
}

/** The modules that every code has, by version: finders, timing, alignment, and room for the format. */
export function framework(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version;
  const modules = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const put = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) modules[row]![column] = dark;
  };
  for (let at = 8; at < size - 8; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const square = (row: number, column: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let down = -radius; down <= radius; down++)
      for (let across = -radius; across <= radius; across++)
        put(row + down, column + across, isDark(Math.max(Math.abs(down), Math.abs(across))));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  for (let at = 0; at < 9; at++) {
    if (at !== 6) {
      put(8, at, false);
      put(at, 8, false);
    }
    if (at < 8) {
      put(8, size - 1 - at, false);
      put(size - 1 - at, 8, at === 7);
    }
  }
  return modules;
}

/** The places of the data's bits: columns of two, upwards and downwards by turns, from the right. */
export function path(frame: readonly (readonly (boolean | null)[])[]): [row: number, column: number][] {
  const size = frame.length;
  const places: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (frame[row]![column] === null) places.push([row, column]);
    }
  }
  return places;
}

function draw(version: number, codewords: number[], mask: number): Modules {
  const frame = framework(version);
  const size = frame.length;
  const modules = frame.map((row) => row.map((dark) => dark ?? false));
  path(frame).forEach(([row, column], at) => {
    const dark = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    modules[row]![column] = (dark === 1) !== MASKS[mask]!(row, column);
  });
  const bits = formatBits(mask);
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    // around the first finder, and once more beside the others
    if (bit < 6) modules[bit]![8] = dark;
    else if (bit < 8) modules[bit + 1]![8] = dark;
    else modules[8]![bit === 8 ? 7 : 14 - bit] = dark;
    if (bit < 8) modules[8]![size - 1 - bit] = dark;
    else modules[size - 15 + bit]![8] = dark;
  }
  return modules;
}

/** How hard a code is to read: runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, column) => modules.map((row) => row[column]!))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * ((line.match(/(?=10111010000)/g) ?? []).length + (line.match(/(?=00001011101)/g) ?? []).length);
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const corner = modules[row]![column];
      if (
        [modules[row - 1]![column], modules[row]![column - 1], modules[row - 1]![column - 1]].every(
          (each) => each === corner,
        )
      )
        sum += 3;
    }
  const dark = modules.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(20 * dark - 10));
}
