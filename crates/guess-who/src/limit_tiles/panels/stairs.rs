//! The tiles: the stairs of the weeds and of the upper hand, level by level.

use super::super::window::RealWindow;
use super::super::words::part_name;
use upperhand::guess_who::{LimitStep, limit_steps};
use upperhand_kit::{Anchor, Figure, Hatch, Label, Role, Segment};

/// Parts of the board that are smaller than this share of the window are not outlined.
const SMALLEST_TILE: f64 = 1.0 / 24.0;

/// The stairs of the weeds and of the upper hand, level by level as long as they can be seen, with the
/// weeds hatched and both named: the weeds below a height at which the curve of fair starts would strike their names.
pub fn outline(figure: &mut Figure, window: RealWindow, height: f64) {
    let steps = limit_steps(window.rules);
    // The weeds of a level, and its upper hand, may reach into the window where its corner does not.
    for periods in (-40..=2).rev() {
        if window.ratio(periods + 1) * steps[0].from < SMALLEST_TILE * window.mantissa {
            break;
        }
        let level = Level { window, periods };
        level.upper_hand(figure, &steps);
        level.weeds(figure, &steps, height);
    }
}

/// From its lower left corner to its upper right one.
type Area = ((f64, f64), (f64, f64));

/// One level of the board, in units of a power of r, so that rounding is the same in every window.
struct Level {
    window: RealWindow,
    /// Its periods beyond the window's power of r.
    periods: i32,
}

impl Level {
    /// Where the level starts, but for the corner of level 0.
    fn power(&self) -> f64 {
        self.window.ratio(self.periods)
    }

    /// The lower stairs: what lies below them is weeds, named by the level of their pool.
    fn weeds(&self, figure: &mut Figure, steps: &[LimitStep], height: f64) {
        let r = ratio(steps);
        for (index, step) in steps.iter().enumerate() {
            let above = steps
                .get(index + 1)
                .map_or(r * steps[0].weeds_to, |next| next.weeds_to);
            let (from, to) = (step.from * self.power(), step.to * self.power());
            let (low, high) = (step.weeds_to * self.power(), above * self.power());
            self.line(figure, (from, low), (to, low));
            self.line(figure, (to, low), (to, high));
            if let Some((from, to)) = self.area((to, low), (self.window.mantissa, high)) {
                figure.add(Hatch::new(from, to, Role::Weeds));
            }
        }
        // Where the stairs have risen to the lower end of the level, and one period later to its upper end.
        let bottom = steps[0].from * self.power();
        let stairs =
            (0..3).flat_map(|periods| steps.iter().map(move |step| (step, r.powi(periods))));
        let risen = stairs
            .filter(|(step, power)| step.weeds_to * power >= steps[0].from)
            .map(|(step, power)| step.from * power * self.power())
            .fold(f64::INFINITY, f64::min);
        self.line(figure, (risen, bottom), (self.window.mantissa, bottom));
        let is_crossed = (bottom..r * bottom).contains(&height);
        let top = if is_crossed { height } else { r * bottom };
        let area = ((r * risen, bottom), (self.window.mantissa, top));
        self.name(figure, area, (Anchor::Right, 'W'));
    }

    /// The upper stairs: what lies above them is the upper hand, named by the level of the mover's pool.
    fn upper_hand(&self, figure: &mut Figure, steps: &[LimitStep]) {
        let last = steps[steps.len() - 1];
        let mut height = last.upper_hand_from / ratio(steps) * self.power();
        for step in steps {
            let (from, to) = (step.from * self.power(), step.to * self.power());
            let next = step.upper_hand_from * self.power();
            self.line(figure, (from, height), (from, next));
            self.line(figure, (from, next), (to, next));
            height = next;
        }
        let (left, right) = (steps[0].from * self.power(), last.to * self.power());
        let first = steps[0].upper_hand_from * self.power();
        self.line(figure, (left, first), (left, self.window.mantissa));
        let area = ((left, height), (right, self.window.mantissa));
        self.name(figure, area, (Anchor::Top, 'U'));
    }

    fn name(&self, figure: &mut Figure, (from, to): Area, (anchor, letter): (Anchor, char)) {
        let name = part_name(letter, self.window.level + self.periods);
        let label = |(from, to)| Label::within(from, to, anchor, name);
        figure.labels.extend(self.area(from, to).map(label));
    }

    /// The part of a line to the right or upwards that lies in the window.
    fn line(&self, figure: &mut Figure, from: (f64, f64), to: (f64, f64)) {
        let side = self.window.mantissa;
        let to = (to.0.min(side), to.1.min(side));
        if from != to && from.0.max(from.1) < side {
            figure.add(Segment::new(self.pools(from), self.pools(to), Role::Ink));
        }
    }

    fn pools(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let unit = self.window.power(0);
        (x * unit, y * unit)
    }

    /// The part of an area that lies in the window, in pools.
    fn area(&self, from: (f64, f64), to: (f64, f64)) -> Option<Area> {
        let side = self.window.mantissa;
        let to = (to.0.min(side), to.1.min(side));
        (from.0 < to.0 && from.1 < to.1).then(|| (self.pools(from), self.pools(to)))
    }
}

/// r, as the ratio of the ends of a period.
fn ratio(steps: &[LimitStep]) -> f64 {
    steps[steps.len() - 1].to / steps[0].from
}
