// A server component: the core answers while the page is built, the element is written as markup.
import { ready, winProbability } from "upperhand/core";
import { Cards } from "./cards";

export default async function Page() {
  await ready();
  const { numerator, denominator } = winProbability("race", 40, 24);
  return (
    <main>
      <upper-hand id="map" rules="official" mine={24} theirs={24} />
      <Cards />
      <p id="server">{`${numerator}/${denominator}`}</p>
    </main>
  );
}
