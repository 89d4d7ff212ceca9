import { ready, winProbability } from "upperhand/core";

/** The core answers while the page is built. */
export default {
  async load() {
    await ready();
    const { numerator, denominator } = winProbability("race", 40, 24);
    return `${numerator}/${denominator}`;
  },
};
