// @ts-check
/** What a browser does with the scripts of a figure while they come. */
import { html, host } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";

/** The category of Chromium’s trace that tells of each function that is compiled where it is called. */
const COMPILING = "disabled-by-default-v8.compile";

/** The most functions of the page’s own script and of the test’s that are compiled so. */
const OTHERS = 20;

test("Chromium compiles no function of a figure one by one while somebody waits for it", async ({ page, browser }) => {
  const script = `<script type="module" src="${SITE}/www/element.js"></script>`;
  const telling = '<script type="module">document.querySelector("upper-hand").ready.then(() => fetch("/ready"));</script>';
  const blog = await host((path) => ({ body: path === "/" ? html(script, `<upper-hand loading="eager"></upper-hand>${telling}`) : "" }));
  page.on("close", () => blog.close());
  await browser.startTracing(page, { categories: [COMPILING] });
  await Promise.all([page.waitForRequest(`${blog.url}/ready`), page.goto(blog.url)]);
  /** @type {{ traceEvents: { name: string }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const compiled = traceEvents.filter(({ name }) => name === "V8.CompileCode");
  expect(compiled.length).toBeLessThan(OTHERS);
});
