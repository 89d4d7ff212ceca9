// @ts-check
/** Seconds from the wish to the whole answer of what the Worker solves: the equilibria of real cards. */
import assert from "node:assert/strict";
import { FigureOnPage } from "../../tests/browser/support/figure.js";
import { report } from "./report.js";

/** So often each is solved, on a page of its own: answers are kept as long as a page is open. */
const TIMES = 5;

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function solving(page, { rounds }) {
  for (const cards of [1, 2, 3]) {
    // Where no times are wanted, the answers without the weenie rule say that it works.
    for (const weenie of rounds < TIMES ? ["no"] : ["no", "yes"]) {
      const times = [];
      for (let time = 0; time < Math.min(TIMES, rounds); time += 1) {
        await page.goto("/explore.html");
        const took = await page.evaluate(async ({ cards, weenie }) => {
          const figure = /** @type {any} */ (document.createElement("upper-hand"));
          for (const [name, value] of Object.entries({ figure: "guts-cards", cards: "2", ranks: "4", suits: "1" })) figure.setAttribute(name, value);
          document.body.replaceChildren(figure);
          await figure.ready;
          await figure.solved;
          const start = performance.now();
          figure.setState({ cards, ranks: 13, suits: 4, weenie });
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          await frame();
          await frame();
          await figure.solved;
          await frame();
          return performance.now() - start;
        }, { cards, weenie });
        const figure = new FigureOnPage(page);
        await figure.drawn();
        assert.equal(await figure.fact("Equilibrium loses").textContent(), "nothing, exactly");
        times.push(took);
      }
      report(`${cards} cards, weenie ${weenie}: asked, solved in the Worker and shown`, times);
    }
  }
}
