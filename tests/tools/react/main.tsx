import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ready, winProbability } from "upperhand/core";
import "upperhand/react";

function Page() {
  const [core, setCore] = useState("");
  const [told, setTold] = useState("");
  useEffect(() => {
    void ready().then(() => {
      const { numerator, denominator } = winProbability("official", 24, 24);
      setCore(`${numerator}/${denominator}`);
    });
  }, []);
  return (
    <>
      <upper-hand id="map" rules="official" mine={24} theirs="24" onupperhandready={({ detail }) => setTold(String(detail.state["figure"]))} />
      <upper-hand id="cards" figure="guts-cards" cards={3} hold-above={9} weenie="no" />
      <p id="core">{core}</p>
      <p id="told">{told}</p>
    </>
  );
}

// @ts-expect-error: no rules have this name.
export const Unknown = () => <upper-hand rules="mine" />;

createRoot(document.querySelector("#root")!).render(<Page />);
