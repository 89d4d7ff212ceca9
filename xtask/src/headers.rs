//! The headers of the site. Our own server sends them, and the file `_headers` tells them to hosts that read it, such
//! as Netlify and Cloudflare Pages.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use fs_err::{self as fs, DirEntry};

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

/// Writes the file into a site, with all versions that are in it. Hosts join the values of a header from several rules, so no two
/// rules set `Cache-Control` for the same file. For pages the hosts' own value applies, which is to revalidate each time.
pub fn write(site: &Path) -> Result<()> {
    let mut text = "/*\n".to_owned();
    for (name, value) in OF_ALL {
        let _ = writeln!(text, "  {name}: {value}");
    }
    let entries = fs::read_dir(site.join("www"))?;
    let mut entries: Vec<_> = entries.collect::<Result<_, _>>()?;
    entries.sort_by_key(DirEntry::file_name);
    for entry in entries {
        let (name, is_folder) = (entry.file_name(), entry.file_type()?.is_dir());
        let rest = if is_folder { "/*" } else { "" };
        let cache = cache(is_folder && is_version(&name));
        let _ = writeln!(
            text,
            "/www/{}{rest}\n  Cache-Control: {cache}",
            name.display()
        );
    }
    Ok(fs::write(site.join(FILE), text)?)
}
