/** What this browser remembers of lessons: which are done, and where one was left. */

const KEY = "loggia-learn";

export interface Progress {
  done: string[];
  /** The lesson that was left in the middle, with the moves made there. */
  lesson: string;
  moves: string[];
  /** Whether the offer to learn the game before the first match was made. */
  asked: boolean;
}

const all = (): Record<string, Progress> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
};

export const progress = (game: string): Progress => ({ done: [], lesson: "", moves: [], asked: false, ...all()[game] });

/** Whether somebody new to a game should be offered its lessons before the first match; says so only once. */
export function offerLessons(game: string): boolean {
  const { done, lesson, asked } = progress(game);
  if (asked || lesson !== "" || done.length > 0) return false;
  remember(game, { asked: true });
  return progress(game).asked;
}

export function remember(game: string, change: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...progress(game), ...change } }));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

export function finished(game: string, lesson: string): void {
  const { done } = progress(game);
  remember(game, { done: done.includes(lesson) ? done : [...done, lesson], lesson: "", moves: [] });
}
