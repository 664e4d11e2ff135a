/** What stands beside a chapter of a rulebook: signs of the board that it speaks of, and exercises about it. */

export interface Chapter {
  signs: readonly string[];
  /** The theme of exercises: positions to try. */
  theme?: string;
}

/** By the beginning of the ids of a chapter's rules. A sign stands where it is first needed. */
const CHAPTERS: Record<string, Chapter> = {
  "CAR-COMP": { signs: ["blocks", "tile", "coins"] },
  "CAR-BUY": { signs: ["wheel"], theme: "blocks" },
  "CAR-BLD": { signs: ["tile", "value"], theme: "building" },
  "CAR-SCO": { signs: ["least", "value", "biblioteca", "palazzo", "porta", "cathedrale", "castello", "villa"], theme: "scoring" },
  "CAR-FIN": { signs: [], theme: "objects" },
  "LUC-COMP": { signs: ["card", "window", "shield", "street", "colours", "bastion"] },
  "LUC-SETUP": { signs: [], theme: "opening" },
  "LUC-OPEN": { signs: ["completed", "opened", "party"], theme: "parties" },
  "LUC-TRIP": { signs: ["card"], theme: "draft" },
  "LUC-PAL": { signs: ["building", "completed", "wall", "bastion"], theme: "cards" },
  "LUC-FIN": { signs: ["wall", "shield", "bastion", "street"] },
  "GEN-COMP": { signs: ["tower", "coin", "marker", "privilege"] },
  "GEN-ROUND": { signs: ["tower"], theme: "tower" },
  "GEN-TRADE": { signs: ["coin"], theme: "bids" },
  "GEN-BLDG": { signs: ["silver", "copper", "salt", "pepper", "wheat", "rice", "linen", "silk"], theme: "buildings" },
  "GEN-CARD": { signs: ["large_order", "small_order", "message", "privilege"], theme: "orders" },
  "GEN-SPEC": { signs: ["any_start", "any_ware", "further_action", "building_action", "trade_1_1"], theme: "cards" },
  "GEN-OWN": { signs: ["marker"], theme: "markers" },
  "VEC-COMP": { signs: ["standing", "lying", "florin", "scroll", "bishop", "carriage", "crest"] },
  "VEC-MAP": { signs: ["towns", "gate", "florence"] },
  "VEC-SETUP": { signs: [], theme: "opening" },
  "VEC-TURN": { signs: ["standing", "lying"], theme: "action" },
  "VEC-TRAVEL": { signs: ["florin", "carriage"], theme: "travel" },
  "VEC-TOWN": { signs: ["towns", "middleman", "bishop"], theme: "towns" },
  "VEC-PROV": { signs: ["gate", "assassin", "knight", "abbot"], theme: "payment" },
  "VEC-OFF": { signs: ["florence", "scroll"] },
  "VEC-EVT": { signs: ["crest"] },
  "VEC-REIN": { signs: ["standing", "lying"], theme: "family" },
  "VEC-PT": { signs: [], theme: "tiles" },
};

/** What stands beside the chapter that begins with a rule. */
export const chapterOf = (rule: string): Chapter | null => CHAPTERS[rule.replace(/-[^-]*$/, "")] ?? null;
export const CHAPTER_IDS: readonly string[] = Object.keys(CHAPTERS);
