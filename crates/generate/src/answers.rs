//! The TypeScript types of the core's answers, derived from the Rust types, for `www/generated/answers.d.ts`.

// A module for browsers cannot be linked here; if it were a library as well, it would not be optimised as a whole.
#[path = "../../../modules/core/src/shapes/mod.rs"]
#[allow(dead_code, reason = "what answers are made from is for the module")]
mod shapes;

use shapes::{board, cards, claims, exact, guess_who, guts, play_guess_who, play_guts};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::iter;
use ts_rs::{Config, TS, TypeVisitor};

/// What the types are, and those that they name and that are written by hand.
const HEAD: &str = "\
// What the core answers: written by `cargo xtask generate` from its Rust types.

import type { ClaimStatus, GuessWhoRecord, GutsRecord } from \"../core.js\";
";

/// Declarations of types as TypeScript, by name: what a type names comes in another order with each compilation.
#[derive(Default)]
pub struct Shapes {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl Shapes {
    /// The declarations, one after the other.
    pub fn after(self, head: &str) -> String {
        let declarations = iter::once(head.to_owned()).chain(self.declarations.into_values());
        declarations.collect::<Vec<String>>().join("\n")
    }
}

impl TypeVisitor for Shapes {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of ours have a file of their own; others are written where they are used.
        if T::output_path().is_none() || TypeId::of::<T>() == TypeId::of::<()>() {
            return;
        }
        let name = T::ident(&self.config);
        if self.declarations.contains_key(&name) {
            return;
        }
        let docs = comment(&T::docs().unwrap_or_default(), "");
        let declaration = declaration(&T::decl(&self.config));
        let declaration = format!("{docs}export {declaration}\n");
        self.declarations.insert(name, declaration);
        T::visit_dependencies(self);
    }
}

/// An object as an interface with one field per line; other types stay as they are.
fn declaration(written: &str) -> String {
    let object = written
        .strip_prefix("type ")
        .and_then(|rest| rest.split_once(" = {"))
        .and_then(|(name, rest)| Some((name, rest.trim_end().strip_suffix("};")?)))
        .filter(|(_, body)| !body.contains("} | {"));
    let Some((name, body)) = object else {
        return written.to_owned();
    };
    let fields: Vec<String> = fields(body)
        .map(|(docs, field)| format!("{}  {};\n", comment(docs, "  "), arrays(field)))
        .collect();
    format!("interface {name} {{\n{}}}", fields.concat())
}

/// The fields of an object, each with its comment, which may be empty.
fn fields(body: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = body;
    iter::from_fn(move || {
        let text = rest.trim_start();
        let (docs, text) = match text.split_once("*/") {
            Some((docs, after)) if text.starts_with("/**") => (docs, after.trim_start()),
            _ => ("", text),
        };
        let mut depth = 0;
        let end = text.find(|letter| {
            match letter {
                '{' | '<' | '[' | '(' => depth += 1,
                '}' | '>' | ']' | ')' => depth -= 1,
                _ => {}
            }
            letter == ',' && depth == 0
        })?;
        rest = &text[end + 1..];
        Some((docs, &text[..end]))
    })
}

/// A comment in one line, or with a star before each of its lines.
fn comment(written: &str, indent: &str) -> String {
    let lines = written
        .lines()
        .map(|line| line.trim().trim_start_matches(['/', '*']).trim());
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let starred: Vec<String> = lines
                .iter()
                .map(|line| format!("{indent} * {line}\n"))
                .collect();
            format!("{indent}/**\n{}{indent} */\n", starred.concat())
        }
    }
}

/// `number[]` for `Array<number>`.
fn arrays(field: &str) -> String {
    let Some((before, rest)) = field.split_once("Array<") else {
        return field.to_owned();
    };
    let mut depth = 1;
    let end = rest.find(|letter| {
        match letter {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    let (item, after) = rest.split_at(end.unwrap_or(rest.len()));
    format!("{before}{}[]{}", arrays(item), arrays(&after[1..]))
}

/// The text of the file.
pub fn declarations() -> String {
    let mut shapes = Shapes::default();
    exact::visit(&mut shapes);
    guess_who::visit(&mut shapes);
    board::visit(&mut shapes);
    guts::visit(&mut shapes);
    cards::visit(&mut shapes);
    play_guts::visit(&mut shapes);
    play_guess_who::visit(&mut shapes);
    claims::visit(&mut shapes);
    shapes.after(HEAD)
}
