// @ts-check
/** The figure `win-map` in a real browser: words that keep the focus, and a divider that is dragged. */
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

test("words keep the focus, a rule of thumb is chosen from a menu, and a divider is dragged", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();

  await test.step("whoever is at a word that is explained stays there when the sentence changes", async () => {
    await figure.setState({ mine: 6, theirs: 4 });
    const word = figure.text(".advice .term").first();
    await word.focus();
    await expect(word).toHaveText("in the weeds");
    const said = await figure.text(".advice").textContent();
    await figure.setState({ mine: 7 });
    await expect(figure.text(".advice")).not.toHaveText(said ?? "");
    await expect(word).toBeFocused();
    // Another sentence has other words.
    await figure.setState({ mine: 24, theirs: 24 });
    await expect(word).toHaveText("the upper hand");
    await expect(word).toBeFocused();
  });

  await test.step("a rule of thumb is chosen from a menu, which is there only then", async () => {
    await figure.setState({ layer: "rule", rule: "even-parts", mine: 40, theirs: 12, size: 48 });
    const menu = figure.element.locator(".menu.rule select");
    await expect(menu).toHaveValue("even-parts");
    await expect(figure.fact("The rule here")).toHaveText("asks about 20 of 40: 0.42 points less than the best, 8; kept to, it loses 22.1 points");
    const plate = await figure.picture();
    await menu.selectOption("The ladder");
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ layer: "rule", rule: "ladder" });
    expect(await figure.picture()).not.toBe(plate);
    await expect(figure.fact("The rule here")).toHaveText("asks about 8 of 40 and loses nothing");
    await figure.choose("layer", "Chance");
    await expect(menu).toHaveCount(0);
  });

  await test.step("two rule sets stand side by side, with a divider that a mouse and a slider move", async () => {
    await figure.setState({ layer: "win", mine: 40, theirs: 30, size: 64 });
    await figure.openMore();
    const alone = await figure.picture();
    await figure.choose("compare", "Official");
    expect(await figure.picture()).not.toBe(alone);
    expect(await figure.state()).toMatchObject({ compare: "official", "compare-as": "split", divider: 50 });
    await expect(figure.fact("Other rules")).toHaveText(/ under the race$/);
    await drag(figure.slider("divider"), 80);
    await figure.drawn();
    expect((await figure.state()).divider).toBe(80);
    await figure.agreesWithCore();
    await drag(figure.slider("divider"), 50);
    const { x, y, width, height } = await figure.box();
    const middle = y + height / 2;
    // The divider is in the middle of the plot, somewhat right of that of the picture.
    let edge = x + 0.5 * width;
    for (const end = x + 0.7 * width; edge < end; edge += 8) {
      await page.mouse.move(edge, middle);
      if (await figure.canvas.evaluate((canvas) => getComputedStyle(canvas).cursor === "ew-resize")) break;
    }
    await expect(figure.canvas).toHaveCSS("cursor", "ew-resize");
    await page.mouse.down();
    await page.mouse.move(edge - 0.2 * width, middle, { steps: 6 });
    await figure.drawn();
    const { divider } = await figure.state();
    expect(divider).toBeLessThan(35);
    await page.mouse.up();
    // Neither pinned nor moved by letting go.
    await expect(figure.pin).toHaveText("Hold still");
    expect(await figure.state()).toMatchObject({ mine: 40, theirs: 30, divider });
    await figure.choose("compare", "Race");
    await expect(figure.text(".compare-as .explanation")).toHaveText("Both rule sets are the same.");
    const same = await figure.picture();
    await figure.setState({ compare: "none" });
    expect(await figure.picture()).toBe(same);
  });
});
