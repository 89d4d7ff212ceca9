//! Resolution control: how finely a figure is computed, so that it is ready in time.

use crate::schema::Domain;
use crate::settings::{Settings, Value};

/// The time within which a figure should be computed, in milliseconds. Drawing it takes at least as long again.
pub const IN_TIME: f64 = 4.0;

/// The largest downsampling factor along an axis, if fine figures allow it.
pub const COARSEST: f64 = 8.0;

/// Numbers with at least this many values are meant to be scrubbed: small changes hardly affect the cost of a figure.
const FEW: u32 = 64;

/// The number of cost classes that are remembered.
const CLASSES: usize = 64;

/// What decides how long a figure takes: the choices, the small numbers, and between which powers of two the largest
/// number lies.
pub type CostClass = Vec<Value>;

/// The cost class of settings.
pub fn cost_class(settings: &Settings) -> CostClass {
    let (mut class, mut size) = (Vec::new(), 0);
    for (setting, value) in settings.entries() {
        if let Value::Whole(number) = value {
            size = size.max(u32::BITS - number.leading_zeros());
        }
        let decides = match setting.domain {
            Domain::Whole(least, most) | Domain::Count(least, most) => most - least < FEW,
            Domain::Name(_) | Domain::Switch => true,
            Domain::Real(..) | Domain::Text(_) => false,
        };
        if decides {
            class.push(value);
        }
    }
    class.push(Value::Whole(size));
    class
}

/// The time that the figures of a panel take. A figure takes about as long as the last one of its cost class. In an
/// unknown class, coarse figures are refined for as long as there is time.
#[derive(Clone, Debug, Default)]
pub struct ResolutionControl {
    /// Cost classes, the latest last, and the milliseconds that a fine figure would take, extrapolated from the last
    /// coarse one by its number of cells. If that is too low, each figure becomes coarser than the one before.
    known: Vec<(CostClass, f64)>,
}

impl ResolutionControl {
    /// Makes a figure as fine as time allows. `make` receives the downsampling factor along each axis: 1 for a fine
    /// figure, and at least `finest`. Where that is more than 1, frames come late, and the figure has that many times
    /// less time. `clock` returns milliseconds. Returns the last figure made, and whether it is coarse.
    pub fn make_in_time<T>(
        &mut self,
        class: CostClass,
        finest: f64,
        clock: &dyn Fn() -> f64,
        make: &mut dyn FnMut(f64) -> T,
    ) -> (T, bool) {
        let known = self.known.iter().find(|(met, _)| *met == class);
        let is_new = known.is_none();
        let (in_time, coarsest) = (IN_TIME / finest, COARSEST * finest);
        // Half the cells along each axis take a quarter of the time.
        let mut factor = known.map_or(coarsest, |(_, took)| {
            (took / in_time).sqrt().ceil().clamp(finest, coarsest)
        });
        loop {
            let start = clock();
            let figure = make(factor);
            let took = clock() - start;
            if is_new && factor > finest && took * 4.0 <= in_time {
                factor /= 2.0;
                continue;
            }
            self.note(class, took * factor * factor);
            return (figure, factor > 1.0);
        }
    }

    /// Makes a fine figure, however long it takes. Known times of coarse figures stay as they are.
    pub fn make_fine<T>(
        &mut self,
        class: CostClass,
        clock: &dyn Fn() -> f64,
        make: &mut dyn FnMut(f64) -> T,
    ) -> T {
        let start = clock();
        let figure = make(1.0);
        if !self.known.iter().any(|(met, _)| *met == class) {
            self.note(class, clock() - start);
        }
        figure
    }

    fn note(&mut self, class: CostClass, took: f64) {
        self.known.retain(|(met, _)| *met != class);
        if self.known.len() == CLASSES {
            self.known.remove(0);
        }
        self.known.push((class, took));
    }
}
