//! Records as plain structs of the shape that is promised to JavaScript.

use super::choice::Choice;
use super::record::Record;
use super::setup::Setup;
use crate::guess_who::Rules;
use crate::play::record::Versioned;
use serde::{Serialize, Serializer};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlainSetup {
    rules: PlainRules,
    mine: u32,
    theirs: u32,
    opponent_answers: u8,
    opponent: &'static str,
    carelessness: u8,
    you_begin: bool,
    seed: u64,
}

#[derive(Serialize)]
#[serde(untagged)]
enum PlainRules {
    Named(&'static str),
    Of { answers: u8, ending: &'static str },
}

#[derive(Serialize)]
#[serde(untagged)]
enum PlainMove<'a> {
    Sizes(&'a [u32]),
    Word(&'static str),
    Parts { parts: &'a [Vec<u32>] },
    Suspect { name: u32 },
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves = self.moves.iter().map(plain_move).collect();
        Versioned::new(plain_setup(&self.setup), moves).serialize(serializer)
    }
}

/// All fields are written.
fn plain_setup(setup: &Setup) -> PlainSetup {
    PlainSetup {
        rules: plain_rules(setup.rules),
        mine: setup.mine.get(),
        theirs: setup.theirs.get(),
        opponent_answers: setup.opponent_answers,
        opponent: setup.opponent.name(),
        carelessness: setup.carelessness.get(),
        you_begin: setup.you_begin,
        seed: setup.seed,
    }
}

fn plain_rules(rules: Rules) -> PlainRules {
    let named = Rules::NAMED.into_iter().find(|(_, known)| *known == rules);
    named.map_or_else(
        || PlainRules::Of {
            answers: rules.answers(),
            ending: rules.ending().name(),
        },
        |(name, _)| PlainRules::Named(name),
    )
}

fn plain_move(choice: &Choice) -> PlainMove<'_> {
    match choice {
        Choice::Ask(sizes) => PlainMove::Sizes(sizes),
        Choice::AskParts(parts) => PlainMove::Parts { parts: parts.get() },
        Choice::Name => PlainMove::Word("name"),
        Choice::NameSuspect(suspect) => PlainMove::Suspect { name: *suspect },
    }
}
