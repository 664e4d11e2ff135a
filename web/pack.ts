/** After a build: every script and style once more, compressed, for the house to hand out. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg)$/;
const SMALL = 600;

export function pack(): Plugin {
  let folder = "";
  return {
    name: "loggia-pack",
    apply: "build",
    configResolved(config) {
      folder = join(config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((one) => PACKED.test(one))) {
        const plain = readFileSync(join(folder, name));
        if (plain.length > SMALL) writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
