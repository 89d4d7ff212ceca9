//! What follows from what is asked for: the part of the map that is shown, and a window that always holds the position.

use super::asked::{
    Asked, Axes, ComparedAs, Contours, Field, SMALLEST_MAP, SetFields as _, USUAL_SIZE,
};
use super::facts::Positions;
use super::layers::{APART, Layer, Row, Rule};
use super::window::{PoolWindow, nearest_pool};
use super::words::SAME_RULES;
use crate::halving::{Wanted, last_halved};
use upperhand::guess_who::{Pool, Rules};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{LARGEST_POOL, MINE, THEIRS, rules_of, sized};
use upperhand_kit::controls::Input;
use upperhand_kit::span::nearest_whole;
use upperhand_kit::state::{Edit, FieldSet};
use upperhand_kit::{Control, PanZoom, Scale, Setting, Slide};

/// The largest step of a key.
const STEP: u32 = 10;

/// A position in a smaller part of the map than one in this many along each axis cannot be seen.
const UNSEEN: u32 = 256;

impl Asked {
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
        let is_difference = other.is_some() && self.compare_as == ComparedAs::Difference;
        // A difference of chances is the same whatever layer was chosen before.
        let layer = if is_difference {
            Layer::Win
        } else {
            self.layer
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
            scatters: layer == Layer::Regions,
        };
        let beyond = (!is_difference).then(|| window.pool_at_share(self.divider));
        Map {
            rules,
            layer,
            rule: (layer == Layer::Rule).then_some(self.rule),
            window,
            contours: self.contours,
            comparison: other.map(|other| Comparison { other, beyond }),
        }
    }

    /// Pools slide evenly on an even axis; where the axis doubles, so do they.
    pub fn slide(&self, setting: &Setting) -> Slide {
        if self.axes == Axes::Log && (setting.name == MINE.name || setting.name == THEIRS.name) {
            Slide::Doubling(64)
        } else {
            setting.slide
        }
    }

    /// What decides nothing has no control.
    pub fn control(&self, mut declared: Control) -> Option<Control> {
        let map = self.map();
        let is_shown = match declared.name {
            "layer" => map.less_those_under().is_none(),
            "rule" => map.layer == Layer::Rule,
            "compare-answers" => self.compare.is_some(),
            "compare-as" => {
                if let (Input::Choice { explanation, .. }, None) =
                    (&mut declared.input, map.other())
                {
                    *explanation = SAME_RULES;
                }
                self.compare.is_some()
            }
            "divider" => self.compare.is_some() && self.compare_as == ComparedAs::Split,
            "size" => {
                let ends = (SMALLEST_MAP.into(), LARGEST_POOL.into());
                declared = declared.sliding(Asked::SETTINGS[Field::size as usize].slide, ends);
                true
            }
            _ => true,
        };
        is_shown.then_some(declared)
    }

    /// The window follows whoever sets a position alone, and keeps where it has come to.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        let window = [Field::size, Field::left, Field::bottom].into();
        if !set.has([Field::mine, Field::theirs]) || set.has(window) {
            return FieldSet::NONE;
        }
        self.begin_at_one();
        // Whoever points at both is on the map.
        self.follow(!(set.has(Field::mine) && set.has(Field::theirs)));
        window
    }

    /// The position is in the window.
    pub fn agreed(&self) -> Self {
        let mut agreed = self.clone();
        agreed.begin_at_one();
        let size = agreed.size;
        for (first, pool) in agreed.sides() {
            *first = (*first).min(LARGEST_POOL - size + 1);
            *pool = sized(pool.get().clamp(*first, *first + size - 1));
        }
        agreed
    }

    /// Axes that double begin at 1.
    fn begin_at_one(&mut self) {
        if self.axes == Axes::Log {
            (self.left, self.bottom) = (1, 1);
        }
    }

    /// Moves the window to hold the position, as little as needed. One that starts at 1 grows where the position is
    /// further beyond it than a step, or where its axes double and have to start there; one so large that the position could not be
    /// seen any more comes back to the usual one.
    fn follow(&mut self, comes_back: bool) {
        let before = self.size;
        let beyond =
            |first: u32, pool: Pool, size: u32| pool.get().saturating_sub(first + size - 1);
        let is_far = |(first, pool): (&mut u32, &mut Pool)| beyond(*first, *pool, before) > STEP;
        let must_grow = self.axes == Axes::Log || self.sides().into_iter().any(is_far);
        let is_unseen = comes_back
            && self.axes == Axes::Linear
            && self.mine.max(self.theirs).get() < before / UNSEEN;
        if (self.left, self.bottom) == (1, 1) && (must_grow || is_unseen) {
            self.size = self.grown(if is_unseen { USUAL_SIZE } else { before });
        }
        let size = self.size;
        for (first, pool) in self.sides() {
            *first = (*first).min(pool.get()) + beyond(*first, *pool, size);
        }
    }

    /// The first pools of the window along both axes, with the pools pointed at there.
    const fn sides(&mut self) -> [(&mut u32, &mut Pool); 2] {
        [
            (&mut self.left, &mut self.mine),
            (&mut self.bottom, &mut self.theirs),
        ]
    }

    /// The size doubled until both pools lie in a window that starts at 1.
    fn grown(&self, mut size: u32) -> u32 {
        while self.mine.max(self.theirs).get() > size {
            size = size.saturating_mul(2).min(LARGEST_POOL);
        }
        size
    }

    /// The edit of a pan or a zoom; windows whose axes double start at 1 and are only zoomed. A zoom without a point of
    /// its own keeps the position where it stands, and every zoom keeps it in the window.
    pub fn pan_zoom(&self, pan_zoom: PanZoom) -> Edit<Self> {
        let is_linear = self.axes == Axes::Linear;
        let (mine, theirs) = (self.mine.get(), self.theirs.get());
        match pan_zoom {
            PanZoom::Reset => self.windowed(1, 1, self.grown(USUAL_SIZE)),
            PanZoom::Divide(share) => self.edit().divider(nearest_whole(100.0 * share, (0, 100))),
            PanZoom::Pan(x, y) if is_linear => {
                let moved = |first: u32, share: f64| {
                    nearest_pool(f64::from(first) + share * f64::from(self.size))
                };
                self.windowed(moved(self.left, x), moved(self.bottom, y), self.size)
            }
            PanZoom::Pan(..) => self.edit(),
            PanZoom::Zoom(factor, at) => {
                let size = f64::from(self.size) * factor;
                let size = nearest_whole(size, (SMALLEST_MAP, LARGEST_POOL));
                if is_linear {
                    self.zoomed(size, at.unwrap_or((mine.into(), theirs.into())))
                } else {
                    self.windowed(1, 1, size.max(mine).max(theirs))
                }
            }
        }
    }

    /// The edit to a window of another size in which a point stands where it stood, as far as the position lies in it.
    fn zoomed(&self, size: u32, (x, y): (f64, f64)) -> Edit<Self> {
        let first = |first: u32, at: f64, pool: Pool| {
            let before = at - (f64::from(first) - 0.5);
            let start = at - before * f64::from(size) / f64::from(self.size);
            let least = pool.get().saturating_sub(size - 1).max(1);
            nearest_pool(start + 0.5).clamp(least, pool.get())
        };
        let left = first(self.left, x, self.mine);
        self.windowed(left, first(self.bottom, y, self.theirs), size)
    }

    /// The edit to a window, moved to where there are pools.
    fn windowed(&self, left: u32, bottom: u32, size: u32) -> Edit<Self> {
        let last = LARGEST_POOL - size + 1;
        let edit = self.edit().left(left.min(last));
        edit.bottom(bottom.min(last)).size(size)
    }
}

/// The map without the position pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    pub rules: Rules,
    /// The chance to win, where a difference of chances is shown.
    pub layer: Layer,
    /// The rule of thumb whose cost is shown.
    pub rule: Option<Rule>,
    pub window: PoolWindow,
    pub contours: Contours,
    pub comparison: Option<Comparison>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub other: Rules,
    /// The mover's pool beyond which the other rules hold; `None` where the chances under them are taken off.
    pub beyond: Option<u32>,
}

impl Map {
    /// What its colours stand for.
    pub fn row(&self) -> &'static Row {
        match self.rule {
            _ if self.less_those_under().is_some() => &APART,
            Some(rule) => rule.row(),
            None => self.layer.row(),
        }
    }

    pub fn rules_at(&self, mine: Pool) -> Rules {
        let others = self.comparison.filter(|comparison| {
            let beyond = comparison.beyond;
            beyond.is_some_and(|beyond| mine.get() > beyond)
        });
        others.map_or(self.rules, |comparison| comparison.other)
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
    pub fn other(&self) -> Option<Rules> {
        self.comparison.map(|comparison| comparison.other)
    }

    /// The rules whose chances are taken off, where a difference is shown.
    pub fn less_those_under(&self) -> Option<Rules> {
        let comparison = self.comparison?;
        comparison.beyond.is_none().then_some(comparison.other)
    }

    /// Every rule set that is shown.
    pub fn rule_sets(&self) -> impl Iterator<Item = Rules> {
        [Some(self.rules), self.other()].into_iter().flatten()
    }

    /// The table of the rule of thumb whose cost is shown, as it is under some rules; `None` where no rule is shown, or
    /// nothing of it is known here.
    pub fn rule_table(&self, rules: Rules) -> Option<Wanted> {
        let rule = self.row().rule?;
        let (across, upwards) = (self.window.across(), self.window.upwards());
        let is_known = across.0.max(upwards.0) <= last_halved(rules).get();
        is_known.then(|| (rules, rule, sized(across.1.max(upwards.1))))
    }

    /// Has every question on it two answers? Elsewhere an even split is no half.
    pub fn is_yes_no(&self) -> bool {
        self.rule_sets().all(|rules| rules.answers() == 2)
    }
}
