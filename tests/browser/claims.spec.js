// @ts-check
/** claims.html: every statement stands there, every check runs, tells how far it is, and can be stopped. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { FigureOnPage } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";
import * as core from "../www/support/core.js";

test.use({ viewport: { width: 900, height: 800 } });

/** @param {import("@playwright/test").Page} page */
async function open(page, search = "") {
  await page.goto(`/claims.html${search}`);
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  await page.locator("details.paper").evaluateAll((all) => all.forEach((paper) => paper.setAttribute("open", "")));
  return page.locator(".claim");
}

/** The standing of a claim, as the page has it in its address. @param {core.Claim} claim */
const standing = ({ paper, status, correction }) => (paper === "upperhand" || status === "settled" ? "found" : (correction ?? status));

/** The options of a choice, with the counts they say. @param {import("@playwright/test").Locator} select @returns {Promise<[value: string, count: number][]>} */
const counts = (select) =>
  select.locator("option").evaluateAll((all) =>
    all.map((option) => [/** @type {HTMLOptionElement} */ (option).value, Number(/\((\d+)\)$/.exec(option.textContent ?? "")?.[1])]),
  );

test("every claim of the core stands there, by paper, and the choices leave those that are asked for", async ({ page }) => {
  const claims = core.claims();
  const cards = await open(page);
  expect(await cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(claims.map(({ id }) => id));
  // Each choice says how many claims it leaves, alone and beside another.
  for (const [select, of] of /** @type {const} */ ([["Status", standing], ["Text", (/** @type {core.Claim} */ claim) => claim.paper]])) {
    const offered = await counts(page.getByLabel(select));
    expect(offered[0]).toEqual(["", claims.length]);
    expect(offered.slice(1).reduce((sum, [, count]) => sum + count, 0)).toBe(claims.length);
    for (const [value, count] of offered.slice(1)) expect(claims.filter((claim) => of(claim) === value).length, value).toBe(count);
  }
  for (const [value, count] of await counts(page.getByLabel("Status"))) {
    await page.getByLabel("Status").selectOption(value);
    await expect(page.locator(".claim:not([hidden])")).toHaveCount(count);
  }
  await page.getByLabel("Status").selectOption("condition");
  for (const [value, count] of await counts(page.getByLabel("Text"))) {
    expect(claims.filter((claim) => standing(claim) === "condition" && (value === "" || claim.paper === value)).length, value).toBe(count);
  }
  await page.getByLabel("Text").selectOption("cushing");
  const left = claims.filter((claim) => standing(claim) === "condition" && claim.paper === "cushing");
  await expect(page.locator(".claim:not([hidden])")).toHaveCount(left.length);
  await expect(page.locator(".filter p")).toHaveText(`${left.length} of ${claims.length} statements`);
  await expect(page).toHaveURL("/claims.html?paper=cushing&status=condition");
  // The address shows the same again; one that asks for what is not shows all.
  await page.reload();
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByLabel("Text")).toHaveValue("cushing");
  await expect(page.locator(".claim:not([hidden])")).toHaveCount(left.length);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.locator(".claim:not([hidden])")).toHaveCount(claims.length);
  await expect(page.getByRole("button", { name: "Show all" })).toBeHidden();
  await expect(page).toHaveURL("/claims.html");
  await open(page, "?status=%3Cscript%3E&paper=x");
  await expect(page.locator(".claim:not([hidden])")).toHaveCount(claims.length);
  const wrong = claims.filter(({ counterexample }) => counterexample !== null);
  await expect(page.locator(".counterexample")).toHaveCount(wrong.length);
  // The texts are a click away.
  const links = await page.locator(".paper > p a").evaluateAll((all) => all.map((link) => [link.textContent, /** @type {HTMLAnchorElement} */ (link).href]));
  expect(links).toEqual([
    ["arXiv:1509.03327", "https://arxiv.org/abs/1509.03327"],
    ["arXiv:2508.00799", "https://arxiv.org/abs/2508.00799"],
    ["doi:10.1371/journal.pone.0247361", "https://doi.org/10.1371/journal.pone.0247361"],
    ["arXiv:2108.06556", "https://arxiv.org/abs/2108.06556"],
    ["arXiv:2208.02788", "https://arxiv.org/abs/2208.02788"],
    ["arXiv:2412.19855", "https://arxiv.org/abs/2412.19855"],
  ]);
});

test("the texts are folded until they are asked for, by a link or a search, and the headline tells checks from statements that needed repair", async ({ page }) => {
  const claims = core.claims();
  await page.goto("/claims.html");
  const repaired = claims.filter((claim) => !["holds", "found", "open"].includes(standing(claim))).length;
  await expect(page.locator(".headline")).toHaveText(`${claims.length} statements, each with a check. ${repaired} of those in the papers needed repair.`);
  expect(await page.locator("details.paper summary span").allTextContents()).toEqual(
    [...new Set(claims.map(({ paper }) => paper))].map((of) => `${claims.filter(({ paper }) => paper === of).length} statements`),
  );
  await expect(page.locator(".claim:visible")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1600);
  // A link to a claim, and a search, open what they are about.
  await page.evaluate(() => { location.hash = "nica-thm-1.1"; });
  await expect(page.locator("#nica-thm-1\\.1")).toBeInViewport();
  await expect(page.locator("#nica-thm-1\\.1 i").first()).toHaveText(/^[a-z]$/);
  // A search finds the statements that have all of its words, in small letters or large, and is kept in the address.
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("WEENIE  strong");
  const found = claims.filter(({ number, statement, counterexample }) => /weenie/i.test(`${number}${statement}${counterexample}`) && /strong/i.test(`${number}${statement}${counterexample}`));
  expect(found.length).toBeGreaterThan(0);
  expect(await page.locator(".claim:visible").evaluateAll((all) => all.map(({ id }) => id))).toEqual(found.map(({ id }) => id));
  expect((await counts(page.getByLabel("Text")))[0]).toEqual(["", found.length]);
  // Enter leads nowhere.
  await search.press("Enter");
  await expect(page).toHaveURL(/\/claims\.html\?q=WEENIE\+\+strong/);
  await page.reload();
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  await expect(search).toHaveValue("WEENIE  strong");
  await expect(page.locator(".claim:not([hidden])")).toHaveCount(found.length);
  // An index is searched for as it is seen.
  await search.fill("n<");
  expect(await page.locator(".claim:not([hidden])").count()).toBeGreaterThan(10);
  await search.fill("<img src=x onerror=alert(1)>");
  await expect(page.locator(".filter p")).toHaveText("No statement has all of this.");
  await expect(page.locator(".claim:not([hidden])")).toHaveCount(0);
  await expect(page.locator(".all button")).toBeDisabled();
  // By keyboard to the button that shows all again, which gives the search the focus.
  for (const _ of ["Text", "Status", "Show all"]) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show all" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await expect(page.locator(".claim:not([hidden])")).toHaveCount(claims.length);
});

test("what is shown is checked one after another, stopped and gone on with by keyboard, with one summary", async ({ page }) => {
  const shown = core.claims().filter(({ paper }) => paper === "riddler");
  await open(page, "?paper=riddler");
  const button = page.locator(".all button");
  const summary = page.locator(".summary");
  await expect(button).toHaveText(`Check all ${shown.length}`);
  await expect(page.locator(".cost")).toHaveText("One after another, beside the page: all together take about half a minute.");
  // A size of the reader's own is no default, and a check there counts for nothing here.
  const first = page.locator(`[id="${shown[0]?.id}"]`);
  // All of it may be over before a test can look: what was seen on the way is noted down.
  const seen = await page.locator(".all").evaluateHandle((all) => {
    /** @type {string[]} */
    const seen = [];
    const note = () => seen.push(["button", ".cost", "progress"].map((part) => all.querySelector(`${part}:not([hidden])`)?.textContent ?? "none").join("|"));
    new MutationObserver(note).observe(all, { attributes: true, childList: true, characterData: true, subtree: true });
    return seen;
  });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(first.locator(".evidence")).toContainText("It holds");
  // Many results are not announced one by one.
  await expect(first.locator(".evidence")).toHaveAttribute("aria-live", "off");
  await expect(button).toBeFocused();
  await expect(summary).toHaveText(new RegExp(`^All ${shown.length} checks pass\\. [\\d\u202f]+ cases, in \\d+ s\\.$`));
  expect(await seen.jsonValue()).toContainEqual(expect.stringMatching(/^Stop\|\d+ of \d+: .*\|(?!none)/));
  const evidence = [];
  for (const { id } of shown) evidence.push((await core.checkClaim(id)).cases);
  const cases = evidence.reduce((sum, count) => sum + count, 0);
  expect(Number((await summary.textContent())?.replace(/^.*pass\. /, "").replaceAll("\u202f", "").replace(/ cases.*$/, ""))).toBe(cases);
  expect(await page.locator(".claim:not([hidden]) .evidence:not(:empty)").count()).toBe(shown.length);
  await expect(page.getByRole("progressbar", { name: "All checks" })).toBeHidden();
  await expect(button).toHaveText(`Check all ${shown.length} again`);
  expect(page.workers()).toHaveLength(1);
  // Others are shown: of them nothing is summed up, and what was found stays.
  await page.getByLabel("Text").selectOption("");
  await expect(summary).toBeEmpty();
  await expect(button).toHaveText(`Check the other ${core.claims().length - shown.length}`);
});

test("checks of all are stopped on their way, keep what they have found, and go on with the others", async ({ page }) => {
  const shown = core.claims().filter(({ paper }) => paper === "nica");
  const work = await resting(page, "claims-worker.js", { of: /"nica-sec-1\.2-no-limit"/ });
  await open(page, "?paper=nica");
  const button = page.locator(".all button");
  await button.click();
  await work.reached();
  const long = page.locator("#nica-sec-1\\.2-no-limit");
  await button.click();
  await expect(long.locator(".evidence")).toHaveText("Stopped: nothing is known of it yet.");
  const before = shown.findIndex(({ id }) => id === "nica-sec-1.2-no-limit");
  await expect(page.locator(".summary")).toHaveText(new RegExp(`^Stopped\\. ${before} of ${shown.length} are checked: all of them hold\\. [\\d\u202f]+ cases\\.$`));
  await expect(button).toHaveText(`Check the other ${shown.length - before}`);
  // One that is checked alone is one less.
  const alone = page.locator("#nica-lem-4\\.1-case-iii");
  await alone.getByRole("button", { name: "Check" }).click();
  await expect(alone.locator(".evidence")).toHaveAttribute("aria-live", "polite");
  await expect(button).toHaveText(`Check the other ${shown.length - before - 1}`);
});

test.describe("where checks fail", () => {
  test("the summary says how many, and names those that do not hold", async ({ page }) => {
    // A Worker that knows three claims, of which one does not hold and one cannot be checked.
    await page.route("**/claims-worker.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `const claim = (id, number) => ({ id, paper: "riddler", number, section: "1", pages: null, statement: "<b>So.</b>", status: "holds",
            correction: null, counterexample: null, extent: "proved", figure: null, size: { smallest: 1, default: 2, largest: 3, meaning: "n" } });
          addEventListener("message", ({ data: { id, job } }) => {
            if (job === "list") postMessage({ id, result: [claim("riddler-a", "A"), claim("riddler-b", "B"), claim("riddler-c", "C")] });
            else if (job?.claim === "riddler-c") postMessage({ id, error: "<i>no memory</i>" });
            else postMessage({ id, result: { holds: job.claim !== "riddler-b", cases: 7, evidence: "Seven." } });
          });`,
      }),
    );
    // The page's time stands still: less than a second is said to be one.
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator(".all button").click();
    await expect(page.locator(".summary")).toHaveText(/^2 of 3 are checked: 1 does not hold: B\. 14 cases, in 1 s\.$/);
    await expect(page.locator(".summary").getByRole("link", { name: "B" })).toHaveAttribute("href", "#riddler-b");
    await expect(page.locator("#riddler-c .evidence")).toHaveText("The check has failed: <i>no memory</i>");
    await expect(page.locator(".all button")).toHaveText("Check the other 1");
  });
});

test("checks run in a Worker, with their evidence and with progress, beside each other, and stop; a link leads to the figure of a claim", async ({ page }) => {
  await resting(page, "claims-worker.js", { at: 0.01, of: /"nica-sec-1\.2-no-limit"/ });
  await open(page);
  const card = page.locator("#nica-thm-1\\.1");
  const size = card.getByRole("spinbutton");
  await size.fill("24");
  await size.press("Enter");
  const { cases, evidence } = await core.checkClaim("nica-thm-1.1", 24);
  await expect(card.locator(".evidence")).toHaveText(`It holds, in ${cases < 10_000 ? cases : String(cases).replaceAll(/\B(?=(\d{3})+$)/g, "\u202f")} cases. ${evidence}`);
  expect(page.workers()).toHaveLength(1);
  await size.fill("1");
  await card.getByRole("button", { name: "Check" }).click();
  await expect(card.locator(".evidence")).toHaveText(/^The size is a whole number from 3 to \d+, not “1”\.$/);
  // A long one tells how far it is, and others run beside it.
  const long = page.locator("#nica-sec-1\\.2-no-limit");
  await long.getByRole("button", { name: "Check" }).click();
  await expect.poll(() => long.getByRole("progressbar").evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value)).toBeGreaterThan(0);
  await card.getByRole("spinbutton").fill("12");
  await card.getByRole("button", { name: "Check" }).click();
  await expect(card.locator(".evidence")).toContainText("It holds");
  await long.getByRole("button", { name: "Stop" }).click();
  await expect(long.locator(".evidence")).toHaveText("Stopped: nothing is known of it yet.");
  await expect(long.getByRole("button", { name: "Check" })).toBeVisible();
  await expect(long.getByRole("progressbar")).toBeHidden();
  const claim = core.claims().find(({ figure }) => figure !== null);
  await open(page, `?#${claim?.id}`);
  await expect(page.locator(`[id="${claim?.id}"]`)).toBeInViewport();
  await page.locator(`[id="${claim?.id}"]`).getByRole("link", { name: "See it" }).click();
  const asked = new URLSearchParams(claim?.figure ?? "");
  const figure = new FigureOnPage(page, page.locator(`upper-hand[figure="${asked.get("figure") ?? "win-map"}"]`));
  await figure.drawn();
  await expect(figure.notice).toBeHidden();
});

test.describe("where a policy forbids Workers", () => {
  test.use({ allowConsole: [/worker-src|Failed to load|Content Security Policy/i] });
  test("the same check runs on the page", async ({ page }) => {
    await page.route("**/claims.html", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": "worker-src 'none'" } });
    });
    await open(page);
    const card = page.locator("#nica-thm-1\\.1");
    await card.getByRole("spinbutton").fill("12");
    await card.getByRole("button", { name: "Check" }).click();
    await expect(card.locator(".evidence")).toContainText("It holds");
    expect(page.workers()).toEqual([]);
  });
});

test("axe finds nothing, light or dark, and nothing is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 360, height: 740 });
  // All fields in full, one below the other.
  for (const field of await page.locator(".bar").locator("input, select, button:visible").all()) {
    const box = await field.boundingBox();
    expect((box?.x ?? -1) >= 16 && (box?.x ?? 0) + (box?.width ?? 0) <= 344, await field.innerText()).toBe(true);
  }
  // Cards are alike: a few with every part that a card can have are looked at, since each takes a while.
  await page.getByLabel("Status").selectOption("condition");
  await page.getByLabel("Text").selectOption("nica");
  expect(await page.locator(".claim:not([hidden]) .counterexample").count()).toBeGreaterThan(3);
  await page.locator(".claim[hidden]").evaluateAll((all) => all.forEach((card) => card.remove()));
  await axeFindsNothing(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await coloursCanBeRead(page);
});
