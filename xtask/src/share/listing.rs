//! The list of pages for crawlers: `sitemap.xml`, and `robots.txt`, which leads there. Both contain absolute addresses,
//! so they are only written where the home is known.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use super::head::address;
use super::{html, read};
use crate::markup::escaped;

/// The names of both, which crawlers ask for.
pub const FILES: [&str; 2] = ["sitemap.xml", "robots.txt"];

/// The mark of a page that search engines should not list.
const HIDDEN: &str = "<meta name=\"robots\" content=\"noindex\">";

/// Writes both.
pub fn write(site: &Path, home: Option<&str>) -> Result<()> {
    let Some(home) = home else {
        return Ok(());
    };
    let mut lines = String::new();
    for file in html(site)? {
        if !read(site, &file)?.contains(HIDDEN) {
            let place = escaped(&address(home, &file));
            _ = writeln!(lines, "<url><loc>{place}</loc></url>");
        }
    }
    let sitemap = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{lines}</urlset>\n"
    );
    let robots = format!("User-agent: *\nAllow: /\nSitemap: {home}{}\n", FILES[0]);
    for (file, text) in FILES.into_iter().zip([sitemap, robots]) {
        fs::write(site.join(file), text)?;
    }
    Ok(())
}
