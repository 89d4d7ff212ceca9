//! The file for a request. Nothing else is served.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

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
    if path.is_empty() {
        return Some(PathBuf::from(PAGES[0]));
    }
    let segments = path.split('/').map(segment).collect::<Option<Vec<_>>>()?;
    let allowed = match segments.as_slice() {
        [file] => {
            files::is_html(Path::new(file))
                || TERMS.iter().chain(&LISTING).any(|known| known == file)
        }
        [folder, ..] => FOLDERS.contains(&folder.as_str()),
        [] => false,
    };
    allowed.then(|| segments.iter().collect())
}

/// One decoded path segment; `None` if it could lead elsewhere.
fn segment(encoded: &str) -> Option<String> {
    let name = percent_decode_str(encoded).decode_utf8().ok()?;
    let plain =
        !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', ':', '\0']);
    plain.then(|| name.into_owned())
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

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::file;

    #[test]
    fn the_site_is_found() {
        for (target, expected) in [
            ("/", "index.html"),
            ("/LICENSE-MIT", "LICENSE-MIT"),
            ("/THIRD-PARTY-LICENSES.txt", "THIRD-PARTY-LICENSES.txt"),
            ("/embed.html?a=/../b#c", "embed.html"),
            ("/win-map.html?mine=40", "win-map.html"),
            ("/cards/win-map.png", "cards/win-map.png"),
            ("/oembed/win-map.json", "oembed/win-map.json"),
            ("/robots.txt", "robots.txt"),
            ("/%77ww/a%20b.js", "www/a b.js"),
            ("/www/caf%C3%A9.css", "www/café.css"),
            ("/www/a..b.js", "www/a..b.js"),
        ] {
            assert_eq!(file(target), Some(PathBuf::from(expected)), "{target}");
        }
    }

    #[test]
    fn nothing_else_is() {
        for target in [
            "",
            "*",
            "http://127.0.0.1/index.html",
            "index.html",
            "//www/page.js",
            "/Cargo.toml",
            "/www",
            "/src/a.html",
            "/.a.html",
            "/www/",
            "/www//page.js",
            "/www/../Cargo.toml",
            "/www/%2e%2e/Cargo.toml",
            "/www/..%2fCargo.toml",
            "/www%2f..%2fCargo.toml",
            "/www/..%5cCargo.toml",
            "/www/..\\Cargo.toml",
            "/www/c:/secrets",
            "/www/.hidden/page.js",
            "/www/%2ehidden",
            "/www/page.js%00.html",
            "/www/%ff.js",
            "/%69ndex.html/",
        ] {
            assert_eq!(file(target), None, "{target}");
        }
    }
}
