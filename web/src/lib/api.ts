/** Plain requests to the house. */

import type { Problem } from "../generated/wire";
import type { Phrase } from "../play/types";

const ROOT = "/api/v1";

/** Something the house did not do, with the reason in a phrase. */
export class Refusal extends Error {
  readonly status: number;
  readonly why: Phrase;
  readonly rule: string;
  readonly kind: string;

  constructor(status: number, problem: Pick<Problem, "why" | "rule" | "kind">) {
    super(problem.why.say);
    this.status = status;
    this.why = problem.why;
    this.rule = problem.rule;
    this.kind = problem.kind;
  }
}

const LOST: Pick<Problem, "why" | "rule" | "kind"> = { why: { say: "ui-problem-connection" }, rule: "", kind: "house" };
const BROKEN: Pick<Problem, "why" | "rule" | "kind"> = { why: { say: "ui-problem-house" }, rule: "", kind: "house" };

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (signal !== undefined) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, init);
  } catch {
    throw new Refusal(0, LOST);
  }
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => null);
  throw new Refusal(answer.status, isProblem(problem) ? problem : BROKEN);
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === "object" && data !== null && "why" in data && typeof (data as Problem).why?.say === "string";

export const get = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await ask("GET", path, undefined, signal)).json() as Promise<T>;
export const getText = async (path: string): Promise<string> => (await ask("GET", path)).text();
export const post = async <T>(path: string, body: unknown = {}): Promise<T> => (await ask("POST", path, body)).json() as Promise<T>;
export const patch = async <T>(path: string, body: unknown): Promise<T> => (await ask("PATCH", path, body)).json() as Promise<T>;
export const remove = async <T>(path: string, body: unknown = {}): Promise<T> => (await ask("DELETE", path, body)).json() as Promise<T>;
