/** Quiet sounds, each for one thing; only for those who switched them on. */

export const SOUNDS = ["turn", "offer", "refusal", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the first note. */
  at: number;
  long: number;
}

/** One soft note for my turn, two rising for an offer, a low short one for a refusal, three for the end. */
export const NOTES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [{ pitch: 523.25, at: 0, long: 0.5 }],
  offer: [
    { pitch: 659.25, at: 0, long: 0.22 },
    { pitch: 783.99, at: 0.14, long: 0.35 },
  ],
  refusal: [{ pitch: 196, at: 0, long: 0.25 }],
  end: [
    { pitch: 392, at: 0, long: 0.4 },
    { pitch: 523.25, at: 0.2, long: 0.4 },
    { pitch: 659.25, at: 0.4, long: 0.9 },
  ],
};
const LOUD = 0.1;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    // A page that nobody has touched yet may not sound; some browsers begin only when asked after that.
    if (context.state === "suspended") void context.resume();
    for (const { pitch, at, long } of NOTES[sound]) {
      const [note, volume] = [context.createOscillator(), context.createGain()];
      const begin = context.currentTime + at;
      note.type = "sine";
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(LOUD, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
      note.connect(volume).connect(context.destination);
      note.start(begin);
      note.stop(begin + long + 0.05);
    }
  } catch {
    // No sound is no harm.
  }
}
