import { expect, test } from "vitest";

import type { SeatInfo } from "../generated/wire";
import { endsWithout } from "./leaving";

const seat = (person: number, lost = false): SeatInfo => ({ person, lost }) as SeatInfo;

test("a match goes on without somebody while two people are left; bots and those who gave up are none", () => {
  expect(endsWithout([seat(1), seat(2), seat(3)], 0)).toBe(false);
  expect(endsWithout([seat(1), seat(2), seat(3, true)], 0)).toBe(true);
  expect(endsWithout([seat(1), seat(2), seat(0)], 0)).toBe(true);
  expect(endsWithout([seat(1), seat(0), seat(0)], 0)).toBe(true);
});
