// @ts-check
/** Whatever goes wrong until a figure is drawn ends in its stand-in, with the cause, and in a promise that is rejected. */
import { openAround } from "./support/figure.js";
import { LOADER, show } from "./support/host.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** Something that fails, before the element is known. @type {Record<string, () => void>} */
const FAILURES = {
  "no canvas gives a context": () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  },
  "the first canvas of a figure gives one, the others do not": () => {
    const own = HTMLCanvasElement.prototype.getContext;
    let asked = 0;
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (function get(/** @type {any} */ ...given) {
      asked += 1;
      // @ts-expect-error the receiver is a canvas
      return asked > 2 ? null : own.apply(this, given);
    });
  },
  "an element of the figure cannot be made": () => {
    const own = document.createElement.bind(document);
    document.createElement = /** @type {any} */ ((/** @type {string} */ name) => {
      if (name === "canvas") throw new Error("no canvas for you");
      return own(name);
    });
  },
  "sizes are not watched": () => {
    // @ts-expect-error it is taken away
    globalThis.ResizeObserver = undefined;
  },
  "a style of the figure cannot be had": () => {
    globalThis.matchMedia = () => {
      throw new Error("no media here");
    };
  },
  "a drawing raises an error": () => {
    CanvasRenderingContext2D.prototype.fillText = () => {
      throw new Error("no filling");
    };
  },
  "WebAssembly is missing": () => {
    // @ts-expect-error it is taken away
    globalThis.WebAssembly.instantiateStreaming = globalThis.WebAssembly.instantiate = () => Promise.reject(new Error("no module"));
  },
};

for (const [what, fail] of Object.entries(FAILURES)) {
  test.describe(`where ${what}`, () => {
    test.use({ allowConsole: [/./] });
    test("the stand-in says why, and the promise is rejected, each time that it is tried", async ({ page }) => {
      const said = /** @type {string[]} */ ([]);
      page.on("console", (message) => message.type() === "error" && said.push(message.text()));
      await page.addInitScript(fail);
      await page.addInitScript(() => {
        Object.assign(window, { told: [] });
        addEventListener("upper-hand:error", (event) => /** @type {any} */ (window).told.push(/** @type {CustomEvent} */ (event).detail.message));
      });
      await show(page, LOADER, "<upper-hand></upper-hand>");
      const [first, second] = await page.evaluate(async () => {
        await customElements.whenDefined("upper-hand");
        const figure = /** @type {import("../../www/element.js").UpperHand} */ (document.querySelector("upper-hand"));
        const tried = () => figure.start().then(() => "drawn", (error) => `rejected: ${error.message}`);
        const once = await tried();
        return /** @type {const} */ ([once, await tried()]);
      });
      expect(first).toMatch(/^rejected: ./);
      expect(second).toBe(first);
      const cause = first.replace("rejected: ", "");
      await expect(page.locator("upper-hand .fallback")).toContainText(cause);
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      expect(said.join("\n")).toContain(cause);
      expect((await page.evaluate(() => /** @type {any} */ (window).told)).join("\n")).toContain(cause);
    });
  });
}

/** No canvas takes a text from now on, until `window.mend` is called. Runs in the page. */
function breakDrawings() {
  const { prototype } = CanvasRenderingContext2D;
  const own = prototype.fillText;
  prototype.fillText = () => {
    throw new Error("no filling");
  };
  Object.assign(window, { mend: () => Object.assign(prototype, { fillText: own }) });
}

test.describe("where a later drawing raises an error", () => {
  test.use({ allowConsole: [/./] });
  test("the notice of it stays until something else is shown", async ({ page }) => {
    const [figure] = await openAround(page, '<upper-hand mine="40"></upper-hand>');
    await page.evaluate(breakDrawings);
    await figure.element.evaluate((element) => element.setAttribute("mine", "31"));
    await expect(figure.notice).toContainText("could not be drawn");
    await figure.element.evaluate((element) => element.setAttribute("controls", "mine nonsense"));
    await expect(figure.notice).toContainText("could not be drawn");
    await expect(figure.notice).toContainText("“nonsense” is not possible");
    await figure.element.evaluate((element) => element.setAttribute("controls", "mine"));
    await expect(figure.notice).toContainText("could not be drawn");
    await page.evaluate(() => /** @type {any} */ (window).mend());
    await figure.element.evaluate((element) => element.setAttribute("mine", "30"));
    await expect(figure.notice).toBeHidden();
    await expect(figure.heading).toContainText("You have 30");
  });

  test("whatever else the frame brings is there: what is to be solved is, and the settings are those of the address", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    const [cards, tiles] = await openAround(page, '<upper-hand figure="guts-cards"></upper-hand><upper-hand figure="limit-tiles"></upper-hand>');
    await page.evaluate(breakDrawings);
    await cards.element.evaluate(async (element) => {
      const figure = /** @type {UpperHand} */ (element);
      figure.setState({ ranks: 7 });
      await figure.solved;
    });
    await expect(cards.notice).toContainText("could not be drawn");
    // From here on the page's time goes on when it is told to.
    await page.clock.pauseAt(Date.now() + 60_000);
    await tiles.element.getByRole("button", { name: "▶ Zoom" }).click();
    await page.clock.runFor(1_000);
    await expect(tiles.notice).toContainText("could not be drawn");
    expect((await tiles.state()).zoom).toBeGreaterThan(0.1);
    await tiles.element.getByRole("button", { name: "■ Stop" }).click();
    await page.clock.runFor(20);
    await expect(tiles.element.getByRole("button", { name: "▶ Zoom" })).toBeVisible();
    const { zoom, query } = await tiles.element.evaluate((element) => {
      const { query } = /** @type {UpperHand} */ (element);
      return { query, zoom: /** @type {UpperHand} */ (element).getState().zoom };
    });
    expect(new URLSearchParams(query).get("zoom")).toBe(String(zoom));
  });
});
