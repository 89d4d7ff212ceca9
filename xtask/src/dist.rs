//! `dist/site/`, to be hosted anywhere, and `dist/npm/`, to be published.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Result, bail};
use fs_err as fs;

use crate::deploy::Deploy;
use crate::sizes::Sizes;
use crate::version::{self, Manifest};
use crate::{
    files, headers, install, integrity, keep, manual, package, pinned, project, readme, remap,
    route, run, scripts, share, single, wasm, weight,
};

/// The files that users of the package read, besides its `README.md` and `docs/`.
const PAPERS: [&str; 3] = ["CHANGELOG.md", "SECURITY.md", "custom-elements.json"];

const CHECK_PACKAGE: &str = include_str!("check-package.js");

/// `cargo xtask dist`: builds, writes both folders, and prints how much a reader downloads.
pub fn dist(deploy: &Deploy) -> Result<()> {
    write_for(deploy)?;
    print_sizes(deploy)?;
    println!("dist/site/ can be hosted anywhere; dist/npm/ can be published with npm");
    match &deploy.home {
        Some(address) => println!("Figures on other pages lead to {address}"),
        None => println!(
            "Left out without `--home`, which says where the site will be: the links of figures on other pages, and of the site \
             canonical links, og:url, og:image, oembed/, sitemap.xml and robots.txt"
        ),
    }
    Ok(())
}

/// Builds and writes both folders, once per run, without a home for the links of figures.
pub fn write() -> Result<()> {
    static WRITTEN: Mutex<bool> = Mutex::new(false);
    run::once(&WRITTEN, || write_for(&Deploy::default()))
}

/// Builds and writes both folders.
pub fn write_for(deploy: &Deploy) -> Result<()> {
    // What cannot be kept is known before the modules are built.
    let kept = keep::versions(&deploy.keep)?;
    wasm::build()?;
    files::replace_all([&site_folder(), &npm_folder()], |[site, npm]| {
        write_site(site, deploy)?;
        write_npm(npm, site, deploy)?;
        keep::write(&kept, site)?;
        headers::write(site)
    })
}

/// Prints the sizes of the site's files and of readers' downloads; fails if a download is too large.
pub fn print_sizes(deploy: &Deploy) -> Result<()> {
    let site = site_folder();
    let pinned = pinned::folder(&site)?;
    // Nobody who comes new asks for a version that was kept.
    let is_asked = |file: &Path| !route::is_pinned(file) || file.starts_with(&pinned);
    let sizes = Sizes::of(&site, is_asked)?;
    let weights = weight::weights(&site, &pinned, &sizes)?;
    run::say(&format!("{}\n{}", sizes.table(), weight::table(&weights)));
    weight::check(&weights, deploy.home.as_deref())
}

/// The folder of the static site.
pub fn site_folder() -> PathBuf {
    project::root().join("dist/site")
}

/// The folder of the npm package.
pub fn npm_folder() -> PathBuf {
    project::root().join("dist/npm")
}

fn write_site(folder: &Path, deploy: &Deploy) -> Result<()> {
    let home = deploy.home.as_deref();
    copy(&route::PAGES, folder)?;
    manual::write(&project::root(), folder)?;
    copy(&route::TERMS, folder)?;
    copy_www(folder, needed_by_browsers)?;
    share::write(folder, home)?;
    scripts::write(&folder.join("www"), home)?;
    let pinned = pinned::pin(folder, &project::package()?.version, version::date())?;
    single::write(&pinned, home, &folder.join(single::FOLDER))
}

/// Writes the package, whose scripts are those of the site.
fn write_npm(folder: &Path, site: &Path, deploy: &Deploy) -> Result<()> {
    copy(&PAPERS, folder)?;
    let docs = project::root().join("docs");
    for file in files::under(&docs)? {
        files::copy(&docs.join(&file), &folder.join("docs").join(&file))?;
    }
    copy(&route::TERMS, folder)?;
    readme::write(folder)?;
    copy_www(folder, needed_by_users)?;
    let written = site.join(pinned::folder(site)?);
    scripts::copy(&written, &folder.join("www"), needed_by_users)?;
    single::write_modules(&folder.join("www"), deploy.home.as_deref())?;
    integrity::write(folder, &single::INLINE.map(|name| format!("www/{name}")))?;
    let manifest = package::manifest(folder, &project::package()?, deploy)?;
    Ok(fs::write(folder.join("package.json"), manifest)?)
}

fn copy(names: &[&str], folder: &Path) -> Result<()> {
    for name in names {
        files::copy(&project::root().join(name), &folder.join(name))?;
    }
    Ok(())
}

/// Copies all files but scripts, which are [written](scripts::write).
fn copy_www(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    let www = project::root().join("www");
    for file in files::under(&www)? {
        if wanted(&file) && !is_script(&file) {
            files::copy(&www.join(&file), &folder.join("www").join(&file))?;
        }
    }
    Ok(())
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

/// Is a file of `www/` needed in the package? The pages and their scripts are not, nor are the modules' types, as only
/// our own scripts call them.
fn needed_by_users(file: &Path) -> bool {
    let not_shipped = [
        "pages",
        "first-game",
        "first-game.js",
        "at-the-table",
        "at-the-table.js",
        "review.js",
        "with-board.js",
        "qr-code.js",
        "pkg/qr-code.js",
        "pkg/qr-code_bg.wasm",
        "generated/faces.svg",
        "generated/guts-card.svg",
        "generated/positions.js",
        "story.js",
        "explore.js",
        "embed.js",
        "claims-page.js",
        "code.js",
        "checking.js",
        "claims-worker.js",
        "icon.svg",
        "generated/boundary.d.ts",
    ];
    let is_shipped = !not_shipped.iter().any(|name| file.starts_with(name));
    is_shipped && (needed_by_browsers(file) || !file.starts_with("pkg"))
}

/// Checks what [`write()`] wrote: the site holds nothing but what browsers need, and the package, packed and installed
/// elsewhere as its users will, exports what it promises.
pub fn check() -> Result<()> {
    check_site()?;
    remap::check(&site_folder())?;
    remap::check(&npm_folder())?;
    check_package()
}

fn check_site() -> Result<()> {
    let held = files::under(&site_folder())?;
    Manifest::read(&site_folder().join(pinned::folder(&site_folder())?))?;
    if let Some(file) = held.iter().find(|file| !needed_by_browsers(file)) {
        bail!(
            "dist/site/ holds {}, which no browser needs",
            file.display()
        );
    }
    let is_single = |file: &&PathBuf| file.starts_with(single::FOLDER) && is_script(file);
    for name in held.iter().filter(is_single) {
        let text = fs::read_to_string(site_folder().join(name))?;
        if !text.starts_with("/*! upperhand ") {
            bail!("{} does not start with its terms", name.display());
        }
    }
    Ok(())
}

fn check_package() -> Result<()> {
    lint_package()?;
    let user = project::target()?.join("package-user");
    files::replace(&user, |fresh| {
        Ok(fs::write(
            fresh.join("package.json"),
            r#"{ "name": "package-user", "private": true, "type": "module" }"#,
        )?)
    })?;
    let packed = package::pack(&npm_folder(), &user)?;
    run::run(
        project::command("npm")
            .args("install --offline --no-audit --no-fund --silent".split(' '))
            .arg(&packed)
            .current_dir(&user),
    )?;
    fs::write(user.join("check.js"), CHECK_PACKAGE)?;
    run::run(project::command("node").arg("check.js").current_dir(&user))
}

/// Would every bundler and version of TypeScript find the package’s modules and their types? It holds no
/// CommonJS, and WebAssembly has no types.
fn lint_package() -> Result<()> {
    install::npm_packages()?;
    let tool = project::npm_program;
    run::run(tool("publint").args(["run", "--strict"]).arg(npm_folder()))?;
    run::run(
        tool("attw")
            .args("--pack --profile esm-only --no-emoji --no-definitely-typed".split(' '))
            .arg(npm_folder())
            .args(["--entrypoints", "."])
            .args("inline react svelte vue prose core core/inline embed-helper".split(' ')),
    )
}
