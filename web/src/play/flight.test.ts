import { expect, test, vi } from "vitest";

import { Flight } from "./flight.svelte";

/** An element whose place is set by hand, and the ways it was made to travel. */
function piece(parent: HTMLElement): { element: HTMLElement; put: (x: number) => void; travelled: string[] } {
  const element = document.createElement("div");
  parent.append(element);
  let left = 0;
  const travelled: string[] = [];
  vi.spyOn(element, "getBoundingClientRect").mockImplementation(() => new DOMRect(left, 0, 10, 10));
  element.animate = ((frames: Keyframe[]) => travelled.push(String(frames[0]?.["transform"]))) as never;
  return { element, put: (x) => (left = x), travelled };
}

test("a part of a travelling piece travels with it, and by itself only as far as it moved within", () => {
  const flight = new Flight(() => ({ on: true, ms: 100 }));
  const palace = piece(document.body);
  const [storey, loose] = [piece(palace.element), piece(palace.element)];
  for (const [key, one] of [["palace", palace], ["storey", storey], ["loose", loose]] as const) flight.add(key, one.element, () => undefined);
  flight.before();
  palace.put(100);
  storey.put(100);
  loose.put(130);
  flight.after();
  expect(palace.travelled).toEqual(["translate(-100px, 0px)"]);
  expect(storey.travelled).toEqual([]);
  expect(loose.travelled).toEqual(["translate(-30px, 0px)"]);
});
