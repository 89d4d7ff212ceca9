//! What follows from what is asked for: what the solver calls it, and what agrees.

use super::asked::{Asked, Dealt, Field, Handle, Mixed};
use super::facts::LEAST_CHANCE;
use super::words::PAIRS;
use upperhand::guts::cards::{AllDrop, CardGame, Deck};
use upperhand::guts::coalition::limiting;
use upperhand::guts::{Rules, equilibrium};
use upperhand_games::guts_rules::{PlayerCount, threshold};
use upperhand_kit::model::Input;
use upperhand_kit::state::{FieldSet, State as _};
use upperhand_kit::{Control, Error};

/// The settings of real cards alone.
const LINES: [Field; 3] = [Field::one, Field::other, Field::hold_above];

impl Asked {
    /// Of numbers.
    pub const fn game(&self) -> CoalitionGame {
        CoalitionGame {
            rules: self.rules,
            players: self.players,
            repeated: self.repeated,
        }
    }

    /// Of cards; `None` where hands are numbers.
    pub const fn played(&self) -> Option<Played> {
        let cards = match self.hands {
            Dealt::Numbers => return None,
            Dealt::One => 1,
            Dealt::Two => 2,
        };
        Some(Played {
            cards,
            rules: self.rules,
        })
    }

    pub const fn pair(&self) -> [usize; 2] {
        [self.one, self.other]
    }

    pub fn is_apart(&self) -> bool {
        self.mixture == Mixed::Apart
    }

    pub fn mix(&self) -> Mix {
        Mix {
            game: self.game(),
            is_optimum: matches!(self.mixture, Mixed::Optimum | Mixed::Apart),
            is_apart: self.is_apart(),
            pair: match self.mixture {
                Mixed::Paper => self.papers(),
                Mixed::Own | Mixed::Optimum | Mixed::Apart => self.own(),
            },
        }
    }

    /// Guts, Lemma 7.14: all at ε below the equilibrium; with weight Cε² one always holds and the others are δ above it.
    fn papers(&self) -> Pair {
        let equilibrium = self.game().equilibrium();
        Pair {
            bloc: (equilibrium - self.epsilon).max(0.0),
            spoiler: 0.0,
            beside: (equilibrium + self.delta).min(1.0),
            weight: (self.gap_constant * self.epsilon * self.epsilon).min(1.0),
        }
    }

    const fn own(&self) -> Pair {
        Pair {
            bloc: self.bloc,
            // Among infinitely many only one who holds every hand makes a difference.
            spoiler: match self.players {
                PlayerCount::Finite(_) => self.spoiler,
                PlayerCount::Infinite => 0.0,
            },
            beside: self.beside,
            weight: self.weight,
        }
    }

    /// The settings that make a difference, or are chosen here.
    fn used(&self) -> FieldSet {
        let all = FieldSet::from([Field::hands, Field::mixture, Field::rules]);
        if self.played().is_some() {
            return all.and(LINES.into());
        }
        let all = all.and([Field::players, Field::mine, Field::repeated].into());
        all.and(match self.mixture {
            Mixed::Optimum | Mixed::Apart => FieldSet::NONE,
            Mixed::Paper => [Field::epsilon, Field::delta, Field::gap_constant].into(),
            Mixed::Own if self.game().is_infinite() => {
                [Field::bloc, Field::weight, Field::beside].into()
            }
            Mixed::Own => [Field::bloc, Field::weight, Field::spoiler, Field::beside].into(),
        })
    }

    /// Real cards have no mixture of the paper's nor the reader's, and as many lines as kinds.
    pub fn control(&self, declared: Control) -> Option<Control> {
        let mut settings = Self::SETTINGS.iter();
        let field = settings.position(|setting| setting.name == declared.name)?;
        let control = self.used().has(FieldSet::of(field)).then_some(declared)?;
        Some(match (self.played(), &control.input) {
            (Some(played), Input::Slider { .. }) => control.between((0.0, played.kinds() as f64)),
            (Some(_), Input::Choice { .. }) if field == Field::mixture as usize => {
                let (setting, meaning) = (&Self::SETTINGS[field], PAIRS[self.mixture as usize]);
                Control::choice_among(setting, self.mixture.name(), &Mixed::OPTIONS[..2], meaning)
            }
            _ => control,
        })
    }

    /// Another game of cards begins at lines of its own.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        let is_other = set.has([Field::hands, Field::rules]);
        let Some(played) = self.played().filter(|_| is_other) else {
            return FieldSet::NONE;
        };
        let [hold_above, one, other] = played.first_lines();
        let pair = FieldSet::from([Field::one, Field::other]);
        let named = if set.has(pair) { set.and(pair) } else { set };
        let begun = FieldSet::from(LINES).without(named);
        let first = Self {
            one,
            other,
            hold_above,
            ..self.clone()
        };
        self.take(&first, begun);
        begun
    }

    pub fn agreed(&self) -> Self {
        let mut state = self.clone();
        if self.game().is_infinite() {
            // Everybody's thresholds are chances to have the best hand of all, and nobody spoils but by holding every hand.
            state.mine = threshold(self.mine.get().max(LEAST_CHANCE));
            state.bloc = self.bloc.max(LEAST_CHANCE);
            state.beside = self.beside.max(LEAST_CHANCE);
            if self.handle == Handle::Spoiler {
                state.handle = Handle::Beside;
            }
        }
        match self.played() {
            Some(played) => {
                if matches!(self.mixture, Mixed::Paper | Mixed::Own) {
                    state.mixture = Mixed::Optimum;
                }
                for line in [&mut state.hold_above, &mut state.one, &mut state.other] {
                    *line = (*line).min(played.kinds());
                }
            }
            None => state.take(&Self::initial(), LINES.into()),
        }
        state
    }
}

/// A game of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoalitionGame {
    pub rules: Rules,
    pub players: PlayerCount,
    /// For ever, or one round.
    pub repeated: bool,
}

impl CoalitionGame {
    /// The threshold of the symmetric equilibrium of one round.
    pub fn equilibrium(self) -> f64 {
        match self.players {
            PlayerCount::Finite(players) => equilibrium(self.rules, players).threshold.get(),
            PlayerCount::Infinite => {
                let fair = limiting::without_die(self.rules).coalition;
                fair.joint_strategies()[0].0.rate.chance()
            }
        }
    }

    pub fn is_infinite(self) -> bool {
        self.players == PlayerCount::Infinite
    }

    /// The thresholds shown.
    pub fn window(self) -> (f64, f64) {
        let least = if self.is_infinite() {
            LEAST_CHANCE
        } else {
            0.0
        };
        (least, 1.0)
    }
}

/// A mixture of two joint strategies: all at `bloc`; with that weight one at `spoiler` and the others at `beside`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    pub bloc: f64,
    pub spoiler: f64,
    pub beside: f64,
    pub weight: f64,
}

/// A game, and what the coalition plays in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mix {
    pub game: CoalitionGame,
    /// Is it the best that they can do, with their die or without?
    pub is_optimum: bool,
    /// Do they share no die?
    pub is_apart: bool,
    /// The mixture; of the optimum what it leaves open where nobody ever spoils.
    pub pair: Pair,
}

/// A game of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The cards of a hand, 1 or 2.
    pub cards: u32,
    pub rules: Rules,
}

impl Played {
    pub fn numbers(self) -> Vec<u32> {
        vec![self.cards, u32::from(self.rules == Rules::Weenie)]
    }

    pub fn from_numbers(numbers: &[u32]) -> Result<Self, Error> {
        let (cards, rules) = match *numbers {
            [cards @ (1 | 2), 0] => (cards, Rules::Standard),
            [cards @ (1 | 2), 1] => (cards, Rules::Weenie),
            _ => {
                return Err(Error::new(
                    "a task takes 1 or 2 cards, and 0 or 1 for the rule",
                ));
            }
        };
        Ok(Self { cards, rules })
    }

    pub fn game(self) -> CardGame {
        let all_drop = AllDrop::with_weenie(self.rules == Rules::Weenie);
        let game = CardGame::new(Deck::STANDARD, self.cards, all_drop);
        game.expect("a whole deck deals one or two cards to three")
    }

    /// The kinds of hands, between which lines are drawn.
    pub const fn kinds(self) -> usize {
        if self.cards == 1 { 52 } else { 91 }
    }

    /// The lines at which a game begins: hers that loses least to any pair, and that pair.
    const fn first_lines(self) -> [usize; 3] {
        match (self.cards, self.rules) {
            (1, Rules::Standard) => [34, 0, 45],
            (1, Rules::Weenie) => [30, 30, 30],
            (_, Rules::Standard) => [54, 56, 56],
            (_, Rules::Weenie) => [48, 47, 48],
        }
    }
}
