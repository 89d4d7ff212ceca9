import { checkClaim, ready, winProbability } from "upperhand/core";

export default {
  async fetch() {
    await ready();
    const { numerator, denominator } = winProbability("official", 24, 24);
    const { holds } = await checkClaim("riddler-4-split");
    return Response.json({ win: `${numerator}/${denominator}`, holds });
  },
};
