// @ts-check
/** The export actions of a figure: pictures, numbers, its address. */

import { REFUSED, copied, copy } from "../kit/copy.js";
import { messageOf } from "../kit/errors.js";
import { imported } from "../kit/loading.js";
import { button, make, sayForNow } from "../kit/markup.js";

/**
 * The actions as a row of buttons, and the panel that one of them opens. Call `renew` when the figure has changed.
 * @param {import("./exports.js").Exports} source
 * @param {readonly string[]} wanted which of them
 */
export function actions(source, wanted) {
  const said = make("span", { class: "said", role: "status" });
  /** @param {string} text */
  const say = (text) => sayForNow(said, text);
  /** @param {() => Promise<string | void> | string} act returns what was done, unless it has said so itself */
  const attempt = async (act) => {
    try {
      const done = await act();
      if (done !== undefined) say(done);
    } catch (error) {
      say(`That failed: ${messageOf(error)}`);
    }
  };
  /** @param {string} label @param {string} title @param {Parameters<typeof attempt>[0]} act */
  const offer = (label, title, act) => button(label, () => attempt(act), { title });
  /** @param {Blob} blob @param {string} ending */
  const save = (blob, ending) => {
    const address = URL.createObjectURL(blob);
    const name = `${source.file}.${ending}`;
    make("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    // “Saving”, not “saved”: a frame may not be allowed to download anything.
    return `Saving ${name}`;
  };
  /** @param {string} text @param {string} type @param {string} ending */
  const saveText = (text, type, ending) => save(new Blob([text], { type: `${type};charset=utf-8` }), ending);
  /** @type {ReturnType<typeof import("./embed-panel.js").embedPanel> | undefined} */
  let panel;
  const copyCode = async (/** @type {string} */ code) => {
    if (await copied(code)) say("Copied");
    else said.textContent = REFUSED;
  };
  const keep = (/** @type {() => Promise<string>} */ page) =>
    attempt(async () => {
      said.textContent = "Putting the page together …";
      return saveText(await page(), "text/html", "html");
    });
  const opener = offer("Embed", "Show this figure on a page of yours", async () => {
    const { embedPanel } = await imported(() => import("./embed-panel.js"), "embedPanel", "./embed-panel.js", import.meta.url);
    panel ??= embedPanel(source, copyCode, keep);
    element.append(panel.element);
    opener.setAttribute("aria-expanded", String(panel.toggle()));
    return "";
  });
  opener.setAttribute("aria-expanded", "false");
  /** @type {Record<string, HTMLElement>} */
  const known = {
    png: offer("PNG", "Save the picture", async () => save(await source.png(), "png")),
    svg: offer("SVG", "Save the picture as vectors", () => saveText(source.svg(), "image/svg+xml", "svg")),
    csv: offer("CSV", "Save the numbers as a table", () => saveText(source.csv(), "text/csv", "csv")),
    json: offer("JSON", "Save the numbers for programs", () => saveText(source.json(), "application/json", "json")),
    link: offer("Copy link", "Copy an address that shows just this", () => copy(said, source.address, "Link copied")),
    embed: opener,
  };
  const buttons = wanted.flatMap((name) => known[name] ?? []);
  const element = make("div", { part: "menu" }, [
    make("div", { class: "actions", role: "group", "aria-label": "Take it away" }, [...buttons, said]),
  ]);
  return { element, renew: () => panel?.renew() };
}
