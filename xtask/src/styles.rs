//! Style sheets inside scripts, without the spaces that only their authors read.

/// How a script gives a constructed style sheet its rules, up to the next of its last letter.
const START: &str = ".replaceSync(`";

/// The script with its style sheets shortened.
pub fn in_script(script: &str) -> String {
    let mut pieces = script.split(START);
    let mut short = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (sheet, rest) = piece.split_once('`').unwrap_or((piece, ""));
        short += START;
        short += &tight(sheet);
        short.push('`');
        short += rest;
    }
    short
}

/// The same rules: no space where a bracket, a comma or the end of a declaration parts words already.
fn tight(sheet: &str) -> String {
    let mut short = String::with_capacity(sheet.len());
    let mut spaced = false;
    for letter in sheet.chars() {
        if letter.is_whitespace() {
            spaced = true;
            continue;
        }
        let parts = short.is_empty()
            || short.ends_with(['{', '}', ';', ':', ',', '>', '('])
            || matches!(letter, '{' | '}' | ';' | ',' | '>' | ')');
        if spaced && !parts {
            short.push(' ');
        }
        if letter == '}' && short.ends_with(';') {
            short.pop();
        }
        spaced = false;
        short.push(letter);
    }
    short
}

#[cfg(test)]
mod tests {
    use super::in_script;

    #[test]
    fn rules_stay_what_they_are() {
        let script = "a(`  b  `);s.replaceSync(`\n.a > b, c :hover {\n  margin: 0 auto;\n  grid-area: 1 / 2;\n}\n@media (x: y) and (z) { d { e: f( 1, 2 ) } }\n`);let t=` x `";
        let short = "a(`  b  `);s.replaceSync(`.a>b,c :hover{margin:0 auto;grid-area:1 / 2}@media (x:y) and (z){d{e:f(1,2)}}`);let t=` x `";
        assert_eq!(in_script(script), short);
        assert_eq!(in_script(short), short);
        assert_eq!(in_script("let a = 1;"), "let a = 1;");
    }
}
