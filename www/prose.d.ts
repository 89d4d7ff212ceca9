/**
 * `import "upperhand/prose"`, beside `import "upperhand"`: prose that moves with the figures of a page. It makes
 * `<upper-hand-value>`, `<upper-hand-step>` and `<upper-hand-story>` known, and follows links like
 * `<a href="#map?mine=40&theirs=12">`. Safe to import on a server. See docs/embedding.md.
 */

/** The attributes of `<upper-hand-value>`. */
export interface ValueAttributes {
  /** The id of the figure; without one, the figure of the story around it. */
  for?: string;
  /** A setting, or a result: win, value, unit, exact, decimal, advice, heading, or the term of a fact. */
  name?: string;
  /** Settings at which a result is said, as an address spells them: "mine=40&theirs=12". */
  at?: string;
}

/** The attributes of `<upper-hand-step>`. */
export interface StepAttributes {
  /** The id of the figure; without one, the figure of the story around it. */
  for?: string;
  /** The settings that the passage speaks of, as an address spells them: "mine=40&theirs=12". */
  state?: string;
}

/** What is told by `upper-hand:step`: another passage is the present one. */
export interface StepDetail {
  /** The settings that it speaks of. */
  state: Record<string, string>;
}

/** A number in a sentence. A setting can be dragged, keyed and typed, and moves its figure; results follow. */
export declare class UpperHandValue extends HTMLElement {
  /** What is shown: what the figure says, else the words as they were written. */
  readonly text: string;
}

/** A passage whose figure shows what it speaks of, once the passage is reached or pressed. */
export declare class UpperHandStep extends HTMLElement {
  /** Is this the passage that is being read? Then it has `aria-current="step"`. */
  readonly isPresent: boolean;
  /** The words of the passage. */
  readonly passage: string;
  /** Makes this the passage that is being read; called again, it shows once more what it speaks of. */
  choose(how?: "on the way" | "at once"): void;
}

/** A figure that stays in sight, the passages about it, and buttons that lead from one to the next. */
export declare class UpperHandStory extends HTMLElement {
  /** Goes to the next passage. */
  next(): void;
  /** Goes to the passage before. */
  back(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "upper-hand-value": UpperHandValue;
    "upper-hand-step": UpperHandStep;
    "upper-hand-story": UpperHandStory;
  }
  interface HTMLElementEventMap {
    "upper-hand:step": CustomEvent<StepDetail>;
  }
  interface DocumentEventMap {
    "upper-hand:step": CustomEvent<StepDetail>;
  }
}
