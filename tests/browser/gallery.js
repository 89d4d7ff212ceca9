// @ts-check
/** Renders every figure as a reader may meet it into gallery/ among what is built. Run by `cargo xtask gallery`. */
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.js";
import { emptyFolder } from "./support/target.js";

/** Each picture’s address; what the figure is called stands in it. @type {Record<string, string>} */
const PICTURES = {
  "map-race": "?mine=40&contours=quarters",
  "map-official-large": "?rules=official&mine=342&theirs=256&size=512",
  "map-question-race": "?mine=40&layer=question",
  "map-regions-race": "?mine=40&layer=regions",
  "map-regions-open": "?rules=open&answers=4&mine=38&theirs=30&layer=regions&size=100",
  "map-distance": "?rules=official&layer=rule&rule=distance&size=100",
  "map-halving": "?rules=official&layer=rule&rule=halving&size=128",
  "map-all-pools": "?size=2147483647&axes=log&contours=tenths&mine=1000000&theirs=700000",
  "map-far": "?left=1000000000&bottom=900000000&size=1000000&mine=1000500000&theirs=900400000",
  "map-split": "?compare=official&size=128&mine=40",
  "map-difference": "?compare=open&compare-as=difference&size=100",
  "map-smallest": "?mine=5&theirs=3&size=8",
  "map-bad-address": "?mine=0&rules=chess",
  "profile-race": "?figure=question-profile&mine=40&theirs=24",
  "profile-official": "?figure=question-profile&rules=official&mine=60&theirs=20",
  "profile-billion": "?figure=question-profile&rules=open&mine=1000000000&theirs=10000",
  "profile-three-ways": "?figure=question-profile&rules=tripartite&mine=30&theirs=24",
  "profile-five-ways": "?figure=question-profile&rules=official&answers=5&mine=40&theirs=24",
  "profile-over": "?figure=question-profile&mine=1&theirs=9",
  "board-start": "?figure=real-board",
  "board-theirs": "?figure=real-board&move=5",
  "board-over": "?figure=real-board&moves=19y-1n-2y-19y-3n-8n-1y-11y-9n-2n-right&move=11",
  "board-race-40": "?figure=real-board&board=faces-40&rules=race&moves=",
  "play-start": "?figure=play-guess-who",
  "play-chosen": "?figure=play-guess-who&rules=official&coach=full&ask=8&moves=12-12",
  "play-three-ways": "?figure=play-guess-who&rules=tripartite&coach=full&chosen=pa10b8c6&into=2",
  "play-over": "?figure=play-guess-who&mine=6&theirs=6&moves=1-5.1-4.1-3.1-2.1-1",
  "play-many": "?figure=play-guess-who&mine=64&theirs=64&rules=open&ask=32",
  "play-two-people": "?figure=play-guess-who&opponent=person&moves=12-12.8-16",
  "table-start": "?figure=play-guts&coach=full",
  "table-shown": "?figure=play-guts&players=5&opponents=reckless&moves=hdh&revealed=yes",
  "table-eight": "?figure=play-guts&players=8&opponents=coalition&moves=hdhhd&revealed=yes",
  "table-one-card": "?figure=play-guts&deal=cards1&coach=full&moves=h",
  "table-three-cards": "?figure=play-guts&deal=cards3&moves=hd&revealed=yes",
  "cheating-start": "?figure=cheating-table&seed=5&move=7",
  "cheating-told": "?figure=cheating-table&seed=4&move=12&opponents=ann-bo",
  "lines-straights": "?figure=guts-cards&view=lines&cards=3&straights=yes",
  "lines-of-five": "?figure=guts-cards&view=lines&cards=5",
  "table-left": "?figure=play-guts&weenie=yes&fee=0.5&moves=dhhdl",
  "tiles-race": "?figure=limit-tiles",
  "tiles-official": "?figure=limit-tiles&rules=official&alpha=3&beta=2",
  "tiles-open-three": "?figure=limit-tiles&rules=open&answers=3&zoom=1.5",
  "payoff-three": "?figure=guts-payoff",
  "payoff-two": "?figure=guts-payoff&players=2&threshold=0.3&others=0.5",
  "payoff-apart": "?figure=guts-payoff&threshold=0.62&others=0.8&third=0.2",
  "payoff-weenie-seven": "?figure=guts-payoff&players=7&weenie=yes&threshold=0.9&others=0.83&fee=0.5",
  "payoff-twenty": "?figure=guts-payoff&players=20&threshold=0.94&others=0.97",
  "coalition-best": "?figure=guts-coalition&threshold=0.64",
  "coalition-paper-near": "?figure=guts-coalition&mixture=paper&threshold=0.65",
  "coalition-own-repeated": "?figure=guts-coalition&players=8&repeated=yes&mixture=own&bloc=0.85&beside=0.95&weight=0.3&threshold=0.8",
  "coalition-weenie-safe": "?figure=guts-coalition&players=4&weenie=yes&threshold=0.7",
  "coalition-ruin": "?figure=guts-coalition&players=12&weenie=yes&repeated=yes&threshold=0.9",
  "coalition-twenty": "?figure=guts-coalition&players=20&threshold=0.95",
  "cards-one": "?figure=guts-cards&cards=1",
  "cards-two": "?figure=guts-cards",
  "cards-two-near": "?figure=guts-cards&view=difference&hold-above=700&size=0.2&left=0.7&bottom=0.1",
  "cards-two-matrix": "?figure=guts-cards&view=matrix",
  "cards-two-weenie-small": "?figure=guts-cards&ranks=5&suits=3&weenie=yes",
  "cards-three": "?figure=guts-cards&cards=3&hand=AC10C4C",
};

const folder = emptyFolder("gallery");

const browser = await chromium.launch(config.use?.launchOptions);
let pictures = 0;
for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const width of [1280, 360]) {
    for (const deviceScaleFactor of [1, 2]) {
      const context = await browser.newContext({ colorScheme, deviceScaleFactor, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const [name, search] of Object.entries(PICTURES)) {
        await page.goto(`${env.UPPERHAND_URL}/explore.html${search}`);
        const figure = new URLSearchParams(search).get("figure") ?? "win-map";
        const element = page.locator(`upper-hand[figure="${figure}"]`);
        await element.scrollIntoViewIfNeeded();
        await element.evaluate((figure) => /** @type {any} */ (figure).ready);
        // An answer may ask for the next one.
        for (let answer = 0; answer < 2; answer += 1) await element.evaluate((figure) => /** @type {any} */ (figure).solved);
        const path = fileURLToPath(new URL(`${name}-${colorScheme}-${width}-x${deviceScaleFactor}.png`, folder));
        await element.screenshot({ path });
        pictures += 1;
      }
      await context.close();
    }
  }
}
await browser.close();
console.log(`${pictures} pictures are in ${fileURLToPath(folder)}`);
