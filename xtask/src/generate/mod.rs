//! `cargo xtask generate`: every file that lists figures or settings, written from the schemas of the figures,
//! the TypeScript shapes of what crosses the boundary, what is kept of our boards, the first game of the story, and the
//! licences of what is compiled in.
//!
//! [`schema`] reads them; each file is written by a module of its own.

mod docs;
pub mod licences;
mod manifest;
mod modules;
mod pages;
mod schema;
mod script;
mod shared;
mod types;

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::{bounds, project, run};
use schema::Schemas;

/// Writes a file, or a part of it between two marks, from the schemas and its present text.
type Write = fn(&Schemas, &str) -> Result<String>;

/// By their places under the root.
const FILES: [(&str, Write); 14] = [
    ("www/generated/schema.js", |schemas, _| {
        Ok(script::write(schemas))
    }),
    ("www/generated/shared.js", |schemas, _| {
        Ok(shared::write(schemas))
    }),
    ("www/generated/settings.d.ts", |schemas, _| {
        Ok(types::settings(schemas))
    }),
    ("custom-elements.json", |schemas, _| {
        manifest::write(schemas)
    }),
    ("docs/embedding.md", |schemas, text| {
        let text = between(text, "<!-- ", &docs::write(schemas))?;
        let text = between(&text, "<!-- modules: ", &modules::documented()?)?;
        bounds::said_in(&text)
    }),
    ("CHANGELOG.md", |_, text| bounds::said_in(text)),
    ("README.md", |_, text| bounds::said_in(text)),
    ("explore.html", |schemas, text| {
        between(text, "<!-- ", &pages::write(schemas)?)
    }),
    ("www/modules.js", |_, text| {
        between(text, "// ", &modules::tables()?)
    }),
    ("www/jobs/jobs.js", |_, text| {
        between(text, "// ", &modules::jobs()?)
    }),
    ("tests/browser/support/choices.js", |schemas, _| {
        Ok(shared::choices(schemas))
    }),
    ("index.html", |_, text| {
        between(text, "<!-- ", &told("cards")?)
    }),
    ("guts.html", |_, text| {
        let mut tables = ["guts-chart", "guts-house", "guts-turns"].into_iter();
        tables.try_fold(text.to_owned(), |text, table| {
            between_named(&text, "<!-- ", &format!(": {table}"), &told(table)?)
        })
    }),
    (project::THIRD_PARTY, |_, _| licences::write()),
];

/// Files that the library tells whole, each by what it is asked for.
const TOLD: [(&str, &str); 9] = [
    ("www/generated/answers.d.ts", "answers"),
    ("www/generated/boundary.d.ts", "boundary"),
    ("src/guess_who/board/shipped/joined.csv", "joined"),
    ("src/guess_who/board/shipped/known.csv", "known"),
    ("crates/guess-who/src/real_board/openings.csv", "openings"),
    ("www/generated/first-game.js", "first-game"),
    ("www/generated/faces.svg", "faces"),
    ("www/generated/positions.js", "at-the-table"),
    ("www/generated/guts-card.svg", "guts-card"),
];

/// `cargo xtask generate`: writes every file that is out of date.
pub fn generate() -> Result<()> {
    for (path, text) in out_of_date()? {
        fs::write(project::root().join(&path), text)?;
        println!("{path} is written anew");
    }
    Ok(())
}

/// `cargo xtask generate --check`: fails where a file is out of date.
pub fn check() -> Result<()> {
    let paths: Vec<String> = out_of_date()?.into_iter().map(|(path, _)| path).collect();
    if !paths.is_empty() {
        bail!(
            "{}: not what the Rust code says; `cargo xtask generate` writes it anew",
            paths.join(", ")
        );
    }
    Ok(())
}

/// The files that are out of date, each with its new text.
fn out_of_date() -> Result<Vec<(String, String)>> {
    let schemas = Schemas::read()?;
    let now = |path: &str| fs::read_to_string(project::root().join(path)).unwrap_or_default();
    let mut fresh = modules::job_scripts()?;
    for (path, write) in FILES {
        let text = write(&schemas, &now(path)).with_context(|| format!("cannot write {path}"))?;
        fresh.push((path.to_owned(), text));
    }
    for (path, wanted) in TOLD {
        fresh.push((path.to_owned(), told(wanted)?));
    }
    fresh.retain(|(path, text)| *text != now(path));
    Ok(fresh)
}

/// What the library tells.
fn told(wanted: &str) -> Result<String> {
    run::output(&mut project::told(wanted)?)
}

/// A text with other lines between its two marks, which are comments with this beginning.
fn between(text: &str, comment: &str, lines: &str) -> Result<String> {
    between_named(text, comment, "", lines)
}

/// The same where there are several, each with a name on its first mark.
fn between_named(text: &str, comment: &str, name: &str, lines: &str) -> Result<String> {
    let start = format!("{comment}written by `cargo xtask generate`{name}");
    let end = format!("{comment}end of what is written");
    let (before, rest) = text
        .split_once(&start)
        .with_context(|| format!("there is no line `{start}`"))?;
    let (rest_of_line, rest) = rest
        .split_once('\n')
        .context("the first mark ends a file")?;
    let (_, after) = rest
        .split_once(&end)
        .with_context(|| format!("there is no line `{end}`"))?;
    Ok(format!(
        "{before}{start}{rest_of_line}\n{lines}{end}{after}"
    ))
}
