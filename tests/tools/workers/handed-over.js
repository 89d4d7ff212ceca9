import claims from "upperhand/claims_bg.wasm";
import core from "upperhand/core_bg.wasm";
// As bundlers have it that know no condition of Cloudflare’s.
import { checkClaim, ready, winProbability } from "./node_modules/upperhand/www/core.js";

export default {
  async fetch() {
    await ready(core, claims);
    const { numerator, denominator } = winProbability("official", 24, 24);
    const { holds } = await checkClaim("riddler-4-split");
    return Response.json({ win: `${numerator}/${denominator}`, holds });
  },
};
