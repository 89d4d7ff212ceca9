// @ts-check
/** What is promised of figures on foreign ground holds in Firefox, too. What it promises in more detail, tests/browser tries. */
import assert from "node:assert/strict";
import { copyFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import test, { after, before } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { host, html } from "../browser/support/host.js";
import { SCRIPT, SITE, versionFolder } from "../browser/support/site.js";
import { emptyFolder } from "../browser/support/target.js";
import { firefox, inside, look, open, pictured, until } from "./support/firefox.js";
import { FIGURES } from "../../www/generated/schema.js";
import * as core from "../www/support/core.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const PAGE = env.UPPERHAND_URL ?? "";
const PAPER = { light: "251,250,247,255", dark: "20,21,24,255" };
const root = new URL("../../", import.meta.url);

/** @type {import("puppeteer-core").Browser} */
let browser;
/** What ends with the tests. @type {(() => unknown)[]} */
const ends = [];

before(async () => {
  browser = await firefox();
});

after(async () => {
  await browser?.close();
  for (const end of ends) end();
});

/**
 * Opens a page of a foreign site.
 * @param {string} head
 * @param {string} body
 * @param {Record<string, string>} [headers]
 */
async function visit(head, body, headers = {}) {
  const blog = await host((path) => (path === "/post" ? { body: html(head, body), headers } : undefined));
  ends.push(blog.close);
  return open(browser, `${blog.url}/post`);
}

/** A fraction as readouts spell it. @param {import("../../www/core.js").Probability} probability */
const exact = ({ numerator, denominator }) => `${numerator}/${denominator}`;

/** A number as readouts spell it. @param {number} value */
const decimal = (value) => value.toFixed(6).replace("-", "−");

/** A hand with the signs of its suits, as readouts write it. @param {string} hand */
const signed = (hand) => hand.split("/").map((card) => card.replace(/.$/, (suit) => `${"♣♦♥♠"["CDHS".indexOf(suit)]}\uFE0E`)).join("\u00A0");

/** What the readout of some figures must say, by the core in Node. @returns {Promise<Record<string, string>>} */
async function numbers() {
  const [best, any] = [await core.gutsCards({ cards: 2, strategies: "threshold" }), await core.gutsCards({ cards: 2, strategies: "any" })];
  assert.equal(any.exploitability.numerator, 0n);
  return {
    "win-map": exact(core.winProbability("race", 6, 4)),
    "question-profile": exact(core.questionValue("race", 6, 4, [3, 3])),
    "limit-tiles": `≈ ${decimal(core.limitProbability("race", 1.5, 1.5))}`,
    "guts-payoff": `≈ ${decimal(core.gutsPayoff([0.5, 0.6, 0.6]).alpha[0] ?? Number.NaN)} a round`,
    "guts-coalition": `What you can be sure of${(100 * core.gutsCoalition(3).value).toFixed(2).replace("-", "−")} antes`,
    "guts-cards": `Best against lines${signed(best.hands[best.threshold ?? 0] ?? "")} or better:`,
  };
}

test("from another origin, every figure draws, and says what the core says", async () => {
  const said = await numbers();
  const { page, problems } = await visit(SCRIPT, FIGURES.map((name) => `<upper-hand figure="${name}"></upper-hand>`).join(""));
  for (const [nth, name] of FIGURES.entries()) {
    const seen = await pictured(page, nth);
    assert.equal(seen.state.figure, name);
    assert.ok(seen.readout.includes(said[name] ?? ""), `${name} says ${seen.readout}, not ${said[name]}`);
    assert.equal(seen.notice, "");
  }
  assert.deepEqual(problems, []);
});

test("sliders and pictures are moved by keys, and the readout follows, as it does the mouse", async () => {
  const { page, problems } = await visit(SCRIPT, "<upper-hand></upper-hand>");
  await look(page);
  for (const [selector, key] of [[".slider.mine input[type=range]", "ArrowRight"], ["canvas", "ArrowLeft"], [".slider.mine input[type=range]", "Home"]]) {
    const before = (await look(page)).state.mine;
    await (await inside(page, selector ?? "")).focus();
    await page.keyboard.press(/** @type {import("puppeteer-core").KeyInput} */ (key));
    await until(async () => (await look(page)).state.mine, (mine) => mine !== before);
    const { state, exact: shown } = await look(page);
    assert.equal(state.mine, key === "Home" ? 1 : Number(before) + (key === "ArrowRight" ? 1 : -1));
    const { numerator, denominator } = core.winProbability("race", Number(state.mine), Number(state.theirs));
    assert.equal(shown, denominator === 1n ? String(numerator) : `${numerator}/${denominator}`);
  }
  // The mouse points at a position, and pins it.
  const { readout } = await look(page);
  const canvas = await inside(page, "canvas");
  await canvas.hover();
  await until(async () => (await look(page)).readout, (now) => now !== readout);
  await canvas.click();
  const pin = await inside(page, ".pin");
  await until(() => pin.evaluate((button) => button.textContent), (text) => text === "Held still");
  assert.deepEqual(problems, []);
});

test("a figure follows the page from light to dark and back, whatever makes the page dark", async () => {
  const style = "<style>* { transition: none !important } .dark { background: #111; color: #eee }</style>";
  const { page, problems } = await visit(style + SCRIPT, "<upper-hand></upper-hand>");
  const corner = async () => (await look(page)).corner;
  await until(corner, (colour) => colour === PAPER.light);
  await page.evaluate(() => document.body.classList.add("dark"));
  await until(corner, (colour) => colour === PAPER.dark);
  await page.evaluate(() => document.body.classList.remove("dark"));
  await until(corner, (colour) => colour === PAPER.light);
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "dark"));
  await until(corner, (colour) => colour === PAPER.dark);
  await page.evaluate(() => document.querySelector("upper-hand")?.setAttribute("theme", "light"));
  await until(corner, (colour) => colour === PAPER.light);
  assert.deepEqual(problems, []);
});

test("a picture has no see-through colours: paper is the page behind it, all else is as if it were opaque", async () => {
  const style = "<style>body { background: #fae6d2 } upper-hand { --upper-hand-paper: transparent; --upper-hand-you: rgb(10 120 20 / 0.5) }</style>";
  const { page, problems } = await visit(style + SCRIPT, '<upper-hand figure="guts-payoff"></upper-hand>');
  assert.equal((await pictured(page)).corner, "250,230,210,255");
  const pixels = await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("upper-hand")?.shadowRoot?.querySelector("canvas"));
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if (data.slice(at, at + 4).join() === "10,120,20,255") count += 1;
    return count;
  });
  assert.ok(pixels > 100, `${pixels} pixels are yours`);
  assert.deepEqual(problems, []);
});

test("under a strict policy, a figure needs nothing but 'wasm-unsafe-eval'", async () => {
  const policy = `default-src 'none'; script-src ${SITE} 'wasm-unsafe-eval'; connect-src ${SITE}; img-src data:; base-uri 'none'`;
  const { page, problems } = await visit(SCRIPT, '<upper-hand rules="official" mine="24" theirs="24"></upper-hand>', { "content-security-policy": policy });
  const { exact: shown } = await pictured(page);
  assert.equal(shown, exact(core.winProbability("official", 24, 24)));
  const bytes = await page.evaluate(async () => (await /** @type {UpperHand} */ (document.querySelector("upper-hand")).toBlob()).size);
  assert.ok(bytes > 10_000);
  assert.deepEqual(problems, []);
});

test("where WebAssembly is forbidden, the fallback shows, with a link to the figure as it was asked for", async () => {
  const policy = `default-src 'none'; script-src ${SITE}; connect-src ${SITE}`;
  const { page } = await visit(SCRIPT, `<upper-hand rules="official" mine="9" home="${SITE}"><p slot="fallback">Imagine a map.</p></upper-hand>`, { "content-security-policy": policy });
  const seen = await page.evaluate(async () => {
    await customElements.whenDefined("upper-hand");
    const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
    const outcome = await figure.start().then(() => "drawn", (/** @type {any} */ error) => error.code);
    const own = /** @type {HTMLElement} */ (figure.querySelector("p"));
    return { outcome, link: figure.shadowRoot?.querySelector("a")?.href, isOwnShown: own.checkVisibility() };
  });
  assert.deepEqual(seen, { outcome: "webassembly-blocked", link: `${SITE}/win-map.html?rules=official&mine=9`, isOwnShown: true });
});

test("a sandboxed frame is as tall as its figure, and as dark as the page", async () => {
  const head = `<style>.dark { background: #111; color: #ddd }</style><script async src="${SITE}/www/embed-helper.js"></script>`;
  const frame = `<iframe src="${SITE}/embed.html?mine=40&theirs=24" title="A map" width="600" height="300" frameborder="0" data-upper-hand sandbox="allow-scripts"></iframe>`;
  const { page, problems } = await visit(head, frame);
  const within = page.frames().find((one) => one !== page.mainFrame());
  assert.ok(within !== undefined);
  assert.equal((await look(within)).exact, exact(core.winProbability("race", 40, 24)));
  await until(() => within.evaluate(() => [innerHeight, document.body.getBoundingClientRect().height]), ([inner = 0, body = 0]) => body > 500 && inner - body >= 0 && inner - body <= 1);
  const corner = async () => (await look(within)).corner;
  await until(corner, (colour) => colour === "255,255,255,255");
  await page.evaluate(() => document.body.classList.add("dark"));
  await until(corner, (colour) => colour === "17,17,17,255");
  assert.deepEqual(problems, []);
});

test("one file holds it all: opened from a disk, a page needs no server", async () => {
  const folder = emptyFolder("single-in-firefox");
  copyFileSync(new URL("dist/site/www/single/upperhand-all.js", root), new URL("upperhand-all.js", folder));
  writeFileSync(new URL("page.html", folder), html('<script src="upperhand-all.js"></script>', '<upper-hand mine="40" theirs="24"></upper-hand><upper-hand figure="guts-cards"></upper-hand>'));
  const { page, problems } = await open(browser, pathToFileURL(fileURLToPath(new URL("page.html", folder))).href);
  assert.equal((await look(page)).exact, exact(core.winProbability("race", 40, 24)));
  assert.match((await look(page, 1)).readout, /Equilibrium losesnothing, exactly/);
  assert.deepEqual(problems, []);
});

test("a page to keep opens from a disk, just as its figure was", async () => {
  const { page } = await visit(SCRIPT, `<upper-hand mine="40" home="${SITE}/"></upper-hand>`);
  const { exact: before } = await look(page);
  const text = await page.evaluate(async (script) => {
    const { keptPage } = await import(script);
    const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
    return keptPage(figure, { query: figure.query, title: "A map", summary: "A map in words." }, { compact: true, theme: "auto", width: 640 }, figure.toSVG());
  }, `${SITE}${versionFolder()}/embed-panel.js`);
  const file = new URL("page.html", emptyFolder("kept-in-firefox"));
  writeFileSync(file, text);
  const { page: kept, problems } = await open(browser, file.href);
  assert.equal((await look(kept)).exact, before);
  assert.deepEqual(problems, []);
});

test("a Firefox that gives noise for pictures saves none, and says which it can", async () => {
  const wary = await firefox({ "privacy.resistFingerprinting": true });
  ends.push(() => wary.close());
  const { page } = await open(wary, `${PAGE}/explore.html`);
  await page.evaluate(() => /** @type {UpperHand} */ (document.querySelector("upper-hand")).start());
  const said = await page.evaluate(() => /** @type {UpperHand} */ (document.querySelector("upper-hand")).toBlob().catch(String));
  assert.match(String(said), /falsifies pictures: take the SVG/);
});
