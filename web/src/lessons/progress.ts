/** What this browser remembers of lessons: which are done, and where one was left. */

const KEY = "loggia-learn";

export interface Progress {
  done: string[];
  /** The lesson that was left in the middle, with the moves made there. */
  lesson: string;
  moves: string[];
}

const all = (): Record<string, Progress> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
};

export const progress = (game: string): Progress => ({ done: [], lesson: "", moves: [], ...all()[game] });

/** Whether the browser knows the game already. */
export const learned = (game: string): boolean => progress(game).done.length > 0;

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
