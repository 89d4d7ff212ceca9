//! `dist/site/`, to be hosted anywhere, and `dist/npm/`, to be published.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{files, install, package, project, route, run, single, sizes, wasm};

/// What accompanies the code, where it exists.
const LICENSES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

const CHECK_PACKAGE: &str = include_str!("check-package.js");

/// `cargo xtask dist`: builds, writes both folders, prints what a reader downloads.
pub fn dist() -> Result<()> {
    write()?;
    print!("{}", sizes::table(&site_folder())?);
    println!("dist/site/ can be hosted anywhere; dist/npm/ can be published with npm");
    Ok(())
}

/// Builds and writes both folders.
pub fn write() -> Result<()> {
    wasm::build()?;
    files::replace(&site_folder(), write_site)?;
    files::replace(&npm_folder(), write_npm)
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
    single::write(&folder.join("www/single/upperhand-all.js"))
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

fn copy_www(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    let www = project::root().join("www");
    for file in files::under(&www)? {
        if wanted(&file) {
            files::copy(&www.join(&file), &folder.join("www").join(&file))?;
        }
    }
    slim(&folder.join("www"))
}

/// Takes comments and white space out of the scripts under a folder, a third of what a reader would download;
/// they stay the same modules with the same names.
fn slim(folder: &Path) -> Result<()> {
    install::npm_packages()?;
    let mut scripts = files::under(folder)?;
    scripts.retain(|file| file.extension().is_some_and(|ending| ending == "js"));
    let folder = folder.strip_prefix(project::root()).unwrap_or(folder);
    run::run(
        project::command("npx")
            .args(["--no", "--", "esbuild"])
            .args(scripts.iter().map(|file| folder.join(file)))
            .args(["--minify-whitespace", "--minify-syntax", "--charset=utf8"])
            .args(["--format=esm", "--target=es2023", "--log-level=warning"])
            .arg("--allow-overwrite")
            .arg(format!("--outbase={}", folder.display()))
            .arg(format!("--outdir={}", folder.display())),
    )
}

/// Is the file read at run time? Type declarations and notes are not.
fn needed_by_browsers(file: &Path) -> bool {
    !file
        .extension()
        .is_some_and(|ending| ending == "ts" || ending == "md" || ending == "map")
}

/// Checks what [`write()`] wrote: the site holds what browsers need and nothing else, and the package, packed
/// and installed elsewhere as its users will, exports what it promises.
pub fn check() -> Result<()> {
    check_site()?;
    check_package()
}

fn check_site() -> Result<()> {
    let held = files::under(&site_folder())?;
    for needed in [
        "index.html",
        "embed.html",
        "examples.html",
        "www/single/upperhand-all.js",
        "www/pkg/upperhand.js",
        "www/pkg/upperhand_bg.wasm",
    ] {
        if !held.iter().any(|file| file == Path::new(needed)) {
            bail!("dist/site/ holds no {needed}");
        }
    }
    match held.iter().find(|file| !needed_by_browsers(file)) {
        Some(file) => bail!(
            "dist/site/ holds {}, which no browser needs",
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

    use super::needed_by_browsers;

    #[test]
    fn declarations_stay_out_of_the_site() {
        for (file, needed) in [
            ("page.js", true),
            ("pkg/upperhand_bg.wasm", true),
            ("element.css", true),
            ("pkg/upperhand.d.ts", false),
            ("pkg/upperhand_bg.wasm.d.ts", false),
            ("README.md", false),
        ] {
            assert_eq!(needed_by_browsers(Path::new(file)), needed, "{file}");
        }
    }
}
