//! The arguments of games of *Guts*: settings, records, moves, plans.

use super::{Argument, Read, type_error};
use upperhand::play::guts::{Choice, Deal, Opponent, Plan, Record, Setup};

/// The kinds of plans.
const PLANS: &str = "\"equilibrium\", \"best\", { threshold } or { above }";

impl Argument {
    /// Settings; all have defaults.
    pub fn guts_setup(&self) -> Read<Setup> {
        let usual = Setup::default();
        let setup = Setup {
            deal: self.or("deal", usual.deal, Self::deal)?,
            weenie: self.switch("weenie")?,
            opponents: self.or("opponents", usual.opponents, |it| {
                it.one_of(Opponent::ALL.map(|kind| (kind.name(), kind)))
            })?,
            guess: self.or("guess", usual.guess, Self::share)?,
            fee: self.or("fee", usual.fee, |it| it.whole(0..=Setup::LARGEST_FEE))?,
            pots: self.or("pots", usual.pots, |it| it.whole(1..=Setup::MOST_POTS))?,
            seed: self.or("seed", usual.seed, Self::seed)?,
        };
        setup.check()?;
        Ok(setup)
    }

    /// `{ line: players }`, `{ turns: players }`, `{ cards }` or `{ table: { cards, players } }`.
    fn deal(&self) -> Read<Deal> {
        self.object()?;
        let mut given = Vec::new();
        for kind in ["line", "turns", "cards", "table"] {
            given.extend(self.given(kind)?.map(|it| (kind, it)));
        }
        let on_a_line = Deal::FEWEST_PLAYERS..=Deal::MOST_PLAYERS;
        let cards = |it: &Self| it.whole(1..=Deal::MOST_CARDS);
        let missed = match &given[..] {
            [("line", players)] => return players.whole(on_a_line).map(Deal::Line),
            [("turns", players)] => return players.whole(on_a_line).map(Deal::Turns),
            [("cards", given)] => return cards(given).map(Deal::Cards),
            [(_, table)] => {
                let seats = Deal::FEWEST_PLAYERS..=Deal::MOST_SEATS;
                return Ok(Deal::Table {
                    cards: cards(&table.field("cards")?)?,
                    players: table.field("players")?.whole(seats)?,
                });
            }
            [] => "none of them",
            _ => "more than one",
        };
        Err(type_error(&format!(
            "{} must have either line or turns, a number of players, or cards, a number of cards, or table, both of them, not {missed}",
            self.name
        )))
    }

    /// A record, or a game, which contains one.
    pub fn guts_record(&self) -> Read<Record> {
        let record = self.record()?;
        let settings = record.field("setup")?;
        settings.object()?;
        let setup = settings.called("setup").guts_setup()?;
        let moves = record.moves()?;
        let moves = moves.iter().map(Self::guts_choice);
        Ok(Record {
            setup,
            moves: moves.collect::<Read<_>>()?,
        })
    }

    /// A move of yours.
    pub fn guts_choice(&self) -> Read<Choice> {
        self.one_of(Choice::ALL.map(|choice| (choice.name(), choice)))
    }

    /// `"equilibrium"`, the usual one, `"best"`, `{ threshold }` or `{ above }`.
    pub fn plan(&self) -> Read<Plan> {
        if self.value.is_undefined() {
            return Ok(Plan::Equilibrium);
        }
        if !self.value.is_object() {
            return self.word(&PLANS, |name| match name {
                "equilibrium" => Some(Plan::Equilibrium),
                "best" => Some(Plan::Best),
                _ => None,
            });
        }
        let (field, given) = self.either(PLANS, ["threshold", "above"])?;
        if field == "threshold" {
            return given.share().map(Plan::Threshold);
        }
        Ok(Plan::Above(given.whole(0..=u32::MAX)? as usize))
    }
}
