//! What is shown: a position, the part of the map around it, and what its colours stand for.

use super::settings::{
    AXES, Axes, BOTTOM, COMPARE, COMPARE_ANSWERS, COMPARE_AS, CONTOURS, ComparedAs, Contours,
    DIVIDER, LAYER, LEFT, Layer, SIZE,
};
use super::sources::Positions;
use super::window::PoolWindow;
use crate::halving::{Wanted, last_halved};
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{ANSWERS, MINE, RULES, THEIRS, rules_of, sized};
use upperhand_kit::Scale;
use upperhand_kit::state::state;

state! {
    pub struct State {
        ending: Ending = RULES,
        answers: u8 = ANSWERS,
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        /// The number of pools along each axis.
        size: u32 = SIZE,
        /// The smallest pool of the mover.
        left: u32 = LEFT,
        /// The smallest pool of the opponent.
        bottom: u32 = BOTTOM,
        axes: Axes = AXES,
        layer: Layer = LAYER,
        contours: Contours = CONTOURS,
        /// The ending of the rules compared with.
        compare: Option<Ending> = COMPARE,
        compare_answers: u8 = COMPARE_ANSWERS,
        compare_as: ComparedAs = COMPARE_AS,
        /// The share of the width beyond which the other rules hold, in percent.
        divider: u32 = DIVIDER,
    }
}

impl State {
    /// The position pointed at, under the rules that hold there.
    pub fn position(&self) -> Position {
        Position {
            rules: self.map().rules_at(self.mine),
            mine: self.mine,
            theirs: self.theirs,
        }
    }

    pub fn map(&self) -> Map {
        let rules = rules_of(self.ending, self.answers);
        let other = self
            .compare
            .map(|ending| rules_of(ending, self.compare_answers));
        let other = other.filter(|other| *other != rules);
        let layer = match self.compare_as {
            // A difference of chances is the same whatever layer was chosen before.
            ComparedAs::Difference if other.is_some() => Layer::Win,
            ComparedAs::Difference | ComparedAs::Split => self.layer,
        };
        let window = PoolWindow {
            left: self.left,
            bottom: self.bottom,
            size: self.size,
            scale: match self.axes {
                Axes::Linear => Scale::Linear,
                Axes::Log => Scale::Logarithmic,
            },
            base: self.answers.into(),
            scatters: matches!(layer, Layer::Regions | Layer::Count),
        };
        let comparison = other.map(|other| match self.compare_as {
            ComparedAs::Difference => Comparison::Difference { other },
            ComparedAs::Split => Comparison::Split {
                other,
                beyond: window.pool_at_share(self.divider),
            },
        });
        Map {
            rules,
            layer,
            window,
            contours: self.contours,
            comparison,
        }
    }
}

/// The map without the position pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    pub rules: Rules,
    /// The chance to win, where a difference of chances is shown.
    pub layer: Layer,
    pub window: PoolWindow,
    pub contours: Contours,
    pub comparison: Option<Comparison>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Beyond a mover's pool, the other rules.
    Split { other: Rules, beyond: u32 },
    /// The chance to win less that under the other rules.
    Difference { other: Rules },
}

impl Map {
    pub fn rules_at(&self, mine: Pool) -> Rules {
        match self.comparison {
            Some(Comparison::Split { other, beyond }) if mine.get() > beyond => other,
            Some(Comparison::Split { .. } | Comparison::Difference { .. }) | None => self.rules,
        }
    }

    /// The positions of each rule set that is shown, from left to right.
    pub fn halves<'a>(
        &self,
        columns: &'a [Pool],
        rows: &'a [Pool],
    ) -> impl Iterator<Item = Positions<'a>> {
        let are_alike = |&one: &Pool, &two: &Pool| self.rules_at(one) == self.rules_at(two);
        let halves = columns.chunk_by(are_alike);
        halves.map(move |columns| Positions {
            rules: self.rules_at(columns[0]),
            columns,
            rows,
        })
    }

    /// The rules compared with, where there are any.
    pub const fn other(&self) -> Option<Rules> {
        match self.comparison {
            Some(Comparison::Difference { other } | Comparison::Split { other, .. }) => Some(other),
            None => None,
        }
    }

    /// The rules whose chances are taken off, where a difference is shown.
    pub const fn less_those_under(&self) -> Option<Rules> {
        match self.comparison {
            Some(Comparison::Difference { other }) => Some(other),
            Some(Comparison::Split { .. }) | None => None,
        }
    }

    /// Every rule set that is shown.
    pub fn rule_sets(&self) -> impl Iterator<Item = Rules> {
        [Some(self.rules), self.other()].into_iter().flatten()
    }

    /// The table of the rule of thumb whose cost is shown, as it is under some rules; `None` where no rule is shown, or
    /// nothing of it is known here.
    pub fn rule_table(&self, rules: Rules) -> Option<Wanted> {
        let rule = self.layer.rule()?;
        let (across, upwards) = (self.window.across(), self.window.upwards());
        let is_known = across.0.max(upwards.0) <= last_halved(rules).get();
        is_known.then(|| (rules, rule, sized(across.1.max(upwards.1))))
    }

    /// Has every question on it two answers? Elsewhere an even split is no half.
    pub fn is_yes_no(&self) -> bool {
        self.rule_sets().all(|rules| rules.answers() == 2)
    }
}
