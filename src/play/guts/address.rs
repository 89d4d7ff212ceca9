//! A record as a short text of letters, digits, points and hyphens, which need no escaping in an address.

use super::error::{AddressPart, Error, Impossible, Reason};
use super::record::{Move, Record};
use super::setup::{Deal, Opposition, Setup};
use core::str::FromStr;

const LETTERS: [(Move, char); 3] = [(Move::Hold, 'h'), (Move::Drop, 'd'), (Move::Leave, 'l')];

impl Record {
    /// The record as a text.
    ///
    /// ```
    /// use upperhand::play::guts::{Move, Record, Setup};
    /// let record = Record { v: 1, setup: Setup::default(), moves: vec![Move::Hold, Move::Drop] };
    /// assert_eq!(record.address(), "line3-replay-equilibrium-0.5-100-1-1-hd");
    /// ```
    #[must_use]
    pub fn address(&self) -> String {
        let Setup {
            deal,
            weenie,
            opponents,
            guess,
            fee,
            pots,
            seed,
        } = self.setup;
        // A threshold of −0 is 0: a hyphen would divide the address.
        let guess = guess.abs();
        let (dealt, count) = match deal {
            Deal::Line(players) => ("line", players),
            Deal::Cards(cards) => ("cards", cards),
        };
        let all_drop = if weenie { "weenie" } else { "replay" };
        let letter = |choice: &Move| LETTERS.iter().find(|(each, _)| each == choice);
        let moves = self
            .moves
            .iter()
            .filter_map(letter)
            .map(|(_, letter)| letter);
        let moves: String = moves.collect();
        format!(
            "{dealt}{count}-{all_drop}-{}-{guess}-{fee}-{pots}-{seed}-{moves}",
            opponents.name()
        )
    }
}

/// The record of an address; where a letter is no move, the record up to there and the letter.
pub(super) fn read(address: &str) -> Result<(Record, Option<Impossible>), Error> {
    let wrong = |expected| Error::Address {
        given: address.chars().take(80).collect(),
        expected,
    };
    let parts: Vec<&str> = address.split('-').collect();
    let [deal, all_drop, opponents, guess, fee, pots, seed, letters] = parts[..] else {
        return Err(wrong(AddressPart::All));
    };
    let setup = Setup {
        deal: read_deal(deal).ok_or_else(|| wrong(AddressPart::Deal))?,
        weenie: match all_drop {
            "weenie" => true,
            "replay" => false,
            _ => return Err(wrong(AddressPart::AllDrop)),
        },
        opponents: Opposition::named(opponents).ok_or_else(|| wrong(AddressPart::Opponents))?,
        guess: number(guess).ok_or_else(|| wrong(AddressPart::Guess))?,
        fee: number(fee).ok_or_else(|| wrong(AddressPart::Fee))?,
        pots: number(pots).ok_or_else(|| wrong(AddressPart::Pots))?,
        seed: number(seed).ok_or_else(|| wrong(AddressPart::Seed))?,
    };
    setup.check()?;
    let mut record = Record {
        v: 1,
        setup,
        moves: Vec::new(),
    };
    for (index, letter) in letters.chars().enumerate() {
        let Some(&(choice, _)) = LETTERS.iter().find(|(_, each)| *each == letter) else {
            let given = letter.to_string();
            let reason = Reason::Unknown;
            return Ok((
                record,
                Some(Impossible {
                    index,
                    given,
                    reason,
                }),
            ));
        };
        record.moves.push(choice);
    }
    Ok((record, None))
}

fn read_deal(text: &str) -> Option<Deal> {
    let cards = text.strip_prefix("cards").map(|count| (count, false));
    let (count, is_line) = cards.or_else(|| Some((text.strip_prefix("line")?, true)))?;
    let count = number(count)?;
    Some(if is_line {
        Deal::Line(count)
    } else {
        Deal::Cards(count)
    })
}

/// A number that is written in digits and a point alone.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_plain { text.parse().ok() } else { None }
}
