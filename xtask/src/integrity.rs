//! `integrity.txt`: what a page says in `integrity` of files that load no other, for browsers to refuse any other contents.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::{project, run};

/// The name of the file.
pub const FILE: &str = "integrity.txt";

/// Node has the hashes at hand.
const INTEGRITY: &str = include_str!("integrity.js");

/// Writes it into a folder, for files in that folder: a line for each, first the value, then the name.
pub fn write(folder: &Path, names: &[String]) -> Result<()> {
    let mut node = project::command("node");
    node.args(["--input-type=module", "--eval", INTEGRITY])
        .args(names.iter().map(|name| folder.join(name)));
    let hashes: Vec<String> =
        serde_json::from_str(&run::output(&mut node)?).context("integrity.js prints no list")?;
    let mut text = String::new();
    for (hash, name) in hashes.iter().zip(names) {
        let _ = writeln!(text, "{hash} {name}");
    }
    fs::write(folder.join(FILE), text).context("cannot write integrity.txt")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{FILE, write};
    use crate::files::scratch;

    #[test]
    fn each_file_has_the_hash_of_its_contents() {
        let folder = scratch("integrity");
        fs::write(folder.join("a.js"), "alert('Hello, world.');").unwrap();
        write(&folder, &["a.js".to_owned()]).unwrap();
        // The example of the specification.
        assert_eq!(
            fs::read_to_string(folder.join(FILE)).unwrap(),
            "sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO a.js\n"
        );
    }
}
