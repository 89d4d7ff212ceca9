//! Everything that is asked of the map.

use super::schema::{
    COMPARE, COMPARE_ANSWERS, COMPARE_AS, CONTOURS, ComparedAs, Contours, DIVIDER, LAYER, Layer,
};
use super::sources::Positions;
use super::window::Window;
use crate::figures::{Position, Settings, rule_sets};
use crate::guess_who::{Pool, Rules};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Beyond a mover's pool, the other rules.
    Split { other: Rules, beyond: u32 },
    /// The chance to win less that under the other rules.
    Difference { other: Rules },
}

#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub map: Map,
    /// The position pointed at, under the rules that hold there.
    pub position: Position,
}

/// The map without the position pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    pub rules: Rules,
    /// The chance to win, where a difference of chances is shown.
    pub layer: Layer,
    pub window: Window,
    pub contours: Contours,
    pub comparison: Option<Comparison>,
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        let map = Map::of(settings);
        let position = Position::from(settings);
        Self {
            map,
            position: Position {
                rules: map.rules_at(position.mine),
                ..position
            },
        }
    }
}

impl Map {
    fn of(settings: &Settings) -> Self {
        let window = Window::of(settings);
        let rules = rule_sets::rules(settings);
        let answers = settings.whole(COMPARE_ANSWERS.name);
        let other = rule_sets::named(settings.name(COMPARE.name), answers);
        let other = other.filter(|other| *other != rules);
        let comparison = other.map(|other| match ComparedAs::of(settings, &COMPARE_AS) {
            ComparedAs::Difference => Comparison::Difference { other },
            ComparedAs::Split => Comparison::Split {
                other,
                beyond: window.pool_at_share(settings.whole(DIVIDER.name)),
            },
        });
        // A difference of chances is the same whatever layer was chosen before.
        let is_difference = matches!(comparison, Some(Comparison::Difference { .. }));
        let layer = Some(Layer::of(settings, &LAYER)).filter(|_| !is_difference);
        Self {
            rules,
            layer: layer.unwrap_or(Layer::Win),
            window: Window {
                scatters: window.scatters && !is_difference,
                ..window
            },
            contours: Contours::of(settings, &CONTOURS),
            comparison,
        }
    }

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

    pub fn other(&self) -> Option<Rules> {
        self.comparison.map(|comparison| match comparison {
            Comparison::Difference { other } | Comparison::Split { other, .. } => other,
        })
    }

    /// Has every question on it two answers? Elsewhere an even split is no half.
    pub fn is_yes_no(&self) -> bool {
        let mut shown = [Some(self.rules), self.other()].into_iter().flatten();
        shown.all(|rules| rules.answers() == 2)
    }
}
