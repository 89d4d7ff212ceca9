//! `THIRD-PARTY-LICENSES.txt`: the licences and notices of the crates that are linked into the WebAssembly modules.
//!
//! Each crate has its licence in its folder. A crate without the text of an allowed licence is an
//! error.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Result, bail};
use fs_err as fs;

use crate::linked::{self, Linked};

/// An allowed licence.
struct Licence {
    name: &'static str,
    /// The names that crates give to the file with its text.
    files: &'static [&'static str],
    /// Words that are in its text.
    words: &'static str,
}

/// The licences, the one preferred first.
const ALLOWED: [Licence; 3] = [
    Licence {
        name: "MIT",
        files: &["LICENSE-MIT", "LICENSE-MIT.txt", "LICENSE"],
        words: "Permission is hereby granted, free of charge",
    },
    Licence {
        name: "Apache-2.0",
        files: &["LICENSE-APACHE", "LICENSE"],
        words: "Apache License",
    },
    Licence {
        name: "Unicode-3.0",
        files: &["LICENSE-UNICODE", "LICENSE"],
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

/// The whole file.
pub fn write() -> Result<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let linked = linked::crates()?;
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
    use fs_err as fs;

    use super::{Linked, chosen, licence};
    use crate::files::scratch;

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
            ..Linked::default()
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
        for other in ["GPL-3.0", "MIT AND BSD-3-Clause", ""] {
            assert_eq!(names(other), None, "{other}");
        }
    }

    #[test]
    fn a_notice_comes_with_the_licence_and_a_text_may_be_in_another_crate() {
        let files = [("NOTICE", "By Ada\r\n"), ("LICENSE", "Apache License  \n")];
        let noticed = linked("noticed", "Apache-2.0", &files);
        let (name, text) = licence(&noticed, &noticed).unwrap();
        assert_eq!(
            (name.as_str(), text.as_str()),
            ("Apache-2.0", "By Ada\n\nApache License")
        );
        let pointer = linked("pointer", "MIT", &[("LICENSE", "../LICENSE")]);
        let holder = linked("holder", "MIT", &[("LICENSE", MIT)]);
        assert_eq!(licence(&pointer, &holder).unwrap().1, MIT);
    }

    #[test]
    fn a_crate_without_a_text_or_with_another_licence_is_named() {
        for (linked, message) in [
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
}
