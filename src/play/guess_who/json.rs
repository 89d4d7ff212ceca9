//! Records as JSON, by way of plain structs of the shape that is promised.

use super::choice::Choice;
use super::error::Error;
use super::error::Rejection;
use super::parts::Parts;
use super::record::Record;
use super::setup::{Carelessness, Setup};
use crate::guess_who::{Ending, Pool, Rules, shortened};
use crate::play::json;
use serde::{Deserialize, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct PlainSetup {
    rules: PlainRules,
    mine: u64,
    theirs: u64,
    opponent_answers: Option<u8>,
    opponent: Option<String>,
    carelessness: Option<u64>,
    you_begin: Option<bool>,
    seed: Option<u64>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum PlainRules {
    Named(String),
    Of { answers: u8, ending: String },
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum PlainMove {
    Sizes(Vec<u32>),
    Word(Word),
    Parts { parts: Vec<Vec<u32>> },
    Suspect { name: u32 },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Name,
}

impl Record {
    /// The record of a text of JSON. What a setup leaves out is as in [`Setup::new`].
    ///
    /// # Errors
    /// [`Error::Json`] where the text is no JSON or of another shape; [`Error::Version`], [`Error::Solver`] for pools and
    /// rules, [`Error::Carelessness`], [`Error::Opponent`], [`Error::Seed`]; [`Error::Rejected`] for parts that are none. Whether
    /// the rules allow the moves is seen when they are [played](super::replay).
    ///
    /// ```
    /// use upperhand::play::guess_who::Record;
    /// let least = r#"{"v":1,"setup":{"rules":"official","mine":24,"theirs":24},"moves":[]}"#;
    /// assert_eq!(Record::from_json(least)?.setup.seed, 1);
    /// let error = Record::from_json(&least.replace("24", "0")).unwrap_err();
    /// assert_eq!(error.to_string(), "a pool of 0 is outside 1..=2147483647");
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Error> {
        let (agreed, moves): (PlainSetup, Vec<PlainMove>) = json::read(text)?;
        let moves = moves.into_iter().enumerate();
        Ok(Self {
            setup: setup(agreed)?,
            moves: moves
                .map(|(index, plain)| choice(index, plain))
                .collect::<Result<_, _>>()?,
        })
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves = self.moves.iter().map(plain_move);
        json::serialize(serializer, plain_setup(&self.setup), moves.collect())
    }
}

/// All fields are written.
fn plain_setup(setup: &Setup) -> PlainSetup {
    PlainSetup {
        rules: plain_rules(setup.rules),
        mine: u64::from(setup.mine.get()),
        theirs: u64::from(setup.theirs.get()),
        opponent_answers: Some(setup.opponent_answers),
        opponent: Some(setup.opponent.name().to_owned()),
        carelessness: Some(u64::from(setup.carelessness.get())),
        you_begin: Some(setup.you_begin),
        seed: Some(setup.seed),
    }
}

fn plain_rules(rules: Rules) -> PlainRules {
    let named = Rules::NAMED.into_iter().find(|(_, known)| *known == rules);
    named.map_or_else(
        || PlainRules::Of {
            answers: rules.answers(),
            ending: rules.ending().name().to_owned(),
        },
        |(name, _)| PlainRules::Named(name.to_owned()),
    )
}

fn plain_move(choice: &Choice) -> PlainMove {
    match choice {
        Choice::Ask(sizes) => PlainMove::Sizes(sizes.clone()),
        Choice::AskParts(parts) => PlainMove::Parts {
            parts: parts.get().to_vec(),
        },
        Choice::Name => PlainMove::Word(Word::Name),
        Choice::NameSuspect(suspect) => PlainMove::Suspect { name: *suspect },
    }
}

fn setup(plain: PlainSetup) -> Result<Setup, Error> {
    let usual = Setup::new(
        rules(plain.rules)?,
        Pool::new(plain.mine)?,
        Pool::new(plain.theirs)?,
    );
    let opponent = plain.opponent.map(|name| name.parse());
    let carelessness = plain.carelessness.map(Carelessness::new);
    Ok(Setup {
        opponent_answers: plain.opponent_answers.unwrap_or(usual.opponent_answers),
        opponent: opponent.unwrap_or(Ok(usual.opponent))?,
        carelessness: carelessness.unwrap_or(Ok(usual.carelessness))?,
        you_begin: plain.you_begin.unwrap_or(usual.you_begin),
        seed: plain.seed.unwrap_or(usual.seed),
        ..usual
    })
}

fn rules(plain: PlainRules) -> Result<Rules, Error> {
    Ok(match plain {
        PlainRules::Named(name) => name.parse()?,
        PlainRules::Of { answers, ending } => Rules::new(answers, self::ending(&ending)?)?,
    })
}

fn ending(name: &str) -> Result<Ending, Error> {
    Ending::named(name).ok_or_else(|| Error::Ending {
        given: shortened(name),
    })
}

fn choice(index: usize, plain: PlainMove) -> Result<Choice, Rejection> {
    Ok(match plain {
        PlainMove::Sizes(sizes) => Choice::Ask(sizes),
        PlainMove::Word(Word::Name) => Choice::Name,
        PlainMove::Suspect { name } => Choice::NameSuspect(name),
        PlainMove::Parts { parts } => {
            Choice::AskParts(Parts::new(parts).map_err(|reason| Rejection {
                index,
                given: "parts".to_owned(),
                reason,
            })?)
        }
    })
}
