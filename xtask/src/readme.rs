//! The `README.md` of the npm package: that of the repository, without the parts about building it.

use std::path::Path;

use anyhow::{Result, bail};
use fs_err as fs;

use crate::project;

/// The headings of these parts.
const FOR_BUILDERS: [&str; 2] = ["Two commands", "Where everything else stands"];

/// Writes it into the folder of the package.
pub fn write(folder: &Path) -> Result<()> {
    let whole = project::root().join("README.md");
    let text = fs::read_to_string(whole)?;
    let text = without(&text, &FOR_BUILDERS)?;
    Ok(fs::write(folder.join("README.md"), text)?)
}

/// A text without the sections with some headings; each must exist.
fn without(text: &str, headings: &[&str]) -> Result<String> {
    let mut rest = text.to_owned();
    for heading in headings {
        let line = format!("\n## {heading}\n");
        let Some(start) = rest.find(&line) else {
            bail!("README.md has no section `{heading}`");
        };
        let after = start + line.len();
        let end = rest[after..]
            .find("\n## ")
            .map_or(rest.len(), |at| after + at);
        rest.replace_range(start..end, "");
    }
    Ok(rest)
}
