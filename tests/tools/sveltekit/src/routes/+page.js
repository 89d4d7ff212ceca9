import { ready, winProbability } from "upperhand/core";

export const prerender = true;

/** The core answers while the page is built. */
export async function load() {
  await ready();
  const { numerator, denominator } = winProbability("race", 40, 24);
  return { server: `${numerator}/${denominator}` };
}
