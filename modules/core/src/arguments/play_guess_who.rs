//! The arguments of play: setups, records, moves.

use super::{Argument, Read, quoted};
use upperhand::guess_who::Pool;
use upperhand::play::guess_who::{Carelessness, Choice, Opponent, Parts, Record, Rejection, Setup};

/// The most suspects that a question can sort one by one, and the most parts that are read.
const MOST_SUSPECTS: u32 = 65_536;
const MOST_PARTS: u32 = 26;

/// The forms of a move.
const MOVE: &str = "an array of part sizes, \"name\", { parts } or { name }";

impl Argument {
    /// A setup; missing fields get their defaults.
    pub fn guess_who_setup(&self) -> Read<Setup> {
        let usual = Setup::new(
            self.object()?.field("rules")?.called("rules").rules()?,
            self.field("mine")?.pool()?,
            self.field("theirs")?.pool()?,
        );
        let answers = usual.opponent_answers;
        Ok(Setup {
            opponent_answers: self.or("opponentAnswers", answers, Self::answers)?,
            opponent: self.or("opponent", usual.opponent, Self::guess_who_opponent)?,
            carelessness: self.or("carelessness", usual.carelessness, |it| {
                Ok(Carelessness::new(it.whole(1..=3)?.into())?)
            })?,
            you_begin: self.or("youBegin", usual.you_begin, Self::truth)?,
            seed: self.or("seed", usual.seed, Self::seed)?,
            ..usual
        })
    }

    fn guess_who_opponent(&self) -> Read<Opponent> {
        let Some(name) = self.value.as_string() else {
            let kinds = quoted(Opponent::ALL.map(Opponent::name), ", ");
            return Err(self.is_not(&format_args!("one of {kinds}")));
        };
        Ok(name.parse()?)
    }

    /// A record, or a game, of which only the record is read.
    pub fn guess_who_record(&self) -> Read<Record> {
        let record = self.record()?;
        let setup = record.field("setup")?.guess_who_setup()?;
        let moves = record.moves()?.into_iter().enumerate();
        let moves = moves.map(|(before, choice)| choice.guess_who_choice(before));
        Ok(Record {
            setup,
            moves: moves.collect::<Read<_>>()?,
        })
    }

    /// A move: part sizes, "name", `{ parts }` or `{ name }`, after so many others.
    pub fn guess_who_choice(&self, before: usize) -> Read<Choice> {
        if !self.value.is_object() {
            return self.word(&MOVE, |word| (word == "name").then_some(Choice::Name));
        }
        if self.is_list()? {
            return self.numbers("part sizes", MOST_PARTS).map(Choice::Ask);
        }
        let (field, given) = self.either(MOVE, ["name", "parts"])?;
        if field == "name" {
            return given.whole(1..=Pool::MAX.get()).map(Choice::NameSuspect);
        }
        let part = |part: &Self| part.numbers("suspects", MOST_SUSPECTS);
        let parts = Parts::new(given.list("parts", 0..=MOST_PARTS, part)?);
        Ok(parts.map(Choice::AskParts).map_err(|reason| Rejection {
            index: before,
            given: "parts".to_owned(),
            reason,
        })?)
    }

    fn numbers(&self, items: &str, most: u32) -> Read<Vec<u32>> {
        self.list(items, 0..=most, |number| number.whole(0..=Pool::MAX.get()))
    }
}
