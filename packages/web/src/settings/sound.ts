import { settings } from './settings.ts';

export const SOUNDS = ['turn', 'card', 'coins', 'crime', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone: when it begins, how high, how long, in seconds and hertz. */
type Tone = readonly [at: number, pitch: number, long: number, shape: OscillatorType];

const SCORES: { readonly [sound in Sound]: readonly Tone[] } = {
  turn: [
    [0, 587, 0.16, 'sine'],
    [0.14, 880, 0.3, 'sine'],
  ],
  card: [[0, 260, 0.06, 'triangle']],
  coins: [
    [0, 1568, 0.08, 'triangle'],
    [0.07, 2093, 0.14, 'triangle'],
  ],
  crime: [
    [0, 196, 0.18, 'sawtooth'],
    [0.16, 139, 0.32, 'sawtooth'],
  ],
  end: [
    [0, 523, 0.18, 'triangle'],
    [0.16, 659, 0.18, 'triangle'],
    [0.32, 784, 0.45, 'triangle'],
  ],
};

let room: AudioContext | null = null;

/** Plays a small sound, where somebody has asked for sounds. Browsers allow none before the first click. */
export function play(sound: Sound): void {
  const { sounds, volume } = settings.getState();
  if (!sounds || volume === 0) return;
  room ??= new AudioContext();
  const now = room.currentTime;
  for (const [at, pitch, long, shape] of SCORES[sound]) {
    const tone = new OscillatorNode(room, { type: shape, frequency: pitch });
    const loud = new GainNode(room, { gain: 0 });
    loud.gain.setValueAtTime(0, now + at);
    loud.gain.linearRampToValueAtTime((volume / 100) * 0.12, now + at + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
    tone.connect(loud).connect(room.destination);
    tone.start(now + at);
    tone.stop(now + at + long);
  }
}
