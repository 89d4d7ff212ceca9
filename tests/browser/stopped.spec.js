// @ts-check
/** A module that comes to an end takes its figures with it: they say so, and start again where they were. */
import { expect, test } from "@playwright/test";
import { FigureOnPage } from "./support/figure.js";
import { LOADER, show } from "./support/host.js";
import { resting } from "./support/resting.js";
import { scriptOf } from "./support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const FIGURES = `<upper-hand id="map" mine="40"></upper-hand><upper-hand id="profile" figure="question-profile" mine="17" theirs="9"></upper-hand>
  <upper-hand id="payoff" figure="guts-payoff" players="4"></upper-hand>`;

/** A page with two figures of one module and one of the other, all started. @param {Page} page */
async function open(page) {
  await show(page, LOADER, FIGURES);
  await page.evaluate(async () => {
    Object.assign(window, { errors: [] });
    addEventListener("upper-hand:error", (event) => {
      const { target, detail } = /** @type {CustomEvent} */ (event);
      /** @type {any} */ (window).errors.push([/** @type {Element} */ (target).id, detail.code]);
    });
    const figures = /** @type {import("../../www/element.js").UpperHand[]} */ ([...document.querySelectorAll("upper-hand")]);
    await Promise.all(figures.map((figure) => figure.start()));
  });
  return new Map(["map", "profile", "payoff"].map((id) => [id, new FigureOnPage(page, page.locator(`#${id}`))]));
}

/** @param {Page} page @returns {Promise<[id: string, code: string][]>} */
const errors = (page) => page.evaluate(() => /** @type {any} */ (window).errors);

/**
 * The map has stopped and says why; the others are as they were, and go on.
 * @param {Page} page
 * @param {Map<string, FigureOnPage>} figures
 */
async function expectRecovery(page, figures) {
  const [map, profile, payoff] = ["map", "profile", "payoff"].map((id) => /** @type {FigureOnPage} */ (figures.get(id)));
  const again = map.element.getByRole("button", { name: "Start again" });
  await expect(again).toBeVisible();
  await expect(map.notice).toContainText("This figure has stopped");
  expect(await errors(page)).toEqual([["map", "stopped"]]);
  await profile.drawn();
  expect(await profile.state()).toMatchObject({ mine: 17, theirs: 9 });
  await profile.setState({ mine: 18 });
  await expect(profile.heading).toContainText("18");
  await payoff.setState({ players: 5 });
  await expect(payoff.text(".slider.players input[type=number]")).toHaveValue("5");
  expect(await map.state()).toMatchObject({ mine: 41 });
  // The page goes on; nothing of its wishes is lost, nor the way back.
  await map.element.evaluate((element) => {
    const figure = /** @type {import("../../www/element.js").UpperHand} */ (element);
    figure.setAttribute("theme", "dark");
    figure.removeAttribute("theme");
    figure.setState({ theirs: 31 });
  });
  await expect(again).toBeVisible();
  await again.click();
  await map.drawn();
  expect(await map.state()).toMatchObject({ mine: 41, theirs: 31 });
  await expect(map.notice).toBeHidden();
  await map.setState({ mine: 42 });
  await expect(map.heading).toContainText("42");
  expect(await errors(page)).toHaveLength(1);
}

/** Leaves no memory to the module of a figure, which then wants some. @param {Page} page @param {string} module @param {string} selector */
const useUp = (page, module, selector) =>
  page
    .evaluate(
      async ([script, selector]) => {
        const { default: exports } = await import(script);
        const { memory } = await exports();
        for (let pages = 32_768; pages >= 1; pages /= 2) {
          try {
            for (;;) memory.grow(pages);
          } catch {
            // This number of pages is not left.
          }
        }
        /** @type {import("../../www/element.js").UpperHand} */ (document.querySelector(selector)).toCSV();
      },
      /** @type {[string, string]} */ ([scriptOf(module), selector]),
    )
    .catch(() => {});

test("memory that is used up ends a module: its figures start again where they were", async ({ page }) => {
  const figures = await open(page);
  await page.evaluate(() => {
    const map = /** @type {import("../../www/element.js").UpperHand} */ (document.querySelector("#map"));
    map.setState({ mine: 41 });
  });
  await useUp(page, "guess-who", "#map");
  await expectRecovery(page, figures);
});

test("what a figure has had solved is stopped with it", async ({ page }) => {
  const worker = await resting(page, "guts-worker.js");
  await show(page, LOADER, '<upper-hand figure="guts-cards" cards="3"></upper-hand>');
  await worker.reached();
  await useUp(page, "guts", "upper-hand");
  await expect(page.getByRole("button", { name: "Start again" })).toBeVisible();
  await worker.gone();
});

test("a stack that overflows ends a module: its figures start again where they were", async ({ page }) => {
  const figures = await open(page);
  await page.evaluate(async () => {
    const map = /** @type {import("../../www/element.js").UpperHand} */ (document.querySelector("#map"));
    map.setState({ mine: 41 });
    const messages = () => /** @type {any} */ (window).errors.length;
    const deeper = () => {
      try {
        deeper();
      } catch {
        // On the way up there is a little more room each time, until the module gets a part of what it needs.
      }
      if (messages() === 0) {
        try {
          map.toCSV();
        } catch {
          // That is what it is for.
        }
      }
    };
    deeper();
  });
  await expectRecovery(page, figures);
});
