// @ts-check
/** A board of the reader's own: pasted, dropped, ticked, mistaken, undone, by any hand; and nothing that was typed is lost. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";

/** @typedef {import("@playwright/test").Page} Page */

class Editor extends FigureOnPage {
  fold = this.element.getByText("Your own board", { exact: true });
  table = this.element.getByLabel("The table as text");
  grid = this.element.getByRole("grid");
  status = this.element.locator(".own-board > [role=status]");
  problems = this.element.locator(".own-board .problems");
  undo = this.element.getByRole("button", { name: "Undo" }).last();
  summary = this.element.locator("#summary");
  redo = this.element.getByRole("button", { name: "Redo" });

  /** @param {string} suspect @param {string} feature */
  tick(suspect, feature) {
    return this.labelled(`${suspect}, ${feature}`);
  }

  /** @param {string} name */
  written(name) {
    return this.labelled(name);
  }

  /** A cell by its label itself: to work out the names of all of them takes as long as what is tested. @param {string} label */
  labelled(label) {
    return this.grid.locator(`:is(input, textarea)[aria-label=${JSON.stringify(label)}]`);
  }

  /** Pastes a text into whatever has the focus. @param {string} text */
  async paste(text) {
    await this.element.evaluate((figure, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true });
      const isLeft = figure.shadowRoot?.activeElement?.dispatchEvent(event);
      // What a script sends the browser does not paste.
      if (isLeft) document.execCommand("insertText", false, pasted);
    }, text);
  }

  /** Drops a file. @param {string} name @param {number[] | string} content its bytes, or its text */
  async drop(name, content) {
    await this.element.locator(".own-board").evaluate(
      (place, [called, held]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([typeof held === "string" ? held : Uint8Array.from(held)], called));
        place.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      },
      /** @type {const} */ ([name, content]),
    );
  }
}

/**
 * A page with so many figures. Opens the editor of the first, and of the next one whenever it is asked to: the one before goes, with
 * whatever it has had solved.
 * @param {Page} page
 * @param {number} count
 */
async function openEditors(page, count) {
  await openAround(page, '<upper-hand figure="real-board" moves=""></upper-hand>'.repeat(count));
  let isFirst = true;
  return async () => {
    if (!isFirst) await page.locator("upper-hand").first().evaluate((figure) => figure.remove());
    isFirst = false;
    const editor = new Editor(page);
    await editor.drawn();
    await editor.fold.click();
    await expect(editor.grid).toBeVisible();
    return editor;
  };
}

/** A page with a figure whose editor is open. @param {Page} page */
const openEditor = async (page) => (await openEditors(page, 1))();

const THREE = "name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n";

/** What is pasted, and the sentence about it. @type {[what: string, text: string, said: string][]} */
const MISTAKEN = [
  ["a novel", "It was the best of times, it was the worst of times,\nit was the age of wisdom,\n".repeat(100), "A board needs 2 to 64 suspects; this one has 199."],
  ["no JSON", '{"Anna": {"hat": maybe}}', "Row 1: up to here it is JSON: a bracket, a comma or a quotation mark is missing, or there is one too many."],
  ["a line", "Call me Ishmael.", "The first row has no comma, semicolon or tab: it must have a column for the names and one for each feature."],
  ["an open quote", 'name,hat\nAnna,"yes\nBert,no\n', "Row 2: a quotation mark is opened and never closed."],
  ["nothing", "", "The table is empty."],
  ["the same name twice", "name,hat\nAnna,yes\nAnna,no\n", "There are two suspects with the name “Anna”."],
];

test("a table becomes a board, in words where it is none or something was guessed, and the grid follows", async ({ page }) => {
  const next = await openEditors(page, 7);

  await test.step("a board that is pasted is shown, is in the settings, and can be had back", async () => {
    const editor = await next();
    await expect(editor.status).toHaveText("The figure shows this board.");
    await expect(editor.tick("Alex", "a cap")).toBeChecked();
    // Opening the editor changes nothing.
    expect(await editor.state()).toMatchObject({ board: "" });
    await editor.table.fill(THREE);
    await expect(editor.heading).toHaveText("Your turn: 3 against their 3");
    expect(await editor.state()).toMatchObject({ board: "Anna.Bert.Cleo..hat.beard..i" });
    await expect(editor.tick("Anna", "hat")).toBeChecked();
    await expect(editor.tick("Anna", "beard")).not.toBeChecked();
    await editor.undo.click();
    await expect(editor.heading).toHaveText("Your turn: 24 against their 24");
    await editor.redo.click();
    await expect(editor.table).toHaveValue(THREE);
    await expect(editor.heading).toHaveText("Your turn: 3 against their 3");
    // A cell says what the table does by now, also where its suspect and its features are those of before.
    for (const hair of ["red", "black"]) {
      await editor.table.fill(`name,hair\nAnna,${hair}\nBert,black\nCleo,red\nDora,red\n`);
      await expect(editor.written("Anna, hair")).toHaveValue(hair);
    }
    await editor.table.fill("name,hair\nAnna,yes\nBert,no\nCleo,no\nDora,no\n");
    await expect(editor.tick("Anna", "hair")).toBeChecked();
  });

  await test.step("boxes, names, rows and columns are changed in the grid, and the figure follows", async () => {
    const editor = await next();
    await editor.table.fill(THREE);
    const fields = await Promise.all([1, 3].map((suspect) => editor.written(`Suspect ${suspect}`).elementHandle()));
    await editor.tick("Cleo", "hat").check();
    await expect(editor.table).toHaveValue("name\that\tbeard\nAnna\tyes\tno\nBert\tno\tyes\nCleo\tyes\tno\n");
    // No row is made anew for a box.
    for (const field of fields) expect(await field?.evaluate((one) => one.isConnected)).toBe(true);
    await editor.element.getByRole("button", { name: "Add a suspect" }).click();
    await expect(editor.written("Suspect 4")).toBeFocused();
    await page.keyboard.type("Dora & Söhne");
    await editor.element.getByRole("button", { name: "Add a feature" }).click();
    await expect(editor.written("Feature 3")).toBeFocused();
    await page.keyboard.type("a scarf");
    // The box is pressed while the name is still being written: both count.
    await editor.tick("Dora & Söhne", "Feature 3").click();
    await expect(editor.tick("Dora & Söhne", "a scarf")).toBeChecked();
    await expect(editor.heading).toHaveText("Your turn: 4 against their 4");
    await expect(editor.summary).toContainText("Dora & Söhne");
    await editor.grid.getByRole("button", { name: "Remove Bert" }).click();
    await editor.grid.getByRole("button", { name: "Remove beard" }).click();
    await expect(editor.table).toHaveValue("name\that\ta scarf\nAnna\tyes\tno\nCleo\tyes\tno\nDora & Söhne\tno\tyes\n");
    await expect(editor.heading).toHaveText("Your turn: 3 against their 3");
  });

  await test.step("each mistake stands in its row, at its field, until it is mended", async () => {
    const editor = await next();
    const { board } = await editor.state();
    await editor.table.fill("name;hat;beard\nAnna;yes;no\nBert;no;ye\nAnna;yes;\n");
    await expect(editor.status).toHaveText("Not shown yet: there are 3 mistakes.");
    await expect(editor.grid.locator("tbody tr")).toHaveText([/./, /./, "“ye” is neither yes nor no, as other cells of “beard” are.", /./, /^There are two suspects with the name “Anna”\.The cell is empty where other cells of “beard” say no\.$/]);
    const wrong = editor.written("Bert, beard");
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(wrong).toHaveAccessibleDescription("“ye” is neither yes nor no, as other cells of “beard” are.");
    // Until then the figure shows what it did.
    expect(await editor.state()).toMatchObject({ board });
    await expect(editor.notice).toBeHidden();
    await wrong.fill("yes");
    await editor.written("Suspect 3").fill("Dora");
    await editor.written("Suspect 3").press("Tab");
    await expect(editor.status).toHaveText("Not shown yet: there is a mistake.");
    await editor.tick("Dora", "beard").click();
    await expect(editor.status).toHaveText("The figure shows this board.");
    await expect(editor.grid.locator(".mistakes")).toHaveCount(0);
    await expect(editor.heading).toHaveText("Your turn: 3 against their 3");
    await axeFindsNothing(page, "upper-hand:first-of-type");
  });

  await test.step("whatever is no board gets a sentence and stays as it was typed", async () => {
    const editor = await next();
    for (const [what, text, said] of MISTAKEN) {
      await editor.table.selectText();
      if (text.includes("\n")) await editor.paste(text);
      else await editor.table.fill(text);
      await expect(editor.element.locator(".own-board :is(.problems, .mistakes) p"), what).toHaveText([said]);
      await expect(editor.table).toHaveValue(text);
      expect(await editor.state()).toMatchObject({ board: "" });
      await editor.undo.click();
      await expect(editor.status).toHaveText("The figure shows this board.");
    }
    await editor.redo.click();
    await expect(editor.table).toHaveValue(MISTAKEN.at(-1)?.[1] ?? "");
    await editor.undo.click();
    await expect(editor.status).toHaveText("The figure shows this board.");
  });

  await test.step("what is guessed is told, and each guess is taken back by its button", async () => {
    const editor = await next();
    const notes = editor.element.locator(".own-board .notes p");
    await editor.drop("board.csv", "age,name,hat\n31,Anna,yes\n47,Bert,no\n62,Cleo,no\n");
    await expect(notes).toHaveText([
      "The names are those of “name”. Take the first column",
      "Left out is “age”: most questions about it would be about one suspect alone: “31”, “47” and 1 more. To ask about it, write words that several share. Ask about it",
      "Nothing tells “Bert” and “Cleo” apart.",
    ]);
    expect(await editor.state()).toMatchObject({ board: "Anna.Bert.Cleo..hat..g" });
    await axeFindsNothing(page, "upper-hand:first-of-type");
    await editor.element.getByRole("button", { name: "Ask about it" }).click();
    await expect(editor.written("Feature 1")).toHaveValue("age");
    await expect(editor.heading).toHaveText("Your turn: 3 against their 3");
    await editor.undo.click();
    await editor.element.getByRole("button", { name: "Take the first column" }).click();
    await expect(editor.written("Suspect 1")).toHaveValue("31");
    // What is ticked afterwards does not bring the guess back.
    await editor.tick("47", "hat").click();
    await expect(editor.written("Suspect 1")).toHaveValue("31");
    await editor.table.focus();
    await editor.table.selectText();
    await editor.paste('{"Anna": ["hat", "scarf"], "Bert": ["scarf"], "Cleo": ["cap"]}');
    await expect(editor.tick("Bert", "scarf")).toBeChecked();
    await editor.element.getByRole("button", { name: "Read it the other way" }).click();
    await expect(editor.written("Suspect 3")).toHaveValue("cap");
    await editor.drop("many.csv", `name,hat\n${Array.from({ length: 10_000 }, (_, index) => `suspect ${index},${index % 2}`).join("\n")}`);
    await editor.element.getByRole("button", { name: "Take the first 64 suspects" }).click();
    await expect(editor.heading).toHaveText("Your turn: 64 against their 64");
  });

  await test.step("emoji and names from right to left are a board", async () => {
    const editor = await next();
    await editor.table.fill("שם\tכובע\nליאור 👩‍👧\tx\nליلى\t\n<b>Bert</b>\tx\n");
    await expect(editor.status).toHaveText("The figure shows this board.");
    await expect(editor.written("Suspect 1")).toHaveValue("ליאור 👩‍👧");
    await expect(editor.summary).toContainText("<b>Bert</b>");
  });

  await test.step("faces in the rows show what is ticked, where all features can be drawn", async () => {
    const editor = await next();
    const faces = editor.grid.locator("tbody th svg");
    const face = (/** @type {number} */ index) => faces.nth(index).evaluate((svg) => svg.innerHTML);
    await expect(faces).toHaveCount(24);
    const [alex, bea] = [await face(0), await face(1)];
    expect(alex).not.toBe(bea);
    const cap = editor.tick("Alex", "a cap");
    await cap.click();
    await expect(cap).not.toBeChecked();
    expect(await face(0)).not.toBe(alex);
    expect(await face(1)).toBe(bea);
    await cap.click();
    expect(await face(0)).toBe(alex);
    // While there is a mistake everybody keeps a face; where a feature is none of a face, nobody has one.
    const written = await editor.table.inputValue();
    await editor.table.fill(written.replace("Alex\tno", "Alex\tnoo"));
    await expect(editor.status).toHaveText("Not shown yet: there is a mistake.");
    expect(await face(0)).toBe(alex);
    await editor.table.fill(written.replace("a cap", "likes tea"));
    await expect(editor.status).toHaveText("The figure shows this board.");
    await expect(faces).toHaveCount(0);
  });
});

test("by files, in the grid, by keys, and by the page", async ({ page }) => {
  const next = await openEditors(page, 6);

  await test.step("files are dropped in any separator and encoding, and what is none is said", async () => {
    const editor = await next();
    await editor.drop("board.csv", "name;hat\nJürgen;yes\nBert;no\n");
    await expect(editor.written("Suspect 1")).toHaveValue("Jürgen");
    // As old spreadsheets write it, and as “Unicode text”.
    await editor.drop("old.csv", [..."name,hat\nJ"].map((letter) => letter.charCodeAt(0)).concat([0xf6], [..."rg,yes\nBert,no\n"].map((letter) => letter.charCodeAt(0))));
    await expect(editor.written("Suspect 1")).toHaveValue("Jörg");
    await editor.drop("board.txt", [0xff, 0xfe, ...[..."name\that\nÉva\tyes\nBert\tno\n"].flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8])]);
    await expect(editor.written("Suspect 1")).toHaveValue("Éva");
    await editor.drop("board.xlsx", [0x50, 0x4b, 3, 4, 0]);
    await expect(editor.problems).toHaveText("“board.xlsx” cannot be read: it is a workbook of a spreadsheet: save the table as CSV, and choose that.");
    await editor.drop("big.csv", "a".repeat(2 ** 20 + 1));
    await expect(editor.problems).toHaveText("“big.csv” cannot be read: it has 2 MB, more than the 1 MB that a table may have.");
    await expect(editor.written("Suspect 1")).toHaveValue("Éva");
    const chosen = page.waitForEvent("filechooser");
    await editor.element.getByRole("button", { name: "Choose a file…" }).click();
    await (await chosen).setFiles({ name: "board.tsv", mimeType: "text/tab-separated-values", buffer: Buffer.from("name\that\nDora\tyes\nBert\tno\n") });
    await expect(editor.written("Suspect 1")).toHaveValue("Dora");
    await expect(editor.problems).toHaveText("");
  });

  await test.step("a table pasted into a cell of the grid is the table, a word stays a word", async () => {
    const editor = await next();
    await editor.written("Suspect 1").focus();
    await editor.written("Suspect 1").selectText();
    await editor.paste("a word");
    await expect(editor.written("Suspect 1")).toHaveValue("a word");
    await editor.paste(THREE);
    await expect(editor.table).toHaveValue(THREE);
    await expect(editor.heading).toHaveText("Your turn: 3 against their 3");
  });

  await test.step("all of it goes by keyboard alone", async () => {
    const editor = await next();
    await editor.table.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(THREE);
    for (const _ of ["suspect", "feature", "board", "file", "undo"]) await page.keyboard.press("Tab");
    await expect(editor.undo).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    // The grid is one stop of Tab; arrow keys lead through it.
    await expect(editor.grid.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(editor.written("Suspect 1")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(editor.written("Suspect 2")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(editor.tick("Bert", "hat")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(editor.tick("Bert", "hat")).toBeChecked();
    await expect(editor.tick("Bert", "hat")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(editor.written("Feature 1")).toBeFocused();
    await page.keyboard.insertText("cap");
    await page.keyboard.press("Enter");
    await expect(editor.tick("Anna", "cap")).toBeFocused();
    await page.keyboard.press("Control+Z");
    await expect(editor.tick("Anna", "hat")).toBeFocused();
    await page.keyboard.press("Control+Z");
    await expect(editor.tick("Bert", "hat")).not.toBeChecked();
    await page.keyboard.press("Control+Shift+Z");
    await expect(editor.tick("Bert", "hat")).toBeChecked();
    expect(await editor.state()).toMatchObject({ board: "Anna.Bert.Cleo..hat.beard..y" });
  });

  await test.step("Enter after the last name goes on to the next suspect, and a name that we gave is written over wherever it is tapped", async () => {
    const editor = await next();
    await editor.table.fill(THREE);
    await editor.written("Suspect 3").press("Enter");
    for (const [place, name] of [[4, "Dora"], [5, "Emil"]]) {
      await expect(editor.written(`Suspect ${place}`)).toBeFocused();
      await page.keyboard.insertText(String(name));
      await page.keyboard.press("Enter");
    }
    await editor.written("Suspect 6").click({ position: { x: 30, y: 10 } });
    await page.keyboard.insertText("Fay");
    await page.keyboard.press("Tab");
    expect(await editor.state()).toMatchObject({ board: expect.stringMatching(/^Anna\.Bert\.Cleo\.Dora\.Emil\.Fay\.\./) });
  });

  await test.step("another board that the figure is given takes the place of the table, which can be had back", async () => {
    const editor = await next();
    await editor.table.fill("name,hat\nAnna,yes\nBert,ye\n");
    await editor.written("Suspect 1").fill("Annabel");
    await editor.element.evaluate((figure) => figure.setAttribute("board", "faces-16"));
    await expect(editor.heading).toHaveText("Your turn: 16 against their 16");
    await expect(editor.grid.locator("tbody tr")).toHaveCount(16);
    await editor.undo.click();
    await expect(editor.written("Suspect 1")).toHaveValue("Annabel");
    await expect(editor.status).toHaveText("Not shown yet: there is a mistake.");
    expect(await editor.state()).toMatchObject({ board: "faces-16" });
  });

  await test.step("a draft survives another figure in the same element", async () => {
    const editor = await next();
    await editor.table.fill("name,hat\nAnna,yes\nBert,ye\n");
    await editor.element.evaluate((figure) => figure.setAttribute("figure", "play-guess-who"));
    await editor.drawn();
    await expect(editor.fold).toHaveCount(0);
    await editor.element.evaluate((figure) => figure.setAttribute("figure", "real-board"));
    await editor.drawn();
    await editor.fold.click();
    await expect(editor.table).toHaveValue("name,hat\nAnna,yes\nBert,ye\n");
  });
});

test("a draft with a mistake survives a reload, each figure has its own, and nothing is kept of a board", async ({ page }) => {
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  const board = '<upper-hand figure="real-board" moves=""></upper-hand>';
  await openAround(page, `${board}${board}<upper-hand id="mine" figure="real-board" moves=""></upper-hand>`);
  const editors = [0, 1, 2].map((index) => new Editor(page, page.locator("upper-hand").nth(index)));
  const drafts = ["name,hat\nAnna,yes\nBert,ye\n", THREE, "name,cap\nCleo,maybe\nDora,no\n"];
  const open = async () => {
    for (const editor of editors) {
      await editor.drawn();
      await editor.fold.click();
      await expect(editor.grid).toBeVisible();
    }
  };
  await open();
  expect(await kept()).toEqual([]);
  for (const [index, editor] of editors.entries()) await editor.table.fill(drafts[index] ?? "");
  expect((await kept()).sort()).toEqual(["upperhand:draft /blog #mine", "upperhand:draft /blog 0"]);
  await page.reload();
  await open();
  const [first, second, third] = editors;
  await expect(first?.table ?? page).toHaveValue(drafts[0] ?? "");
  await expect(first?.status ?? page).toHaveText("Not shown yet: there is a mistake.");
  // What was a board is in the figure's settings, which the page may keep in its address.
  await expect(second?.status ?? page).toHaveText("The figure shows this board.");
  await expect(second?.grid.getByRole("row") ?? page).toHaveCount(26);
  await expect(third?.table ?? page).toHaveValue(drafts[2] ?? "");
  // The board before can be had back, and what is cleared is gone.
  await first?.undo.click();
  await expect(first?.status ?? page).toHaveText("The figure shows this board.");
  expect(await kept()).toEqual(["upperhand:draft /blog #mine"]);
  await third?.table.fill("");
  expect(await kept()).toEqual([]);
});

test("where nothing can be stored, the editor works, and forgets", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const editor = await openEditor(page);
  await editor.table.fill("name,hat\nAnna,yes\nBert,ye\n");
  await expect(editor.status).toHaveText("Not shown yet: there is a mistake.");
  await page.reload();
  await editor.drawn();
  await editor.fold.click();
  await expect(editor.status).toHaveText("The figure shows this board.");
});

test("the script and the module of the editor come when it is opened, and an author who names the controls has it where the board is among them", async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await openAround(page, '<upper-hand figure="real-board" moves=""></upper-hand>');
  const editor = new Editor(page);
  await editor.drawn();
  expect(asked.filter((address) => address.includes("own-board"))).toEqual([]);
  await editor.fold.click();
  await expect(editor.grid).toBeVisible();
  const names = asked.flatMap((address) => address.match(/(?:pkg\/)?own-board.*$/)?.[0] ?? []);
  expect(names.sort()).toEqual(["own-board.js", "pkg/own-board.js", "pkg/own-board_bg.wasm"]);
  for (const [controls, isVisible] of /** @type {const} */ ([["move", false], ["move board", true]])) {
    await editor.element.evaluate((figure, controls) => figure.setAttribute("controls", controls), controls);
    await expect(editor.fold).toBeVisible({ visible: isVisible });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("nothing is wider than the page, everything is large enough for a finger, names stay in sight, and colours can be read", async ({ page }) => {
    const editor = await openEditor(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const box = editor.tick("Sam", "a smile");
    await box.focus();
    await box.scrollIntoViewIfNeeded();
    const cell = await box.locator("xpath=..").boundingBox();
    expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const name = await editor.written("Suspect 19").boundingBox();
    expect(name?.x).toBeGreaterThanOrEqual(0);
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(cell?.x ?? 0);
    await axeFindsNothing(page, "upper-hand");
    await page.emulateMedia({ colorScheme: "dark" });
    await coloursCanBeRead(page, "upper-hand");
  });
});

test.describe("the report on a board", () => {
  test("says what the board is like, once it is asked for, and is made anew for another one", async ({ page }) => {
    await openAround(page, '<upper-hand figure="real-board" rules="race" board="Anna.Bert..hat..g" moves=""></upper-hand>');
    const editor = new Editor(page);
    await editor.drawn();
    await editor.element.getByText("Report on this board", { exact: true }).click();
    const report = editor.element.getByRole("list", { name: "Report on this board" });
    const begin = editor.element.getByRole("button", { name: "Make the report" });
    await expect(editor.element.locator(".report .hint")).toContainText("3 boards are solved: without its question, and with each of 2 cells changed.");
    await begin.click();
    await expect(report.getByRole("listitem")).toContainText([/In the race the player who begins wins/, /Only “hat” tells anything/, /needed/, /fairer/]);
    await axeFindsNothing(page, "upper-hand");
    await editor.setState({ board: "Anna.Bert.Cleo..hat..g" });
    await expect(report.getByRole("listitem")).toHaveCount(0);
    await begin.click();
    // Of a board with twins there is none in the race.
    await expect(report).toHaveText(/^No question tells .*Bert.*Cleo.* apart: in the race nobody could win/);
  });

  test("a report that is stopped keeps what it knows", async ({ page }) => {
    await resting(page, "own-board-worker.js", { at: 0.01 });
    await openAround(page, '<upper-hand figure="real-board" board="faces-16" moves=""></upper-hand>');
    const editor = new Editor(page);
    await editor.drawn();
    await editor.element.getByText("Report on this board", { exact: true }).click();
    await editor.element.getByRole("button", { name: "Make the report" }).click();
    await expect(editor.element.locator(".report .solving")).toContainText(/Solving: [1-9]\d? %/);
    await editor.element.locator(".report").getByRole("button", { name: "Stop" }).click();
    await expect(editor.element.getByRole("list", { name: "Report on this board" })).toContainText("tried so far.");
  });
});
