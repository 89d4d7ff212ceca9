//! The next question as the chips say it: up to three features or their absence, joined by "or" or by "and".

use super::words::controls::{JOINS_THREE, no_question};
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};
use upperhand::guess_who::board;
use upperhand::guess_who::board::{Board, Question, SuspectSet};
use upperhand::order;
use upperhand_kit::model::{Chip, Chips};
use upperhand_kit::schema::Value;
use upperhand_kit::state::FieldValue;

/// All suspects that there are with all that can be asked about them; the players' boards have the first of them.
static FACES: LazyLock<Arc<Board>> = LazyLock::new(|| {
    let board = board::faces(SuspectSet::MOST);
    Arc::new(board.expect("the table is read by tests"))
});

pub fn faces() -> &'static Arc<Board> {
    &FACES
}

/// A feature without its article: "beard".
fn word(feature: usize) -> &'static str {
    let text = faces().questions()[feature].text.as_str();
    text.strip_prefix("a ").unwrap_or(text)
}

/// A feature in an address: "red-shirt".
fn slug(feature: usize) -> String {
    word(feature).replace(' ', "-")
}

/// The most features that a question joins.
pub const JOINED: usize = 3;

/// A question in words. In an address: "glasses.or.not.beard".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worded {
    /// Indices among the features, each with whether it is denied, in the order in which they were pressed.
    terms: Vec<(usize, bool)>,
    /// Do all of them have to be true? Else one is enough.
    is_and: bool,
    /// A text that is no question, until the figure has said so.
    unread: Option<Box<str>>,
}

impl Worded {
    pub const fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// What an address says in place of a question.
    pub fn rejection(&self) -> Option<String> {
        self.unread.as_deref().map(no_question)
    }

    /// Those of some suspects for whom the answer is yes; nobody, where nothing is asked.
    pub fn yes(&self, among: SuspectSet) -> SuspectSet {
        let sets = self.terms.iter().map(|&(feature, is_denied)| {
            let [has, lacks] = among.split(faces().questions()[feature].yes);
            if is_denied { lacks } else { has }
        });
        if self.is_and && !self.is_empty() {
            sets.fold(among, |all, set| all.split(set)[0])
        } else {
            sets.fold(SuspectSet::default(), SuspectSet::union)
        }
    }

    /// The question: "glasses or not a beard".
    pub fn text(&self) -> String {
        let word = |&(feature, is_denied): &(usize, bool)| {
            let not = if is_denied { "not " } else { "" };
            format!("{not}{}", faces().questions()[feature].text)
        };
        let words: Vec<String> = self.terms.iter().map(word).collect();
        words.join(if self.is_and { " and " } else { " or " })
    }

    /// Is a feature asked about, and is it denied?
    fn term(&self, feature: usize) -> Option<bool> {
        let mut terms = self.terms.iter();
        terms
            .find(|(other, _)| *other == feature)
            .map(|(_, is_denied)| *is_denied)
    }

    /// After a press of the chip of a feature: it is asked about, then denied, then left out.
    fn pressed(&self, feature: usize) -> Self {
        let mut next = self.clone();
        match self.term(feature) {
            None => next.terms.push((feature, false)),
            Some(false) => {
                for (other, is_denied) in &mut next.terms {
                    *is_denied |= *other == feature;
                }
            }
            Some(true) => next.terms.retain(|(other, _)| *other != feature),
        }
        next.settled()
    }

    /// What joins less than two features is not kept.
    fn settled(mut self) -> Self {
        self.is_and &= self.terms.len() > 1;
        self
    }

    fn joined_otherwise(&self) -> Self {
        Self {
            is_and: !self.is_and,
            ..self.clone()
        }
        .settled()
    }

    /// The chips for a question about some of the suspects standing, those first that split these most evenly. One is gone where all
    /// have its feature, or none, and off where enough is joined; one that is pressed can always be pressed again.
    pub fn chips(&self, [standing, among]: [SuspectSet; 2], says: String) -> Chips {
        let is_full = self.terms.len() == JOINED;
        let parts =
            |set: SuspectSet, question: &Question| set.split(question.yes).map(SuspectSet::count);
        let mut all: Vec<(usize, &Question)> = faces().questions().iter().enumerate().collect();
        order::sort_by(&mut all, |(_, one), (_, other)| {
            let [one, other] = [one, other].map(|question| parts(standing, question));
            other.iter().min().cmp(&one.iter().min())
        });
        let chip = |(index, question): (usize, &Question)| {
            let [has, lacks] = parts(among, question);
            let term = self.term(index);
            let is_denied = term == Some(true);
            let is_off = term.is_none() && is_full;
            Chip {
                word: word(index),
                count: if is_denied { lacks } else { has },
                is_pressed: term.is_some(),
                is_denied,
                why_not: if is_off { JOINS_THREE } else { "" },
                is_gone: term.is_none() && has.min(lacks) == 0,
                next: self.pressed(index).written(),
            }
        };
        Chips {
            says,
            is_and: self.is_and,
            can_join: self.terms.len() > 1,
            joined_otherwise: self.joined_otherwise().written(),
            chips: all.into_iter().map(chip).collect(),
        }
    }

    fn written(&self) -> String {
        let word = |&(feature, is_denied): &(usize, bool)| {
            let not = if is_denied { "not." } else { "" };
            format!("{not}{}", slug(feature))
        };
        let words: Vec<String> = self.terms.iter().map(word).collect();
        words.join(if self.is_and { ".and." } else { ".or." })
    }

    /// The question of a text; `None` where it is none.
    fn read(text: &str) -> Option<Self> {
        let is_and = text.contains(".and.");
        let mut terms: Vec<(usize, bool)> = Vec::new();
        for term in text.split(if is_and { ".and." } else { ".or." }) {
            let (word, is_denied) = match term.strip_prefix("not.") {
                Some(word) => (word, true),
                None => (term, false),
            };
            let feature = (0..faces().questions().len()).find(|&feature| slug(feature) == word)?;
            if terms.iter().any(|(other, _)| *other == feature) || terms.len() == JOINED {
                return None;
            }
            terms.push((feature, is_denied));
        }
        Some(Self {
            terms,
            is_and,
            unread: None,
        })
    }
}

impl FieldValue for Worded {
    fn to_value(&self) -> Value {
        Cow::<str>::Owned(self.written()).into()
    }

    fn from_value(value: Value) -> Self {
        let text = value.text();
        Self::read(&text).unwrap_or_else(|| Self {
            unread: (!text.is_empty()).then(|| text.as_str().into()),
            ..Self::default()
        })
    }
}
