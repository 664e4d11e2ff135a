import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { part } from "./chunks.ts";
import { words } from "./ftl.ts";
import { pack } from "./pack.ts";

// The house serves what is built here; the wheel carries it along (see hatch_build.py).
const built = fileURLToPath(new URL("../src/loggia/house/static", import.meta.url));

// `npm run dev` serves the client itself and passes everything else on to a running `loggia serve`.
const house = process.env.LOGGIA_HOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [words(), svelte(), svelteTesting(), pack()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    // What is made from what: tests/browser/weighing.py looks there for a board's scenery.
    manifest: true,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: part() }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: house, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    // Two cores may be shared by many.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
