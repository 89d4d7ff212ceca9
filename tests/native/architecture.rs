//! The invariants of the house, each kept by a test that fails when it is broken.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::root;

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

/// The rooms that are crates.
const CRATES: [&str; 5] = [
    "src",
    "crates/claims/src",
    "crates/kit/src",
    "crates/figures/src",
    "crates/draw/src",
];

fn room(folder: &str) -> Vec<(PathBuf, String)> {
    let files = rust_files(&root().join(folder));
    assert!(!files.is_empty(), "the room {folder} is empty");
    files
        .into_iter()
        .map(|path| (path.clone(), code(&path)))
        .collect()
}

/// Between crates the compiler sees to it; inside a crate, and where a library of the browser is meant, a word tells.
#[test]
fn a_room_knows_only_the_rooms_before_it() {
    let browser = ["performance.now", "Instant::now"];
    let forbidden: [(&str, &[&str]); 3] = [
        ("src/guess_who", &["crate::guts", "crate::play"]),
        ("src/guts", &["crate::guess_who", "crate::play"]),
        (
            "modules/web/src",
            &["upperhand::guess_who", "upperhand::guts"],
        ),
    ];
    let browser = CRATES.map(|folder| (folder, &browser[..]));
    for (folder, words) in forbidden.into_iter().chain(browser) {
        for (path, code) in room(folder) {
            for word in words {
                assert!(!code.contains(word), "{} names {word}", path.display());
            }
        }
    }
}

#[test]
fn the_core_builds_without_anything_of_the_web() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--package", "upperhand"])
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

/// `crate::a::b` for the file `a/b.rs` or `a/b/mod.rs` in the folder of a crate.
fn module_path(folder: &Path, path: &Path) -> Vec<String> {
    let inside = path.strip_prefix(folder).unwrap().with_extension("");
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
fn no_module_of_a_crate_imports_in_a_circle() {
    for folder in CRATES {
        check_circles(&root().join(folder));
    }
}

fn check_circles(folder: &Path) {
    let files = rust_files(folder);
    let modules: BTreeSet<Vec<String>> =
        files.iter().map(|path| module_path(folder, path)).collect();
    let mut edges: BTreeMap<Vec<String>, BTreeSet<Vec<String>>> = BTreeMap::new();
    for path in &files {
        let here = module_path(folder, path);
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

/// Functions and types of the core; constants are explained by the type they belong to, and so is a method of one
/// line that takes nothing besides.
#[test]
fn every_public_item_of_the_core_has_an_example_that_runs() {
    let mut items = 0;
    let rooms = ["src/guess_who", "src/guts", "src/play"];
    for path in rooms.iter().flat_map(|room| rust_files(&root().join(room))) {
        let text = fs::read_to_string(&path).unwrap();
        let (mut has_example, mut is_hidden) = (false, false);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (place, line) in lines.iter().enumerate() {
            if line.starts_with("///") {
                has_example |= line.contains("```");
                continue;
            }
            // For figures and claims, and promised to nobody else.
            is_hidden |= *line == "#[doc(hidden)]";
            let kinds = [
                "pub fn ",
                "pub const fn ",
                "pub struct ",
                "pub enum ",
                "pub trait ",
            ];
            if kinds.iter().any(|kind| line.starts_with(kind)) {
                items += 1;
                let tells_a_part = ["(self)", "(&self)"].iter().any(|by| line.contains(by))
                    && lines[place + 2] == "}";
                let is_shown = has_example || is_hidden || tells_a_part;
                assert!(is_shown, "{}: {line}", path.display());
            }
            // Attributes, which may take several lines, stand between the documentation and its item.
            if line.is_empty() || line.ends_with([';', '{', '}']) || line.ends_with("*/") {
                (has_example, is_hidden) = (false, false);
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
