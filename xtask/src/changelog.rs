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

    #[test]
    fn the_notes_of_a_release_are_short() {
        for (heading, text) in sections(OURS) {
            assert!(text.lines().count() < LINES, "{heading}");
            let is_version = version_of(heading).is_some_and(|it| it.split('.').count() == 3);
            assert!(is_version || heading == "Unreleased", "{heading}");
        }
    }
}
