//! The documentation as pages of the site: `docs/embedding.md` is `embedding.html`, with its examples shown live.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use fs_err as fs;
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html,
};

use crate::files;
use crate::markup::{escaped, sentences};

/// A page, with its parts in braces.
const PAGE: &str = include_str!("manual.html");

/// The folder of the documentation.
const FOLDER: &str = "docs";

/// The site of the examples.
const EXAMPLE: &str = "https://example.org/upperhand/";

/// The most letters of a page's description.
const LETTERS: usize = 200;

/// Writes all pages of a repository’s documentation into a site.
pub fn write(root: &Path, site: &Path) -> Result<()> {
    for file in files::under(&root.join(FOLDER))? {
        let name = file.with_extension("html");
        if let Some(text) = page(root, &name)? {
            fs::write(site.join(&name), text)?;
        }
    }
    Ok(())
}

/// The page of that name, if the documentation has one.
pub fn page(root: &Path, name: &Path) -> Result<Option<String>> {
    // No name leads out of the folder.
    let source = |name: &Path| {
        let file = root.join(FOLDER).join(name.with_extension("md"));
        (name.file_name() == Some(name.as_os_str()) && file.is_file()).then_some(file)
    };
    let Some(file) = source(name).filter(|_| files::is_html(name)) else {
        return Ok(None);
    };
    let text = fs::read_to_string(&file)?;
    let page = rendered(&text, |link| source(Path::new(link)).is_some());
    page.map(Some)
        .with_context(|| format!("in {}", file.display()))
}

/// A page as it is read from its source.
#[derive(Default)]
struct Reading<'a> {
    title: String,
    /// The words of the first paragraph.
    words: String,
    contents: String,
    /// The ids of headings.
    ids: Vec<String>,
    tables: usize,
    events: Vec<Event<'a>>,
}

/// The page for a text. Links lead to other pages, which are looked up by the names of their files.
fn rendered(text: &str, is_page: impl Fn(&str) -> bool) -> Result<String> {
    let mut reading = Reading::default();
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES);
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let inside = until(&mut events, |end| matches!(end, TagEnd::Heading(_)));
                reading.heading(level, inside);
            }
            Event::Start(Tag::Paragraph) if reading.words.is_empty() => {
                let inside = until(&mut events, |end| *end == TagEnd::Paragraph);
                reading.words = plain(&inside);
                reading.events.push(Event::Start(Tag::Paragraph));
                for event in inside {
                    reading.events.push(led(event, &is_page)?);
                }
                reading.events.push(Event::End(TagEnd::Paragraph));
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                let inside = until(&mut events, |end| *end == TagEnd::CodeBlock);
                reading.code(&kind, &plain(&inside));
            }
            Event::Start(Tag::Table(_)) => {
                reading.tables += 1;
                let number = reading.tables;
                reading.html(format!(
                    "<div class=\"wide\" role=\"region\" aria-label=\"Table {number}\" tabindex=\"0\">"
                ));
                reading.events.push(event);
            }
            Event::End(TagEnd::Table) => {
                reading.events.push(event);
                reading.html("</div>\n".to_owned());
            }
            other => reading.events.push(led(other, &is_page)?),
        }
    }
    reading.page()
}

/// The events up to an end.
fn until<'a>(events: &mut Parser<'a>, is_end: impl Fn(&TagEnd) -> bool) -> Vec<Event<'a>> {
    let is_end = |event: &Event| matches!(event, Event::End(end) if is_end(end));
    events.take_while(|event| !is_end(event)).collect()
}

/// The words of some events.
fn plain(events: &[Event]) -> String {
    let words = events.iter().map(|event| match event {
        Event::Text(text) | Event::Code(text) => text,
        Event::SoftBreak | Event::HardBreak => " ",
        _ => "",
    });
    words.collect()
}

/// An event whose link, if it is one, leads to the page of the file that it names.
fn led(event: Event<'_>, is_page: impl Fn(&str) -> bool) -> Result<Event<'_>> {
    let Event::Start(Tag::Link {
        link_type,
        dest_url,
        title,
        id,
    }) = event
    else {
        return Ok(event);
    };
    let (file, place) = dest_url.split_once('#').unwrap_or((&dest_url, ""));
    let dest_url = if file.is_empty() || file.starts_with("https://") {
        dest_url
    } else if let Some(name) = file.strip_suffix(".md").filter(|_| is_page(file)) {
        let hash = if place.is_empty() { "" } else { "#" };
        CowStr::from(format!("./{name}.html{hash}{place}"))
    } else {
        bail!("a link leads to {dest_url}, which is no page of the documentation");
    };
    Ok(Event::Start(Tag::Link {
        link_type,
        dest_url,
        title,
        id,
    }))
}

impl<'a> Reading<'a> {
    fn html(&mut self, text: String) {
        self.events.push(Event::Html(CowStr::from(text)));
    }

    fn heading(&mut self, level: HeadingLevel, inside: Vec<Event<'a>>) {
        let words = plain(&inside);
        if level == HeadingLevel::H1 {
            self.title = words;
            return;
        }
        let id = self.id(&words);
        let class = if level == HeadingLevel::H2 {
            " class=\"part\""
        } else {
            ""
        };
        let _ = writeln!(
            self.contents,
            "<li{class}><a href=\"#{id}\">{}</a></li>",
            escaped(&words)
        );
        self.html(format!("<{level} id=\"{id}\">"));
        self.events.extend(inside);
        self.html(format!("</{level}>\n"));
    }

    /// An id of its own for a heading, as links name it.
    fn id(&mut self, words: &str) -> String {
        let kept = words.chars().filter_map(|letter| match letter {
            ' ' => Some('-'),
            '-' | '_' => Some(letter),
            _ => letter
                .is_alphanumeric()
                .then(|| letter.to_ascii_lowercase()),
        });
        let own: String = kept.collect();
        let number = self.ids.iter().filter(|id| **id == own).count();
        self.ids.push(own.clone());
        if number == 0 {
            own
        } else {
            format!("{own}-{number}")
        }
    }

    fn code(&mut self, kind: &CodeBlockKind, text: &str) {
        let shown = escaped(text.trim_end());
        self.html(format!("<pre tabindex=\"0\"><code>{shown}</code></pre>\n"));
        let is_html = matches!(kind, CodeBlockKind::Fenced(language) if **language == *"html");
        if let Some(live) = live(text).filter(|_| is_html) {
            self.html(format!("<div class=\"live\">\n{live}</div>\n"));
        }
    }

    fn page(self) -> Result<String> {
        if self.title.is_empty() || self.words.is_empty() {
            bail!("a page needs a heading and a paragraph");
        }
        let mut text = String::new();
        html::push_html(&mut text, self.events.into_iter());
        let parts = [
            ("{title}", escaped(&self.title)),
            ("{words}", escaped(sentences(&self.words, LETTERS))),
            ("{contents}", self.contents),
            ("{text}", text),
        ];
        let fill = |page: String, (part, by): &(&str, String)| page.replace(part, by);
        Ok(parts.iter().fold(PAGE.to_owned(), fill))
    }
}

/// The lines of an example that are shown live on its page. Scripts are left out, as the page has them already; so are
/// rules for all figures of a page and modules in the folder of a version, which are meant for other pages.
fn live(example: &str) -> Option<String> {
    let shows = example.contains("<upper-hand") || example.contains("<iframe");
    if !shows || example.contains("<style") || example.contains("wasm-src") {
        return None;
    }
    let lines = example.lines();
    let lines = lines.filter(|line| !line.starts_with("<script") && !line.starts_with("<link"));
    let live = lines.fold(String::new(), |live, line| live + line + "\n");
    Some(live.replace(EXAMPLE, "./"))
}
