// @ts-check
/** Notebooks: a cell writes the lines of a site into its output. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toAll } from "./hosting.js";
import { BODY, scriptBeside } from "./page.js";
import { run, serveBy, write } from "./project.js";

/** @typedef {import("./project.js").Project} Project */
/** @typedef {import("./project.js").Build} Build */

/** Jupyter answers to single letters, also while a figure has the focus, unless an element says that its keys are its own. */
const OWN_KEYS = 'data-lm-suppress-shortcuts="true"';

/** @param {string} site its address */
const script = (site) => `<script src="data:text/javascript,${encodeURIComponent(scriptBeside(site))}"></script>`;

/**
 * A notebook with one cell.
 * @param {Project} project
 * @param {string} site its address
 */
function notebook(project, site) {
  const body = BODY.replaceAll("<upper-hand ", `<upper-hand ${OWN_KEYS} `);
  const lines = `%%html\n<script type="module" src="${site}www/element.js"></script>${body}${script(site)}`;
  const cell = { id: "map", cell_type: "code", metadata: {}, execution_count: null, outputs: [], source: lines };
  const kernelspec = { name: "python3", display_name: "Python 3", language: "python" };
  return write(project, "page.ipynb", JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: { kernelspec }, cells: [cell] }));
}

/** @type {Build} */
export const nbconvert = async (project) => {
  const { url, close } = await toAll(project.site);
  notebook(project, url);
  // Its own scripts come from elsewhere, and this page has no use for them.
  const without = ["--HTMLExporter.require_js_url=", "--HTMLExporter.mathjax_url="];
  await run(project, project.program("jupyter"), "nbconvert", "--to", "html", "--execute", ...without, "--output", "index.html", "page.ipynb");
  // The page names none, and browsers ask for it.
  write(project, "favicon.ico", "");
  return { folder: project.folder, close };
};

/** @type {Build} */
export const jupyterLab = async (project) => {
  const site = await toAll(project.site);
  notebook(project, site.url);
  const open = ["--no-browser", "--allow-root", "--IdentityProvider.token=", "--ip=127.0.0.1", "--ServerApp.root_dir=."];
  const lab = await serveBy(project, project.program("jupyter"), "lab", ...open);
  const close = async () => {
    site.close();
    await lab.close();
  };
  return { url: `${lab.url}lab/tree/page.ipynb`, close };
};

/** Runs the notebook as its reader does, and presses a key that adds a cell elsewhere. @param {import("playwright-core").Page} page */
export async function runAllCells(page) {
  await page.getByText("| Idle").waitFor();
  await page.getByRole("menuitem", { name: "Run", exact: true }).click();
  await page.locator(".lm-Menu-itemLabel", { hasText: /^Run All Cells$/ }).click();
  await page.locator("#map").getByRole("slider").first().press("a");
  assert.equal(await page.locator(".jp-Cell").count(), 1, "the key belongs to the figure");
}

/**
 * A notebook of marimo, which loads scripts that its cells name, none of them as a module.
 * @param {Project} project
 * @param {string} site its address
 */
function marimoNotebook(project, site) {
  const lines = `<script src="${site}www/single/upperhand-all.js"></script>${BODY}${script(site)}`;
  return write(project, "page.py", `import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n    import marimo as mo\n    mo.Html(${JSON.stringify(lines)})\n    return\n`);
}

/** @type {Build} */
export const marimo = async (project) => {
  const { url, close } = await toAll(project.site);
  marimoNotebook(project, url);
  await run(project, project.program("marimo"), "export", "html", "page.py", "--output", "exported.html");
  // Its own scripts come from elsewhere; here they lie beside the page, as it has installed them.
  const exported = readFileSync(join(project.folder, "exported.html"), "utf8");
  const packages = await run(project, project.program("python"), "-c", "import marimo, pathlib; print(pathlib.Path(marimo.__file__).parent / '_static', end='')");
  mkdirSync(join(project.folder, "site"));
  cpSync(packages, join(project.folder, "site/frontend"), { recursive: true });
  write(project, "site/index.html", exported.replaceAll(/https?:[^"]*\/frontend@[^/"]*\/dist/g, "./frontend"));
  return { folder: join(project.folder, "site"), close };
};

/** @type {Build} */
export const marimoServes = async (project) => {
  const site = await toAll(project.site);
  marimoNotebook(project, site.url);
  const server = await serveBy(project, project.program("marimo"), "run", "page.py", "--headless", "--host", "127.0.0.1");
  const close = async () => {
    site.close();
    await server.close();
  };
  return { url: server.url, close };
};
