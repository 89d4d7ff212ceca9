//! The shapes in which people keep faces: cells, lists of who has what, and JSON.

use super::answers::{answer, is_title_of_names};
use super::cells::{self, TableRow};
use super::error::Error;
use super::json::{Json, parse};
use super::rows::{Misread, in_row};
use crate::guess_who::error::shortened;
use std::collections::{BTreeMap, BTreeSet};

/// What a text holds: rows of cells, or lists of who has what.
pub(super) enum Shape {
    Cells(Vec<TableRow>),
    Lists(Lists),
}

/// Suspects with their features, or features with the suspects who have them.
pub(super) type Lists = Vec<(String, Vec<String>)>;

/// The most cells that are made: what is far too much is only counted.
const MOST_CELLS: usize = 1 << 20;

pub(super) fn shape(table: &str) -> Result<Shape, Misread> {
    let table = table.trim_start_matches('\u{feff}');
    match table.trim_start().chars().next() {
        Some('<') => Err(in_row(1, Error::Markup)),
        Some('{' | '[') => {
            let line = |place: usize| table[..place].lines().count().max(1);
            let json = parse(table).map_err(|place| in_row(line(place), Error::Json))?;
            Ok(faces(&json)?)
        }
        _ => {
            if let Some(lists) = lines(table) {
                return Ok(checked(lists)?);
            }
            let rows = cells::rows(table).map_err(|row| in_row(row, Error::OpenQuote));
            rows.map(Shape::Cells)
        }
    }
}

/// Lines like "hat: Ana, Bruno".
fn lines(table: &str) -> Option<Lists> {
    let lines = table.lines().map(str::trim).filter(|line| !line.is_empty());
    let lists = lines.map(|line| {
        let (label, items) = line.split_once(':')?;
        let items = items.split([',', ';']).map(str::trim);
        let items = items.filter(|item| !item.is_empty()).map(str::to_owned);
        let is_label = !label.is_empty() && !label.contains([',', ';', '\t', '"', '|']);
        is_label.then(|| (label.to_owned(), items.collect()))
    });
    lists
        .collect::<Option<Lists>>()
        .filter(|lists| lists.len() > 1)
}

/// Lists of names or features: not columns, nor one suspect after the other.
fn checked(lists: Lists) -> Result<Shape, Error> {
    let mut seen = BTreeSet::new();
    let is_label = |label: &String| !is_title_of_names(label) && seen.insert(label.clone());
    let are_labels = lists.iter().map(|(label, _)| label).all(is_label);
    let mut items = lists.iter().flat_map(|(_, items)| items);
    if are_labels && items.all(|item| answer(item).is_none()) {
        return Ok(Shape::Lists(lists));
    }
    Err(Error::NoFaces)
}

/// What says the features of names.
fn faces(json: &Json) -> Result<Shape, Error> {
    let pairs = match json {
        Json::List(all) => {
            let people = all.iter().map(|one| person(None, one));
            return table(people.collect());
        }
        Json::Object(pairs) => pairs,
        Json::Text(_) => return Err(Error::NoFaces),
    };
    if let (Some(Json::List(names)), Some(Json::List(questions))) =
        (of(json, "suspects"), of(json, "questions"))
    {
        return table(Some(own(names, questions)?));
    }
    let is_object = |value: &Json| matches!(value, Json::Object(_));
    let holds_objects =
        |value: &Json| matches!(value, Json::List(all) if all.iter().any(is_object));
    let inner = pairs
        .iter()
        .filter(|(_, value)| !matches!(value, Json::Text(_)));
    let inner: Vec<&(String, Json)> = inner.collect();
    let people = inner.iter().find(|(_, value)| holds_objects(value));
    if let (Some((_, all)), _) | (None, [(_, all)]) = (people, inner.as_slice()) {
        return faces(all);
    }
    if inner.iter().any(|(_, value)| is_object(value)) {
        let people = inner.iter().map(|(name, value)| person(Some(name), value));
        return table(people.collect());
    }
    let lists = inner.iter().map(|(label, value)| match value {
        Json::List(all) => (label.clone(), all.iter().map(told).collect()),
        Json::Object(_) | Json::Text(_) => (label.clone(), Vec::new()),
    });
    checked(lists.collect())
}

/// What is said of a suspect, cell by cell under a title.
type Person = Vec<(String, String)>;

/// What is said in an object, also in those inside it; or the list of what somebody has.
fn person(name: Option<&str>, value: &Json) -> Option<Person> {
    fn say(key: &str, value: &Json, said: &mut Person) {
        match value {
            Json::Object(pairs) => pairs.iter().for_each(|(key, value)| say(key, value, said)),
            Json::List(_) | Json::Text(_) => said.push((key.to_owned(), told(value))),
        }
    }
    let name = name.map(|name| ("name".to_owned(), name.to_owned()));
    let mut said: Person = name.into_iter().collect();
    match value {
        Json::Object(_) => say("", value, &mut said),
        Json::List(all) => said.extend(all.iter().map(|one| (told(one), "yes".to_owned()))),
        Json::Text(_) => return None,
    }
    Some(said)
}

/// A value in a cell.
fn told(value: &Json) -> String {
    match value {
        Json::Text(text) => text.clone(),
        Json::List(all) => all.iter().map(told).collect::<Vec<_>>().join("; "),
        Json::Object(_) => String::new(),
    }
}

/// A board as the core gives it: `yes` holds indices.
fn own(names: &[Json], questions: &[Json]) -> Result<Vec<Person>, Error> {
    let name = |name| vec![("name".to_owned(), told(name))];
    let mut people: Vec<Person> = names.iter().map(name).collect();
    if questions.is_empty() {
        return Err(Error::Questions { given: 0 });
    }
    for question in questions {
        let (Some(Json::Text(text)), Some(Json::List(yes))) =
            (of(question, "text"), of(question, "yes"))
        else {
            return Err(Error::NoFaces);
        };
        let mut has = vec!["no"; people.len()];
        for one in yes.iter().map(told) {
            let place = one.parse().ok().and_then(|place: usize| has.get_mut(place));
            *place.ok_or_else(|| Error::NotAPlace {
                given: shortened(&one),
                text: text.clone(),
                suspects: names.len(),
            })? = "yes";
        }
        for (said, has) in people.iter_mut().zip(has) {
            said.push((text.clone(), has.to_owned()));
        }
    }
    Ok(people)
}

/// What an object says under a name.
fn of<'a>(json: &'a Json, name: &str) -> Option<&'a Json> {
    let Json::Object(pairs) = json else {
        return None;
    };
    let found = pairs.iter().find(|(key, _)| key == name);
    found.map(|(_, value)| value)
}

fn table(people: Option<Vec<Person>>) -> Result<Shape, Error> {
    Ok(Shape::Cells(rows(&people.ok_or(Error::NoFaces)?)?))
}

/// A row for each label and a column for everything in a list.
pub(super) fn rows_of_lists(lists: &Lists) -> Result<Vec<TableRow>, Error> {
    let people = lists.iter().map(|(label, items)| {
        let items = items.iter().map(|item| (item.clone(), "x".to_owned()));
        let name = ("name".to_owned(), label.clone());
        core::iter::once(name).chain(items).collect()
    });
    rows(&people.collect::<Vec<Person>>())
}

/// A row for each person and a column for everything that is said of somebody.
fn rows(people: &[Person]) -> Result<Vec<TableRow>, Error> {
    let mut seen = BTreeSet::new();
    let said = people.iter().flatten().map(|(key, _)| key.as_str());
    let keys: Vec<&str> = said.filter(|key| seen.insert(*key)).collect();
    let (given, questions) = (people.len(), keys.len().saturating_sub(1));
    if questions == 0 {
        return Err(Error::NoFaces);
    }
    if given * keys.len() > MOST_CELLS {
        let given = given.max(questions);
        let is_of_suspects = given > questions;
        return Err(if is_of_suspects {
            Error::Suspects { given }
        } else {
            Error::Questions { given }
        });
    }
    let header = keys.iter().map(|&key| key.to_owned()).collect();
    let row = |person: &Person| {
        let said = person.iter().map(|(key, cell)| (key.as_str(), cell));
        let said: BTreeMap<&str, &String> = said.collect();
        let cells = keys.iter().map(|key| said.get(key).copied().cloned());
        cells.map(Option::unwrap_or_default).collect()
    };
    let rows = core::iter::once(header).chain(people.iter().map(row));
    let rows = (1..)
        .zip(rows)
        .map(|(number, cells)| TableRow { number, cells });
    Ok(rows.collect())
}
