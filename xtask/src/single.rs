//! Single files with everything inside, including the modules and the script of the Worker.
//!
//! They are plain scripts, for pages that can only have one file, and ES modules in the npm package, for tools and
//! servers that cannot load a file beside a script.

use std::fmt::Write as _;
use std::fs::File;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fs_err as fs;

use crate::modules::{self, Module};
use crate::project::{Crate, THIRD_PARTY};
use crate::{files, integrity, project, run, scripts};

/// The single files that npm users import: the element, and the core.
pub const INLINE: [&str; 2] = ["inline.js", "core-inline.js"];

/// The core that imports its WebAssembly modules, compiled ahead: for hosts that cannot compile at run time.
const AHEAD: &str = "core-ahead.js";

/// The folder of the plain scripts in the site.
pub const FOLDER: &str = "www/single";

/// A stand-in for `import.meta.url`, which a plain script lacks: as if it lay in the site's folder of its version, where the
/// modules are that it does not bring along. The page knows which script runs only while it first runs, so this comes first.
/// A page that was opened out of a mail may have an address without folders.
fn here(www: &Path) -> Result<String> {
    let folder = www.file_name().context("www has no name")?.display();
    Ok(format!(
        "const from = document.currentScript?.src || document.baseURI;\n\
         export const upperhandScript = URL.canParse(\"..\", from) ? String(new URL(\"../{folder}/single.js\", from)) : undefined;\n"
    ))
}

/// The function around a plain script, by which it knows its own text, as a page cannot read its scripts.
const START: &str = "(function upperhandFile() {";
const END: &str = "})();";

/// The core with its module.
const CORE: &str = r#"import module from "./pkg/core_bg.wasm";
import ofChecks from "./pkg/claims_bg.wasm";
import { ready as load } from "./jobs/solver.js";
export * from "./jobs/solver.js";
export const ready = (source = module, checks) => load(() => source, checks, () => ofChecks);
"#;

/// The suffix by which Cloudflare, Vercel and their bundlers recognize a module to compile.
const COMPILED: &str = "_bg.wasm?module";

/// Writes plain scripts into a folder: `upperhand-all.js`, and one for each module. The other scripts are in `www`.
pub fn write(www: &Path, home: Option<&str>, to: &Path) -> Result<()> {
    let parts = parts(www)?;
    let here = parts.join("here.js");
    fs::write(&here, self::here(www)?)?;
    let terms = terms(home)?;
    let mut options = vec![
        "--format=iife".to_owned(),
        "--minify".to_owned(),
        "--define:import.meta.url=upperhandScript".to_owned(),
        format!("--inject:{}", here.display()),
        format!("--banner:js={terms}\n{START}"),
        format!("--footer:js={END}"),
    ];
    options.extend(baked(www, home)?);
    let figures = modules::with_figures()?;
    let all = [("all", &figures[..])];
    let each = figures.iter();
    let each = each.map(|module| (module.name.as_str(), std::slice::from_ref(module)));
    let mut written = Vec::new();
    for (name, modules) in all.into_iter().chain(each) {
        let name = format!("upperhand-{name}.js");
        let file = to.join(&name);
        // Where this script runs is known only at first.
        let script = format!(
            "import {:?};\n{}import \"./prose.js\";\n",
            here.display().to_string(),
            script(&parts, modules, Some(&terms))?
        );
        bundle(&parts, &options, &script, &file)?;
        written.push(name);
    }
    integrity::write(to, &written)
}

/// Writes the [modules](INLINE). The other scripts are in the folder.
pub fn write_modules(www: &Path, home: Option<&str>) -> Result<()> {
    let parts = parts(www)?;
    let element = script(&parts, &modules::with_figures()?, None)?
        + "export { UpperHand } from \"./element.js\";\n";
    // A tool that brings no other file along gives scripts no address, either.
    let mut options = vec![
        "--format=esm".to_owned(),
        "--define:import.meta.url=undefined".to_owned(),
        format!("--banner:js={}", terms(home)?),
    ];
    options.extend(baked(www, home)?);
    for (name, script) in INLINE.into_iter().zip([element.as_str(), CORE]) {
        bundle(&parts, &options, script, &www.join(name))?;
    }
    let ahead = ["--format=esm".to_owned(), format!("--external:*{COMPILED}")];
    let core = CORE.replace("_bg.wasm", COMPILED);
    bundle(&parts, &ahead, &core, &www.join(AHEAD))?;
    let written = INLINE.into_iter().chain([AHEAD]);
    scripts::shorten(written.map(|name| www.join(name).into_os_string()))
}

/// The options of esbuild that write the constants into the scripts.
fn baked(www: &Path, home: Option<&str>) -> Result<[String; 2]> {
    let known = scripts::baked(www, home)?;
    Ok(known.map(|(expression, text)| format!("--define:{expression}={text}")))
}

/// The comment at the start of a file: its licence, and where those of its parts are.
fn terms(home: Option<&str>) -> Result<String> {
    let Crate {
        version, license, ..
    } = project::package()?;
    let place = home.unwrap_or_default();
    Ok(format!(
        "/*! upperhand {version}, {license}. Terms of its parts: {place}{THIRD_PARTY} */"
    ))
}

/// The folder for parts of single files, with the scripts of the Workers as texts.
fn parts(www: &Path) -> Result<PathBuf> {
    let folder = project::target()?.join("single");
    for module in modules::with_tasks()? {
        let worker = module.worker();
        files::copy(
            &www.join(&worker),
            &folder.join(&worker).with_extension("txt"),
        )?;
    }
    Ok(folder)
}

/// Bundles a script that is written as if it were in `www/`.
fn bundle(parts: &Path, options: &[String], script: &str, to: &Path) -> Result<()> {
    let entry = parts.join("entry.js");
    fs::write(&entry, script)?;
    run::run(
        project::npm_program("esbuild")
            .args(["--bundle", "--target=es2022", "--charset=utf8"])
            .args("--loader:.wasm=binary --loader:.txt=text --log-level=warning".split(' '))
            .args(options)
            .arg(format!("--outfile={}", to.display()))
            .current_dir(project::root().join("www"))
            .stdin(File::open(&entry)?),
    )
}

/// The script that defines the element after some modules are there, as a figure may start at once.
fn script(parts: &Path, modules: &[&Module], terms: Option<&str>) -> Result<String> {
    let file = parts.join("brought.js");
    fs::write(&file, brought(parts, modules, terms)?)?;
    Ok(format!(
        "import {:?};\nimport \"./element.js\";\n",
        file.display().to_string()
    ))
}

/// The script that contains some modules and, for a plain script with this licence, its own text.
fn brought(parts: &Path, modules: &[&Module], terms: Option<&str>) -> Result<String> {
    let www = project::root().join("www");
    // As Rust and JavaScript alike spell a text.
    let text = |file: PathBuf| format!("{:?}", file.display().to_string());
    let mut script = format!(
        "import {{ brought }} from {};\n",
        text(www.join("element/engine.js"))
    );
    let is_requested = |one: &&Module| {
        let of = one.is.on_request_of.as_ref();
        of.is_some_and(|of| modules.iter().any(|module| module.name == *of))
    };
    let requested = modules::on_request()?.into_iter().filter(is_requested);
    for (index, module) in modules.iter().copied().chain(requested).enumerate() {
        let (name, file) = (&module.name, text(www.join(module.file())));
        let _ = writeln!(
            script,
            "import m{index} from {file};\nbrought.modules.set(\"{name}\", m{index});"
        );
        if module.has_tasks {
            let worker = text(parts.join(module.worker()).with_extension("txt"));
            let _ = writeln!(
                script,
                "import w{index} from {worker};\nbrought.workers.set(\"{name}\", w{index});"
            );
        }
        if let Some(terms) = terms {
            let own = format!("`${{{terms:?}}}\n(${{upperhandFile}})();\n`");
            let _ = writeln!(script, "brought.scripts.set(\"{name}\", () => {own});");
        }
    }
    Ok(script)
}
