import { expect, test } from "vitest";

import { keyBytes, pushing } from "./push";

test("a key in base64url becomes its bytes", () => {
  expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
  expect([...keyBytes("AQI")]).toEqual([1, 2]);
});

test("a browser without push says so and asks nobody", async () => {
  expect(await pushing()).toBe("impossible");
});
