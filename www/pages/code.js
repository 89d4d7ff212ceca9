// @ts-check
/** A button below each block of code, which copies it. */

import { copy } from "../kit/copy.js";
import { make } from "../kit/markup.js";

for (const code of document.querySelectorAll("pre")) {
  const said = make("span", { class: "said", role: "status" });
  const button = make("button", { type: "button" }, ["Copy"]);
  button.addEventListener("click", () => copy(said, (code.textContent ?? "").trimEnd(), "Copied"));
  code.after(make("p", { class: "copy" }, [button, said]));
}
