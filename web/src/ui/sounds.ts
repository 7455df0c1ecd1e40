// Short, soft sounds, made on the spot: wood on wood, a die in a cup. Browsers allow none before the first touch or key, and
// nothing is prepared before.

import { settings } from "./settings.ts";

export type Sound = "move" | "place" | "throw" | "refuse" | "end";

const volume = 0.18;
let context: AudioContext | undefined;

function wake(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    context = undefined; // no sound here
  }
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { passive: true });

/** A tone that dies away. */
function tone(audio: AudioContext, frequency: number, after: number, length: number, loudness: number, type: OscillatorType = "sine"): void {
  const at = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume * loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(frequency * 0.7, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

const sounds: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  move: (audio) => tone(audio, 310, 0, 0.09, 0.8, "triangle"),
  place: (audio) => {
    tone(audio, 190, 0, 0.11, 1, "triangle");
    tone(audio, 420, 0, 0.05, 0.35, "triangle");
  },
  throw: (audio) => {
    for (const [i, after] of [0, 0.09, 0.17, 0.27, 0.4].entries()) tone(audio, 520 - 60 * i, after, 0.05, 0.5 - 0.05 * i, "triangle");
  },
  refuse: (audio) => tone(audio, 140, 0, 0.14, 0.7),
  end: (audio) => {
    for (const [i, frequency] of [392, 494, 587].entries()) tone(audio, frequency, 0.11 * i, 0.5, 0.6);
  },
};

export function sound(name: Sound): void {
  if (settings().sounds && context?.state === "running") sounds[name](context);
}
