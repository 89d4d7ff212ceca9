//! `THIRD-PARTY-LICENSES.txt`: the licences and notices of the crates that are linked into the WebAssembly modules.
//!
//! cargo lists these crates; each has its licence in its folder. A crate without the text of an allowed licence is an
//! error.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{modules, project, run};

/// An allowed licence.
struct Licence {
    name: &'static str,
    /// The names that crates give to the file with its text.
    files: [&'static str; 2],
    /// Words that are in its text.
    words: &'static str,
}

/// The licences, the one preferred first.
const ALLOWED: [Licence; 3] = [
    Licence {
        name: "MIT",
        files: ["LICENSE-MIT", "LICENSE"],
        words: "Permission is hereby granted, free of charge",
    },
    Licence {
        name: "Apache-2.0",
        files: ["LICENSE-APACHE", "LICENSE"],
        words: "Apache License",
    },
    Licence {
        name: "Unicode-3.0",
        files: ["LICENSE-UNICODE", "LICENSE"],
        words: "UNICODE LICENSE V3",
    },
];

/// Crates whose licence file only refers to their repository, each with a crate of the same repository that contains
/// the text.
const ELSEWHERE: [(&str, &str); 2] = [
    ("plotters", "plotters-canvas"),
    ("plotters-backend", "plotters-canvas"),
];

/// The files that have to accompany a crate, whatever its licence.
const NOTICES: [&str; 2] = ["NOTICE", "COPYRIGHT"];

const HEAD: &str = "\
The WebAssembly modules of Upperhand, and every file with them inside, contain parts of the works below. Their licences
and notices follow. Upperhand itself is under MIT or Apache-2.0, at your choice. The file is written by
`cargo xtask generate` from the crates that are linked into the modules.
";

/// The licence of the standard library, which comes with the compiler and is in no list of crates.
const STANDARD_LIBRARY: &str = include_str!("rust-license.txt");

/// The line between two sections.
const RULE: &str =
    "================================================================================";

/// A crate inside a module.
struct Linked {
    name: String,
    version: String,
    /// An SPDX expression.
    expression: String,
    folder: PathBuf,
}

/// The whole file.
pub fn write() -> Result<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let linked = linked()?;
    for one in &linked {
        let elsewhere = ELSEWHERE.iter().find(|(name, _)| one.name == *name);
        let holder =
            elsewhere.and_then(|(_, holder)| linked.iter().find(|one| one.name == *holder));
        let (licence, text) = licence(one, holder.unwrap_or(one))?;
        let title = format!("{} {} ({licence})", one.name, one.version);
        texts.entry(text).or_default().push(title);
    }
    let standard = "the Rust standard library (MIT)".to_owned();
    texts
        .entry(STANDARD_LIBRARY.trim().to_owned())
        .or_default()
        .push(standard);
    let mut sections: Vec<(Vec<String>, String)> = texts
        .into_iter()
        .map(|(text, titles)| (titles, text))
        .collect();
    sections.sort();
    let mut file = HEAD.to_owned();
    for (titles, text) in sections {
        let _ = write!(file, "\n{RULE}\n\n{}\n\n{text}\n", titles.join("\n"));
    }
    Ok(file)
}

/// The crates that the file names, with their versions: all that are linked in but the standard library.
pub fn named(file: &str) -> BTreeSet<(String, String)> {
    let sections = file.split(RULE).skip(1);
    let titles = sections.flat_map(|section| {
        section
            .trim_start()
            .lines()
            .take_while(|line| !line.is_empty())
    });
    titles
        .filter_map(|title| {
            let mut words = title.split_whitespace();
            let (name, version) = (words.next()?, words.next()?);
            version
                .starts_with(|letter: char| letter.is_ascii_digit())
                .then(|| (name.to_owned(), version.to_owned()))
        })
        .collect()
}

/// The crates in the modules, except our own, by name.
fn linked() -> Result<Vec<Linked>> {
    let listed = run::output(&mut tree()?)?;
    let names: BTreeSet<(&str, &str)> = listed.lines().filter_map(name_and_version).collect();
    let text =
        run::output(project::cargo().args(["metadata", "--locked", "--format-version", "1"]))?;
    let metadata: Value = serde_json::from_str(&text).context("cargo metadata is not JSON")?;
    let packages = metadata["packages"]
        .as_array()
        .context("cargo metadata lists no packages")?;
    let is_linked = |package: &&Value| {
        let pair = (package["name"].as_str(), package["version"].as_str());
        matches!(pair, (Some(name), Some(version)) if names.contains(&(name, version)))
            && !package["source"].is_null()
    };
    packages.iter().filter(is_linked).map(of_package).collect()
}

/// The arguments of cargo that list them.
fn tree() -> Result<Command> {
    let mut tree = project::cargo();
    tree.args(["tree", "--locked", "--target", project::TARGET])
        .args(["--edges", "normal,no-proc-macro", "--prefix", "none"])
        .args(["--no-dedupe", "--format", "{p}"]);
    for module in modules::all()? {
        tree.args(["--package", &module.package]);
    }
    Ok(tree)
}

/// `plotters v0.3.7` of a line of `cargo tree`.
fn name_and_version(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

fn of_package(package: &Value) -> Result<Linked> {
    let field = |name: &str| {
        let value = package[name].as_str();
        value.with_context(|| format!("{} has no `{name}`", package["name"]))
    };
    let manifest = Path::new(field("manifest_path")?);
    Ok(Linked {
        name: field("name")?.to_owned(),
        version: field("version")?.to_owned(),
        expression: field("license")?.to_owned(),
        folder: manifest.parent().unwrap_or(manifest).to_owned(),
    })
}

/// The licences under which a crate is used, and their texts with all notices, which stand in the folder of its holder.
fn licence(linked: &Linked, holder: &Linked) -> Result<(String, String)> {
    let Linked {
        name, expression, ..
    } = linked;
    let Some(licences) = chosen(expression) else {
        bail!("{name} is under `{expression}`, not all of which is allowed in the modules");
    };
    let read = |file: &&str| fs::read_to_string(holder.folder.join(file)).ok();
    let mut texts: Vec<String> = NOTICES.iter().filter_map(read).collect();
    for Licence {
        name: licence,
        files,
        words,
    } in &licences
    {
        let found = files.iter().filter_map(read);
        let Some(text) = found.into_iter().find(|text| text.contains(words)) else {
            bail!(
                "{name} is under {licence}, but holds its text neither in {}",
                files.join(" nor in ")
            );
        };
        texts.push(text);
    }
    let names: Vec<&str> = licences.iter().map(|licence| licence.name).collect();
    let texts: Vec<String> = texts.iter().map(|text| tidy(text)).collect();
    Ok((names.join(" and "), texts.join("\n\n")))
}

/// Of each group of alternatives in an expression the preferred one, if there is one.
fn chosen(expression: &str) -> Option<Vec<&'static Licence>> {
    let groups = expression.split(" AND ").map(|group| {
        let alternatives: Vec<&str> = group
            .split(" OR ")
            .flat_map(|part| part.split('/'))
            .map(|part| part.trim_matches(['(', ')', ' ']))
            .collect();
        ALLOWED
            .iter()
            .find(|licence| alternatives.contains(&licence.name))
    });
    groups.collect()
}

/// A text with normalized line ends, so that identical licences are found.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text
        .trim_matches(['\n', '\r', '\u{feff}'])
        .lines()
        .map(str::trim_end)
        .collect();
    lines.join("\n").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::{Linked, chosen, licence, name_and_version, named};
    use crate::files::scratch;
    use crate::run;

    const MIT: &str = "Permission is hereby granted, free of charge";

    fn linked(name: &str, expression: &str, files: &[(&str, &str)]) -> Linked {
        let folder = scratch(name);
        for (file, text) in files {
            fs::write(folder.join(file), text).unwrap();
        }
        Linked {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            expression: expression.to_owned(),
            folder,
        }
    }

    #[test]
    fn alternatives_are_chosen_from_and_nothing_else_is() {
        let names = |expression| {
            let chosen = chosen(expression)?.into_iter();
            Some(chosen.map(|licence| licence.name).collect::<Vec<_>>())
        };
        for (expression, expected) in [
            ("Apache-2.0 OR MIT", vec!["MIT"]),
            ("Apache-2.0/MIT", vec!["MIT"]),
            ("Apache-2.0", vec!["Apache-2.0"]),
            ("Unlicense OR MIT", vec!["MIT"]),
            (
                "(MIT OR Apache-2.0) AND Unicode-3.0",
                vec!["MIT", "Unicode-3.0"],
            ),
        ] {
            assert_eq!(names(expression), Some(expected), "{expression}");
        }
        for other in [
            "GPL-3.0",
            "MPL-2.0",
            "Apache-2.0 WITH LLVM-exception",
            "MIT AND BSD-3-Clause",
            "",
        ] {
            assert_eq!(names(other), None, "{other}");
        }
    }

    #[test]
    fn a_notice_comes_with_the_licence() {
        let files = [("NOTICE", "By Ada\r\n"), ("LICENSE", "Apache License  \n")];
        let noticed = linked("noticed", "Apache-2.0", &files);
        let (name, text) = licence(&noticed, &noticed).unwrap();
        assert_eq!(name, "Apache-2.0");
        assert_eq!(text, "By Ada\n\nApache License");
    }

    #[test]
    fn a_text_may_be_in_another_crate() {
        let pointer = linked("pointer", "MIT", &[("LICENSE", "../LICENSE")]);
        let holder = linked("holder", "MIT", &[("LICENSE", MIT)]);
        assert_eq!(licence(&pointer, &holder).unwrap().1, MIT);
    }

    #[test]
    fn a_crate_without_a_text_or_with_another_licence_is_named() {
        for (linked, message) in [
            (linked("textless", "MIT", &[]), "textless is under MIT, but"),
            (
                linked("pointing", "MIT", &[("LICENSE", "../LICENSE")]),
                "pointing is under MIT, but",
            ),
            (
                linked("other", "GPL-3.0", &[("LICENSE", MIT)]),
                "other is under `GPL-3.0`",
            ),
        ] {
            let error = licence(&linked, &linked).unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        }
    }

    #[test]
    fn the_file_names_every_crate_once_more() {
        let file = include_str!("../../../THIRD-PARTY-LICENSES.txt");
        let names: Vec<(String, String)> = named(file).into_iter().collect();
        let text = run::output(&mut super::tree().unwrap()).unwrap();
        let is_own = |name: &str| name.starts_with("upperhand");
        let linked: BTreeSet<(&str, &str)> = text.lines().filter_map(name_and_version).collect();
        let linked: Vec<(String, String)> = linked
            .into_iter()
            .filter(|(name, _)| !is_own(name))
            .map(|(name, version)| (name.to_owned(), version.to_owned()))
            .collect();
        assert_eq!(names, linked);
    }

    #[test]
    fn lines_of_cargo_tree_are_read() {
        let line = "console_error_panic_hook v0.1.7";
        assert_eq!(
            name_and_version(line),
            Some(("console_error_panic_hook", "0.1.7"))
        );
        assert_eq!(name_and_version(""), None);
    }
}
