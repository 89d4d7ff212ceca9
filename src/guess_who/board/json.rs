//! JSON as people write faces in it: values in the order in which they stand.

/// A value. Numbers are texts, true and false are yes and no, and null is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Json {
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// The deepest nesting that is read.
const DEEPEST: usize = 16;

/// The value that a text is, or the list of all where there is one a line. An error is the place of what cannot be read, in bytes.
pub(super) fn parse(text: &str) -> Result<Json, usize> {
    let (mut rest, mut all) = (text, Vec::new());
    while !rest.trim_start().is_empty() {
        let next = value(&mut rest, 0);
        all.push(next.ok_or(text.len() - rest.trim_start().len())?);
    }
    let last = if all.len() == 1 { all.pop() } else { None };
    Ok(last.unwrap_or(Json::List(all)))
}

/// Goes past spaces and a mark. Is it there?
fn takes(rest: &mut &str, mark: &str) -> bool {
    let found = rest.trim_start().strip_prefix(mark);
    *rest = found.unwrap_or(rest);
    found.is_some()
}

fn value(rest: &mut &str, depth: usize) -> Option<Json> {
    if depth > DEEPEST {
        return None;
    }
    if takes(rest, "{") {
        let pair = |rest: &mut &str| {
            let key = text(rest)?;
            Some((key, takes(rest, ":").then(|| value(rest, depth + 1))??))
        };
        return all(rest, "}", pair).map(Json::Object);
    }
    if takes(rest, "[") {
        return all(rest, "]", |rest| value(rest, depth + 1)).map(Json::List);
    }
    let trimmed = rest.trim_start();
    if trimmed.starts_with('"') {
        return text(rest).map(Json::Text);
    }
    let is_of_word = |letter: char| letter.is_ascii_alphanumeric() || "+-.".contains(letter);
    let (word, after) = trimmed.split_at(trimmed.find(|letter| !is_of_word(letter))?);
    let said = match word {
        "true" => "yes",
        "false" => "no",
        "null" => "",
        _ if word.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-') => word,
        _ => return None,
    };
    *rest = after;
    Some(Json::Text(said.to_owned()))
}

/// What stands between commas up to the end.
fn all<T>(rest: &mut &str, end: &str, one: impl Fn(&mut &str) -> Option<T>) -> Option<Vec<T>> {
    let mut found = Vec::new();
    while !takes(rest, end) {
        if !found.is_empty() && !takes(rest, ",") {
            return None;
        }
        found.push(one(rest)?);
    }
    Some(found)
}

/// A text in quotation marks.
fn text(rest: &mut &str) -> Option<String> {
    if !takes(rest, "\"") {
        return None;
    }
    let mut units = Vec::new();
    let mut letters = rest.chars();
    loop {
        let letter = match letters.next()? {
            '"' => break,
            '\\' => match letters.next()? {
                'u' => {
                    let digits: String = letters.by_ref().take(4).collect();
                    units.push(u16::from_str_radix(&digits, 16).ok()?);
                    continue;
                }
                'n' | 'r' | 't' | 'b' | 'f' => ' ',
                other => other,
            },
            letter => letter,
        };
        units.extend_from_slice(letter.encode_utf16(&mut [0; 2]));
    }
    *rest = letters.as_str();
    Some(String::from_utf16_lossy(&units))
}
