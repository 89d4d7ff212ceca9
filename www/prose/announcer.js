// @ts-check
/** Announces changes elsewhere on the page to screen readers. */

import { make, say } from "../kit/markup.js";
import * as styles from "./styles.js";

/** The pause before an announcement, in milliseconds: by then a figure has come to rest. */
const PAUSE = 700;

/** A live region of the page. Of several requests it announces only the last. */
export function makeAnnouncer() {
  /** @type {HTMLElement | undefined} */
  let status;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const place = () => {
    if (status?.isConnected) return status;
    const host = make("div");
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styles.unseen(host)];
    status = make("p", { class: "unseen", role: "status", lang: "en" });
    root.append(status);
    document.body.append(host);
    return status;
  };
  return {
    /** @param {() => string} words asked for when they are said */
    soon(words) {
      const element = place();
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        try {
          say(element, words());
        } catch {
          // A figure that is not loaded has nothing to announce.
        }
      }, PAUSE);
    },
  };
}
