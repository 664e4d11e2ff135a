// Before a build: the TypeScript types anew from the Python definitions, where Loggia's own Python is at hand.
// Elsewhere (a build from a source archive) the kept files are used; a test holds the two together.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const python = [process.env.LOGGIA_PYTHON, fileURLToPath(new URL("../.venv/bin/python", import.meta.url))].find((one) => one && existsSync(one));
const root = fileURLToPath(new URL("..", import.meta.url));
const generated = fileURLToPath(new URL("./src/generated", import.meta.url));

if (python) {
  const { status, stderr } = spawnSync(python, ["-m", "tools.typescript", generated], { cwd: root, encoding: "utf-8" });
  if (status !== 0) console.warn(`The generated types were left as they are:\n${stderr}`);
}
