// The sounds of the game, made by the browser from recipes: soft knocks of wood on wood. Nothing is loaded.
import { OVERTONES, RECIPES, type Knock, type Sound } from "./recipes";

export type { Sound } from "./recipes";

let context: AudioContext | null = null;

/** Play a sound, unless nobody has touched the page yet: browsers allow none before that. A loudness of 1 is usual. */
export function play(sound: Sound, loudness: number): void {
  if (loudness <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  // A page that was in the background may have been put to sleep.
  if (context.state === "suspended") void context.resume();
  for (const one of RECIPES[sound]) knock(context, { ...one, strength: one.strength * loudness });
}

function knock(audio: AudioContext, { at, pitch, strength, length }: Knock): void {
  const start = audio.currentTime + 0.005 + at;
  for (const { ratio, share, fade } of OVERTONES) {
    const tone = new OscillatorNode(audio, { frequency: pitch * ratio });
    tone.connect(dying(audio, start, strength * share * 0.5, length * fade));
    tone.start(start);
    tone.stop(start + length);
  }
  // The blow itself: a grain of noise around the wood's second tone.
  const blow = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * 4, Q: 0.9 });
  blow.connect(wood).connect(dying(audio, start, strength * 0.5, 0.025));
  blow.start(start);
}

function dying(audio: AudioContext, start: number, loudness: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.002 + length);
  gain.connect(audio.destination);
  return gain;
}

let grain: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (!grain) {
    grain = new AudioBuffer({ length: Math.ceil(audio.sampleRate * 0.04), sampleRate: audio.sampleRate });
    grain.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  }
  return grain;
}
