//! Resolution control: how finely a figure is made, so that it is there in time.

use crate::figures::schema::Domain;
use crate::figures::settings::{Settings, Value};

/// The time within which a figure should be made, in milliseconds: drawing it takes as long again and longer.
pub const IN_TIME: f64 = 4.0;

/// The largest downsampling factor along an axis where fine figures are worth it.
pub const COARSEST: f64 = 8.0;

/// The number of values from which on a number counts as scrubbed: it changes what a figure shows, and hardly its
/// cost before it is twice as large.
const FEW: u32 = 64;

/// The number of cost classes that are remembered.
const CLASSES: usize = 64;

/// Settings that are alike in all that decides how long a figure takes: the choices, the small numbers, and between
/// which powers of two the largest number is.
pub type CostClass = Vec<Value>;

/// The cost class of settings.
#[must_use]
pub fn cost_class(settings: &Settings) -> CostClass {
    let (mut class, mut size) = (Vec::new(), 0);
    for (setting, value) in settings.entries() {
        if let Value::Whole(number) = value {
            size = size.max(u32::BITS - number.leading_zeros());
        }
        let decides = match setting.domain {
            Domain::Whole(least, most) => most - least < FEW,
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

/// The time that the figures of a panel take. A figure of a known cost class takes about as long as the last one; of an
/// unknown class, coarse figures are made finer and finer for as long as there is time.
#[derive(Clone, Debug, Default)]
pub struct ResolutionControl {
    /// Cost classes, the latest last, and the milliseconds that a fine figure would take, by the last one made in a
    /// hurry, if a part of the cells took as small a part of the time. Dear figures take more: they become coarser
    /// from one to the next.
    known: Vec<(CostClass, f64)>,
}

impl ResolutionControl {
    /// Makes a figure as finely as it can be in time. `make` is told the downsampling factor along each axis, 1 for
    /// a fine figure and at least `finest`: where that is more than 1, pictures come late, and the figure is to be as
    /// many times as quick. `clock` counts milliseconds. Returns what was made last, and whether it is coarse.
    ///
    /// # Errors
    /// The errors of `make`.
    pub fn make_in_time<T, E>(
        &mut self,
        class: CostClass,
        finest: f64,
        clock: &dyn Fn() -> f64,
        make: &mut dyn FnMut(f64) -> Result<T, E>,
    ) -> Result<(T, bool), E> {
        let known = self.known.iter().find(|(met, _)| *met == class);
        let is_new = known.is_none();
        let (in_time, coarsest) = (IN_TIME / finest, COARSEST * finest);
        // Half the cells along each axis take a quarter of the time.
        let mut factor = known.map_or(coarsest, |(_, took)| {
            (took / in_time).sqrt().ceil().clamp(finest, coarsest)
        });
        loop {
            let start = clock();
            let figure = make(factor)?;
            let took = clock() - start;
            if is_new && factor > finest && took * 4.0 <= in_time {
                factor /= 2.0;
                continue;
            }
            self.note(class, took * factor * factor);
            return Ok((figure, factor > 1.0));
        }
    }

    /// Makes a fine figure, however long it takes. The times of figures made in a hurry stay known.
    ///
    /// # Errors
    /// The errors of `make`.
    pub fn make_fine<T, E>(
        &mut self,
        class: CostClass,
        clock: &dyn Fn() -> f64,
        make: &mut dyn FnMut(f64) -> Result<T, E>,
    ) -> Result<T, E> {
        let start = clock();
        let figure = make(1.0)?;
        if !self.known.iter().any(|(met, _)| *met == class) {
            self.note(class, clock() - start);
        }
        Ok(figure)
    }

    fn note(&mut self, class: CostClass, took: f64) {
        self.known.retain(|(met, _)| *met != class);
        if self.known.len() == CLASSES {
            self.known.remove(0);
        }
        self.known.push((class, took));
    }
}
