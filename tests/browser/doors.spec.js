// @ts-check
/** The two doors: Guess Who? at the table and the poker night. The first useful answer stands there at once, for one thumb. */
import { readFileSync } from "node:fs";
import decodeQR from "qr/decode.js";
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

const PHONE = { width: 360, height: 740 };
const SIZES = [[360, 740], [320, 568], [1280, 720]];

/** @param {Page} page @param {string | RegExp} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });
/** @param {Page} page */
const wider = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [door, answer] of /** @type {const} */ ([["table", "Ask about 8 to 12 of yours."], ["guts", "A‑Q‑8"]])) {
  test(`${door}: the answer is in the first window, without scripts too, and nothing is wider than the page`, async ({ page, browser }) => {
    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const still = await bare.newPage();
    await still.goto(new URL(`/${door}.html`, test.info().project.use.baseURL).href);
    await expect(still.getByText(answer, { exact: true })).toBeInViewport({ ratio: 1 });
    await bare.close();
    await page.goto(`/${door}.html`);
    for (const [width = 0, height = 0] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.getByText(answer, { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await wider(page)).toBe(0);
    }
    await axeFindsNothing(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await coloursCanBeRead(page);
  });
}

test.describe("at the table", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a game to its end, one tap a turn, with no network once it is there; undo goes back turn by turn", async ({ page }) => {
    await page.goto("/table.html");
    const advice = page.locator("#advice");
    await page.context().setOffline(true);
    const game = /** @type {const} */ ([
      ["No: 12 left", "Their turn."],
      ["They have 12 left", "Ask about 4 to 6 of yours."],
      ["Yes: 6 left", "Their turn."],
      ["They have 6 left", "Ask about 2 or 3 of yours."],
      ["No: 3 left", "Their turn."],
      ["They have 3 left", "Ask about 1 of yours."],
    ]);
    for (const [tap, says] of game) {
      await expect(button(page, tap)).toBeInViewport({ ratio: 1 });
      await button(page, tap).tap();
      await expect(advice).toHaveText(says);
    }
    await button(page, "Right").tap();
    await expect(advice).toHaveText("You win!");
    await expect(button(page, "Right")).toBeHidden();
    // What was luck is computed by the core, which comes when somebody asks.
    await page.context().setOffline(false);
    await button(page, "What was skill, what luck?").tap();
    const lines = page.locator("#reviewed li");
    await expect(lines).toHaveCount(5);
    await expect(lines.first()).toHaveText(/^You asked about 12, as good as any; 12 left: [+−]?[\d.]+ points\.$/);
    await expect(lines.last()).toHaveText(/^Skill: you gave (nothing away|away [\d.]+ points)\. Luck: your answers brought /);
    for (const [, says] of game.toReversed()) {
      await button(page, "Undo").tap();
      await expect(advice).toHaveText(says);
    }
    await button(page, "Undo").tap();
    await expect(advice).toHaveText("Ask about 8 to 12 of yours.");
    await expect(button(page, "Undo")).toBeDisabled();
  });

  test("a counter of 0 or 65, or an answer that cannot be, is refused in words, and nothing is lost; the address is the game", async ({ page }) => {
    await page.goto("/table.html#official-10-7-you");
    const [mine, about, notice] = [page.getByLabel("You have left"), page.getByLabel("You ask about"), page.locator("#notice")];
    for (const [input, given, says] of /** @type {const} */ ([
      [mine, "0", "A counter goes from 1 to 64, not 0."],
      [mine, "65", "A counter goes from 1 to 64, not 65."],
      [mine, "", "A counter goes from 1 to 64, not nothing."],
      [mine, "2.5", "A counter goes from 1 to 64, not 2.5."],
      [about, "10", "It is from 1 to 9 here, not 10: both answers have to be possible."],
    ])) {
      await input.fill(given);
      await input.press("Enter");
      await expect(notice).toHaveText(says);
      await expect(mine).toHaveValue("10");
    }
    // A tap does not go past what was refused, and the second of a double tap is none.
    await about.fill("10");
    await button(page, "Yes: 4 left").tap();
    await expect(notice).toHaveText("It is from 1 to 9 here, not 10: both answers have to be possible.");
    await expect(page).toHaveURL(/#official-10-7-you$/);
    await about.fill("3");
    const { x = 0, y = 0 } = await button(page, "Yes: 3 left").boundingBox() ?? {};
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + 9, y + 9);
    await expect(page).toHaveURL(/#official-3-7-they$/);
    await page.goto("/table.html#chess");
    await expect(page.locator("#notice")).toHaveText("This address says nothing of a game at a table, so nothing has changed.");
    // The address is the game, the rules change what is best, and keys do it all.
    await page.goto("/table.html#race-12-24-they");
    await expect(page.locator("#advice")).toHaveText("Their turn.");
    await page.getByLabel("They asked, and keep").fill("9");
    await page.getByLabel("They asked, and keep").press("Enter");
    await page.getByRole("button", { name: "They have 9 left" }).press("Enter");
    await expect(page).toHaveURL(/#race-12-9-you$/);
    await expect(page.locator("#naming")).toBeHidden();
    await page.reload();
    await expect(page.getByLabel("They have left")).toHaveValue("9");
    const said = await page.locator("#worth").textContent();
    await page.getByLabel("Rules").selectOption("open");
    await expect(page.locator("#worth")).not.toHaveText(said ?? "");
    await expect(page.locator("#naming")).toBeVisible();
  });
});

test("the poker night: the chart can be kept, and its figure comes to life", async ({ page, request }) => {
  await page.goto("/guts.html");
  const kept = await page.getByRole("link", { name: "Keep it as a picture" }).getAttribute("href");
  const picture = await request.get(new URL(kept ?? "", page.url()).href);
  expect(picture.headers()["content-type"]).toContain("svg");
  for (const cell of await page.locator(".chart td").allTextContents()) expect(await picture.text()).toContain(`>${cell}`);
  await page.locator("#payoff").scrollIntoViewIfNeeded();
  await page.locator("#payoff").evaluate((/** @type {any} */ figure) => figure.ready);
  await expect(page.locator("#payoff canvas").first()).toBeVisible();
});

test.describe("at the table, with a board", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** @param {Page} page the names of the faces that stand */
  const standing = (page) => page.locator("#faces [aria-pressed=true]").allTextContents();
  /** The faces of ours, as the table has them: who has which feature. */
  const [header = [], ...rows] = readFileSync(new URL("../../src/guess_who/board/shipped/faces.csv", import.meta.url), "utf8")
    .trim().split("\n").slice(0, 25).map((row) => row.split(","));
  const names = rows.map(([name = ""]) => name);
  /** @param {string} feature */
  const have = (feature) => rows.filter((row) => row[header.indexOf(feature)] === "x").map(([name = ""]) => name);

  test("the best question in words, one tap an answer, what they ask, faces by hand, and back; with no network once it is there", async ({ page }) => {
    await page.goto("/table.html");
    const [advice, worth, told] = [page.locator("#advice"), page.locator("#worth"), page.locator("#told")];
    await page.getByLabel("I have a board here").selectOption("24 faces of ours");
    await expect(advice).toHaveText("Ask “a smile?”: 10 of 24.");
    await expect(worth).toHaveText("This wins 56.6 %.");
    await page.context().setOffline(true);
    const smiling = have("a smile");
    await expect(button(page, "Yes: 10 left")).toBeInViewport({ ratio: 1 });
    await button(page, "Yes: 10 left").tap();
    expect(await standing(page)).toEqual(smiling);
    await expect(advice).toHaveText("Their turn: tap what they asked.");
    await button(page, "glasses").tap();
    await expect(advice).toHaveText("They asked “glasses?” Your answer?");
    await button(page, `No: ${24 - have("glasses").length} left`).tap();
    await expect(told).toHaveText(`You have 10 left, they have ${24 - have("glasses").length}.`);
    // Another question than the best one: what it gives away is said.
    await page.getByText("All questions").tap();
    await page.locator("#others button").last().tap();
    await expect(worth).toHaveText(/^This wins \d+\.\d %, the best \d+\.\d %\.$/);
    // A slip is mended by hand, and a question that is not on the board is answered by turning faces.
    await button(page, "Noor").tap();
    expect((await standing(page)).toSorted()).toEqual([...smiling, "Noor"].toSorted());
    await button(page, "I asked something else").tap();
    await page.getByLabel("They asked something else, and keep").fill("6");
    await page.getByLabel("They asked something else, and keep").press("Enter");
    await button(page, "They have 6 left").tap();
    await expect(told).toHaveText("You have 11 left, they have 6. Told as if both could ask about any group of faces: of their faces only the number is known.");
    for (const left of [11, 11, 10]) {
      await button(page, "Undo").tap();
      await expect.poll(() => standing(page)).toHaveLength(left);
    }
    await page.context().setOffline(false);
    const link = page.url();
    expect(link).toContain("/table.html?board=faces-24#official-10-");
    await expect(advice).toHaveText(/^Ask “.*”: \d of 10\.$/);
    const said = await advice.textContent();
    await page.goto("about:blank");
    await page.goto(link);
    await expect(advice).toHaveText(said ?? "");
    expect(await standing(page)).toEqual(smiling);
    await expect(button(page, "Undo")).toBeDisabled();
    // Whoever was named wrongly is turned with the turn.
    await page.getByLabel("Rules").selectOption("open");
    await button(page, "Wrong").tap();
    await button(page, smiling[0] ?? "").tap();
    await expect(page).toHaveURL(/#open-9-\d+-they-/);
    expect(await standing(page)).toEqual(smiling.slice(1));
  });

  test("a box of 24 with 12 features is named in at most 130 taps, with nothing typed but the names, and plays", async ({ page }) => {
    const features = { glasses: "glasses", "a hat": "something on the head", "a beard": "a beard", "a moustache": "a moustache", earrings: "earrings", "a bald head": "a bald head", "long hair": "long hair", "curly hair": "curly hair", "black hair": "black hair", "blond hair": "blond hair", "red hair": "red hair", "white hair": "white hair" };
    let taps = 0;
    const tap = (/** @type {import("@playwright/test").Locator} */ target) => {
      taps += 1;
      return target.tap();
    };
    await page.goto("/table.html");
    await tap(button(page, "Name the faces…"));
    await expect(page.getByLabel(/^The names/)).toBeFocused();
    for (const name of names) {
      await page.keyboard.insertText(name);
      await page.keyboard.press("Enter");
    }
    await expect(page.locator("#problem")).toHaveText("24 names. Tap who has what: nothing tells them apart yet.");
    const tiles = page.locator("#havers");
    for (const [index, [feature, column]] of Object.entries(features).entries()) {
      if (index > 0) await tap(button(page, `Next: ${feature}`));
      await expect(page.locator("#who")).toHaveText(`Tap all who have ${feature}`);
      for (const name of have(column)) await tap(tiles.getByRole("button", { name, exact: true }));
    }
    // Nothing is lost where the page is left on the way.
    await page.reload();
    await tap(button(page, "Name the faces…"));
    await tap(button(page, "Play with these faces"));
    expect(taps).toBeLessThanOrEqual(130);
    test.info().annotations.push({ type: "taps", description: String(taps) });
    await expect(page.locator("#advice")).toHaveText(/^Ask “.+\?”: \d+ of 24\.$/);
    await page.getByText("All questions").tap();
    for (const [feature, column] of Object.entries(features)) {
      await expect(page.locator("#with-board .chips").getByRole("button", { name: `${feature} · ${have(column).length} · ` })).toBeVisible();
    }
    await page.locator("#with-board").getByRole("button", { name: "a hat · " }).tap();
    await button(page, `Yes: ${have("something on the head").length} left`).tap();
    expect(await standing(page)).toEqual(have("something on the head"));
  });

  test("it is kept on the device, sent as a link and as a code, and forgotten again", async ({ page }) => {
    await page.goto("/table.html?board=Ana.Bea.Cleo.Jos*t..glasses.hair__red..pg");
    await expect(page.locator("#advice")).toHaveText("Ask “glasses?”: 2 of 4.");
    await page.getByText("Keep it, send it").tap();
    const link = page.url().replace(/#.*/, "");
    const { width, height, dark } = await page.locator("#code[src]").evaluate(async (/** @type {HTMLImageElement} */ picture) => {
      await picture.decode();
      const [width, height] = [picture.naturalWidth, picture.naturalHeight];
      const paper = new OffscreenCanvas(width, height).getContext("2d");
      paper?.drawImage(picture, 0, 0);
      const pixels = new Uint32Array(paper?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
      return { width, height, dark: Array.from(pixels, (pixel) => ((pixel & 255) < 128 ? "#" : " ")).join("") };
    });
    const data = Uint8Array.from([...dark].flatMap((pixel) => (pixel === "#" ? [0, 0, 0, 255] : [255, 255, 255, 255])));
    expect(decodeQR({ width, height, data })).toBe(link);
    await page.getByLabel("Keep this board on this device").check();
    await page.goto("/table.html");
    await page.getByLabel("I have a board here").selectOption("4 faces: Ana, Bea …");
    await expect(page.locator("#faces button")).toHaveText(["Ana", "Bea", "Cleo", "José"]);
    await page.getByText("Keep it, send it").tap();
    await expect(page.getByLabel("Keep this board on this device")).toBeChecked();
    await page.getByLabel("Keep this board on this device").uncheck();
    await page.goto("/table.html");
    await expect(page.getByRole("option", { name: /^4 faces/, includeHidden: true })).toHaveCount(0);
  });

  test("whatever is no board gets a sentence, and nothing is lost", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new Error("blocked"); } }));
    await page.goto("/table.html#official-10-7-you");
    await button(page, "Name the faces…").tap();
    const [list, problem] = [page.getByLabel(/^The names/), page.locator("#problem")];
    for (const [given, says] of /** @type {const} */ ([
      ["Ana", "A board needs 2 to 64 suspects; this one has 1."],
      [Array.from({ length: 65 }, (_, index) => `Face ${index}`).join("\n"), "A board needs 2 to 64 suspects; this one has 65."],
      ["Ana\nBea\nAna", "Name 3: there are two suspects with the name “Ana”."],
      [`Ana\n${"B".repeat(200)}`, `Name 2: “${"B".repeat(40)}…” has 200 letters, more than the 60 that a name may have.`],
      ['"Ana\nBea; Cleo', "3 names. Tap who has what: nothing tells them apart yet."],
      ["Ana, Bea, Cleo", "3 names. Tap who has what: nothing tells them apart yet."],
    ])) {
      await list.fill(given);
      await expect(problem).toHaveText(says);
    }
    await button(page, "Play with these faces").tap();
    await expect(problem).toHaveText("3 names. Tap who has what: nothing tells them apart yet.");
    await page.locator("#havers").getByRole("button", { name: "Ana" }).tap();
    await page.getByLabel("Another feature").fill("a dog");
    await page.getByLabel("Another feature").press("Enter");
    await expect(problem).toHaveText("Nobody has “a dog”, which is left out. Nothing tells “Bea” and “Cleo” apart.");
    await button(page, "All but these").tap();
    await expect(problem).toHaveText("Everybody has “a dog”, which is left out. Nothing tells “Bea” and “Cleo” apart.");
    // A face that is moved keeps what it has, and so does one whose name is mended.
    for (const order of ["Cleo\nAna\nBea", "Ana\nBea\nCleo"]) await list.fill(order);
    await list.fill("Anna\nBea\nCleo");
    await button(page, "Play with these faces").tap();
    await expect(page.locator("#advice")).toHaveText("Ask “glasses?”: 1 of 3.");
    await expect(page.locator("#notice")).toHaveText("Everybody has “a dog”, which is left out. Nothing tells “Bea” and “Cleo” apart.");
    await page.getByText("Keep it, send it").tap();
    await page.getByLabel("Keep this board on this device").tap();
    await expect(page.locator("#notice")).toHaveText("This browser keeps nothing here: copy the link instead.");
    await page.goto("/table.html?board=chess#official-10-7-you");
    await expect(page.locator("#notice")).toHaveText("The board could not be opened: there is no board in this address.");
    await expect(page.getByLabel("You have left")).toHaveValue("10");
    await expect(page).toHaveURL(/\?board=chess#/);
  });

  test("a whole table is pasted at once, and a link too long for a code is said to be", async ({ page }) => {
    await page.goto("/table.html");
    await button(page, "Name the faces…").tap();
    const called = (/** @type {number} */ index) => `${String(index).padStart(2, "0")}${"n".repeat(50)}`;
    const table = ["name", "hat", "dog"].join("\t") + Array.from({ length: 64 }, (_, index) => `\n${called(index)}\t${index % 2 ? "yes" : "no"}\t${index % 3 ? "yes" : "no"}`).join("");
    await expect(page.getByLabel(/^The names/)).toBeFocused();
    await page.getByLabel(/^The names/).evaluate((/** @type {HTMLTextAreaElement} */ field, text) => {
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste" }));
    }, table);
    await expect(button(page, "hat 32")).toBeVisible();
    await button(page, "Play with these faces").tap();
    await expect(page.locator("#faces button")).toHaveCount(64);
    await page.getByText("Keep it, send it").tap();
    await expect(page.locator("#long")).toHaveText(/^The link has \d+ letters, too many for a QR code: copy it instead\.$/);
    await expect(page.locator("#code")).toBeHidden();
  });

  test("nothing is wider than the page, names are read, and it can be used without eyes", async ({ page }) => {
    await page.goto("/table.html?board=faces-40");
    await expect(page.locator("#asks button")).toHaveCount(4);
    for (const [width = 0, height = 0] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await wider(page)).toBe(0);
      const sizes = await page.locator("#faces button").evaluateAll((tiles) => tiles.map((tile) => [tile.scrollWidth <= tile.clientWidth, parseFloat(getComputedStyle(tile).fontSize) >= 12]));
      expect(sizes.flat()).not.toContain(false);
    }
    await page.setViewportSize(PHONE);
    await page.getByText("Keep it, send it").tap();
    await axeFindsNothing(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await coloursCanBeRead(page);
    await button(page, "Name the faces…").tap();
    await page.getByLabel(/^The names/).fill("Ana\nBea\nCleo");
    expect(await wider(page)).toBe(0);
    await coloursCanBeRead(page);
    await page.emulateMedia({ colorScheme: "light" });
    await axeFindsNothing(page);
    // Keys do it all: the focus stays on a face that is ticked.
    const tile = page.locator("#havers button").nth(1);
    await tile.focus();
    await page.keyboard.press("Space");
    await expect(tile).toBeFocused();
    await expect(tile).toHaveAttribute("aria-pressed", "true");
  });
});
