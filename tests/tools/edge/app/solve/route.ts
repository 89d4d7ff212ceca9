import { checkClaim, ready, winProbability } from "upperhand/core";

export const runtime = "edge";

export async function GET() {
  await ready();
  const { numerator, denominator } = winProbability("official", 24, 24);
  const { holds } = await checkClaim("riddler-4-split");
  return Response.json({ win: `${numerator}/${denominator}`, holds });
}
