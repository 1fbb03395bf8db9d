// Steps from a mouse wheel: one for each notch. What a trackpad sends in many small moves adds up to steps.

/** Pixels that make a step. */
const STEP = 50;
/** Pixels of the units in which wheels turn: pixels, lines, pages. */
const UNITS = [1, 20, 400];
/** After a rest this long, a new step begins. */
const REST_MS = 250;

export class Wheel {
  #sum = 0;
  #last = 0;

  /** What a turn means: a step back, a step on, or nothing yet. */
  turn({ deltaY, deltaMode, timeStamp }: Pick<WheelEvent, "deltaY" | "deltaMode" | "timeStamp">): -1 | 0 | 1 {
    if (timeStamp - this.#last > REST_MS || deltaY * this.#sum < 0) this.#sum = 0;
    this.#last = timeStamp;
    this.#sum += deltaY * UNITS[deltaMode]!;
    if (Math.abs(this.#sum) < STEP) return 0;
    const step = this.#sum < 0 ? -1 : 1;
    this.#sum = 0;
    return step;
  }
}
