// What each sound is made of: knocks of wood on wood, by when they fall, how high the wood rings and how hard they are.

export type Sound = "move" | "capture" | "end" | "turn" | "low";

export interface Knock {
  /** seconds after the sound begins */
  at: number;
  /** the lowest tone of the wood, in hertz */
  pitch: number;
  /** 0 to 1 */
  strength: number;
  /** seconds until it has died away */
  length: number;
}

/** How a struck block of wood rings: the free bar's overtones, each dying faster than the one below. */
export const OVERTONES = [
  { ratio: 1, share: 1, fade: 1 },
  { ratio: 2.76, share: 0.45, fade: 0.55 },
  { ratio: 5.4, share: 0.18, fade: 0.3 },
] as const;

export const RECIPES: Readonly<Record<Sound, readonly Knock[]>> = {
  // a peg set down
  move: [{ at: 0, pitch: 330, strength: 0.5, length: 0.09 }],
  // two pieces close on a third, which is laid aside
  capture: [
    { at: 0, pitch: 300, strength: 0.55, length: 0.1 },
    { at: 0.055, pitch: 390, strength: 0.45, length: 0.08 },
    { at: 0.2, pitch: 215, strength: 0.3, length: 0.14 },
  ],
  // a finger on the table, twice: it is your turn
  turn: [
    { at: 0, pitch: 440, strength: 0.45, length: 0.1 },
    { at: 0.14, pitch: 523, strength: 0.45, length: 0.14 },
  ],
  // three quick taps: the time runs out
  low: [
    { at: 0, pitch: 620, strength: 0.4, length: 0.06 },
    { at: 0.12, pitch: 620, strength: 0.4, length: 0.06 },
    { at: 0.24, pitch: 620, strength: 0.5, length: 0.08 },
  ],
  // three blocks, falling, and the lid of the box
  end: [
    { at: 0, pitch: 392, strength: 0.4, length: 0.16 },
    { at: 0.17, pitch: 330, strength: 0.4, length: 0.18 },
    { at: 0.34, pitch: 262, strength: 0.45, length: 0.24 },
    { at: 0.62, pitch: 131, strength: 0.55, length: 0.34 },
  ],
};
