import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";

import type { Hinted } from "../../generated/wire";
import { findings } from "../../lib/axe";
import { words } from "../../words/words.svelte";
import type { Choice } from "../../play/types";
import Coach from "./Coach.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.enter("pages");
});

const said = (text: string) => ({ say: text, with: {} });
const hint: Hinted = {
  type: "hint", key: "", table: "t", number: 4, text: "build", say: said("Build"), thoughts: {},
  options: [
    { text: "build", say: said("Build"), price: 0, cost: said("the best"), why: said("brings 4") },
    { text: "offer b 5", say: said("Offer 5"), price: 2.5, cost: said("minus 2.5"), why: null },
  ],
  before: said("Pass"), since: [said("Bruno built"), said("Cosimo passed")],
};
const choice = { text: "build", ids: [] } as unknown as Choice;

test("each option is one click away, also one that is in no list", async () => {
  const done: string[] = [];
  const pick = { choose: (one: Choice) => void done.push(`choose ${one.text}`), propose: (text: string) => void done.push(`propose ${text}`), show: () => undefined };
  const table = { hint, choices: [choice] };
  const { container } = render(Coach, { table: table as never, pick, hint, say: (phrase) => phrase.say });
  expect(container.textContent).toContain("brings 4");
  expect(container.textContent).toContain("Before, it was: Pass. Since then: Bruno built · Cosimo passed");
  expect(await findings(container)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Build" }));
  await userEvent.click(screen.getByRole("button", { name: "Offer 5" }));
  expect(done).toEqual(["choose build", "propose offer b 5"]);
});

test("advice to wait has words and no button to play", () => {
  const waiting: Hinted = { ...hint, text: "", say: said("wait for Bruno"), options: [], before: null, since: [] };
  const pick = { choose: () => undefined, propose: () => undefined, show: () => undefined };
  const { container } = render(Coach, { table: { hint: waiting, choices: [] } as never, pick, hint: waiting, say: (phrase) => phrase.say });
  expect(container.textContent).toContain("The coach: wait for Bruno");
  expect(container.querySelector("[data-hint-option]")).toBeNull();
});
