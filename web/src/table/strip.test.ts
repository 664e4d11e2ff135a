/** The strip says whose decision it is: by what the house tells of the viewer's part, never by a guess. */

import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";

import { plainFaces } from "../words/faces";
import { words } from "../words/words.svelte";
import { Picker } from "../play/picker.svelte";
import type { Choice, Phrase } from "../play/types";
import Strip from "./Strip.svelte";

const NAMES = ["Ada", "Bruno", "Chiara"];
const SEATS = plainFaces(3, NAMES, 0);
const say = (phrase: Phrase): string => words.say(phrase, NAMES);
const choice = (text: string, ids: string[], aside = false, effect: Phrase | null = null): Choice => ({ text, ids, say: { say: "genoa-do-pass" }, effect, ...(aside ? { aside } : {}) });
const HOLD = choice("hold 3", ["do:hold", "card:3"], true, { say: "genoa-effect-hold", with: { money: { say: "genoa-ducats", with: { amount: 30 } } } });
const BID = choice("offer park pay 5", ["field:park", "coin"]);

beforeAll(async () => {
  await words.speak("en");
  await words.enter("genoa");
});

function strip(more: object, choices: Choice[] = []): { container: HTMLElement; sent: string[] } {
  const sent: string[] = [];
  const pick = new Picker({ choices, complete: true, busy: false, confirming: "never", send: (text) => sent.push(text) });
  const { container } = render(Strip, {
    game: "genoa", pick, seats: SEATS, viewer: 0, deciding: [0, 1, 2], awaited: [2], called: "", stance: null, prompt: { say: "genoa-prompt-bid-passed", with: { seat: { seat: 2 }, field: "x" } }, over: false, say, ...more,
  });
  return { container, sent };
}
const told = (container: HTMLElement): string => container.querySelector(".who")?.textContent ?? "";

test("choices alone are no decision: who is not called reads who decides", () => {
  const { container } = strip({}, [BID, HOLD]);
  expect(told(container)).toBe("Chiara decides");
  expect(container.querySelector("[data-mine]")).toBeNull();
});

test("whoever has passed reads that, and whom the match waits for", () => {
  const { container } = strip({ stance: { say: "genoa-stance-passed" } }, [BID]);
  expect(told(container)).toBe("You passed. Waiting for Chiara.");
});

test("all who decide are shown by their arms, in the room of three", () => {
  const names = [...NAMES, "Dario", "Elena"];
  const widths = (awaited: number[]): number[] =>
    [...strip({ seats: plainFaces(5, names, -1), viewer: null, awaited }).container.querySelectorAll(".arms > svg")].map((one) => Number(one.getAttribute("width")));
  expect(widths([0, 1, 2])).toEqual([26, 26, 26]);
  expect(widths([0, 1, 2, 3, 4])).toEqual([17, 17, 17, 17, 17]);
});

test("the match waits for me, or a proposal waits for my answer", () => {
  expect(told(strip({ called: "must", awaited: [0] }, [BID]).container)).toBe("Your decision");
  const asked = strip({ called: "asked" }, [BID]).container;
  expect(told(asked)).toBe("A proposal waits for your answer");
  expect(asked.querySelector("[data-mine]")).not.toBeNull();
});

test("a seat that a bot plays in is told so and called to nothing", () => {
  const { container } = strip({ out: "lost", called: "must", awaited: [0, 2] });
  expect(told(container)).toBe("You have left this match; a bot plays on for you. Waiting for Chiara.");
  expect(container.querySelector("[data-mine]")).toBeNull();
});

test("a power beside the decision is no button until it is asked for, and then tells its price", async () => {
  const { container, sent } = strip({ called: "must", awaited: [0] }, [choice("pass", ["do:pass"]), HOLD]);
  expect([...container.querySelectorAll("[data-deed]")].map((one) => one.getAttribute("data-deed"))).toEqual(["do:pass"]);
  await userEvent.click(screen.getByRole("button", { name: "Also possible" }));
  const hold = container.querySelector<HTMLElement>('[data-deed="do:hold"]');
  expect(hold?.classList.contains("quiet")).toBe(true);
  expect(hold?.textContent).toContain("30 ducats");
  await userEvent.click(hold as HTMLElement);
  expect(sent).toEqual(["hold 3"]);
});

test("what is possible beside the decision goes away when somebody goes on with something else", async () => {
  const { container } = strip({ called: "must", awaited: [0] }, [choice("pass", ["do:pass"]), HOLD]);
  const also = screen.getByRole("button", { name: "Also possible" });
  const shown = (): boolean => container.querySelector(".asides") !== null;
  await userEvent.click(also);
  expect(shown()).toBe(true);
  await userEvent.click(also);
  expect(shown()).toBe(false);
  await userEvent.click(also);
  await userEvent.click(document.body);
  expect(shown()).toBe(false);
});

test("a phone's thumb gives the answers to what the board lays out, and the strip asks nothing else", async () => {
  const said: string[] = [];
  const pick = new Picker({ choices: [BID, HOLD], complete: true, busy: false, confirming: "always", send: (text) => said.push(text) });
  pick.point("field:park");
  pick.laidOut = { text: BID.text, answers: ["shake", "no"].map((id) => ({ id, say: `say ${id}`, run: () => void said.push(id) })) };
  const { container } = render(Strip, {
    game: "genoa", pick, seats: SEATS, viewer: 0, deciding: [0], awaited: [0], called: "must", stance: null, prompt: { say: "genoa-do-pass" }, over: false, say, part: "deeds",
  });
  expect([...container.querySelectorAll("button")].map((one) => one.textContent.trim())).toEqual(["say shake", "say no"]);
  expect(container.querySelector("[data-confirm]")?.textContent.trim()).toBe("say shake");
  await userEvent.click(screen.getByRole("button", { name: "say no" }));
  expect(said).toEqual(["no"]);
});

test("on a phone, where nothing rests on a button, it says what it brings", () => {
  const take = choice("take", ["do:take"], false, { say: "genoa-effect-take-nothing" });
  const text = (part: string): string | undefined => strip({ called: "must", awaited: [0], part }, [take, choice("leave", ["do:leave"])]).container.querySelector('[data-deed="do:take"]')?.textContent;
  expect(text("deeds")).toBe("Take the actionThe action brings nothing");
  expect(text("all")).toBe("Take the action");
});

test("beside what is confirmed or cancelled a phone's button has no room to say what it brings", () => {
  const pair = (text: string): Choice => choice(text, ["card:15", "card:49"], false, { say: "genoa-effect-take-nothing" });
  const pick = new Picker({ choices: [pair("keep 15 49"), pair("keep 49 15")], complete: true, busy: false, confirming: "always", send: () => undefined });
  pick.point("card:15");
  pick.point("card:49");
  const { container } = render(Strip, {
    game: "lucca", pick, seats: SEATS, viewer: 0, deciding: [0], awaited: [0], called: "must", stance: null, prompt: { say: "genoa-do-pass" }, over: false, say, part: "deeds",
  });
  expect(container.querySelector("[data-cancel]")).not.toBeNull();
  expect(container.querySelectorAll("[data-choice]").length).toBeGreaterThan(0);
  expect(container.querySelector("small")).toBeNull();
});

test("where the bots wait for me the time is shown, and one click lets them go on", async () => {
  let gone = 0;
  const { container } = strip({ pause: { at: 0, seconds: 2, held: false }, ongo: () => (gone += 1) }, [BID]);
  expect(told(container)).toBe("You may speak first: the bots wait a moment");
  expect(container.querySelector(".bar")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(gone).toBe(1);
});

test("the only choice of all is a button in words, although a piece stands for it", async () => {
  const { container, sent } = strip({ called: "must", awaited: [0] }, [choice("take", ["card:3"])]);
  await userEvent.click(container.querySelector('[data-choice="take"]') as HTMLElement);
  expect(sent).toEqual(["take"]);
  expect(strip({ called: "must", awaited: [0] }, [choice("take", ["card:3"]), BID]).container.querySelector("[data-choice]")).toBeNull();
});

test("where no piece is lit nobody is told to point at one", () => {
  const main = choice("main", ["do:main"]);
  expect(strip({ called: "must", awaited: [0] }, [main, HOLD]).container.textContent).not.toContain("Point at something lit");
  expect(strip({ called: "must", awaited: [0] }, [main, BID]).container.textContent).toContain("Point at something lit");
});
