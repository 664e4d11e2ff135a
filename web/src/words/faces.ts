/** Seats as they are drawn and named. */

import type { SeatInfo } from "../generated/wire";
import type { SeatFace } from "../play/types";
import { t, words } from "./words.svelte";

export const ARMS = 5;

/** A bot's level in words. */
export const levelName = (level: string): string => (words.knows(`bots-level-${level}`) ? t(`bots-level-${level}`) : level);

/** A person's name as it is read: `guest:1234` was given by the house and is said in the reader's language. */
export function personName(name: string): string {
  const numbered = /^guest:(\d+)$/.exec(name);
  return numbered === null ? name : t("guest-name", { number: numbered[1] ?? "" });
}

export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "open") return seat.name === "" ? t("ui-seat-open") : t("ui-seat-kept", { name: personName(seat.name) });
  if (seat.kind === "bot" && seat.person === 0) return seat.name || t(`ui-bot-${number % ARMS}`);
  return personName(seat.name) || t("seat-number", { number: number + 1 });
}

/** What is said to the viewer, without the number that the house gives a guest in place of a name: no one is called by it. */
export function addressed(said: string, seats: readonly SeatFace[]): string {
  const own = seats.find((seat) => seat.mine)?.name ?? "";
  const number = /\d+/.exec(own)?.[0];
  return number !== undefined && own === t("guest-name", { number }) ? said.replace(`, ${own}`, "") : said;
}

/** Names as the log tells them: the chips call one's own seat "You". */
export const toldNames = (seats: readonly SeatFace[]): string[] => seats.map((seat) => (seat.mine ? t("ui-you-named", { name: seat.name }) : seat.name));

/** Names that tell the seats apart: of two with the same one, the later has its number beside it, and my own has none. */
function apart(names: readonly string[], mine: number): string[] {
  const look = (name: string): string => name.toLocaleLowerCase();
  return names.map((name, seat) => {
    const again = seat !== mine && names.some((other, at) => (at < seat || at === mine) && at !== seat && look(other) === look(name));
    return again ? t("ui-name-again", { name, seat: seat + 1 }) : name;
  });
}

export function faces(seats: readonly SeatInfo[], mine: number): SeatFace[] {
  // Free seats are all called the same.
  const sat = apart(seats.map((seat, number) => (seat.kind === "open" ? `${number}` : seatName(seat, number))), mine);
  return seats.map((seat, number) => ({
    number,
    name: (seat.kind === "open" ? undefined : sat[number]) ?? seatName(seat, number),
    arms: number % ARMS,
    colour: `var(--seat-${number % ARMS})`,
    mine: number === mine,
    bot: seat.kind === "bot",
    level: seat.kind === "bot" ? levelName(seat.level) : "",
  }));
}

/** Faces for a match without people: a replayed record. */
export function plainFaces(count: number, names: readonly string[], mine: number): SeatFace[] {
  // The house names a bot by its level.
  const levelOf = (number: number): string => (names[number]?.startsWith("bot:") ? names[number].slice(4) : "");
  const told = apart(
    Array.from({ length: count }, (_, number) => (levelOf(number) !== "" ? t(`ui-bot-${number % ARMS}`) : personName(names[number] ?? "") || t("seat-number", { number: number + 1 }))),
    mine,
  );
  return told.map((name, number) => {
    const level = levelOf(number);
    return {
      number,
      name,
      arms: number % ARMS,
      colour: `var(--seat-${number % ARMS})`,
      mine: number === mine,
      bot: level !== "",
      level: level === "" ? "" : levelName(level),
    };
  });
}
