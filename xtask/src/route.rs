//! The file for a request. Nothing else is served.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use percent_encoding::percent_decode_str;

use crate::files;
use crate::project::THIRD_PARTY;
use crate::share::{CARDS, LISTING, OEMBED};

/// The pages of the site, beside what lies under `www/`.
pub const PAGES: [&str; 7] = [
    "index.html",
    "guts.html",
    "table.html",
    "explore.html",
    "embed.html",
    "examples.html",
    "claims.html",
];

/// The terms under which the site may be used, and those of what is inside its modules.
pub const TERMS: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", THIRD_PARTY];

/// The folders of the site.
const FOLDERS: [&str; 3] = ["www", CARDS, OEMBED];

/// The file for a request target, relative to the site’s root: `/` is `index.html`; then there are all other pages, the
/// [`TERMS`], the lists for crawlers, and the files in the folders. Nothing hidden, nothing outside, no folders.
pub fn file(target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let path = Path::new(if path.is_empty() { PAGES[0] } else { &path });
    let is_plain = |part: Component| match part {
        Component::Normal(name) => !name.as_encoded_bytes().starts_with(b"."),
        _ => false,
    };
    let names = TERMS.iter().chain(&LISTING);
    let is_file = files::is_html(path) || names.into_iter().any(|name| path == Path::new(name));
    let is_served = if path.components().nth(1).is_none() {
        is_file
    } else {
        FOLDERS.iter().any(|folder| path.starts_with(folder))
    };
    (is_served && path.components().all(is_plain)).then(|| path.to_owned())
}

/// Is a file of the site in a folder whose name changes with its contents? It begins with the number of a version.
pub fn is_pinned(file: &Path) -> bool {
    let mut parts = file.iter().filter_map(|part| part.to_str());
    let is_www = parts.next() == Some("www");
    let is_version = |part: &str| is_version(part.as_ref());
    is_www && parts.next().is_some_and(is_version) && parts.next().is_some()
}

/// Is it the name of such a folder, in `www/`? Nothing else there begins with a number.
pub fn is_version(name: &OsStr) -> bool {
    let first = name.as_encoded_bytes().first();
    first.is_some_and(u8::is_ascii_digit)
}

/// The media type of a file, by its ending.
pub fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("xml") => "application/xml",
        Some("txt" | "md" | "ts") | None => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
