//! What follows from what is asked for: a game, as far as its moves are possible, with opponents that fit the deal.

use super::asked::{Against, Asked, Dealt, Field};
use super::facts::revealed;
use super::words::notices::{
    COALITION_AT_ONCE, COALITION_OF_ONE, CROWD_WITH_CARDS, WEENIE_IN_TURN, impossible,
};
use std::borrow::Cow;
use upperhand::play::guts;
use upperhand::play::guts::{Deal, Ending, Game, Opponent, Replay, Setup};
use upperhand_games::play_settings::{Coach, seed_of};
use upperhand_kit::FieldSet;
use upperhand_kit::state::State as _;

/// The pots of a game.
const POTS: u32 = 10;

/// The game that was begun last: the strategies of the others are solved once for a table.
#[derive(Default)]
pub struct Begun(Option<Game>);

impl Begun {
    /// A new game.
    fn game(&mut self, setup: Setup) -> Result<Game, guts::Error> {
        let serves = |game: &Game| game.solution().serves(&setup);
        let game = match self.0.take().filter(serves) {
            Some(game) => game.restarted(setup),
            None => Game::new(setup),
        }?;
        self.0 = Some(game.clone());
        Ok(game)
    }
}

impl Asked {
    /// The game, as far as its moves are possible. A state in agreement has it; where a setting was changed since, it is
    /// played anew with opponents that fit.
    pub fn game(&self) -> Cow<'_, Game> {
        let known = self.play.game_of(self.setup()).map(Cow::Borrowed);
        known.unwrap_or_else(|| {
            let game = self.agreed().play.game;
            Cow::Owned(game.expect("a state in agreement has its game"))
        })
    }

    /// The game after the moves, as far as they are possible.
    fn replayed(&self, begun: &mut Begun) -> Replay {
        let setup = self.setup();
        self.play.replayed(setup, || begun.game(setup))
    }

    /// The game as it stood when the hand in view was dealt: that of the last round, where its hands are on the table.
    pub fn asked(&self, game: &Game) -> Game {
        let is_before = self.revealed || game.is_over();
        let before = game.undone().filter(|_| is_before);
        before.unwrap_or_else(|| game.clone())
    }

    /// Does the coach say what choices were worth?
    pub fn tells(&self, game: &Game) -> bool {
        self.coach != Coach::Off || game.is_over()
    }

    /// Does the coach speak of the hand in view?
    pub fn speaks(&self, game: &Game, asked: &Game) -> bool {
        let is_decided = revealed(game, asked).is_some() || game.is_over();
        self.coach == Coach::Full || is_decided && self.tells(game)
    }

    pub const fn has_cards(&self) -> bool {
        !matches!(self.deal, Dealt::Line | Dealt::Turns)
    }

    /// Everything that is agreed on for the game.
    pub fn setup(&self) -> Setup {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a whole number from 0 to 100"
        )]
        let fee = (self.fee * 100.0).round() as u32;
        let opponents = match self.opponents {
            Against::Equilibrium => Opponent::Equilibrium,
            Against::Reckless => Opponent::Reckless,
            Against::Overcautious => Opponent::Overcautious,
            Against::Coalition => Opponent::Coalition,
            // With cards Ann is alone against you where there are two.
            Against::Mixed if self.players == 2 && self.has_cards() => Opponent::Reckless,
            Against::Mixed => Opponent::Mixed,
        };
        Setup {
            deal: self.dealt(opponents),
            weenie: self.weenie,
            opponents,
            fee,
            pots: POTS,
            seed: seed_of(self.seed, self.day),
            ..Setup::default()
        }
    }

    /// Two, and Ann and Bo with one card or two, are solved as a whole; at other tables each hand is counted.
    fn dealt(&self, opponents: Opponent) -> Deal {
        let (players, cards) = match (self.deal, self.players) {
            (Dealt::Line, players) => return Deal::Line(players),
            (Dealt::Turns, players) => return Deal::Turns(players),
            (Dealt::One, players) => (players, 1),
            (Dealt::Two, players) => (players, 2),
            (Dealt::Three, players) => (players, 3),
        };
        match (players, opponents) {
            (2, _) => Deal::Cards(cards),
            (3, Opponent::Mixed) if cards < 3 => Deal::Cards(cards),
            _ => Deal::Table { cards, players },
        }
    }

    /// What an address asks for and the rules forbid.
    pub fn rejections(&self, begun: &mut Begun) -> Vec<String> {
        let mut played = self.clone();
        played.keep_to_the_day();
        if played.deal == Self::initial().deal {
            // Opponents that need numbers bring them, unless other hands are asked for.
            played.reconcile(Field::opponents.into());
        }
        if played.has_cards() && self.players > Deal::MOST_SEATS {
            return vec![CROWD_WITH_CARDS.to_owned()];
        }
        if played.deal == Dealt::Turns && self.weenie {
            return vec![WEENIE_IN_TURN.to_owned()];
        }
        played.rejected(begun)
    }

    fn rejected(&self, begun: &mut Begun) -> Vec<String> {
        if let Some(notice) = self.misfit() {
            return vec![notice.to_owned()];
        }
        let Replay { game, rejection } = self.replayed(begun);
        let rejection = rejection.or(self.play.unread.clone());
        let given = |place| self.play.moves.get(place);
        let notice =
            rejection.map(|rejection| impossible(&game, given(rejection.index), rejection));
        notice.into_iter().collect()
    }

    /// The reason why opponents do not fit the deal; another notice says what is shown instead.
    pub fn misfit(&self) -> Option<&'static str> {
        match (self.deal, self.opponents) {
            (Dealt::Line, Against::Coalition) => (self.players == 2).then_some(COALITION_OF_ONE),
            (_, Against::Coalition) => Some(COALITION_AT_ONCE),
            _ => None,
        }
    }

    /// Makes the opponents fit the deal, or the deal the opponents: whichever was set stays.
    fn reconcile(&mut self, set: FieldSet) {
        if self.misfit().is_some() && set.has(Field::opponents) && !set.has(Field::deal) {
            self.deal = Dealt::Line;
            if self.misfit().is_some() && !set.has(Field::players) {
                self.players = 3;
            }
        }
        if self.misfit().is_some() {
            self.opponents = Against::Equilibrium;
        }
        if self.has_cards() {
            self.players = self.players.min(Deal::MOST_SEATS);
        }
        self.weenie &= self.deal != Dealt::Turns;
    }

    fn keep_to_the_day(&mut self) {
        if self.day > 0 {
            let usual = agreed().without(Field::day.into()).and(Field::fee.into());
            self.take(&Self::initial(), usual);
        }
    }

    /// The same deal before the first move.
    pub fn start(&self) -> Self {
        let mut start = Self::initial();
        start.take(self, agreed().and(Field::fee.into()));
        start
    }

    /// Other agreements begin a new game. Returns the fields that keep what they have come to.
    pub fn take_along(&mut self, set: FieldSet, begun: &mut Begun) -> FieldSet {
        if !set.has(Field::day) && set.has(agreed()) {
            // The deal of a day is played as usual, leaving included; another agreement leaves it.
            self.day = 0;
        }
        self.keep_to_the_day();
        self.reconcile(set);
        if set.has(agreed()) && !set.has(Field::play) {
            self.play.clear();
        }
        self.hold_to_what_is_possible(begun);
        let kept = agreed().without(Field::weenie.into());
        kept.and([Field::play, Field::revealed].into())
    }

    pub fn agreed(&self) -> Self {
        let mut state = self.clone();
        state.keep_to_the_day();
        state.reconcile(FieldSet::NONE);
        let mut begun = Begun(self.play.game.clone());
        state.hold_to_what_is_possible(&mut begun);
        state
    }

    fn hold_to_what_is_possible(&mut self, begun: &mut Begun) {
        let Replay { game, .. } = self.replayed(begun);
        self.revealed = match game.ending() {
            Some(Ending::Left) => false,
            Some(Ending::PotsTaken { .. } | Ending::BankClosed) => true,
            None => self.revealed && !game.history().is_empty(),
        };
        self.play = game.into();
    }
}

/// The fields that say which game is played.
fn agreed() -> FieldSet {
    FieldSet::all([
        Field::deal,
        Field::players,
        Field::weenie,
        Field::opponents,
        Field::seed,
        Field::day,
    ])
}
