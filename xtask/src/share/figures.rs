//! The figures of the workbench. Each has a page of its own: the workbench, which knows from its address what to show.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::markup::{between, escaped, words};
use crate::pictures::Drawn;

/// The list of figures in the workbench.
const LIST: (&str, &str) = ("<nav class=\"figures\"", "</nav>");

/// The start of a link to a page of the site, and the end of its address.
const LINK: (&str, &str) = ("<a href=\"./", ".html\"");

/// A figure.
pub struct FigurePage {
    /// Its name in addresses.
    pub name: String,
    pub title: String,
    /// The place of its picture among all that are drawn.
    pub picture: usize,
}

/// The figures that a workbench lists.
pub fn read(workbench: &str) -> Result<Vec<FigurePage>> {
    let list =
        between(workbench, LIST.0, LIST.1).context("the workbench has no list of figures")?;
    let links = list.split(LINK.0).skip(1);
    let figures = links.map(|link| {
        let (name, rest) = link.split_once(LINK.1).context("a link has no end")?;
        Ok(FigurePage {
            name: name.to_owned(),
            title: words(between(rest, ">", "</a>").unwrap_or_default()),
            picture: 0,
        })
    });
    figures.collect()
}

/// Does a workbench list a figure that has this page?
pub fn is_figure_page(workbench: &str, file: &Path) -> bool {
    let found = read(workbench).unwrap_or_default();
    let mut pages = found.iter().map(|figure| super::page(&figure.name));
    pages.any(|page| file == Path::new(&page))
}

impl FigurePage {
    /// The page of the figure.
    pub fn page(&self, name: &str, workbench: &str, drawn: &Drawn) -> Result<String> {
        let title = between(workbench, "<title>", "</title>").context("no title")?;
        let description = between(workbench, "<meta name=\"description\" content=\"", "\">");
        let description = description.context("no description")?;
        let told = escaped(&drawn.description);
        let heading = between(workbench, "<h1>", "</h1>").context("no heading")?;
        let line = between(workbench, "<p class=\"told\">", "</p>").context("no line")?;
        let changes = [
            (
                format!("<h1>{heading}</h1>"),
                format!("<h1>{}</h1>", escaped(&self.title)),
            ),
            (
                format!("<p class=\"told\">{line}</p>"),
                format!("<p class=\"told\">{told}</p>"),
            ),
            (
                title.to_owned(),
                format!("{} – {}", escaped(name), escaped(&self.title)),
            ),
            (description.to_owned(), told.clone()),
            (
                "<upper-hand ".to_owned(),
                format!("<upper-hand figure=\"{}\" ", self.name),
            ),
        ];
        let mut page = workbench.to_owned();
        for (from, to) in changes {
            if page.matches(&from).count() != 1 {
                bail!("the workbench does not hold `{from}` once");
            }
            page = page.replace(&from, &to);
        }
        Ok(page)
    }
}
