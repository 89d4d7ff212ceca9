// @ts-check
/** The types of the element, used as a page would: `tsc` sees to what is possible and what is not. Nothing runs. */

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** @param {UpperHand} figure */
export function settings(figure) {
  figure.setState({ figure: "guts-cards", mine: 24, theirs: "12", weenie: true, "compare-as": "split", left: undefined });
  figure.setState(figure.getState());
  figure.glideTo(figure.valueAt({ mine: 12, theirs: undefined }).state);
  /** @type {number | `${number}` | undefined} */
  const mine = figure.getState().mine;
  // @ts-expect-error: no figure has a setting of this name
  figure.setState({ mien: 3 });
  // @ts-expect-error: no figure has a setting of this name
  figure.glideTo({ mien: 3 });
  // @ts-expect-error: no figure has a setting of this name
  figure.valueAt({ mien: 3 });
  // @ts-expect-error: settings have the names of attributes
  figure.setState({ compareAs: "split" });
  // @ts-expect-error: there is no such figure
  figure.setState({ figure: "pie-chart" });
  // @ts-expect-error: there are no such rules
  figure.setState({ rules: "strict" });
  // @ts-expect-error: a pool is a number
  figure.setState({ mine: true });
  // @ts-expect-error: nothing is no object of settings
  figure.setState(null);
  return mine;
}

/** @param {UpperHand} figure */
export function events(figure) {
  figure.addEventListener("upper-hand:settled", ({ detail }) => {
    /** @type {"user" | "script" | "group"} */
    const source = detail.source;
    figure.setState(detail.state);
    // @ts-expect-error: it tells of no error
    return [source, detail.code];
  });
  document.addEventListener("upperhandsettled", ({ detail }) => detail.state.figure);
}
