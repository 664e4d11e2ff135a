import axe from "axe-core";

/** What axe-core finds wrong in a drawn component, one readable line per finding: an empty list is a pass. */
export async function findings(container: Element): Promise<string[]> {
  const result = await axe.run(container, {
    // Colours are not computed without a real layout; the browser tests check contrast.
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return result.violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html).join(" | ")}`);
}
