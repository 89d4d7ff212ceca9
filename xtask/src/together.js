// Writes scripts into a folder, each under its own name and, where they are bundled, with all that it imports. What stays
// beside them is imported from where it will lie: the scripts around the modules, and what is asked for later.
import { basename } from "node:path";
import { build } from "esbuild";

const { outdir, scripts, bundle, beside, define } = JSON.parse(process.argv[1]);

const leaveBeside = {
  name: "leave-beside",
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) => {
      const [module] = path.match(/pkg\/[^/]+$/) ?? [];
      const file = module ?? (kind === "dynamic-import" ? basename(path) : undefined);
      return file === undefined ? undefined : { path: `./${file}`, external: true };
    });
  },
};

await build({
  entryPoints: scripts,
  entryNames: "[name]",
  outdir,
  bundle,
  plugins: beside ? [leaveBeside] : [],
  define,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  logLevel: "warning",
});
