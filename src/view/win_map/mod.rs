//! The figure `win-map`: every position of Guess Who? at once.
//!
//! Your pool runs to the right, theirs upwards. Three layers: the chance to win, the boldness of the
//! best question, and the regions in which the best play changes its kind.

mod cells;
mod readout;
mod regions;
mod request;

use super::figure::{Axis, Figure, Legend, Raster, Role};
use crate::guess_who::{Error, Rules, Solutions};
pub use readout::{Readout, readout, summary};
pub use request::{LARGEST_MAP, Layer, Request, SMALLEST_MAP};

/// The map as a figure.
///
/// Cost: the table of the rule set when it is not solved yet; otherwise O(size²) for the chance to
/// win and the regions, and a scan of each position's questions for their boldness.
///
/// # Errors
/// [`Error::TableTooLarge`] when the map is too large to solve.
pub fn figure(solutions: &mut Solutions, request: Request) -> Result<Figure, Error> {
    let table = solutions.table(request.rules, request.size)?;
    let painted = cells::paint(table, request);
    let size = request.size.get();
    let outline = if request.layer == Layer::Regions && request.rules == Rules::RACE {
        regions::outline(request.size)
    } else {
        regions::Outline::default()
    };
    let axis = |label: &str, role| Axis {
        label: label.to_owned(),
        role,
        from: 0.5,
        to: f64::from(size) + 0.5,
        step_base: 2,
    };
    Ok(Figure {
        title: title(request.layer).to_owned(),
        x: axis("Suspects you have left", Role::You),
        y: axis("Suspects they have left", Role::Opponent),
        raster: Raster {
            columns: size as usize,
            rows: size as usize,
            cells: painted.cells,
            fills: painted.fills,
        },
        hatches: outline.hatches,
        segments: outline.segments,
        labels: outline.labels,
        legend: Legend {
            label: title(request.layer).to_owned(),
            ticks: painted.ticks,
            keys: painted.keys,
        },
    })
}

const fn title(layer: Layer) -> &'static str {
    match layer {
        Layer::Win => "Your chance to win",
        Layer::Question => "The part of your pool to ask about",
        Layer::Regions => "Where to be bold, where to be safe",
    }
}
