// @ts-check
/** The three families of browsers, each asked the same question of the same page. */
import { spawn } from "node:child_process";
import { env } from "node:process";
import { after, before } from "node:test";
import { launch } from "puppeteer-core";

/** When something hangs, in milliseconds. */
const HANGS = 180_000;

/** The display of the WebKit browser, which draws nothing without one. */
const DISPLAY = ":97";

/**
 * A browser that opens an address and answers a function that runs there.
 * @typedef {object} Browser
 * @property {string} name
 * @property {<Given, Answer>(address: string, ask: (given: Given) => Promise<Answer>, given: Given) => Promise<Answer>} visit
 * @property {() => Promise<void>} close
 */

/**
 * Chromium or Firefox.
 * @param {"chrome" | "firefox"} browser
 * @param {string} variable for the path of its program
 * @returns {Promise<Browser>}
 */
async function puppet(browser, variable) {
  const executablePath = env[variable];
  if (!executablePath) throw new Error(`${variable} is not set: compare pictures with \`cargo xtask test pictures\``);
  const args = browser === "chrome" ? ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"] : [];
  const running = await launch({ browser, executablePath, headless: true, args, timeout: HANGS, protocolTimeout: HANGS });
  return {
    name: browser,
    visit: async (address, ask, given) => {
      const page = await running.newPage();
      await page.setViewport({ width: 1000, height: 800, deviceScaleFactor: 1 });
      await page.goto(address);
      const answer = await page.evaluate(/** @type {any} */ (ask), given);
      await page.close();
      return /** @type {any} */ (answer);
    },
    close: () => running.close(),
  };
}

/**
 * WebKitGTK, by plain WebDriver.
 * @returns {Promise<Browser>}
 */
async function webkit() {
  const [driver, screen] = ["WEBKIT_DRIVER", "XVFB"].map((variable) => {
    const program = env[variable];
    if (!program) throw new Error(`${variable} is not set: compare pictures with \`cargo xtask test pictures\``);
    return program;
  });
  const display = spawn(screen ?? "", [DISPLAY, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { stdio: "ignore" });
  const port = 20_000 + (process.pid % 20_000);
  const running = spawn(driver ?? "", [`--port=${port}`], { stdio: "ignore", env: { ...env, DISPLAY } });
  /** @param {string} method @param {string} path @param {object} [body] */
  const order = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`WebKit refused ${path}: ${value.error}, ${value.message}`);
    return value;
  };
  const end = Date.now() + HANGS;
  while (!(await order("GET", "/status").then(({ ready }) => ready, () => false))) {
    if (Date.now() > end) throw new Error("the driver of WebKit does not answer");
    await new Promise((done) => setTimeout(done, 50));
  }
  const { sessionId } = await order("POST", "/session", { capabilities: { alwaysMatch: { timeouts: { script: HANGS } } } });
  const session = `/session/${sessionId}`;
  return {
    name: "webkit",
    visit: async (address, ask, given) => {
      await order("POST", `${session}/url`, { url: address });
      const script = `const [given, done] = arguments; (${ask})(given).then((answer) => done({ answer }), (error) => done({ error: String(error) }));`;
      const { answer, error } = await order("POST", `${session}/execute/async`, { script, args: [given] });
      if (error !== undefined) throw new Error(error);
      return answer;
    },
    close: async () => {
      await order("DELETE", session);
      running.kill();
      display.kill();
    },
  };
}

/**
 * All three, from before the first test of a file until after its last.
 * @returns {readonly Browser[]}
 */
export function browsers() {
  const all = /** @type {Browser[]} */ ([]);
  before(async () => {
    all.push(...await Promise.all([puppet("chrome", "CHROMIUM"), puppet("firefox", "FIREFOX"), webkit()]));
  });
  after(() => Promise.all(all.map((browser) => browser.close())));
  return all;
}
