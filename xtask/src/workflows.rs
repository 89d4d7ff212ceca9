//! The tests of `.github/`: what nobody can run here still has to be understood.

use fs_err as fs;
use std::collections::BTreeSet;
use std::path::PathBuf;

use yaml_rust2::{Yaml, YamlLoader};

use crate::{Task, crate_package, files, parse, project, run, test};

/// The workflows with their names.
fn workflows() -> Vec<(String, Yaml)> {
    let folder = project::root().join(".github/workflows");
    let names = files::under(&folder).unwrap().into_iter();
    let read = |name: PathBuf| {
        let text = fs::read_to_string(folder.join(&name)).unwrap();
        let mut found = YamlLoader::load_from_str(&text).expect("it is YAML");
        (name.display().to_string(), found.remove(0))
    };
    names.map(read).collect()
}

/// All texts under a key, however deep.
fn texts<'a>(yaml: &'a Yaml, key: &str, found: &mut Vec<&'a str>) {
    for item in yaml.as_vec().into_iter().flatten() {
        texts(item, key, found);
    }
    for (name, value) in yaml.as_hash().into_iter().flatten() {
        match value.as_str() {
            Some(text) if name.as_str() == Some(key) => found.push(text),
            _ => texts(value, key, found),
        }
    }
}

/// The command lines of all workflows, and of what they run.
fn command_lines() -> Vec<String> {
    let workflows = workflows();
    let mut scripts = Vec::new();
    for (_, workflow) in &workflows {
        texts(workflow, "run", &mut scripts);
    }
    let suite = fs::read_to_string(project::root().join(".ci/run")).unwrap();
    assert!(scripts.contains(&".ci/run"));
    let lines = scripts
        .into_iter()
        .flat_map(str::lines)
        .chain(suite.lines());
    lines.map(|line| line.trim().to_owned()).collect()
}

#[test]
fn every_command_in_a_workflow_is_understood() {
    let lines = command_lines();
    let ours = lines
        .iter()
        .filter_map(|line| line.strip_prefix("cargo xtask "));
    let mut kinds = BTreeSet::new();
    for line in ours {
        // Variables hold addresses.
        let words = line.split_whitespace().map(|word| match word {
            variable if variable.starts_with("\"$") => "https://example.org/a/b".into(),
            other => other.into(),
        });
        let task = parse(words).unwrap_or_else(|error| panic!("{line}: {error:#}"));
        if let Task::Test { steps, .. } = &task {
            let known =
                |name: &String| name == "quick" || test::STEPS.iter().any(|step| step.name == name);
            assert!(steps.iter().all(known), "{line}");
        }
        kinds.insert(line.split_whitespace().next());
    }
    assert_eq!(
        kinds,
        BTreeSet::from([Some("dist"), Some("release"), Some("test")])
    );
}

#[test]
fn the_crate_is_published_as_it_was_packed() {
    let publish = format!("cargo publish --no-verify {}", crate_package::OPTIONS);
    assert!(command_lines().contains(&publish), "{publish}");
}

#[test]
fn workflows_have_no_right_that_a_job_does_not_ask_for() {
    let workflows = workflows();
    assert!(workflows.len() >= 3);
    for (name, workflow) in workflows {
        let rights = workflow["permissions"]
            .as_hash()
            .unwrap_or_else(|| panic!("{name} has all rights"));
        assert!(
            rights.values().all(|right| right.as_str() == Some("read")),
            "{name}"
        );
        for (job, steps) in workflow["jobs"].as_hash().unwrap() {
            let rights = steps["permissions"].as_hash();
            let mut ours = Vec::new();
            texts(steps, "run", &mut ours);
            let runs_ours = ours
                .iter()
                .any(|script| script.contains("cargo xtask") || script.contains(".ci/run"));
            let writes = rights
                .is_some_and(|rights| rights.values().any(|right| right.as_str() == Some("write")));
            assert!(
                !(runs_ours && writes),
                "{name}: {job:?} builds and may write"
            );
        }
    }
}

#[test]
fn actions_have_a_version() {
    for (name, workflow) in workflows() {
        let mut used = Vec::new();
        texts(&workflow, "uses", &mut used);
        for action in used.into_iter().filter(|action| !action.starts_with("./")) {
            let version = action.split_once("@v").map(|(_, it)| it.parse::<u32>());
            assert!(matches!(version, Some(Ok(_))), "{name}: {action}");
        }
    }
}

#[test]
fn updates_are_looked_for_wherever_packages_are_locked() {
    let config = fs::read_to_string(project::root().join(".github/dependabot.yml")).unwrap();
    let mut git = project::command("git");
    let locked = run::output(git.args(["ls-files", "*package-lock.json"])).unwrap();
    for folder in locked
        .lines()
        .filter_map(|file| file.strip_suffix("package-lock.json"))
    {
        let folder = format!("/{}", folder.trim_end_matches('/'));
        assert!(config.contains(&folder), "{folder}");
    }
}
