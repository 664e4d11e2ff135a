/** A study's tree as rows of a list, and the ways through it. */

import type { StudyMove, StudyView } from "../generated/wire";

export interface Row {
  node: StudyMove;
  /** How far it is indented: 0 is the main line. */
  depth: number;
  /** Whether a variation begins here. */
  begins: boolean;
}

export type Tree = ReadonlyMap<number, StudyMove>;

export const treeOf = (study: StudyView): Tree => new Map(study.nodes.map((node) => [node.id, node]));

/** Every node but the start: after each move of a line, the variations that could have been played instead of it. */
export function rows(tree: Tree): Row[] {
  const found: Row[] = [];
  const line = (from: number, depth: number): void => {
    let at = tree.get(from);
    while (at !== undefined) {
      const [first, ...others] = at.children.map((id) => tree.get(id)).filter((one) => one !== undefined);
      if (first !== undefined) found.push({ node: first, depth, begins: false });
      for (const one of others) {
        found.push({ node: one, depth: depth + 1, begins: true });
        line(one.id, depth + 1);
      }
      at = first;
    }
  };
  line(0, 0);
  return found;
}

/** How many moves lead to a node. */
export function depth(tree: Tree, id: number): number {
  let count = 0;
  for (let at = tree.get(id); at !== undefined && at.parent >= 0; at = tree.get(at.parent)) count += 1;
  return count;
}

/** The last node of the line that goes on from a node. */
export function end(tree: Tree, id: number): number {
  let at = id;
  for (let next = tree.get(at)?.children[0]; next !== undefined; next = tree.get(at)?.children[0]) at = next;
  return at;
}

/** The next (or last) of the moves that could have been played instead; the node itself where there is none. */
export function beside(tree: Tree, id: number, by: 1 | -1): number {
  const others = tree.get(tree.get(id)?.parent ?? -1)?.children ?? [];
  return others[others.indexOf(id) + by] ?? id;
}

/** Whether no variation is left on the way to a node. */
export function isMain(tree: Tree, id: number): boolean {
  for (let at = tree.get(id); at !== undefined && at.parent >= 0; at = tree.get(at.parent)) if (tree.get(at.parent)?.children[0] !== at.id) return false;
  return true;
}

/** The node that an address names: `#node=12`. */
export function nodeIn(hash: string): number {
  const found = /^#node=(\d{1,6})$/.exec(hash);
  return found === null ? 0 : Number(found[1]);
}
