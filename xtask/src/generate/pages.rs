//! The list of figures in `explore.html`, by games: each a link to its page, with what it shows and its chapter.

use anyhow::Result;
use fs_err as fs;

use super::schema::{Figure, Schemas};
use crate::markup::escaped;
use crate::{project, share};

/// What no paper asks about, and the names of all groups.
const BEYOND: [&str; 2] = ["three-players", "blindfold"];
const GROUPS: [&str; 3] = ["Guess Who?", "Guts", "Beyond the papers"];

pub fn write(schemas: &Schemas) -> Result<String> {
    let mut stories = Vec::new();
    for file in share::STORIES {
        let text = fs::read_to_string(project::root().join(file))?;
        stories.push((share::place(file), text));
    }
    let is_of = |figure: &Figure, group: &str| {
        let is_beyond = BEYOND.contains(&figure.name.as_str());
        group == if is_beyond { GROUPS[2] } else { &figure.game }
    };
    let link = |figure: &Figure| {
        let place = stories.iter().find_map(|(place, text)| {
            let (before, _) = text.split_once(&format!(" figure=\"{}\" ", figure.name))?;
            let id = before.rsplit("<section class=\"chapter\" id=\"").next()?;
            let (id, _) = id.split_once('"')?;
            Some(format!(" data-chapter=\"./{place}#{id}\""))
        });
        let (name, title, told) = (&figure.name, &figure.title, escaped(&figure.description));
        let place = place.unwrap_or_default();
        format!("<a href=\"./{name}.html\" data-told=\"{told}\"{place}>{title}</a>\n")
    };
    let groups = GROUPS.iter().map(|name| {
        let figures = schemas.figures.iter().filter(|one| is_of(one, name));
        let links: String = figures.map(link).collect();
        format!("<div>\n<h2>{name}</h2>\n{links}</div>\n")
    });
    Ok(groups.collect())
}
