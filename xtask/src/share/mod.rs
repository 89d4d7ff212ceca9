//! Pages for sites that link to them: crawlers, feeds and messengers, which run no scripts and drop everything after a
//! #.
//!
//! So every chapter of a story and every figure has a page of its own, and every page has a head with its title, its
//! description and its card. All of this is taken from the stories, the workbench and the figures; nothing is listed
//! here.

mod chapters;
mod figures;
mod head;
mod listing;
mod oembed;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::markup::{Attributes, between, sentences, words};
use crate::pictures::{self, Card, Drawn, Picture};
use crate::{bounds, files, project, stills};
use chapters::Chapter;
use figures::FigurePage;
use head::Head;
use oembed::Framed;

pub use figures::is_figure_page;
pub use head::place;
pub use listing::FILES as LISTING;
pub use oembed::FOLDER as OEMBED;

/// The pages of the stories, the first of which is where the site begins.
pub const STORIES: [&str; 2] = ["index.html", "guts.html"];
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

/// The script of the first game, by which a story has one.
const FIRST_GAME: &str = "src=\"./www/first-game.js\"";

/// The most letters of a card’s description, as some sites cut off longer ones.
const ALT: usize = 420;

/// Writes the still pictures of the stories, the pages of chapters and figures, all heads and cards, and the list of pages.
pub fn write(site: &Path, home: Option<&str>) -> Result<()> {
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
    stories: Vec<Story>,
    workbench: String,
    figures: Vec<FigurePage>,
}

/// A page with chapters.
struct Story {
    file: &'static str,
    text: String,
    /// Its figures, in their order.
    shown: Vec<Attributes>,
    /// The places of the first one’s picture among all that are drawn, of the one that stands for its chapters, and of its own.
    first: usize,
    usual: usize,
    card: usize,
    chapters: Vec<Chapter>,
}

impl Story {
    fn read(site: &Path, file: &'static str, figures: &[FigurePage]) -> Result<Self> {
        let text = read(site, file)?;
        let shown = stills::figures(&text)?;
        let usual = figures.first().map(|figure| &figure.name);
        let usual = (shown.iter()).position(|own| Some(&own["figure"]) == usual);
        Ok(Self {
            file,
            chapters: chapters::read(&text, &shown)?,
            first: 0,
            usual: usual.unwrap_or(0),
            card: 0,
            text,
            shown,
        })
    }
}

impl Plan {
    fn read(site: &Path) -> Result<Self> {
        let workbench = read(site, WORKBENCH)?;
        let figures = figures::read(&workbench)?;
        let stories = STORIES.map(|file| Story::read(site, file, &figures));
        let stories: Vec<Story> = stories.into_iter().collect::<Result<_>>()?;
        let brand = between(&stories[0].text, "<p class=\"brand\">", "</p>");
        Ok(Self {
            name: words(brand.context("the story does not name the site")?),
            stories,
            workbench,
            figures,
        })
    }

    /// The pictures of the stories’ figures in their order, then those that cards alone show.
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
        let mut pictures: Vec<Picture> = Vec::new();
        for story in &mut self.stories {
            story.first = pictures.len();
            story.usual += story.first;
            pictures.extend(story.shown.iter().map(|own| picture(own.clone(), true)));
        }
        for story in &mut self.stories {
            let title = heading(&story.text).context("a story has no heading")?;
            // Where a first game is played, its result.
            story.card = if story.text.contains(FIRST_GAME) {
                pictures.push(picture(Attributes::new(), false));
                pictures.len() - 1
            } else {
                story.usual
            };
            let own = (pictures.get_mut(story.card)).context("a story shows no figure")?;
            own.cards.push(card(Some(&title), stem(story.file)));
            for chapter in &mut story.chapters {
                let place = match chapter.subject.clone() {
                    Some(subject) => {
                        let place = pictures.iter().position(|one| one.settings == subject);
                        place.unwrap_or_else(|| {
                            pictures.push(picture(subject, false));
                            pictures.len() - 1
                        })
                    }
                    None => story.usual,
                };
                chapter.picture = place;
                let own = card(Some(&chapter.title), &chapter.id);
                pictures[place].cards.push(own);
            }
        }
        if let Some(rule) = self.stories.iter().find_map(|story| rule(&story.text)) {
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
    fn write(&self, site: &Path, home: Option<&str>, drawn: &[Drawn]) -> Result<()> {
        let mut pages = Vec::new();
        for story in &self.stories {
            let drawn = &drawn[story.first..];
            let text = stills::write(site, &story.text, &story.shown, drawn)?;
            pages.push((
                story.file.to_owned(),
                chapters::linked(&text, &story.chapters)?,
            ));
        }
        for (number, story) in self.stories.iter().enumerate() {
            for chapter in &story.chapters {
                let text = chapter.page(&self.name, place(story.file), &pages[number].1);
                pages.push((page(&chapter.id), text));
            }
        }
        for figure in &self.figures {
            let text = figure.page(&self.name, &self.workbench, &drawn[figure.picture])?;
            pages.push((page(&figure.name), text));
        }
        let made: Vec<String> = pages.iter().map(|(file, _)| file.clone()).collect();
        for file in html(site)? {
            if made[STORIES.len()..].contains(&file) {
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
        if let Some(home) = home {
            oembed::write(&site.join(OEMBED), &framed, &self.name, home)?;
        }
        listing::write(site, home)
    }

    /// The pages that other sites can frame: a chapter with its figure, else with the usual one.
    fn framed(&self) -> Result<Vec<Framed<'_>>> {
        let alone = |name: &String| Attributes::from([("figure".to_owned(), name.clone())]);
        let usual = self.usual().context("the workbench lists no figure")?;
        let chapters = self.chapters().map(|chapter| Framed {
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
        let chapter = self.chapters().find(|one| page(&one.id) == file);
        let figure = self.figures.iter().find(|one| page(&one.name) == file);
        let own = self.stories.iter().find(|story| story.file == file);
        let story = own.unwrap_or(&self.stories[0]);
        let card = match (chapter, figure) {
            (None, None) => stem(story.file),
            _ => stem(file),
        };
        let place = chapter.map(|one| one.picture);
        let place = place.or(figure.map(|one| one.picture));
        let picture = drawn.get(place.unwrap_or(story.card));
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

    fn chapters(&self) -> impl Iterator<Item = &Chapter> {
        self.stories.iter().flat_map(|story| &story.chapters)
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
