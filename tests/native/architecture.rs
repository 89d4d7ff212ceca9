//! The invariants of the house, each kept by a test that fails when it is broken.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use upperhand_oracles::root;

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

#[test]
fn the_core_builds_without_anything_of_the_web() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--package", "upperhand"])
        .args(["--edges", "normal", "--prefix", "none"])
        .current_dir(root())
        .output()
        .unwrap();
    let tree = String::from_utf8(tree.stdout).unwrap();
    assert!(tree.starts_with("upperhand "), "{tree}");
    let web = [
        "web-sys",
        "js-sys",
        "wasm-bindgen",
        "console_error",
        "plotters",
    ];
    let found = web.iter().find(|package| tree.contains(**package));
    assert_eq!(found, None, "the core depends on it:\n{tree}");
}

/// Functions and types of the core; constants are explained by the type they belong to, and so is a method of one
/// line that takes nothing besides. What an example of the same file shows has none of its own: what it calls, and what that returns.
#[test]
fn every_public_item_of_the_core_has_an_example_that_runs() {
    let mut items = 0;
    let rooms = ["src/guess_who", "src/guts", "src/play"];
    for path in rooms.iter().flat_map(|room| rust_files(&root().join(room))) {
        let text = fs::read_to_string(&path).unwrap();
        let (mut has_example, mut is_hidden) = (false, false);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let examples = lines.iter().filter(|line| line.starts_with("/// "));
        let examples: String = examples.copied().collect();
        let called: BTreeSet<&str> = examples
            .split(|letter: char| !(letter.is_alphanumeric() || "_(".contains(letter)))
            .flat_map(|word| word.split('(').rev().skip(1))
            .collect();
        let functions = text.split("fn ").skip(1);
        let is_called = |function: &str| {
            let name = function.split(['(', '<']).next();
            called.contains(name.unwrap_or_default())
        };
        let returned: BTreeSet<&str> = functions
            .filter(|function| is_called(function))
            .filter_map(|function| Some(function.split(" {").next()?.split_once("-> ")?.1))
            .flat_map(|returned| returned.split(|letter: char| !letter.is_alphanumeric()))
            .collect();
        let is_shown_by_another = |line: &str| match line.split_once("fn ") {
            Some((_, function)) => is_called(function),
            None => line
                .split([' ', '<'])
                .any(|word| word != "pub" && returned.contains(word)),
        };
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
                let is_shown =
                    has_example || is_hidden || tells_a_part || is_shown_by_another(line);
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

#[test]
fn a_figure_says_in_which_module_it_is_listed() {
    for (module, figures) in [
        ("guess-who", upperhand_guess_who::MAPS),
        ("boards", upperhand_guess_who::BOARDS),
        ("guts", upperhand_guts::FIGURES),
        ("beyond", upperhand_beyond::FIGURES),
    ] {
        for figure in figures {
            assert_eq!(figure.schema.module, module, "{}", figure.schema.name);
        }
    }
}

/// Whoever writes the figures in another language writes the files of words, and the labels of what is declared. What only a
/// developer reads, why something cannot fail or an answer is refused, stays where it is.
#[test]
fn figures_speak_in_their_words_alone() {
    let mut spoken = Vec::new();
    for folder in ["guess-who", "guts", "beyond"] {
        for path in rust_files(&root().join(format!("crates/{folder}/src"))) {
            let speaks = |part: &OsStr| {
                ["words", "words.rs", "asked.rs", "layers.rs"]
                    .iter()
                    .any(|name| part == *name)
            };
            if !path.iter().any(speaks) {
                let tokens = fs::read_to_string(&path).unwrap().parse().unwrap();
                let mut phrases = Vec::new();
                let is_panel = path.iter().any(|part| part == "panels");
                phrases_in(tokens, is_panel, &mut phrases);
                spoken.extend(
                    phrases
                        .into_iter()
                        .map(|phrase| format!("{}: {phrase}", path.display())),
                );
            }
        }
    }
    assert!(spoken.is_empty(), "{}", spoken.join("\n"));
}

/// The texts of several words in bodies of functions, or everywhere.
fn phrases_in(tokens: TokenStream, everywhere: bool, found: &mut Vec<String>) {
    let (mut before, mut is_declared) = (String::new(), false);
    for token in tokens {
        match &token {
            TokenTree::Group(group) => {
                let is_body = is_declared && group.delimiter() == Delimiter::Brace;
                is_declared &= !is_body;
                let is_for_developers = ["expect", "Error::new", "assert!", "#", "#!"]
                    .iter()
                    .any(|end| before.ends_with(end));
                if !is_for_developers {
                    phrases_in(group.stream(), everywhere || is_body, found);
                }
            }
            TokenTree::Literal(text) if everywhere => {
                let text = text.to_string();
                let words = text
                    .split(['{', '}'])
                    .step_by(2)
                    .flat_map(str::split_whitespace);
                let letters =
                    |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count();
                if text.starts_with('"') && words.filter(|word| letters(word) > 1).count() > 1 {
                    found.push(text);
                }
            }
            TokenTree::Ident(word) => is_declared |= word == "fn",
            TokenTree::Literal(_) | TokenTree::Punct(_) => {}
        }
        before += &token.to_string();
    }
}
