// @ts-check
/** The rules of accessibility that axe knows. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";

/**
 * Looks at a page as it is, or at a part of it.
 * @param {import("@playwright/test").Page} page
 * @param {string} [part] by its selector
 */
export async function axeFindsNothing(page, part = "html") {
  await findsNothing(page, part, {});
}

/**
 * Looks at the colours alone: what else axe has rules for is the same in the other colour scheme.
 * @param {import("@playwright/test").Page} page
 * @param {string} [part] by its selector
 */
export async function coloursCanBeRead(page, part = "html") {
  await findsNothing(page, part, { runOnly: ["color-contrast", "link-in-text-block"] });
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} part by its selector
 * @param {import("axe-core").RunOptions} rules
 */
async function findsNothing(page, part, rules) {
  // Only what is wrong is asked for: where else a rule holds would be written down for every element.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], ...rules }).include(part);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
