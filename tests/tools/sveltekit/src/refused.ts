import type { SvelteHTMLElements } from "svelte/elements";
import "upperhand/svelte";

// @ts-expect-error: no rules have this name.
export const unknown: SvelteHTMLElements["upper-hand"] = { rules: "mine" };
