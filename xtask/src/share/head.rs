//! The lines in a page’s head for sites that link to it: Open Graph, cards, and microdata of schema.org.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use super::oembed::Framed;
use crate::markup::escaped;

/// The parts of a page that are replaced, and the start of its subject.
const ROOT: &str = "<html lang=\"en\"";
const END: &str = "</head>";
const SCOPE: &str = " itemscope itemtype=\"https://schema.org/LearningResource\"";

/// A page in a few words, with its card.
pub struct Head<'a> {
    /// The name of the site.
    pub site: &'a str,
    /// Relative to the site.
    pub file: String,
    pub title: String,
    pub description: String,
    /// The file of the card, relative to the site, and its words.
    pub card: String,
    pub alt: String,
    pub is_figure: bool,
    pub is_chapter: bool,
    /// The frame that other sites can show in place of a link.
    pub framed: Option<&'a Framed<'a>>,
}

impl Head<'_> {
    /// The page with these lines in its head.
    pub fn within(&self, page: &str, home: Option<&str>) -> Result<String> {
        for part in [ROOT, END] {
            if page.matches(part).count() != 1 {
                bail!("{} does not hold `{part}` once", self.file);
            }
        }
        let lines = self.lines(home);
        Ok(page
            .replace(ROOT, &format!("{ROOT}{SCOPE}"))
            .replace(END, &format!("{lines}{END}")))
    }

    /// Addresses that have to be absolute are there only where the home is known.
    fn lines(&self, home: Option<&str>) -> String {
        let kind = if self.is_figure {
            "simulation"
        } else {
            "explorable explanation"
        };
        let mut text = String::new();
        let mut meta = |keys: &str, content: &str| {
            _ = writeln!(text, "<meta {keys} content=\"{}\">", escaped(content));
        };
        meta("property=\"og:type\"", "website");
        meta("property=\"og:site_name\"", self.site);
        meta("property=\"og:title\" itemprop=\"name\"", &self.title);
        meta(
            "property=\"og:description\" itemprop=\"description\"",
            &self.description,
        );
        meta("name=\"twitter:card\"", "summary_large_image");
        meta("itemprop=\"inLanguage\"", "en");
        meta("itemprop=\"learningResourceType\"", kind);
        meta("itemprop=\"isAccessibleForFree\"", "true");
        if let Some(home) = home {
            let own = address(home, &self.file);
            meta("property=\"og:url\"", &own);
            meta("property=\"og:image\"", &format!("{home}{}", self.card));
            meta("property=\"og:image:type\"", "image/png");
            meta("property=\"og:image:width\"", "1200");
            meta("property=\"og:image:height\"", "630");
            meta("property=\"og:image:alt\"", &self.alt);
            meta("name=\"twitter:image:alt\"", &self.alt);
            _ = writeln!(text, "<link rel=\"canonical\" href=\"{}\">", escaped(&own));
            text += &self
                .framed
                .map_or_else(String::new, |framed| framed.link(home));
        }
        let mut link = |name: &str, to: &str| {
            _ = writeln!(text, "<link itemprop=\"{name}\" href=\"./{to}\">");
        };
        link("url", place(&self.file));
        link("image", &self.card);
        link("license", "LICENSE-MIT");
        if self.is_chapter {
            link("isPartOf", "");
        }
        text
    }
}

/// The address of a page under a home.
pub fn address(home: &str, file: &str) -> String {
    format!("{home}{}", place(file))
}

/// A page as addresses name it: the first by its folder.
pub fn place(file: &str) -> &str {
    if file == super::STORIES[0] { "" } else { file }
}
