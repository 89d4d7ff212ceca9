//! The invariants of the house, each kept by a test that fails when it is broken.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The code of a file without its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let lines = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The folder of a room: that of the boundary is a crate of its own.
fn folder(name: &str) -> PathBuf {
    match name {
        "web" => root().join("modules/web/src"),
        _ => root().join("src").join(name),
    }
}

fn room(name: &str) -> Vec<(PathBuf, String)> {
    let files = rust_files(&folder(name));
    assert!(!files.is_empty(), "the room {name} is empty");
    files
        .into_iter()
        .map(|path| (path.clone(), code(&path)))
        .collect()
}

/// The names of the libraries that only the rooms of the browser may use.
const BROWSER: [&str; 6] = [
    "wasm_bindgen",
    "web_sys",
    "js_sys",
    "console_error_panic_hook",
    "performance.now",
    "Instant::now",
];

/// The names of the libraries that draw.
const BACKENDS: [&str; 2] = ["plotters", "DrawingBackend"];

#[test]
fn a_room_knows_only_the_rooms_before_it() {
    let (browser, backends) = (&BROWSER[..], &BACKENDS[..]);
    let rooms = [
        (
            "guess_who",
            &["guts", "play", "claims"][..],
            [browser, backends],
        ),
        (
            "guts",
            &["guess_who", "play", "claims"],
            [browser, backends],
        ),
        ("play", &["claims"], [browser, backends]),
        ("claims", &["play"], [browser, backends]),
        ("figures", &[], [browser, backends]),
        ("controller", &["guess_who", "guts"], [browser, backends]),
        ("draw", &["guess_who", "guts"], [browser, &[]]),
        ("web", &["guess_who", "guts"], [&[], &[]]),
    ];
    let after = |name| match name {
        "guess_who" | "guts" | "play" | "claims" => &["figures", "controller", "draw"][..],
        "figures" => &["controller", "draw"],
        "controller" => &["draw"],
        "draw" => &["controller"],
        _ => &[],
    };
    for (name, beside, libraries) in rooms {
        let forbidden = beside.iter().chain(after(name));
        let library = if name == "web" { "upperhand" } else { "crate" };
        let forbidden = forbidden.map(|room| format!("{library}::{room}"));
        let libraries = libraries.into_iter().flatten();
        let words: Vec<String> = forbidden
            .chain(libraries.map(|word| (*word).to_owned()))
            .collect();
        for (path, code) in room(name) {
            for word in &words {
                assert!(!code.contains(word), "{} names {word}", path.display());
            }
        }
    }
}

#[test]
fn the_core_builds_without_anything_of_the_web() {
    let tree = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "--package",
            "upperhand",
            "--no-default-features",
        ])
        .args(["--edges", "normal", "--prefix", "none"])
        .current_dir(root())
        .output()
        .unwrap();
    let tree_text = String::from_utf8(tree.stdout).unwrap();
    assert!(
        tree.status.success(),
        "{}",
        String::from_utf8_lossy(&tree.stderr)
    );
    assert!(tree_text.starts_with("upperhand "), "{tree_text}");
    for package in [
        "web-sys",
        "js-sys",
        "wasm-bindgen",
        "console_error",
        "plotters",
    ] {
        assert!(
            !tree_text.contains(package),
            "the core depends on {package}:\n{tree_text}"
        );
    }
}

/// `crate::a::b` for the file `src/a/b.rs` or `src/a/b/mod.rs`.
fn module_path(path: &Path) -> Vec<String> {
    let inside = path
        .strip_prefix(root().join("src"))
        .unwrap()
        .with_extension("");
    let mut parts: Vec<String> = inside
        .iter()
        .map(|part| part.to_str().unwrap().to_owned())
        .collect();
    if parts
        .last()
        .is_some_and(|last| last == "mod" || last == "lib")
    {
        parts.pop();
    }
    parts
}

/// The paths of `use` statements, braces expanded.
fn used_paths(code: &str) -> Vec<String> {
    fn expand(prefix: &str, text: &str, out: &mut Vec<String>) {
        let Some(open) = text.find('{') else {
            out.push(format!("{prefix}{}", text.trim()));
            return;
        };
        let prefix = format!("{prefix}{}", text[..open].trim());
        let inner = text[open + 1..].trim_end().trim_end_matches('}');
        let (mut depth, mut start) = (0, 0);
        for (index, letter) in inner.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    expand(&prefix, &inner[start..index], out);
                    start = index + 1;
                }
                _ => {}
            }
        }
        if !inner[start..].trim().is_empty() {
            expand(&prefix, &inner[start..], out);
        }
    }
    let mut out = Vec::new();
    for statement in code.split(';') {
        let statement = statement.trim();
        let Some(at) = statement.find("use ") else {
            continue;
        };
        let before = statement[..at].trim();
        if before.is_empty() || before.ends_with("pub") || before.ends_with(']') {
            expand("", &statement[at + 4..], &mut out);
        }
    }
    out
}

#[test]
fn no_module_of_the_crate_imports_in_a_circle() {
    let files = rust_files(&root().join("src"));
    let modules: BTreeSet<Vec<String>> = files.iter().map(|path| module_path(path)).collect();
    let mut edges: BTreeMap<Vec<String>, BTreeSet<Vec<String>>> = BTreeMap::new();
    for path in &files {
        let here = module_path(path);
        for used in used_paths(&code(path)) {
            let mut segments: Vec<String> = used.split("::").map(str::to_owned).collect();
            let ups = segments
                .iter()
                .take_while(|segment| *segment == "super")
                .count();
            let mut base = match segments[0].as_str() {
                "crate" => Vec::new(),
                "super" => here[..here.len().saturating_sub(ups)].to_vec(),
                "self" => here.clone(),
                first if modules.contains(&[&here[..], &[first.to_owned()]].concat()) => {
                    segments.insert(0, String::new());
                    here.clone()
                }
                _ => continue,
            };
            segments.drain(..ups.saturating_sub(1));
            for segment in &segments[1..] {
                let longer = [&base[..], std::slice::from_ref(segment)].concat();
                if !modules.contains(&longer) {
                    break;
                }
                base = longer;
            }
            if base != here && !base.is_empty() {
                edges.entry(here.clone()).or_default().insert(base);
            }
        }
    }
    assert!(edges.len() > 15, "the imports were not found: {edges:?}");
    // What has no edge left to a module of the rest can be put in an order, until nothing is left.
    let mut rest = edges;
    while !rest.is_empty() {
        let (free, bound): (BTreeMap<_, _>, BTreeMap<_, _>) = rest
            .clone()
            .into_iter()
            .partition(|(_, used)| used.iter().all(|module| !rest.contains_key(module)));
        assert!(
            !free.is_empty(),
            "these import each other in a circle: {bound:#?}"
        );
        rest = bound;
    }
}

/// Functions and types of the core; constants are explained by the type they belong to.
#[test]
fn every_public_item_of_the_core_has_an_example_that_runs() {
    let mut items = 0;
    let rooms = ["src/guess_who", "src/guts", "src/play"];
    for path in rooms.iter().flat_map(|room| rust_files(&root().join(room))) {
        let text = fs::read_to_string(&path).unwrap();
        let mut has_example = false;
        for line in text.lines() {
            let line = line.trim();
            if line.starts_with("///") {
                has_example |= line.contains("```");
                continue;
            }
            let kinds = [
                "pub fn ",
                "pub const fn ",
                "pub struct ",
                "pub enum ",
                "pub trait ",
            ];
            if kinds.iter().any(|kind| line.starts_with(kind)) {
                items += 1;
                assert!(has_example, "{}: {line}", path.display());
            }
            // Attributes, which may take several lines, stand between the documentation and its item.
            if line.is_empty() || line.ends_with([';', '{', '}']) || line.ends_with("*/") {
                has_example = false;
            }
        }
    }
    assert!(items > 70, "only {items} public items were found");
}

#[test]
fn the_page_and_the_crate_are_of_one_version() {
    let engine = fs::read_to_string(root().join("www/element/engine.js")).unwrap();
    let version = format!("export const VERSION = {:?};", env!("CARGO_PKG_VERSION"));
    assert!(
        engine.contains(&version),
        "www/element/engine.js lacks {version}"
    );
}
