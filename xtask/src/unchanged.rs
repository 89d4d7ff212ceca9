//! Steps of the tests that are skipped in a working tree: nothing that they read has changed since they passed.
//!
//! A step says which folders it does *not* read, so that a new file is read until somebody says otherwise. Everything else that
//! git tracks, or would track, counts by its contents, and so do the programs that run it and the variables that it looks at.
//! The notes of what passed lie in the folder of git: a fresh clone has none, whatever it shares with other clones.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::{install, project, run, version};

/// The beginnings of the names of variables that change what a step does.
const VARIABLES: [&str; 7] = [
    "UPPERHAND_",
    "CARGO_BUILD_",
    "CARGO_PROFILE_",
    "RUSTFLAGS",
    "CHROMIUM",
    "FIREFOX",
    "NODE_OPTIONS",
];

/// The notes of a working tree: when each step last passed, and with which inputs.
pub struct Notes {
    tree: PathBuf,
    folder: PathBuf,
    /// The programs and variables of this run.
    surroundings: String,
}

impl Notes {
    /// Those of this working tree; none in CI, where every step runs, nor where git knows nothing of the files.
    pub fn open() -> Option<Self> {
        Self::outside_ci(std::env::var_os("CI"))
    }

    /// `ci` is the variable that every service sets.
    fn outside_ci(ci: Option<OsString>) -> Option<Self> {
        match ci {
            Some(value) if !value.is_empty() => None,
            _ => Self::of(&project::root(), surroundings()),
        }
    }

    /// Those of another working tree.
    pub fn of(tree: &Path, surroundings: String) -> Option<Self> {
        let folder = git(tree, &["rev-parse", "--git-path", "upperhand-passed"]).ok()?;
        Some(Self {
            tree: tree.into(),
            folder: tree.join(folder.trim()),
            surroundings,
        })
    }

    /// The inputs of a step at this moment: everything but some folders.
    pub fn inputs(&self, unread: &[&str]) -> Result<String> {
        let listed = git(
            &self.tree,
            &[
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ],
        )?;
        let mut files = BTreeMap::new();
        for name in listed.split('\0').filter(|name| !name.is_empty()) {
            let path = self.tree.join(name);
            let is_unread = unread
                .iter()
                .any(|folder| Path::new(name).starts_with(folder));
            // Git goes on listing what was removed and not committed.
            if !is_unread && path.is_file() {
                files.insert(name.to_owned(), version::described(&path)?);
            }
        }
        Ok(format!("{}\n{}", version::hash(&files), self.surroundings))
    }

    /// The time at which a step passed with these inputs, in UTC.
    pub fn passed_at(&self, step: &str, inputs: &str) -> Option<String> {
        let note = fs::read_to_string(self.folder.join(step)).ok()?;
        let (time, noted) = note.split_once('\n')?;
        (noted == inputs).then(|| time.to_owned())
    }

    /// Notes that a step has passed with these inputs.
    pub fn note(&self, step: &str, inputs: &str) -> Result<()> {
        let file = self.folder.join(step);
        let time = humantime::format_rfc3339_seconds(SystemTime::now());
        fs::create_dir_all(&self.folder)
            .and_then(|()| fs::write(&file, format!("{time}\n{inputs}")))
            .with_context(|| format!("cannot write {}", file.display()))
    }
}

fn git(tree: &Path, arguments: &[&str]) -> Result<String> {
    run::output(project::command("git").current_dir(tree).args(arguments))
}

/// The variables that steps look at, and the versions of the programs that run them.
fn surroundings() -> String {
    let variables = std::env::vars_os().filter_map(|(name, value)| {
        let name = name.into_string().ok()?;
        let is_read = VARIABLES.iter().any(|begins| name.starts_with(begins));
        is_read.then(|| format!("{name}={}", value.display()))
    });
    let mut lines: Vec<String> = variables.chain(install::versions()).collect();
    lines.sort();
    lines.join("\n")
}

#[cfg(test)]
pub mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Component, Path, PathBuf};

    use super::{Notes, git, surroundings};
    use crate::files::{scratch, under};
    use crate::project;
    use crate::test::{STEPS, Step};

    /// A working tree in which `read/a.txt` is committed, and everything in `out/` ignored.
    pub fn tree(name: &str) -> PathBuf {
        let tree = scratch(name);
        for folder in ["read", "unread", "out"] {
            fs::create_dir(tree.join(folder)).unwrap();
        }
        fs::write(tree.join("read/a.txt"), "a").unwrap();
        fs::write(tree.join(".gitignore"), "/out\n").unwrap();
        git(&tree, &["init", "--quiet"]).unwrap();
        git(&tree, &["add", "."]).unwrap();
        tree
    }

    fn notes(tree: &Path) -> Notes {
        Notes::of(tree, "rustc 1".to_owned()).unwrap()
    }

    #[test]
    fn a_step_passed_with_the_inputs_that_it_has_now() {
        let tree = tree("passed");
        let notes = notes(&tree);
        let inputs = || notes.inputs(&["unread"]).unwrap();
        let before = inputs();
        assert_eq!(notes.passed_at("step", &before), None, "it never ran");
        notes.note("step", &before).unwrap();
        let time = notes.passed_at("step", &inputs()).unwrap();
        humantime::parse_rfc3339(&time).unwrap();
        assert_eq!(notes.passed_at("another", &before), None);
        // What is ignored or not read changes nothing.
        fs::write(tree.join("out/built.txt"), "built").unwrap();
        fs::write(tree.join("unread/b.txt"), "b").unwrap();
        assert_eq!(inputs(), before);
        // Another time of the same contents is no change.
        fs::write(tree.join("read/a.txt"), "a").unwrap();
        assert_eq!(inputs(), before);
        for change in [
            || ("read/a.txt", Some("A")),
            || ("read/new.txt", Some("")),
            || ("unread.txt", Some("b")),
            || ("read/a.txt", None),
        ] {
            let (name, text) = change();
            let (file, was) = (tree.join(name), inputs());
            match text {
                Some(text) => fs::write(file, text).unwrap(),
                None => fs::remove_file(file).unwrap(),
            }
            assert_ne!(inputs(), was, "{name} {text:?}");
            assert_eq!(notes.passed_at("step", &inputs()), None, "{name} {text:?}");
        }
    }

    #[test]
    fn another_program_or_variable_is_another_input() {
        let tree = tree("surroundings");
        let (notes, later) = (
            notes(&tree),
            Notes::of(&tree, "rustc 2".to_owned()).unwrap(),
        );
        let before = notes.inputs(&[]).unwrap();
        notes.note("step", &before).unwrap();
        let now = later.inputs(&[]).unwrap();
        assert_eq!(later.passed_at("step", &now), None);
        assert!(surroundings().contains("rustc "), "{}", surroundings());
    }

    #[test]
    fn in_ci_there_are_no_notes() {
        let is_there = |ci: Option<&str>| Notes::outside_ci(ci.map(Into::into)).is_some();
        assert!(!is_there(Some("true")) && !is_there(Some("1")));
        assert!(is_there(None) && is_there(Some("")));
    }

    #[test]
    fn steps_for_rust_and_for_the_site_have_other_inputs() {
        let notes = Notes::of(&project::root(), String::new()).unwrap();
        let inputs = |name| {
            let step = STEPS.iter().find(|step: &&Step| step.name == name).unwrap();
            notes.inputs(step.unread.unwrap()).unwrap()
        };
        assert_ne!(inputs("rust"), inputs("browser"));
    }

    #[test]
    fn a_fresh_clone_has_no_notes() {
        let first = tree("first");
        git(
            &first,
            &[
                "-c",
                "user.name=a",
                "-c",
                "user.email=a@example.org",
                "commit",
                "-qm",
                "a",
            ],
        )
        .unwrap();
        let notes = notes(&first);
        let inputs = notes.inputs(&[]).unwrap();
        notes.note("step", &inputs).unwrap();
        let second = scratch("second");
        git(&second, &["clone", "--quiet", "../first", "."]).unwrap();
        let fresh = self::notes(&second);
        assert_eq!(fresh.inputs(&[]).unwrap(), inputs);
        assert_eq!(fresh.passed_at("step", &inputs), None);
    }

    /// A file or folder by a name in a source: as the source or the root of the repository sees it.
    fn named(name: &str, source: &Path) -> Vec<PathBuf> {
        let folders = [source.parent().unwrap(), Path::new("")];
        let found = folders.into_iter().filter_map(|folder| {
            let mut path = PathBuf::new();
            for part in folder.join(name).components() {
                match part {
                    Component::ParentDir => path.pop().then_some(())?,
                    Component::Normal(part) => path.push(part),
                    Component::CurDir => {}
                    _ => return None,
                }
            }
            project::root().join(&path).exists().then_some(path)
        });
        found.collect()
    }

    /// The names in the code of a file that may be those of files.
    fn names(text: &str) -> Vec<&str> {
        let is_comment = |line: &&str| ["//", "/*", "*"].iter().any(|one| line.starts_with(one));
        let code = text
            .lines()
            .map(str::trim_start)
            .filter(|line| !is_comment(line));
        code.flat_map(|line| line.split(['"', '`']).skip(1).step_by(2))
            .filter(|name| name.contains('/') && name.len() < 200)
            .collect()
    }

    /// What sources name, and what the scripts name that they import.
    fn reach(sources: Vec<PathBuf>) -> BTreeSet<PathBuf> {
        let (mut found, mut next) = (BTreeSet::new(), sources);
        while let Some(source) = next.pop() {
            // Folders and pictures name nothing.
            let text = fs::read_to_string(project::root().join(&source)).unwrap_or_default();
            for name in names(&text) {
                let is_script = Path::new(name).extension() == Some("js".as_ref());
                let is_import = name.starts_with('.') && is_script;
                for path in named(name, &source) {
                    if found.insert(path.clone()) && is_import {
                        next.push(path);
                    }
                }
            }
        }
        found
    }

    #[test]
    fn no_step_reads_what_it_says_it_does_not() {
        let sources: [(&str, &[&str]); 6] = [
            (
                "rust",
                &["src", "crates", "tests/core", "tests/native", "examples"],
            ),
            ("benches", &["src", "benches"]),
            ("bundlers", &["tests/tools"]),
            ("firefox", &["tests/firefox"]),
            ("browser-benches", &["benches/browser"]),
            ("browser", &["tests/browser"]),
        ];
        let is_listed = |step: &Step| sources.iter().any(|(name, _)| *name == step.name);
        for step in &STEPS {
            assert_eq!(step.unread.is_some(), is_listed(step), "{}", step.name);
        }
        for (name, folders) in sources {
            let step = STEPS.iter().find(|step| step.name == name).unwrap();
            let unread = step.unread.unwrap();
            let is_unread = |file: &PathBuf| unread.iter().any(|folder| file.starts_with(folder));
            let files = folders.iter().flat_map(|folder| {
                let folder = Path::new(folder);
                let files = under(&project::root().join(folder)).unwrap();
                files.into_iter().map(move |file| folder.join(file))
            });
            let read = reach(files.filter(|file| !is_unread(file)).collect());
            assert_eq!(read.into_iter().find(is_unread), None, "{name} reads it");
            for folder in unread {
                assert!(project::root().join(folder).is_dir(), "{folder} of {name}");
            }
        }
    }
}
