/** Short sounds, made by the browser itself; silent until somebody switches them on. */

import { prefs } from "./state/prefs.svelte";

export type Sound = "turn" | "take" | "build" | "refuse" | "scoring" | "end";

/** A tone that starts at once and fades out. */
interface Tone {
  at: number; // seconds
  pitch: number; // hertz; 0 for a knock without pitch
  lasts: number; // seconds
  loud: number; // up to 1
  shape?: OscillatorType;
}

// Pitches in hertz, based on the open strings of an oud.
const [D, E, G, A, B, D2, G2] = [293.7, 329.6, 392, 440, 493.9, 587.3, 784];

export const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [
    { at: 0, pitch: G, lasts: 0.5, loud: 0.5, shape: "triangle" },
    { at: 0.13, pitch: D2, lasts: 0.9, loud: 0.5, shape: "triangle" },
  ],
  take: [
    { at: 0, pitch: 2093, lasts: 0.16, loud: 0.16 },
    { at: 0.05, pitch: 3136, lasts: 0.2, loud: 0.12 },
  ],
  build: [
    { at: 0, pitch: 0, lasts: 0.09, loud: 0.6 },
    { at: 0, pitch: 98, lasts: 0.16, loud: 0.6 },
  ],
  refuse: [
    { at: 0, pitch: 196, lasts: 0.14, loud: 0.3, shape: "triangle" },
    { at: 0.11, pitch: 165, lasts: 0.22, loud: 0.3, shape: "triangle" },
  ],
  scoring: [D, G, A, D2].map((pitch, place) => ({
    at: 0.14 * place,
    pitch,
    lasts: 0.7,
    loud: 0.4,
    shape: "triangle",
  })),
  end: [
    ...[D, E, G, A, B].map((pitch, place): Tone => ({
      at: 0.11 * place,
      pitch,
      lasts: 0.5,
      loud: 0.35,
      shape: "triangle",
    })),
    ...[G, B, D2, G2].map((pitch): Tone => ({
      at: 0.6,
      pitch,
      lasts: 1.8,
      loud: 0.22,
      shape: "triangle",
    })),
  ],
};

const SOON = 0.01; // seconds; a fade-in that avoids a click

let speaker: AudioContext | null = null;

/** Play a sound, if sounds are on and the browser can. */
export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  void speaker.resume().catch(() => {});
  const master = speaker.createGain();
  master.gain.value = prefs.volume / 100;
  master.connect(speaker.destination);
  for (const tone of SOUNDS[sound]) sing(speaker, master, tone);
}

function sing(
  context: AudioContext,
  into: AudioNode,
  { at, pitch, lasts, loud, shape = "sine" }: Tone,
): void {
  const begin = context.currentTime + SOON + at;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(loud, begin + SOON);
  envelope.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  envelope.connect(into);
  const source = pitch ? oscillator(context, pitch, shape) : knock(context, lasts);
  source.connect(envelope);
  source.start(begin);
  source.stop(begin + lasts);
}

function oscillator(context: AudioContext, pitch: number, shape: OscillatorType): OscillatorNode {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  return source;
}

/** Stone on stone: dull noise. */
function knock(context: AudioContext, lasts: number): AudioBufferSourceNode {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let place = 0; place < samples.length; place++) {
    last = 0.9 * last + 0.1 * (2 * Math.random() - 1);
    samples[place] = 3 * last;
  }
  source.buffer = buffer;
  return source;
}
