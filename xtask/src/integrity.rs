//! `integrity.txt`: the values of `integrity` attributes, by which browsers reject changed contents, for files that
//! load no others.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use fs_err as fs;
use sha2::{Digest, Sha384};

/// The name of the file.
pub const FILE: &str = "integrity.txt";

/// Writes it into a folder, for files in that folder: a line for each, first the value, then the name.
pub fn write(folder: &Path, names: &[String]) -> Result<()> {
    let mut text = String::new();
    for name in names {
        let contents = fs::read(folder.join(name))?;
        let _ = writeln!(text, "{} {name}", of(&contents));
    }
    Ok(fs::write(folder.join(FILE), text)?)
}

/// The value of the attribute for a file.
pub fn of(contents: &[u8]) -> String {
    format!("sha384-{}", BASE64.encode(Sha384::digest(contents)))
}
