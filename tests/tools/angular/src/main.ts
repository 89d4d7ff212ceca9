import { CUSTOM_ELEMENTS_SCHEMA, Component, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import type {} from "upperhand";

@Component({
  selector: "blog-page",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <upper-hand id="map" rules="official" [mine]="24" theirs="24" (upperhandready)="tell($event)"></upper-hand>
    <upper-hand id="cards" figure="guts-cards" [cards]="3"></upper-hand>
    <p id="core">{{ core() }}</p>
    <p id="told">{{ told() }}</p>
  `,
})
class Page {
  readonly core = signal("");
  readonly told = signal("");

  constructor() {
    // With everything inside it is more than the budget for what comes at first.
    void import("upperhand");
    void this.solve();
  }

  tell({ detail }: HTMLElementEventMap["upperhandready"]) {
    this.told.set(String(detail.state["figure"]));
  }

  async solve() {
    const { ready, winProbability } = await import("upperhand/core");
    await ready();
    const { numerator, denominator } = winProbability("official", 24, 24);
    this.core.set(`${numerator}/${denominator}`);
  }
}

await bootstrapApplication(Page);
