//! Reading and writing a little HTML: that of our own pages, whose attributes all have a value in double quotes.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

/// The attributes of an element, by their names.
pub type Attributes = BTreeMap<String, String>;

/// The attributes at the start of a text, up to the end of their tag.
pub fn attributes(text: &str) -> Result<Attributes> {
    let (tag, _) = text.split_once('>').context("a tag has no end")?;
    let mut found = Attributes::new();
    let mut rest = tag.trim();
    while !rest.is_empty() {
        let (name, after) = rest
            .split_once("=\"")
            .with_context(|| format!("an attribute without a value in quotes: {rest}"))?;
        let (value, after) = after
            .split_once('"')
            .with_context(|| format!("the value of {name} has no end"))?;
        found.insert(name.to_owned(), plain(value));
        rest = after.trim_start();
    }
    Ok(found)
}

/// The part of a text between the first occurrence of one text and the next of another.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(part, _)| part)
}

/// The words of a piece of HTML.
pub fn words(html: &str) -> String {
    let mut parts = html.split('<');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += part.split_once('>').map_or("", |(_, words)| words);
    }
    plain(&text)
}

fn plain(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}

/// A text escaped for HTML and XML, also between double quotes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// As many whole sentences from the beginning of a text as fit a number of letters; at least one.
pub fn sentences(text: &str, most: usize) -> &str {
    let ends = text.match_indices(['.', '?', '!']).map(|(at, _)| at + 1);
    let mut ends = ends.filter(|end| text[*end..].is_empty() || text[*end..].starts_with(' '));
    let first = ends.next().unwrap_or(text.len());
    let fits = ends.take_while(|end| text[..*end].chars().count() <= most);
    &text[..fits.last().unwrap_or(first)]
}

#[cfg(test)]
mod tests {
    use super::{attributes, escaped, sentences, words};

    #[test]
    fn what_is_escaped_is_read_back() {
        let found = attributes(" id=\"a\" at=\"x=1&amp;y=2\">rest").unwrap();
        assert_eq!((&*found["id"], &*found["at"]), ("a", "x=1&y=2"));
        assert!(attributes("id=a>").is_err() && attributes("id=\"a").is_err());
        assert_eq!(words("<p>a <em>b</em> &lt; c</p>"), "a b < c");
        assert_eq!(words(&escaped("5 < 6 & \"so on\"")), "5 < 6 & \"so on\"");
    }

    #[test]
    fn whole_sentences_are_kept() {
        let long = format!("One. {}. Three.", "a".repeat(200));
        let longer = format!("{}.", "a".repeat(300));
        for (text, kept) in [
            ("One. Two? Three!", "One. Two? Three!"),
            ("It is 0.5 of all", "It is 0.5 of all"),
            (&*long, "One."),
            (&*format!("{longer} Two."), &*longer),
        ] {
            assert_eq!(sentences(text, 200), kept);
        }
    }
}
