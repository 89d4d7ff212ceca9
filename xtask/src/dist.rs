//! `dist/site/`, to be hosted anywhere, and `dist/npm/`, to be published.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};

use crate::weight::{self, Weight};
use crate::{files, install, package, project, route, run, single, sizes, styles, wasm};

/// What accompanies the code, where it exists.
const LICENSES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

const CHECK_PACKAGE: &str = include_str!("check-package.js");

/// `cargo xtask dist`: builds, writes both folders, prints what a reader downloads.
pub fn dist() -> Result<()> {
    write()?;
    print!(
        "{}\n{}",
        sizes::table(&site_folder())?,
        weight::table(&weights()?)
    );
    println!("dist/site/ can be hosted anywhere; dist/npm/ can be published with npm");
    Ok(())
}

/// Builds and writes both folders, once per run.
pub fn write() -> Result<()> {
    static WRITTEN: AtomicBool = AtomicBool::new(false);
    if WRITTEN.load(Ordering::Relaxed) {
        return Ok(());
    }
    wasm::build()?;
    files::replace(&site_folder(), write_site)?;
    files::replace(&npm_folder(), write_npm)?;
    WRITTEN.store(true, Ordering::Relaxed);
    Ok(())
}

/// What a reader downloads for each figure.
pub fn weights() -> Result<Vec<Weight>> {
    weight::weights(&site_folder().join("www"), &project::package()?.figures)
}

/// Where the static site is written.
pub fn site_folder() -> PathBuf {
    project::root().join("dist/site")
}

fn npm_folder() -> PathBuf {
    project::root().join("dist/npm")
}

fn write_site(folder: &Path) -> Result<()> {
    copy_where_present(&route::PAGES, folder)?;
    copy_where_present(&LICENSES, folder)?;
    copy_www(folder, needed_by_browsers)?;
    write_scripts(folder)?;
    single::write(&folder.join("www/single"), &project::package()?.figures)
}

fn write_npm(folder: &Path) -> Result<()> {
    copy_where_present(
        &[
            "README.md",
            "CHANGELOG.md",
            "custom-elements.json",
            "embed.html",
        ],
        folder,
    )?;
    copy_where_present(&LICENSES, folder)?;
    copy_www(folder, |_| true)?;
    write_scripts(folder)?;
    let manifest = package::manifest(folder, &project::package()?)?;
    fs::write(folder.join("package.json"), manifest).context("cannot write dist/npm/package.json")
}

fn copy_where_present(names: &[&str], folder: &Path) -> Result<()> {
    for name in names {
        let file = project::root().join(name);
        if file.is_file() {
            files::copy(&file, &folder.join(name))?;
        }
    }
    Ok(())
}

/// Copies what is no script: those are [written](write_scripts).
fn copy_www(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    let www = project::root().join("www");
    for file in files::under(&www)? {
        if wanted(&file) && !is_script(&file) {
            files::copy(&www.join(&file), &folder.join("www").join(&file))?;
        }
    }
    Ok(())
}

/// The scripts that pages, packages and Workers name. What they share becomes files of its own.
const NAMED: [&str; 7] = [
    "element.js",
    "figure.js",
    "core.js",
    "worker.js",
    "page.js",
    "embed.js",
    "embed-helper.js",
];

/// Writes the scripts short and together: a third of what readers would download of them are comments and names,
/// and a few files compress better than many.
fn write_scripts(folder: &Path) -> Result<()> {
    install::npm_packages()?;
    let (from, to) = (project::root().join("www"), folder.join("www"));
    let esbuild = |more: &[&str], outdir: &Path, files: &[PathBuf]| {
        run::run(
            project::command("npx")
                .args(["--no", "--", "esbuild", "--minify", "--target=es2022"])
                .args(["--log-level=warning", "--charset=utf8"])
                .args(more)
                .arg(format!("--outdir={}", outdir.display()))
                .args(files),
        )
    };
    let together = ["--bundle", "--splitting", "--format=esm"];
    let elsewhere = ["--external:./pkg/*", "--external:node:fs/promises"];
    let named = NAMED.map(|name| from.join(name));
    esbuild(&[together.as_slice(), &elsewhere].concat(), &to, &named)?;
    rewritten(&to, &to, styles::in_script)?;
    let aside = project::root().join("target/bindings");
    fs::create_dir_all(&aside).context("cannot make target/bindings/")?;
    let bindings = rewritten(&from.join("pkg"), &aside, started_later)?;
    // They say on the console where a server names the type of a module wrongly, in many words.
    esbuild(&["--drop:console"], &to.join("pkg"), &bindings)
}

/// Writes what becomes of every script of a folder, and says where.
fn rewritten(from: &Path, to: &Path, change: fn(&str) -> String) -> Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for file in files::under(from)?
        .into_iter()
        .filter(|file| is_script(file))
    {
        let (source, target) = (from.join(&file), to.join(&file));
        let script = fs::read_to_string(&source)
            .with_context(|| format!("cannot read {}", source.display()))?;
        fs::write(&target, change(&script))
            .with_context(|| format!("cannot write {}", target.display()))?;
        written.push(target);
    }
    Ok(written)
}

/// The script around a module without its function that starts at once: browsers start modules while they load.
fn started_later(script: &str) -> String {
    const END: &str = "\n}\n";
    let Some((before, rest)) = script.split_once("function initSync(") else {
        return script.to_owned();
    };
    let Some((_, after)) = rest.split_once(END) else {
        return script.to_owned();
    };
    let after = after.replace("export { initSync, ", "export { ");
    format!("{before}{after}")
}

fn is_script(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "js")
}

/// Is the file read at run time? Type declarations and notes are not.
fn needed_by_browsers(file: &Path) -> bool {
    !file
        .extension()
        .is_some_and(|ending| ending == "ts" || ending == "md" || ending == "map")
}

/// Checks what [`write()`] wrote: the site holds what browsers need and nothing else, no figure is too heavy, and the package, packed
/// and installed elsewhere as its users will, exports what it promises.
pub fn check() -> Result<()> {
    check_site()?;
    weight::check(&weights()?)?;
    check_package()
}

fn check_site() -> Result<()> {
    let held = files::under(&site_folder())?;
    let mut needed = [
        "index.html",
        "embed.html",
        "examples.html",
        "www/single/upperhand-all.js",
    ]
    .map(str::to_owned)
    .to_vec();
    for figure in project::package()?.figures {
        needed.push(format!("www/pkg/{figure}.js"));
        needed.push(format!("www/pkg/{figure}_bg.wasm"));
    }
    for needed in needed {
        if !held.iter().any(|file| file == Path::new(&needed)) {
            bail!("dist/site/ holds no {needed}");
        }
    }
    if let Some(file) = held.iter().find(|file| !needed_by_browsers(file)) {
        bail!(
            "dist/site/ holds {}, which no browser needs",
            file.display()
        );
    }
    match weight::needed_besides(&site_folder().join("www"), "figure.js", "element.js")?.first() {
        // Besides, it would be fetched only after figure.js.
        Some(file) => bail!(
            "figure.js imports {}, which element.js does not: where that fails to come once, Firefox would not ask again",
            file.display()
        ),
        None => Ok(()),
    }
}

fn check_package() -> Result<()> {
    lint_package()?;
    let user = project::root().join("target/package-user");
    files::replace(&user, |fresh| {
        Ok(fs::write(
            fresh.join("package.json"),
            r#"{ "name": "package-user", "private": true, "type": "module" }"#,
        )?)
    })?;
    let packed = run::output(
        project::command("npm")
            .args(["pack", "--silent", "--pack-destination"])
            .arg(&user)
            .current_dir(npm_folder()),
    )?;
    run::run(
        project::command("npm")
            .args([
                "install",
                "--offline",
                "--no-audit",
                "--no-fund",
                "--silent",
            ])
            .arg(format!("./{}", packed.trim()))
            .current_dir(&user),
    )?;
    fs::write(user.join("check.js"), CHECK_PACKAGE)?;
    run::run(project::command("node").arg("check.js").current_dir(&user))
}

/// Would every bundler and version of TypeScript find the package’s modules and their types? It holds no
/// CommonJS, and WebAssembly has no types.
fn lint_package() -> Result<()> {
    install::npm_packages()?;
    let tool = |name: &str| {
        let mut command = project::command("npx");
        command.args(["--no", "--", name]);
        command
    };
    run::run(tool("publint").args(["run", "--strict"]).arg(npm_folder()))?;
    run::run(
        tool("attw")
            .args([
                "--pack",
                "--profile",
                "esm-only",
                "--no-emoji",
                "--no-definitely-typed",
            ])
            .arg(npm_folder())
            .args(["--entrypoints", ".", "core"]),
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{needed_by_browsers, started_later};

    #[test]
    fn nothing_but_the_start_at_once_is_left_out_of_a_binding() {
        let binding = "let a;\nfunction initSync(module) {\n    if (a) {\n    }\n}\n\nlet promise;\nexport { initSync, init as default };\n";
        let later = "let a;\n\nlet promise;\nexport { init as default };\n";
        assert_eq!(started_later(binding), later);
        assert_eq!(started_later(later), later);
    }

    #[test]
    fn declarations_stay_out_of_the_site() {
        for (file, needed) in [
            ("page.js", true),
            ("pkg/win-map_bg.wasm", true),
            ("element.css", true),
            ("pkg/win-map.d.ts", false),
            ("pkg/win-map_bg.wasm.d.ts", false),
            ("README.md", false),
        ] {
            assert_eq!(needed_by_browsers(Path::new(file)), needed, "{file}");
        }
    }
}
