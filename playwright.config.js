// The browser tests. `cargo xtask test browser` starts the servers, finds Chromium and sets the variables read here.
import { readdirSync } from "node:fs";
import { env } from "node:process";
import { defineConfig } from "@playwright/test";
import { generator } from "./tests/browser/support/events.js";
import { TARGET } from "./tests/browser/support/target.js";

const { CHROMIUM, UPPERHAND_URL, UPPERHAND_ORDER } = env;
if (!CHROMIUM || !UPPERHAND_URL) {
  throw new Error("CHROMIUM and UPPERHAND_URL are not set: run the browser tests with `cargo xtask test browser`");
}

/**
 * The files of tests in an order that a seed decides: as projects, which are started one after the other.
 * @param {number} seed
 */
function shuffled(seed) {
  const random = generator(seed);
  const folder = new URL("./tests/browser/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".spec.js"));
  const drawn = () => names.splice(random(names.length), 1)[0] ?? "";
  return Array.from({ length: names.length }, drawn).map((name) => ({ name, testMatch: `**/${name}` }));
}

export default defineConfig({
  testDir: "tests/browser",
  ...(UPPERHAND_ORDER ? { projects: shuffled(Number(UPPERHAND_ORDER)) } : {}),
  outputDir: `${TARGET}/browser-tests`,
  reporter: "list",
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // A generous limit: it only ends tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: UPPERHAND_URL,
    browserName: "chromium",
    // Motion takes time and leads to what is there already: tests of motion ask for it.
    reducedMotion: "reduce",
    // A context for each test would cost it most of a second. Pages, routes and scripts are reset between tests.
    reuseContext: true,
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
