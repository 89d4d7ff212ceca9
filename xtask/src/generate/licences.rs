//! `THIRD-PARTY-LICENSES.txt`: the licences and notices of the crates that are linked into the WebAssembly modules.
//!
//! Each crate has its licence in its folder. A crate without the text of an allowed licence is an
//! error.

use std::collections::{BTreeMap, BTreeSet};
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
    let standard = texts.entry(STANDARD_LIBRARY.trim().to_owned());
    let titles = standard.or_default();
    titles.push("the Rust standard library (MIT)".to_owned());
    let sections = texts.into_iter().map(|(text, titles)| (titles, text));
    let sections: BTreeSet<_> = sections.collect();
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
        // Some crates still write `MIT/Apache-2.0`.
        let group = group.replace(" OR ", "/");
        let mut allowed = ALLOWED.iter();
        allowed.find(|licence| {
            group
                .trim_matches(['(', ')'])
                .split('/')
                .any(|name| name == licence.name)
        })
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

    use super::{Linked, licence};
    use crate::files::scratch;

    const MIT: &str = "Permission is hereby granted, free of charge";

    fn linked(test: &str, expression: &str, files: &[(&str, &str)]) -> Linked {
        let folder = scratch(test);
        for (file, text) in files {
            fs::write(folder.join(file), text).unwrap();
        }
        Linked {
            name: "one".to_owned(),
            version: "1.0.0".to_owned(),
            expression: expression.to_owned(),
            folder,
        }
    }

    #[test]
    fn the_preferred_licence_is_chosen_and_comes_with_notices_and_its_text() {
        let apache = ("LICENSE-APACHE", "Apache License  \n");
        let unicode = ("LICENSE-UNICODE", "UNICODE LICENSE V3");
        let files = [("LICENSE", MIT), apache, unicode, ("NOTICE", "By Ada\r\n")];
        for (expression, licences, text) in [
            ("Apache-2.0 OR MIT", "MIT", MIT),
            ("Unlicense/MIT", "MIT", MIT),
            ("Apache-2.0", "Apache-2.0", "Apache License"),
            (
                "(MIT OR Apache-2.0) AND Unicode-3.0",
                "MIT and Unicode-3.0",
                MIT,
            ),
        ] {
            let one = linked("licences", expression, &files);
            let (names, texts) = licence(&one, &one).unwrap();
            assert_eq!(names, licences, "{expression}");
            assert!(texts.starts_with(&format!("By Ada\n\n{text}")), "{texts}");
        }
    }

    #[test]
    fn a_crate_without_a_text_or_with_another_licence_is_named() {
        for (expression, text, message) in [
            ("MIT", "../LICENSE", "one is under MIT, but"),
            ("GPL-3.0", MIT, "one is under `GPL-3.0`"),
            ("MIT AND BSD-3-Clause", MIT, "not all of which is allowed"),
            ("", MIT, "not all of which is allowed"),
        ] {
            let one = linked("no licence", expression, &[("LICENSE", text)]);
            let error = licence(&one, &one).unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
