//! Pages for sites that link to them: crawlers, feeds and messengers, which run no scripts and drop everything after a
//! #.
//!
//! So every chapter of the story and every figure has a page of its own, and every page has a head with its title, its
//! description and its card. All of this is taken from the story, the workbench and the figures; nothing is listed
//! here.

mod chapters;
mod figures;
mod head;
mod listing;
mod oembed;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::home::Home;
use crate::markup::{Attributes, between, sentences, words};
use crate::pictures::{self, Card, Drawn, Picture};
use crate::{bounds, files, project, stills};
use chapters::Chapter;
use figures::FigurePage;
use head::Head;
use oembed::Framed;

pub use figures::is_figure_page;
pub use listing::FILES as LISTING;
pub use oembed::FOLDER as OEMBED;

/// The page of the story, and that of the workbench.
const STORY: &str = "index.html";
pub const WORKBENCH: &str = "explore.html";

/// The folder of the cards in the site.
pub const CARDS: &str = "cards";

/// The card of the rule to take home, by the id of its place in the story, and the picture on it.
const RULE: &str = "the-ladder";
const RULE_PICTURE: [(&str, &str); 5] = [
    ("figure", "win-map"),
    ("layer", "regions"),
    ("mine", "40"),
    ("size", "64"),
    ("theirs", "12"),
];

/// The most letters of a card’s description, as some sites cut off longer ones.
const ALT: usize = 420;

/// Writes the still pictures of the story, the pages of chapters and figures, all heads and cards, and the list of pages.
pub fn write(site: &Path, home: &Home) -> Result<()> {
    let mut plan = Plan::read(site)?;
    let cards = site.join(CARDS);
    fs::create_dir_all(&cards)?;
    let pictures = plan.pictures(&cards)?;
    let drawn = pictures::draw(&plan.name, &pictures)?;
    let heaviest = bounds::named(&bounds::bounds()?.bytes, "card")?;
    for card in files::under(&cards)? {
        let bytes = fs::metadata(cards.join(&card))?.len().try_into()?;
        heaviest.check(&format!("bytes of the card {}", card.display()), bytes)?;
    }
    plan.write(site, home, &drawn)
}

/// The words of the rule.
fn rule(story: &str) -> Option<String> {
    let (_, place) = story.split_once(&format!("id=\"{RULE}\""))?;
    between(place, "<blockquote>", "</blockquote>").map(words)
}

/// Writes the descriptions by which other sites embed the pages of a site at an address as frames.
pub fn describe_frames(home: &str, folder: &Path) -> Result<()> {
    let plan = Plan::read(&project::root())?;
    files::replace(folder, |fresh| {
        oembed::write(fresh, &plan.framed()?, &plan.name, home)
    })
}

/// The pages from which all others are made.
struct Plan {
    /// The name of the site.
    name: String,
    story: String,
    workbench: String,
    /// The figures of the story, in their order.
    shown: Vec<Attributes>,
    chapters: Vec<Chapter>,
    figures: Vec<FigurePage>,
}

impl Plan {
    fn read(site: &Path) -> Result<Self> {
        let (story, workbench) = (read(site, STORY)?, read(site, WORKBENCH)?);
        let brand = between(&story, "<p class=\"brand\">", "</p>");
        let shown = stills::figures(&story)?;
        Ok(Self {
            name: words(brand.context("the story does not name the site")?),
            chapters: chapters::read(&story, &shown)?,
            figures: figures::read(&workbench)?,
            story,
            workbench,
            shown,
        })
    }

    /// The pictures of the story’s figures in their order, then those that cards alone show.
    fn pictures(&mut self, cards: &Path) -> Result<Vec<Picture>> {
        let card = |title: Option<&str>, name: &str| Card {
            title: title.map(str::to_owned),
            file: cards.join(format!("{name}.png")),
        };
        let picture = |settings: Attributes, still| Picture {
            settings,
            still,
            cards: Vec::new(),
        };
        let shown = self.shown.iter();
        let mut pictures: Vec<Picture> = shown.map(|own| picture(own.clone(), true)).collect();
        let first = |name: &String| self.shown.iter().position(|own| own["figure"] == *name);
        let usual = self.figures.first().and_then(|figure| first(&figure.name));
        let usual = usual.context("the story does not show the usual figure")?;
        let title = heading(&self.story).context("the story has no heading")?;
        pictures[usual].cards.push(card(Some(&title), stem(STORY)));
        for chapter in &mut self.chapters {
            let place = match chapter.subject.clone() {
                Some(subject) => {
                    let place = pictures.iter().position(|one| one.settings == subject);
                    place.unwrap_or_else(|| {
                        pictures.push(picture(subject, false));
                        pictures.len() - 1
                    })
                }
                None => usual,
            };
            chapter.picture = place;
            pictures[place]
                .cards
                .push(card(Some(&chapter.title), &chapter.id));
        }
        if let Some(rule) = rule(&self.story) {
            let settings = RULE_PICTURE.map(|(name, value)| (name.to_owned(), value.to_owned()));
            let mut own = picture(Attributes::from(settings), false);
            own.cards.push(card(Some(&rule), RULE));
            pictures.push(own);
        }
        for figure in &mut self.figures {
            figure.picture = pictures.len();
            let settings = Attributes::from([("figure".to_owned(), figure.name.clone())]);
            let mut own = picture(settings, false);
            own.cards.push(card(None, &figure.name));
            pictures.push(own);
        }
        Ok(pictures)
    }

    /// Writes all pages.
    fn write(&self, site: &Path, home: &Home, drawn: &[Drawn]) -> Result<()> {
        let story = stills::write(site, &self.story, &self.shown, drawn)?;
        let story = chapters::linked(&story, &self.chapters)?;
        let mut pages = vec![(STORY.to_owned(), story.clone())];
        for chapter in &self.chapters {
            pages.push((page(&chapter.id), chapter.page(&self.name, &story)));
        }
        for figure in &self.figures {
            let text = figure.page(&self.name, &self.workbench, &drawn[figure.picture])?;
            pages.push((page(&figure.name), text));
        }
        let made: Vec<String> = pages.iter().map(|(file, _)| file.clone()).collect();
        for file in html(site)? {
            if made[1..].contains(&file) {
                bail!("two pages want to be {file}");
            }
            if !made.contains(&file) {
                pages.push((file.clone(), read(site, &file)?));
            }
        }
        let framed = self.framed()?;
        for (file, text) in &pages {
            let framed = framed.iter().find(|one| page(one.name) == *file);
            let text = self.head(file, text, drawn, framed)?.within(text, home)?;
            fs::write(site.join(file), text)?;
        }
        if let Some(home) = home.address() {
            oembed::write(&site.join(OEMBED), &framed, &self.name, home)?;
        }
        listing::write(site, home)
    }

    /// The pages that other sites can frame: a chapter with its figure, else with the usual one.
    fn framed(&self) -> Result<Vec<Framed<'_>>> {
        let alone = |name: &String| Attributes::from([("figure".to_owned(), name.clone())]);
        let usual = self.usual().context("the workbench lists no figure")?;
        let chapters = self.chapters.iter().map(|chapter| Framed {
            name: &chapter.id,
            title: &chapter.title,
            subject: chapter.subject.clone().unwrap_or_else(|| alone(usual)),
        });
        let figures = self.figures.iter().map(|figure| Framed {
            name: &figure.name,
            title: &figure.title,
            subject: alone(&figure.name),
        });
        Ok(chapters.chain(figures).collect())
    }

    /// The head of a page: with its own card, where it has one, else with that of the story.
    fn head<'a>(
        &'a self,
        file: &str,
        text: &str,
        drawn: &[Drawn],
        framed: Option<&'a Framed>,
    ) -> Result<Head<'a>> {
        let chapter = self.chapters.iter().find(|one| page(&one.id) == file);
        let figure = self.figures.iter().find(|one| page(&one.name) == file);
        let card = match (chapter, figure) {
            (None, None) => stem(STORY),
            _ => stem(file),
        };
        let mut usual = self.shown.iter().zip(drawn);
        let usual = usual.find(|(own, _)| Some(&own["figure"]) == self.usual());
        let usual = usual.map(|(_, drawn)| drawn);
        let picture = chapter
            .map(|one| one.picture)
            .or(figure.map(|one| one.picture));
        let picture = picture.map(|place| &drawn[place]).or(usual);
        let title = figure.map(|one| drawn[one.picture].title.clone());
        let title = title.or_else(|| heading(text));
        let title = title.or_else(|| between(text, "<title>", "</title>").map(words));
        let description = between(text, "<meta name=\"description\" content=\"", "\"");
        Ok(Head {
            site: &self.name,
            file: file.to_owned(),
            title: title.with_context(|| format!("{file} has no title"))?,
            description: words(description.with_context(|| format!("{file} has no description"))?),
            card: format!("{CARDS}/{card}.png"),
            alt: sentences(&picture.context("a card shows nothing")?.summary, ALT).to_owned(),
            is_figure: figure.is_some(),
            is_chapter: chapter.is_some(),
            framed,
        })
    }

    fn usual(&self) -> Option<&String> {
        self.figures.first().map(|figure| &figure.name)
    }
}

/// The pages of a site.
pub fn html(site: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(site)? {
        let name = PathBuf::from(entry?.file_name());
        if files::is_html(&name) {
            found.push(name.display().to_string());
        }
    }
    found.sort();
    Ok(found)
}

fn read(site: &Path, file: &str) -> Result<String> {
    Ok(fs::read_to_string(site.join(file))?)
}

/// The words of the first heading of a page.
fn heading(page: &str) -> Option<String> {
    between(page, "<h1>", "</h1>").map(words)
}

/// The file of a page of that name, and the other way round.
fn page(name: &str) -> String {
    format!("{name}.html")
}

fn stem(file: &str) -> &str {
    file.strip_suffix(".html").unwrap_or(file)
}

#[cfg(test)]
mod tests;
