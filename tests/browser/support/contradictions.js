// @ts-check
/** The numbers in prose, beside what the figures say. */

/** @typedef {import("../../../www/element.js").UpperHand} UpperHand */

/**
 * What differs between the words of the numbers on a page and what its figures say, each at the settings that it was written for.
 * @param {import("@playwright/test").Page} page
 */
export function contradictions(page) {
  return page.evaluate(async () => {
    const plain = (/** @type {string} */ text) => text.replaceAll(/\s+/g, " ").trim();
    const wrong = [];
    const values = [...document.querySelectorAll("upper-hand-value")];
    for (const value of values) {
      const story = value.closest("upper-hand-story");
      const id = value.getAttribute("for");
      const figure = /** @type {UpperHand | null} */ (id === null ? story?.querySelector("upper-hand") ?? null : document.getElementById(id));
      const written = plain(value.textContent ?? "");
      if (figure === null) {
        wrong.push(`“${written}” speaks of no figure`);
        continue;
      }
      await figure.start();
      await figure.solved;
      const before = figure.getState();
      const step = value.closest("upper-hand-step");
      const given = value.getAttribute("at") ?? step?.getAttribute("state") ?? "";
      figure.setState(Object.fromEntries(new URLSearchParams(given)));
      await figure.solved;
      const name = value.getAttribute("name") ?? "";
      const readout = figure.valueAt();
      /** @type {Record<string, string>} */
      const results = { ...Object.fromEntries(readout.facts.map(([term, text]) => [term.toLowerCase(), text])), ...readout, facts: "", state: "", win: readout.value };
      const said = name in before ? figure.inProse(name).text : results[name] ?? results[name.toLowerCase()] ?? "";
      figure.setState(before);
      if (plain(said) !== written) wrong.push(`“${written}” is written for ${name} at ${given}; it is “${plain(said)}”`);
    }
    return { wrong, count: values.length };
  });
}
