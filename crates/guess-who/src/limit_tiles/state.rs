//! What follows from what is asked for: a position, and the window around it.
//!
//! The chance is the same at a position and at that multiplied by r. So a window that zooms past its position takes the
//! equal one that it holds, of the same real board, and one that must hold a position further out goes out by whole powers of r: then its
//! picture stays the same but for the numbers on its axes.

use super::asked::{Asked, Field, MOST_POWERS, REAL_POOLS, SetFields as _, USUAL_ZOOM, ZOOMS};
use super::facts::Facts;
use super::period::limit;
use super::window::RealWindow;
use super::words::spoken;
use upperhand::guess_who::{Pool, Rules};
use upperhand_games::format::rounded_to;
use upperhand_games::rule_sets::{LARGEST_POOL, rules_of, sized};
use upperhand_kit::controls::Input;
use upperhand_kit::span::{nearest_whole, rounded};
use upperhand_kit::state::{Edit, FieldSet, State as _};
use upperhand_kit::{Control, PanZoom, Slide};

/// The least share of the window's side at which the larger pool of a position can be told from the corner.
const NEAREST: f64 = 1.0 / 64.0;

impl Asked {
    pub fn rules(&self) -> Rules {
        rules_of(self.ending, self.answers)
    }

    pub fn window(&self) -> RealWindow {
        RealWindow::new(self.rules(), self.zoom)
    }

    pub fn point(&self) -> Point {
        let mut point = Point {
            rules: self.rules(),
            alpha: self.alpha,
            beta: self.beta,
            power: self.power,
        };
        point.power = self.power.min(point.most_powers());
        point
    }

    /// A position that is chosen is held by the window, and a zoom carries it along; where both are given they stay.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        let is_position_set = set.has([Field::alpha, Field::beta]);
        if set.has(Field::zoom) {
            if !is_position_set {
                let carried = carried(self.edit(), self.window(), NEAREST);
                self.take(&carried.state, carried.set.without(set));
            }
        } else if is_position_set || set.has([Field::ending, Field::answers]) {
            self.zoom = self.wide_enough();
        }
        [Field::alpha, Field::beta, Field::power, Field::zoom].into()
    }

    /// The zoom after a gesture, with the position carried along.
    pub fn zoomed(&self, pan_zoom: PanZoom) -> Edit<Self> {
        let zoom = match pan_zoom {
            PanZoom::Reset => USUAL_ZOOM,
            PanZoom::Zoom(factor, _) if factor > 0.0 => {
                rounded(self.zoom + factor.log(self.window().r()), STEPS).clamp(ZOOMS.0, ZOOMS.1)
            }
            PanZoom::Zoom(..) | PanZoom::Pan(..) | PanZoom::Divide(_) => return self.edit(),
        };
        // A position that was nearer to the corner before may stay so; the factor allows for rounding.
        let nearest = NEAREST.min(0.999 * self.point().larger() / self.window().side());
        let window = RealWindow::new(self.rules(), zoom);
        carried(self.edit(), window, nearest).zoom(zoom)
    }

    /// The zoom, further out by whole powers of r where the position lies beyond the window; the same where no window holds
    /// it.
    fn wide_enough(&self) -> f64 {
        let window = self.window();
        let further = powers(window.side(), self.point().larger(), window.r());
        let zoom = rounded(self.zoom + f64::from(further), STEPS);
        if further > 0 && zoom <= ZOOMS.1 {
            zoom
        } else {
            self.zoom
        }
    }

    /// The slider of a pool spans the axis that carries it, and that of the real board goes as far as boards go, at least one step.
    pub fn control(&self, declared: Control, facts: &Facts) -> Control {
        let slider = |field: Field, value: f64| {
            let said = spoken(facts, declared.name);
            Control::slider(&Asked::SETTINGS[field as usize], value, said)
        };
        match declared.name {
            "alpha" => self.along_an_axis(slider(Field::alpha, rounded_to(self.alpha, 5))),
            "beta" => self.along_an_axis(slider(Field::beta, rounded_to(self.beta, 5))),
            "zoom" => slider(Field::zoom, self.zoom),
            "k" => {
                let most = facts.point.most_powers().max(1);
                slider(Field::power, facts.point.power.into()).between((0.0, most.into()))
            }
            _ => declared,
        }
    }

    /// Its number is short, also where a carried pool is not.
    fn along_an_axis(&self, control: Control) -> Control {
        let (step, side) = (self.window().step(), self.window().side());
        let mut control = control.in_steps(step).sliding(Slide::Even, (step, side));
        if let Input::Slider { value, digits, .. } = &mut control.input {
            let room = letters(*value).max(letters(rounded_to(side, 5)));
            *digits = room.max(*digits);
        }
        control
    }
}

/// The steps of a zoom as an address has it.
const STEPS: f64 = 1e4;

/// The number of letters of a number in a field: browsers take powers of ten below 10⁻⁶ and from 10²¹ on.
fn letters(number: f64) -> usize {
    if (1e-6..1e21).contains(&number) {
        number.to_string().len()
    } else {
        format!("{number:e}").len() + 1
    }
}

/// The number of powers of r between two sizes, rounded up.
pub fn powers(from: f64, to: f64, r: f64) -> i32 {
    let powers = (to / from).log(r).ceil();
    #[expect(clippy::cast_possible_truncation, reason = "sizes of 1e-36 to 1e36")]
    let whole = powers as i32;
    // The logarithm is rounded: a power more may be needed, or one less may do.
    let reaches = |powers: i32| from * r.powi(powers) >= to;
    [whole - 1, whole]
        .into_iter()
        .find(|&powers| reaches(powers))
        .unwrap_or(whole + 1)
}

/// The position, multiplied by a power of r so that the window holds its larger pool, at a share of its side that is no
/// smaller than `nearest`; and the power that leads from there to the same real board, as far as there is one.
fn carried(edit: Edit<Asked>, window: RealWindow, nearest: f64) -> Edit<Asked> {
    let point = edit.state.point();
    let (r, side) = (window.r(), window.side());
    let larger = point.larger();
    let further = if larger > side {
        -powers(side, larger, r)
    } else {
        powers(larger, nearest * side, r).max(0)
    };
    let scaled = |pool: f64| {
        let pool = pool / r.powi((-further).max(0)) * r.powi(further.max(0));
        pool.clamp(REAL_POOLS.0, REAL_POOLS.1)
    };
    let power = point.power.saturating_add_signed(-further);
    edit.alpha(scaled(point.alpha))
        .beta(scaled(point.beta))
        .power(power.min(MOST_POWERS))
}

/// A point of the continuous game, and a finite game on its way there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub rules: Rules,
    pub alpha: f64,
    pub beta: f64,
    /// How often the point is multiplied by r to get the pools of the finite game, as far as these are possible.
    pub power: u32,
}

impl Point {
    /// p∞(α, β).
    pub fn limit(&self) -> f64 {
        limit(self.rules, self.alpha, self.beta)
    }

    pub fn r(&self) -> f64 {
        self.rules.answers().into()
    }

    /// The larger one of both pools.
    const fn larger(&self) -> f64 {
        self.alpha.max(self.beta)
    }

    /// The largest power of r that times both pools gives possible ones; below 0 where they are too large themselves.
    pub fn largest_power(&self) -> i32 {
        powers(self.larger(), f64::from(LARGEST_POOL) + 1.0, self.r()) - 1
    }

    /// The largest k whose finite game is possible.
    pub fn most_powers(&self) -> u32 {
        u32::try_from(self.largest_power()).map_or(0, |power| power.min(MOST_POWERS))
    }

    /// r^k; a smaller power where that game is too large. So the pools keep their proportion, and the limit is the same.
    fn scale(&self) -> f64 {
        let power = self.power.cast_signed().min(self.largest_power());
        self.r().powi(power)
    }

    /// Are both pools of the finite game one suspect and more before they are rounded down?
    pub fn has_pools(&self) -> bool {
        self.scale() * self.alpha.min(self.beta) >= 1.0
    }

    /// The pools ⌊r^k·α⌋ and ⌊r^k·β⌋, at least one.
    pub fn pools(&self) -> (Pool, Pool) {
        let pool = |size: f64| whole_pool(self.scale() * size);
        (pool(self.alpha), pool(self.beta))
    }

    /// Are the pools of the finite game r^k·α and r^k·β themselves?
    pub fn is_whole(&self) -> bool {
        let is_pool = |size: f64| f64::from(whole_pool(size).get()) == size;
        is_pool(self.scale() * self.alpha) && is_pool(self.scale() * self.beta)
    }
}

/// The largest pool that is not larger, held to what is possible.
pub fn whole_pool(size: f64) -> Pool {
    sized(nearest_whole(size.floor(), (1, LARGEST_POOL)))
}
