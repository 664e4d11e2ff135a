/** One soft note when it is your turn; only for those who switched sounds on. */

let context: AudioContext | undefined;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const [note, volume] = [context.createOscillator(), context.createGain()];
    note.type = "sine";
    note.frequency.value = 523.25;
    volume.gain.setValueAtTime(0.0001, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.12, context.currentTime + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.5);
    note.connect(volume).connect(context.destination);
    note.start();
    note.stop(context.currentTime + 0.55);
  } catch {
    // No sound is no harm.
  }
}
