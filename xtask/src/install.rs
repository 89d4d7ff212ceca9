//! Installs what a bare machine lacks: the wasm target, Node and npm, the npm packages, a browser.
//!
//! Each function leaves an existing part alone, and names the remedy where it cannot install one.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, anyhow, bail};
use fs_err as fs;

use crate::project::TARGET;
use crate::{project, run};

/// The oldest Node the package and its tests run on.
const OLDEST_NODE: u32 = 20;

/// A browser that tests drive.
pub struct Browser {
    name: &'static str,
    /// The variable for its path.
    pub variable: &'static str,
    /// The names of its program, by system.
    programs: &'static [&'static str],
    /// The Debian package.
    package: &'static str,
}

/// Chromium or Chrome. Its headless shell draws the same, and opens a page in a third of the time.
pub const CHROMIUM: Browser = Browser {
    name: "Chromium or Chrome",
    variable: "CHROMIUM",
    programs: &[
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
    package: "chromium-headless-shell",
};

/// Firefox, with or without extended support.
pub const FIREFOX: Browser = Browser {
    name: "Firefox",
    variable: "FIREFOX",
    programs: &["firefox", "firefox-esr"],
    package: "firefox-esr",
};

/// The driver of WebKitGTK, with its browser, and a virtual display, without which it draws nothing.
const WEBKIT: [(&str, &str, &str); 2] = [
    ("WEBKIT_DRIVER", "WebKitWebDriver", "webkit2gtk-driver"),
    ("XVFB", "Xvfb", "xvfb"),
];

/// The programs that draw pages with WebKitGTK, each with the variable that tells its path.
pub fn webkit() -> Result<Vec<(&'static str, PathBuf)>> {
    let advice = "pictures are compared with those of WebKitGTK; install its WebDriver and Xvfb";
    let found = WEBKIT
        .iter()
        .map(|(variable, name, package)| Ok((*variable, program(name, package).context(advice)?)));
    found.collect()
}

/// Hugo, which is a program and comes in no package of npm.
pub fn hugo() -> Result<PathBuf> {
    program("hugo", "hugo").context("a page is built with Hugo; install it")
}

/// A program on the path, which a package of Debian brings.
fn program(name: &str, package: &str) -> Result<PathBuf> {
    let _alone = alone();
    if on_path(name).is_none() {
        apt_install(&[package])?;
    }
    on_path(name).with_context(|| format!("{package} holds no {name}"))
}

/// The standard library for WebAssembly.
pub fn wasm_target() -> Result<()> {
    let sysroot = run::output(project::command("rustc").args(["--print", "sysroot"]))?;
    if Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(TARGET)
        .exists()
    {
        return Ok(());
    }
    run::run(project::command("rustup").args(["target", "add", TARGET])).with_context(|| {
        format!("the WebAssembly target is missing; install {TARGET} for this Rust, with rustup or your system’s packages")
    })
}

/// A component of the Rust toolchain that comes as a cargo command, such as `clippy`.
pub fn cargo_command(name: &str, component: &str) -> Result<()> {
    if works(project::cargo().args([name, "--version"])) {
        return Ok(());
    }
    run::run(project::command("rustup").args(["component", "add", component]))
        .with_context(|| format!("`cargo {name}` is missing; install {component} for this Rust"))
}

/// Node, new enough, and npm.
pub fn node() -> Result<()> {
    if !works(Command::new("node").arg("--version")) || !works(Command::new("npm").arg("--version"))
    {
        let advice = format!(
            "Node.js {OLDEST_NODE} or later, with npm, is needed; install it from https://nodejs.org/"
        );
        apt_install(&["nodejs", "npm"]).context(advice)?;
    }
    let version = run::output(Command::new("node").arg("--version"))?;
    match major(&version) {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        _ => bail!(
            "Node.js {OLDEST_NODE} or later is needed, found {}; install it from https://nodejs.org/",
            version.trim()
        ),
    }
}

/// The major version in `v20.1.2`.
fn major(version: &str) -> Option<u32> {
    version
        .trim()
        .strip_prefix('v')?
        .split('.')
        .next()?
        .parse()
        .ok()
}

/// The development packages of `package.json`, exactly as locked.
pub fn npm_packages() -> Result<()> {
    npm_packages_of(&project::root(), "ci")
}

/// The packages of a folder’s `package.json`, at the versions that its lock file names: by `npm ci`, or by `npm install`
/// where the lock file lacks parts for other systems.
pub fn npm_packages_of(folder: &Path, how: &str) -> Result<()> {
    let lists = ["package.json", "package-lock.json"];
    // npm keeps no copy of the lock file it installed from.
    unless_installed(folder, &lists, "node_modules", node, || {
        run::run(
            project::command("npm")
                .args([how, "--no-audit", "--no-fund"])
                .current_dir(folder)
                .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"),
        )
    })
}

/// The packages of a folder’s `requirements.txt`, in an environment of their own in its `venv/`.
pub fn python_packages_of(folder: &Path) -> Result<()> {
    unless_installed(folder, &["requirements.txt"], "venv", python, || {
        let mut venv = Command::new("python3");
        venv.args(["-m", "venv", "--clear", "venv"]);
        run::run(venv.current_dir(folder))?;
        let mut pip = Command::new(folder.join("venv/bin/python"));
        pip.args("-m pip install --quiet --no-deps --disable-pip-version-check".split(' '));
        run::run(pip.args(["-r", "requirements.txt"]).current_dir(folder))
    })
}

/// Python, with its module for environments.
fn python() -> Result<()> {
    if works(Command::new("python3").args(["-c", "import ensurepip, venv"])) {
        return Ok(());
    }
    apt_install(&["python3", "python3-venv"])
        .context("notebooks are tested with Python 3; install it, with its module venv")
}

/// Installs what some files of a folder list, unless it was installed from the same: a note beside it says so.
fn unless_installed(
    folder: &Path,
    lists: &[&str],
    place: &str,
    program: fn() -> Result<()>,
    install: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let _alone = alone();
    program()?;
    let read = |name: &&str| fs::read_to_string(folder.join(name));
    let wanted: String = lists.iter().map(read).collect::<Result<_, _>>()?;
    let note = folder.join(place).join(".installed-from");
    if fs::read_to_string(&note).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    install().context("packages could not be installed; is the network there?")?;
    Ok(fs::write(note, wanted)?)
}

/// A browser that runs: the one its variable names, else one on the path, else one newly installed.
pub fn browser(browser: &Browser) -> Result<PathBuf> {
    let variable = browser.variable;
    if let Some(named) = std::env::var_os(variable).filter(|named| !named.is_empty()) {
        let named = PathBuf::from(named);
        return if works(Command::new(&named).arg("--version")) {
            Ok(named)
        } else {
            Err(anyhow!(
                "{variable} is set to {}, which does not run",
                named.display()
            ))
        };
    }
    let _alone = alone();
    letters()?;
    if let Some(found) = browser_on_path(browser) {
        return Ok(found);
    }
    let advice = advice(browser);
    apt_install(&[browser.package]).context(advice.clone())?;
    browser_on_path(browser).context(advice)
}

/// Fonts with the metrics that most readers have. Debian’s browsers bring none, and lines would break elsewhere.
fn letters() -> Result<()> {
    const PACKAGE: &str = "fonts-liberation";
    let is_debian = works(Command::new("dpkg").arg("--version"));
    if is_debian && !works(Command::new("dpkg").args(["--status", PACKAGE])) {
        apt_install(&[PACKAGE])
            .context("pages are tested with the Liberation fonts; install them")?;
    }
    Ok(())
}

fn advice(Browser { name, variable, .. }: &Browser) -> String {
    format!("the tests need {name}; install it, or set {variable} to where it is")
}

fn browser_on_path(browser: &Browser) -> Option<PathBuf> {
    let found = browser.programs.iter().filter_map(|name| on_path(name));
    found
        .into_iter()
        .find(|file| works(Command::new(file).arg("--version")))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut files = std::env::split_paths(&path).map(|folder| folder.join(name));
    files.find(|file| file.is_file())
}

/// Does a program run and succeed?
fn works(command: &mut Command) -> bool {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Parallel steps install one after the other, so that the next finds what one has installed.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Installs Debian packages, where that is possible without a password.
fn apt_install(packages: &[&str]) -> Result<()> {
    let names = packages.join(" and ");
    if !works(Command::new("apt-get").arg("--version")) {
        bail!("cannot install {names} by itself: there is no apt-get");
    }
    let may_be_root: &[&str] = if run::output(Command::new("id").arg("-u"))?.trim() == "0" {
        &[]
    } else if works(Command::new("sudo").args(["-n", "true"])) {
        &["sudo", "-n"]
    } else {
        bail!(
            "cannot install {names} by itself: this user is not root and has no sudo without a password"
        );
    };
    run::say(&format!("Installing {names}"));
    apt_get(may_be_root, &["update"])?;
    apt_get(
        may_be_root,
        &[&["install", "-y", "--no-install-recommends"], packages].concat(),
    )
}

fn apt_get(may_be_root: &[&str], arguments: &[&str]) -> Result<()> {
    let line = [
        may_be_root,
        &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
        arguments,
    ]
    .concat();
    run::run(Command::new(line[0]).args(&line[1..]))
}
