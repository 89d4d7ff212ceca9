//! `CHANGELOG.md`: what each release means for its users.

/// The section of a version, with or without its day, without its heading.
pub fn section<'a>(changelog: &'a str, version: &str) -> Option<&'a str> {
    let mut found = sections(changelog);
    let (_, text) = found.find(|(heading, _)| version_of(heading) == Some(version))?;
    Some(text.trim())
}

/// The headings, each with the text below it.
fn sections(changelog: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = changelog.split("\n## ").skip(1);
    parts.map(|part| part.split_once('\n').unwrap_or((part, "")))
}

fn version_of(heading: &str) -> Option<&str> {
    let word = heading.split_whitespace().next()?;
    Some(word.trim_matches(['[', ']']))
}

#[cfg(test)]
mod tests {
    use super::{section, sections, version_of};

    const OURS: &str = include_str!("../../CHANGELOG.md");

    /// The headings within a section of a later release.
    const WITHIN: [&str; 3] = ["Breaking", "Added", "Fixed"];

    /// The most lines that somebody reads who decides.
    const LINES: usize = 90;

    #[test]
    fn a_section_is_found_by_its_version() {
        let changelog =
            "# Changelog\n\n## Unreleased\n\n## [1.2.3] - 2026-01-01\n\n- One.\n\n## 1.2.0\n";
        for (version, text) in [
            ("1.2.3", Some("- One.")),
            ("1.2.0", Some("")),
            ("1.2", None),
        ] {
            assert_eq!(section(changelog, version), text, "{version}");
        }
    }

    /// The complaints about a changelog.
    fn complaints(changelog: &str) -> Vec<String> {
        let mut found = Vec::new();
        let all: Vec<(&str, &str)> = sections(changelog).collect();
        for (at, (heading, text)) in all.iter().enumerate() {
            let lines = text.lines().count() + 1;
            if lines > LINES {
                found.push(format!("{heading}: {lines} lines"));
            }
            let version = version_of(heading).unwrap_or_default();
            let numbers: Vec<_> = version.split('.').map(str::parse::<u32>).collect();
            let is_version = numbers.len() == 3 && numbers.iter().all(Result::is_ok);
            if !is_version && (at > 0 || *heading != "Unreleased") {
                found.push(format!("{heading}: no version"));
            }
            let is_first_release = at + 1 == all.len();
            let within = text.lines().filter_map(|line| line.strip_prefix("### "));
            for other in within.filter(|name| !is_first_release && !WITHIN.contains(name)) {
                found.push(format!("{heading}: {other}"));
            }
        }
        found
    }

    #[test]
    fn the_notes_are_short_and_in_order() {
        assert_eq!(complaints(OURS), Vec::<String>::new());
        assert!(OURS.lines().count() <= LINES || sections(OURS).count() > 1);
    }

    #[test]
    fn other_notes_are_complained_about() {
        let first = "\n## 0.1.0\n\n### Figures\n";
        let long = format!("\n## 0.2.0\n{}{first}", "- One.\n".repeat(LINES));
        for (changelog, complaint) in [
            (long.as_str(), "0.2.0: 91 lines"),
            (&format!("\n## Soon\n{first}"), "Soon: no version"),
            (
                &format!("{first}\n## Unreleased\n"),
                "Unreleased: no version",
            ),
            (
                &format!("\n## 0.2.0\n\n### Changed\n{first}"),
                "0.2.0: Changed",
            ),
        ] {
            assert!(
                complaints(changelog).contains(&complaint.to_owned()),
                "{changelog}: {:?}",
                complaints(changelog)
            );
        }
        let fine = format!(
            "\n## Unreleased\n\n### Breaking\n\n## 0.2.0 - 2027-01-01\n\n### Added\n{first}"
        );
        assert_eq!(complaints(&fine), Vec::<String>::new());
    }
}
