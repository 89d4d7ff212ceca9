//! The headers of the site. Our own server sends them, and the file `_headers` tells them to hosts that read it, such
//! as Netlify and Cloudflare Pages.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use fs_err as fs;

use crate::route::is_version;

/// The name of the file in the site.
pub const FILE: &str = "_headers";

/// The headers of every file: pages from anywhere may load it, even cross-origin isolated ones, and browsers do not
/// guess its type.
pub const OF_ALL: [(&str, &str); 4] = [
    ("Access-Control-Allow-Origin", "*"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("X-Content-Type-Options", "nosniff"),
];

/// The header of a file in the folder of a version, whose name changes with its contents, and that of all others.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
const ASKED_FOR: &str = "no-cache";

/// How a browser or a proxy may cache a file.
pub fn cache(is_pinned: bool) -> &'static str {
    if is_pinned { FOR_GOOD } else { ASKED_FOR }
}

/// Writes the file into a site, with all versions that are in it.
pub fn write(site: &Path) -> Result<()> {
    let mut names = Vec::new();
    for entry in fs::read_dir(site.join("www")).context("the site has no www/")? {
        let entry = entry?;
        names.push((entry.file_name(), entry.file_type()?.is_dir()));
    }
    names.sort();
    let names = names
        .iter()
        .map(|(name, is_folder)| (name.as_os_str(), *is_folder));
    Ok(fs::write(site.join(FILE), text(names))?)
}

/// The rules. Hosts join the values of a header from several rules, so no two rules set `Cache-Control` for the same
/// file. For pages the hosts' own value applies, which is to revalidate each time.
fn text<'a>(www: impl Iterator<Item = (&'a OsStr, bool)>) -> String {
    let mut text = "/*\n".to_owned();
    for (name, value) in OF_ALL {
        let _ = writeln!(text, "  {name}: {value}");
    }
    for (name, is_folder) in www {
        let cache = cache(is_folder && is_version(name));
        let rest = if is_folder { "/*" } else { "" };
        let _ = writeln!(
            text,
            "/www/{}{rest}\n  Cache-Control: {cache}",
            name.display()
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use fs_err as fs;

    use super::{FILE, write};
    use crate::files::scratch;

    #[test]
    fn each_file_has_one_rule_that_says_how_long_it_is_kept() {
        let site = scratch("headers");
        for folder in ["0.1.0-aa", "0.1.0-bb", "single"] {
            fs::create_dir_all(site.join("www").join(folder)).unwrap();
        }
        fs::write(site.join("www/element.js"), "").unwrap();
        write(&site).unwrap();
        assert_eq!(
            fs::read_to_string(site.join(FILE)).unwrap(),
            "/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  Cross-Origin-Embedder-Policy: require-corp
  X-Content-Type-Options: nosniff
/www/0.1.0-aa/*
  Cache-Control: public, max-age=31536000, immutable
/www/0.1.0-bb/*
  Cache-Control: public, max-age=31536000, immutable
/www/element.js
  Cache-Control: no-cache
/www/single/*
  Cache-Control: no-cache
"
        );
    }
}
