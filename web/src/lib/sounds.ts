/** Short sounds made here. */
import { preferences } from "./preferences.svelte.ts";

export type Sound = "dice" | "step" | "pay" | "house" | "turn";

interface Blow {
  at: number;
  length: number;
  /** Hertz of a tone; of the band that noise is let through, where `noise`. */
  pitch: number;
  noise?: boolean;
  loud: number;
}

const SCORES: Record<Sound, Blow[]> = {
  dice: [0, 0.07, 0.13, 0.2].map((at, i) => ({ at, length: 0.05, pitch: 900 - i * 120, noise: true, loud: 0.5 })),
  step: [{ at: 0, length: 0.06, pitch: 240, noise: true, loud: 0.4 }],
  pay: [0, 0.06].map((at) => ({ at, length: 0.09, pitch: 3200, noise: true, loud: 0.25 })),
  house: [{ at: 0, length: 0.08, pitch: 420, loud: 0.3 }],
  turn: [
    { at: 0, length: 0.14, pitch: 220, loud: 0.3 },
    { at: 0.15, length: 0.14, pitch: 277, loud: 0.3 },
  ],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const wave = hiss.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}

function blow(audio: AudioContext, { at, length, pitch, noise: rough, loud }: Blow): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * preferences.volume * 0.3, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  if (rough) {
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    band.connect(gain);
    const source = noise(audio);
    source.connect(band);
    source.start(start, 0, length);
  } else {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + length);
  }
}

export function play(name: Sound): void {
  context ??= new AudioContext();
  for (const part of SCORES[name]) blow(context, part);
}
