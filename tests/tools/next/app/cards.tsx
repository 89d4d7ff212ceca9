"use client";
import { useEffect, useState } from "react";
import { ready, winProbability } from "upperhand/core";
import "upperhand/react";

export function Cards() {
  const [core, setCore] = useState("");
  const [told, setTold] = useState("");
  useEffect(() => {
    void ready().then(() => {
      const { numerator, denominator } = winProbability("official", 24, 24);
      setCore(`${numerator}/${denominator}`);
    });
    const map = document.querySelector("upper-hand");
    const tell = (event: HTMLElementEventMap["upperhandready"]) => setTold(String(event.detail.state["figure"]));
    map?.addEventListener("upperhandready", tell);
    return () => map?.removeEventListener("upperhandready", tell);
  }, []);
  return (
    <>
      <upper-hand id="cards" figure="guts-cards" cards={3} onupperhandprogress={({ detail }) => console.debug(detail.done)} />
      <p id="core">{core}</p>
      <p id="told">{told}</p>
    </>
  );
}

// @ts-expect-error: no figure has this name.
export const Unknown = () => <upper-hand figure="pie-chart" />;
