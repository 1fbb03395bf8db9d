import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RECIPES, type Sound } from "./recipes";

// The browser's audio, as far as it is used: what was started, and when it was made.
const started: number[] = [];
let contexts = 0;

class Node {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect<T>(next: T): T {
    return next;
  }
  start(at: number): void {
    started.push(at);
  }
  stop(): void {}
}

class Context {
  currentTime = 0;
  sampleRate = 8000;
  state = "running";
  destination = new Node();
  constructor() {
    contexts++;
  }
}

class AudioData {
  getChannelData(): Float32Array {
    return new Float32Array(8);
  }
}

let touched = false;

beforeEach(() => {
  vi.resetModules();
  started.length = contexts = 0;
  touched = true;
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("AudioBuffer", AudioData);
  for (const name of ["OscillatorNode", "GainNode", "BiquadFilterNode", "AudioBufferSourceNode"]) {
    vi.stubGlobal(name, Node);
  }
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => ({ hasBeenActive: touched }),
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each(Object.keys(RECIPES) as Sound[])("%s is a few soft knocks, soon over", async (sound) => {
  const { play } = await import(".");
  play(sound, 1);
  expect(started.length).toBe(RECIPES[sound].length * 4);
  for (const { at, strength, length } of RECIPES[sound]) {
    expect(at + length).toBeLessThan(1);
    expect(strength).toBeLessThanOrEqual(0.6);
  }
});

test("nothing sounds when muted, and no audio is opened", async () => {
  const { play } = await import(".");
  play("move", 0);
  expect([started.length, contexts]).toEqual([0, 0]);
});

test("audio is opened by the first gesture, and once", async () => {
  const { play } = await import(".");
  touched = false;
  play("move", 1);
  expect(contexts).toBe(0);
  touched = true;
  play("move", 1);
  play("capture", 1);
  expect(contexts).toBe(1);
});
