// Written by `python -m tools.typescript` from the Python definitions. Do not edit.

/** What a phrase can hold. */
export type Said = number | string | { seat: number } | Phrase | readonly Said[];

/** A message id with its arguments: what is to be said, without the words. */
export interface Phrase {
  say: string;
  with?: Record<string, Said>;
}
