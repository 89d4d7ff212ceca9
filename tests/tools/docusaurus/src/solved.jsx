import { useEffect, useState } from "react";
import { ready, winProbability } from "upperhand/core";
import "upperhand";

export function Solved() {
  const [core, setCore] = useState("");
  const [told, setTold] = useState("");
  useEffect(() => {
    void ready().then(() => {
      const { numerator, denominator } = winProbability("official", 24, 24);
      setCore(`${numerator}/${denominator}`);
    });
    // A page that was rendered ahead comes to life when its figures may be there already.
    const map = document.querySelector("#map");
    void map.ready.then(() => setTold(map.getState().figure));
  }, []);
  return <><p id="core">{core}</p><p id="told">{told}</p></>;
}
