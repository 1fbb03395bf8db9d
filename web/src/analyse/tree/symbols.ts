// The signs behind a move, by the numbers that game files give them: what the move is worth, and the position after it.

export interface Sign {
  number: number;
  text: string;
  /** the message is `analyse-symbol-…` */
  name: string;
}

export const MOVE_SIGNS: readonly Sign[] = [
  { number: 3, text: "!!", name: "brilliant" },
  { number: 1, text: "!", name: "good" },
  { number: 5, text: "!?", name: "interesting" },
  { number: 6, text: "?!", name: "dubious" },
  { number: 2, text: "?", name: "mistake" },
  { number: 4, text: "??", name: "blunder" },
];

// in chess, "±" is for White: the defenders are white here
export const POSITION_SIGNS: readonly Sign[] = [
  { number: 10, text: "=", name: "even" },
  { number: 13, text: "∞", name: "unclear" },
  { number: 16, text: "±", name: "defenders" },
  { number: 17, text: "∓", name: "attackers" },
];

const KINDS = [MOVE_SIGNS, POSITION_SIGNS];

/** The signs with one more, or one less if it was there; another of its kind makes way. Those of moves come first. */
export function toggled(numbers: readonly number[], number: number): number[] {
  const kind = KINDS.find((signs) => signs.some((sign) => sign.number === number)) ?? [];
  const others = numbers.filter((each) => each !== number && !kind.some((sign) => sign.number === each));
  if (numbers.includes(number)) return others;
  return kind === MOVE_SIGNS ? [number, ...others] : [...others, number];
}

/** The signs among some numbers, that of the move first. */
export function signsOf(numbers: readonly number[]): Sign[] {
  return KINDS.flat().filter((sign) => numbers.includes(sign.number));
}
