// @ts-check
/** Shows a frame on the page, except for the pictures, which the module draws itself. */

import { Outcome } from "../controls/outcome.js";
import { Progress } from "../controls/progress.js";
import { Results } from "../controls/results.js";
import { addressOf } from "../kit/address.js";

/** @typedef {import("../generated/boundary.js").Frame} Frame */

export class FrameView {
  /** The progress of jobs, once there has been one. @type {Progress | undefined} */
  #progress;
  /** The results of games on this device, for a figure that is a game. @type {Results | undefined} */
  #results;
  /** The game that is over, once one has been. @type {Outcome | undefined} */
  #outcome;

  /**
   * @param {HTMLElement} element
   * @param {import("./elements.js").Elements} elements
   * @param {string} figure its name
   * @param {import("./gestures.js").Send} send
   */
  constructor(element, elements, figure, send) {
    this.element = element;
    this.elements = elements;
    this.figure = figure;
    this.send = send;
  }

  /** @param {Frame} frame @param {boolean} isFirst is it the first one that is seen? */
  show(frame, isFirst) {
    const { elements } = this;
    const { absent, hotspots, idle, playing } = frame;
    // First, so that what comes back has its size by the next frame.
    if (absent !== undefined) for (const { index, element } of elements.pictures) element.hidden = absent.includes(index);
    if (frame.readout !== undefined) elements.readout.fill(frame.readout);
    if (frame.pinned !== undefined) this.#showPin(frame.pinned, isFirst);
    elements.controls.update(frame.controlNames, frame.controls);
    if (frame.sideSliders !== undefined) elements.controls.align(frame.sideSliders);
    if (hotspots !== undefined) elements.pictures[0]?.showHotspots(hotspots);
    if (idle !== undefined) for (const picture of elements.pictures) picture.showIdle(idle);
    if (frame.sentence !== undefined) elements.terms.say(elements.sentence, frame.sentence);
    if (frame.outcome !== undefined) this.#showOutcome(frame.outcome);
    if (frame.tally !== undefined) this.#showTally(frame.tally);
    if (playing !== undefined) for (const picture of elements.pictures) picture.showPlaying(playing);
    if (frame.coarse !== undefined) elements.body.ariaBusy = String(frame.coarse);
    if (frame.progress !== undefined) this.#showProgress(frame.progress);
    if (frame.description !== undefined) this.#describe(frame.description);
  }

  /** Sends the stored results to the figure, as a game may have ended. */
  renewResults() {
    this.#results?.renew();
  }

  /** @param {import("../generated/boundary.js").ToShare} outcome */
  #showOutcome(outcome) {
    if (this.#outcome === undefined) {
      this.#outcome = new Outcome((query) => addressOf(this.element, "figure", query));
      this.elements.outcomePlace.append(this.#outcome.element);
    }
    this.#outcome.show(outcome);
  }

  /** @param {string} tally */
  #showTally(tally) {
    if (this.#results === undefined) {
      this.#results = new Results(this.figure, (kept) => this.send({ results: kept })?.results);
      this.elements.resultsPlace.append(this.#results.element);
      this.#results.renew();
    }
    this.#results.show(tally);
  }

  /** @param {boolean} pinned @param {boolean} isFirst */
  #showPin(pinned, isFirst) {
    this.elements.readout.showPin(pinned);
    if (!isFirst) this.elements.announcement.textContent = pinned ? "Held still: hovering won’t move it." : "It follows the pointer again.";
  }

  /** @param {import("../generated/boundary.js").Progress} progress */
  #showProgress(progress) {
    if (this.#progress === undefined) {
      this.#progress = new Progress(
        () => void this.send("job-button"),
        () => this.elements.takeFocus(),
      );
      this.elements.pictures[0]?.element.append(this.#progress.element);
    }
    this.#progress.show(progress);
  }

  /**
   * Describes the figure once it is at rest. This is announced only while the focus is on the picture or on a choice among
   * names: sliders announce their own values.
   * @param {import("../generated/boundary.js").Description} description
   */
  #describe({ summary, announcement, table }) {
    const { elements } = this;
    elements.summary.textContent = summary;
    if (table !== undefined) elements.table.fill(table);
    const isWorkedOn = elements.root.activeElement?.matches("canvas, .hotspots button, .act, .chip, .join, [type=radio], [type=checkbox]");
    if (isWorkedOn) elements.announcement.textContent = announcement;
  }
}
