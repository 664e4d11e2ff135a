import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import App from "./App.svelte";
import { findings } from "./lib/axe";

test("the front door carries the name of the house", () => {
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Loggia");
});

test("the front door has no accessibility findings", async () => {
  const { container } = render(App);
  expect(await findings(container)).toEqual([]);
});
