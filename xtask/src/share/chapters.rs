//! The chapters of the story. Each has a page of its own with its title, its first sentences and its picture, which
//! redirects browsers to the story.

use anyhow::{Context, Result, bail};

use crate::markup::{Attributes, attributes, between, escaped, sentences, words};

/// The page of a chapter, with its parts in braces.
const PAGE: &str = include_str!("chapter.html");

/// The start of a chapter in the story.
const START: &str = "<section class=\"chapter\" ";

/// The most letters of a chapter's description.
const LETTERS: usize = 200;

/// A chapter.
pub struct Chapter {
    /// Its name in addresses.
    pub id: String,
    pub title: String,
    /// Its first sentences.
    words: String,
    /// The figure that it shows or speaks of first, with its settings.
    pub subject: Option<Attributes>,
    /// The place of its picture among all that are drawn.
    pub picture: usize,
}

/// The chapters of a story that shows these figures.
pub fn read(story: &str, shown: &[Attributes]) -> Result<Vec<Chapter>> {
    sections(story)
        .map(|section| chapter(section, shown))
        .collect()
}

fn sections(story: &str) -> impl Iterator<Item = &str> {
    story.split(START).skip(1)
}

fn chapter(section: &str, shown: &[Attributes]) -> Result<Chapter> {
    let id = id(section)?;
    let heading = between(section, "<h2", "</h2>").and_then(|part| part.split_once('>'));
    let (_, title) = heading.with_context(|| format!("{id} has no heading"))?;
    let paragraph = between(section, "<p>", "</p>");
    let paragraph = words(paragraph.with_context(|| format!("{id} has no paragraph"))?);
    Ok(Chapter {
        title: words(title),
        words: sentences(&paragraph, LETTERS).to_owned(),
        subject: subject(section, shown)?,
        picture: 0,
        id,
    })
}

fn id(section: &str) -> Result<String> {
    let id = attributes(section)?.remove("id");
    id.context("a chapter has no id")
}

/// What stands for a chapter elsewhere: its first figure, else the figure of its first number, at the position that this
/// names.
fn subject(section: &str, shown: &[Attributes]) -> Result<Option<Attributes>> {
    let figure = |id: &str| {
        let found = shown.iter().find(|own| own["id"] == id);
        found.with_context(|| format!("the story has no figure {id}"))
    };
    if let Some((_, tag)) = section.split_once("<upper-hand ") {
        return figure(&attributes(tag)?["id"]).cloned().map(Some);
    }
    let Some((_, tag)) = section.split_once("<upper-hand-value ") else {
        return Ok(None);
    };
    let number = attributes(tag)?;
    let (Some(of), Some(at)) = (number.get("for"), number.get("at")) else {
        return Ok(None);
    };
    let mut settings = Attributes::new();
    settings.insert("figure".to_owned(), figure(of)?["figure"].clone());
    settings.extend(pairs(at));
    Ok(Some(settings))
}

/// The settings of an address.
fn pairs(query: &str) -> impl Iterator<Item = (String, String)> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned()))
}

/// The story with a link to the page of each chapter behind its heading.
pub fn linked(story: &str, chapters: &[Chapter]) -> Result<String> {
    let mut text = story.to_owned();
    for Chapter { id, title, .. } in chapters {
        let heading = format!("<h2 id=\"{id}-title\">{}</h2>", escaped(title));
        if text.matches(&heading).count() != 1 {
            bail!("the story has no heading {heading}");
        }
        let link = format!(
            "{heading}\n<a class=\"share\" href=\"./{id}.html\" aria-label=\"Share this chapter: {}\">Share</a>",
            escaped(title)
        );
        text = text.replace(&heading, &link);
    }
    Ok(text)
}

impl Chapter {
    /// The page of the chapter. The text of its story has its still pictures.
    pub fn page(&self, name: &str, place: &str, story: &str) -> String {
        let section = sections(story).find(|section| id(section).is_ok_and(|id| id == self.id));
        let still = section.and_then(|section| between(section, "<picture", "</picture>"));
        let picture = match still {
            Some(still) => format!("<picture{still}</picture>"),
            None => format!(
                "<img src=\"./{}/{}.png\" width=\"1200\" height=\"630\" alt=\"\">",
                super::CARDS,
                self.id
            ),
        };
        let page = [
            ("{name}", escaped(name)),
            ("{story}", place.to_owned()),
            ("{id}", self.id.clone()),
            ("{title}", escaped(&self.title)),
            ("{words}", escaped(&self.words)),
            ("{picture}", picture),
        ];
        let fill = |text: String, (part, by): &(&str, String)| text.replace(part, by);
        page.iter().fold(PAGE.to_owned(), fill)
    }
}
