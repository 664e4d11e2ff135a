import { expect, test } from "vitest";

import { beside, type Box } from "./beside";

const SCREEN = { width: 390, height: 844 };
const covers = (at: Box, spot: { left: number; top: number }, wide: number, high: number): boolean =>
  spot.left < at.x + at.width && spot.left + wide > at.x && spot.top < at.y + at.height && spot.top + high > at.y;

test.each([
  ["in the middle", { x: 180, y: 400, width: 30, height: 30 }],
  ["at the top", { x: 180, y: 62, width: 30, height: 30 }],
  ["at the bottom", { x: 10, y: 800, width: 30, height: 30 }],
  ["tall, at the left", { x: 0, y: 60, width: 60, height: 780 }],
  ["tall, at the right", { x: 330, y: 60, width: 60, height: 780 }],
])("a bubble does not cover a thing %s", (_, at) => {
  expect(covers(at, beside(at, 250, 120, SCREEN), 250, 120)).toBe(false);
});

test("a thing as large as the screen is covered as little as can be, and the bubble stays on the screen", () => {
  const spot = beside({ x: 0, y: 100, width: 390, height: 744 }, 250, 120, SCREEN);
  expect(spot).toEqual({ left: 8, top: 60 });
});
