//! Descriptions by which other sites turn the address of a page into a frame, such as `oembed/win-map.json`; see
//! <https://oembed.com/>. As they are files, they cannot depend on the query of an address: the frame shows the page
//! with its defaults.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

use crate::markup::{Attributes, escaped};

/// The folder of the descriptions in the site.
pub const FOLDER: &str = "oembed";

/// The size of a frame in CSS pixels: no compact figure of this width is taller. WordPress asks the frame for its
/// height.
const SIZE: (u32, u32) = (840, 810);

/// The seconds for which a site may keep a description: a day.
const KEPT: u32 = 86_400;

/// The attributes of a figure in the story that have no meaning in a frame.
const STORY_ONLY: [&str; 4] = ["id", "slot", "group", "actions"];

/// The letters of a value in an address that stand for themselves.
const PLAIN: AsciiSet = NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// A page that can be framed.
pub struct Framed<'a> {
    /// Its name, without an ending.
    pub name: &'a str,
    pub title: &'a str,
    /// The figure that the frame shows, and its settings.
    pub subject: Attributes,
}

impl Framed<'_> {
    /// The description of the page, for a site of that name at an address.
    pub fn description(&self, site: &str, home: &str) -> Value {
        let (width, height) = SIZE;
        let (src, title) = (escaped(&self.address(home)), escaped(self.title));
        json!({
            "version": "1.0",
            "type": "rich",
            "title": self.title,
            "provider_name": site,
            "provider_url": home,
            "cache_age": KEPT,
            "thumbnail_url": format!("{home}{}/{}.png", super::CARDS, self.name),
            "thumbnail_width": 1200,
            "thumbnail_height": 630,
            "width": width,
            "height": height,
            "html": format!("<iframe src=\"{src}\" title=\"{title}\" width=\"100%\" height=\"{height}\" frameborder=\"0\"></iframe>"),
        })
    }

    /// The address of the frame.
    fn address(&self, home: &str) -> String {
        let settings = self.subject.iter();
        let settings = settings.filter(|(name, _)| !STORY_ONLY.contains(&name.as_str()));
        let pairs =
            settings.map(|(name, value)| format!("{name}={}&", utf8_percent_encode(value, &PLAIN)));
        let query: String = pairs.collect();
        format!("{home}embed.html?{}", query.trim_end_matches('&'))
    }

    /// The line in the head of the page that leads to its description.
    pub fn link(&self, home: &str) -> String {
        format!(
            "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{}{FOLDER}/{}.json\" title=\"{}\">\n",
            escaped(home),
            self.name,
            escaped(self.title)
        )
    }
}

/// Writes the descriptions of pages into a folder.
pub fn write(folder: &Path, pages: &[Framed], site: &str, home: &str) -> Result<()> {
    fs::create_dir_all(folder)?;
    for page in pages {
        let file = folder.join(format!("{}.json", page.name));
        let text = format!("{:#}\n", page.description(site, home));
        fs::write(&file, text)?;
    }
    Ok(())
}
