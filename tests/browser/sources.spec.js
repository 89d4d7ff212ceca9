// @ts-check
/** The pages as `cargo xtask serve` shows them, of scripts that are not bundled: all other tests load what readers do. */
import { env } from "node:process";
import { FigureOnPage } from "./support/figure.js";
import { expect, test } from "./support/page.js";

const SOURCES = env.UPPERHAND_SOURCE_URL ?? "";

test("a page of the repository has a living figure, of scripts that are not bundled, with its Worker", async ({ page }) => {
  const asked = /** @type {string[]} */ ([]);
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${SOURCES}/explore.html`);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await figure.setState({ mine: 9 });
  expect(await figure.state()).toMatchObject({ mine: 9 });
  for (const script of ["generated/schema.js", "element/figure.js", "element/picture.js"]) expect(asked).toContain(`${SOURCES}/www/${script}`);
  await figure.setState({ figure: "guts-cards", cards: 3 });
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  expect(page.workers().map((worker) => worker.url())).toEqual([`${SOURCES}/www/jobs/guts-worker.js`]);
});

test("claims of the repository are checked in a Worker", async ({ page }) => {
  await page.goto(`${SOURCES}/claims.html#nica-thm-1.1`);
  const card = page.locator("#nica-thm-1\\.1");
  await card.getByRole("button", { name: "Check" }).click();
  await expect(card.locator(".evidence")).toHaveText(/^It holds, in /);
  expect(page.workers()).toHaveLength(1);
});
