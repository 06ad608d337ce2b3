/** Short sounds made here, without a file: struck wood, coins, a bell. */
import { preferences } from "./preferences.svelte.ts";

export type Sound = "dice" | "step" | "pay" | "house" | "bankrupt" | "turn";

/** A part of a sound. Times are in seconds, pitches in hertz. */
export interface Note {
  at: number;
  length: number;
  /** Of a tone; of the band that noise is let through. */
  pitch: number;
  /** Where a tone slides to. */
  to?: number;
  noise?: boolean;
  /** From 0 to 1. */
  loud: number;
  /** Seconds until a tone is at its loudest: soft if it is long. */
  rise?: number;
}

/** A coin rings at three pitches that do not fit each other. */
const coin = (at: number): Note[] =>
  [2637, 4186, 5588].map((pitch, n) => ({ at, length: 0.16 - n * 0.03, pitch, loud: 0.12 - n * 0.03 }));

/** A bell's note with its octave, soft. */
const bell = (at: number, pitch: number): Note[] => [
  { at, length: 0.9, pitch, loud: 0.3, rise: 0.02 },
  { at, length: 0.5, pitch: pitch * 2, loud: 0.08, rise: 0.02 },
];

/** Wood on wood: a click and the short tone of the block. */
const knock = (at: number, pitch: number, loud: number): Note[] => [
  { at, length: 0.03, pitch: pitch * 6, noise: true, loud },
  { at, length: 0.07, pitch, to: pitch * 0.8, loud: loud * 0.6 },
];

export const SCORES: Record<Sound, Note[]> = {
  // Two dice: they strike, jump ever shorter, and lie.
  dice: [0, 0.09, 0.16, 0.23, 0.28, 0.31].flatMap((at, n) => knock(at, 420 + ((n * 137) % 180), 0.5 - n * 0.07)),
  step: knock(0, 300, 0.25),
  pay: [...coin(0), ...coin(0.07)],
  house: [...knock(0, 340, 0.4), ...knock(0.13, 340, 0.4), ...knock(0.26, 510, 0.3)],
  bankrupt: [392, 330, 262, 196].map((pitch, n) => ({
    at: n * 0.17,
    length: n === 3 ? 0.7 : 0.26,
    pitch,
    to: n === 3 ? 185 : pitch,
    loud: 0.26,
    rise: 0.03,
  })),
  turn: [...bell(0, 659.3), ...bell(0.16, 880)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseSource(audio: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const wave = noise.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const loudest = note.loud * preferences.volume * 0.4;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.rise ? 0.0001 : loudest, start);
  if (note.rise) gain.gain.exponentialRampToValueAtTime(loudest, start + note.rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  gain.connect(audio.destination);
  if (note.noise) {
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = note.pitch;
    band.connect(gain);
    const source = noiseSource(audio);
    source.connect(band);
    source.start(start, 0, note.length);
  } else {
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(note.pitch, start);
    if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + note.length);
  }
}

/** Plays a sound now. */
export function play(name: Sound): void {
  context ??= new AudioContext();
  // A browser lets it rest while the page is hidden.
  if (context.state === "suspended") void context.resume();
  for (const note of SCORES[name]) strike(context, note);
}
