//! What must not be exceeded: the bytes of a download, the lines of a room, the seconds of a step. `bounds.json` decides each of
//! them once, with its reason; scripts read it, too, and what the documents say of it is written from it.
//!
//! A bound is a decision and is never raised to what was measured. Where something is still above it, the bound says what it may
//! be at most until then, and until when: that only falls, and goes as soon as it is no longer needed.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Context, Result, anyhow, bail};
use fs_err as fs;
use serde::Deserialize;

use crate::{files, project, run};

/// All bounds, by their names.
#[derive(Deserialize)]
pub struct Bounds {
    pub bytes: BTreeMap<String, Bound>,
    pub lines: BTreeMap<String, Bound>,
    /// These end nothing: how long something takes depends on the machine.
    pub seconds: BTreeMap<String, Bound>,
}

/// One of them.
#[derive(Clone, Deserialize)]
pub struct Bound {
    #[serde(rename = "bound")]
    decided: usize,
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "it is there to be read by people")
    )]
    why: String,
    owed: Option<Owed>,
}

/// What is above its bound for now.
#[derive(Clone, Deserialize)]
struct Owed {
    most: usize,
    until: String,
}

/// Those of `bounds.json`.
pub fn bounds() -> Result<&'static Bounds> {
    static READ: OnceLock<Bounds> = OnceLock::new();
    if let Some(bounds) = READ.get() {
        return Ok(bounds);
    }
    let text = fs::read_to_string(project::root().join("bounds.json"))?;
    let bounds = serde_json::from_str(&text).context("bounds.json is not what is expected")?;
    Ok(READ.get_or_init(|| bounds))
}

/// The bound of a name.
pub fn named<'a>(bounds: &'a BTreeMap<String, Bound>, name: &str) -> Result<&'a Bound> {
    let bound = bounds.get(name);
    bound.with_context(|| format!("bounds.json has no bound for `{name}`"))
}

impl Bound {
    /// The most that is let pass now.
    pub fn most(&self) -> usize {
        self.owed.as_ref().map_or(self.decided, |owed| owed.most)
    }

    /// Fails where a value is above the bound, or no longer above one that was owed.
    pub fn check(&self, what: &str, value: usize) -> Result<()> {
        match &self.owed {
            _ if value > self.most() => {
                bail!("{what}: {value}, and at most {} are allowed", self.most())
            }
            Some(_) if value <= self.decided => Err(anyhow!(
                "{what}: {value}, which is within {}: nothing is owed any more; take `owed` out of bounds.json",
                self.decided
            )),
            _ => Ok(()),
        }
    }

    /// The bound as a table has it: what was decided, and what is let pass until then.
    pub fn told(&self) -> String {
        match &self.owed {
            Some(Owed { most, until }) => format!("{} (until {until}: {most})", self.decided),
            None => self.decided.to_string(),
        }
    }
}

/// The room that a file counts to: none if others wrote it, or if it is data.
fn room(file: &Path) -> Option<&'static str> {
    let folders: Vec<_> = file.iter().filter_map(|folder| folder.to_str()).collect();
    match folders[..] {
        ["crates", "oracles", ..] | ["crates", _, "tests", ..] => Some("tests"),
        ["src" | "crates" | "modules", ..] => Some("code"),
        ["tests", "tools" | "snapshots", ..] | ["www", "pkg" | "generated", ..] => None,
        ["tests", ..] => Some("tests"),
        ["xtask", ..] => Some("xtask"),
        ["www", ..] => Some("www"),
        _ => None,
    }
}

/// Prints the lines of every room beside its bound; fails where one has too many.
pub fn count_lines() -> Result<()> {
    let bounds = bounds()?;
    let mut table = format!("{:<12}{:>10}  bound\n", "lines", "now");
    let mut outcome = Ok(());
    for (room, lines) in lines()? {
        let bound = named(&bounds.lines, room)?;
        let _ = writeln!(table, "{room:<12}{lines:>10}  {}", bound.told());
        outcome = outcome.and(bound.check(&format!("lines of {room}"), lines));
    }
    run::say(&table);
    outcome
}

/// The lines of code in each room.
fn lines() -> Result<BTreeMap<&'static str, usize>> {
    let mut rooms = BTreeMap::new();
    for folder in ["src", "crates", "modules", "tests", "xtask", "www"] {
        for file in files::under(&project::root().join(folder))? {
            let path = Path::new(folder).join(file);
            let ending = path.extension().and_then(|ending| ending.to_str());
            let is_code =
                ending.is_some_and(|ending| ["rs", "js", "ts", "css", "html"].contains(&ending));
            if let Some(room) = room(&path).filter(|_| is_code) {
                let text = fs::read_to_string(project::root().join(&path));
                *rooms.entry(room).or_default() += text?.lines().count();
            }
        }
    }
    Ok(rooms)
}

/// The mark in documents before a number of kilobytes, with the name of its bound.
const MARK: &str = "<!-- bound: ";

/// A document with the bounds as they are behind their marks.
pub fn said_in(text: &str) -> Result<String> {
    let mut parts = text.split(MARK);
    let mut fresh = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(" -->").context("a mark has no end")?;
        let kilobytes = named(&bounds()?.bytes, name)?.most() as f64 / 1024.0;
        let rest = rest.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
        let _ = write!(fresh, "{MARK}{name} -->{kilobytes}{rest}");
    }
    Ok(fresh)
}

#[cfg(test)]
mod tests {
    use super::{Bound, Owed, bounds};
    use crate::test::STEPS;

    #[test]
    fn every_bound_has_its_reason_and_what_is_owed_is_more_than_it() {
        let bounds = bounds().unwrap();
        let all = bounds.bytes.iter().chain(&bounds.lines);
        for (name, bound) in all.chain(&bounds.seconds) {
            assert!(bound.why.len() > 10, "{name}: {}", bound.why);
            assert!(
                bound.owed.is_none() || bound.most() > bound.decided,
                "{name}"
            );
        }
        for step in STEPS.iter().filter(|step| step.is_of_whole_runs()) {
            assert!(bounds.seconds.contains_key(step.name), "{}", step.name);
        }
    }

    #[test]
    fn what_is_exceeded_is_named_and_what_is_no_longer_owed_too() {
        let owed = Owed {
            most: 12,
            until: "then".to_owned(),
        };
        for (owed, value, complaint) in [
            (None, 10, None),
            (None, 11, Some("lines: 11, and at most 10 are allowed")),
            (Some(&owed), 12, None),
            (
                Some(&owed),
                13,
                Some("lines: 13, and at most 12 are allowed"),
            ),
            (
                Some(&owed),
                10,
                Some("lines: 10, which is within 10: nothing is owed any more"),
            ),
        ] {
            let bound = Bound {
                decided: 10,
                why: String::new(),
                owed: owed.cloned(),
            };
            let error = bound
                .check("lines", value)
                .err()
                .map(|error| error.to_string());
            assert_eq!(error.is_some(), complaint.is_some(), "{value}");
            assert!(
                error
                    .unwrap_or_default()
                    .starts_with(complaint.unwrap_or_default())
            );
        }
    }
}
