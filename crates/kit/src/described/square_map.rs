//! A map of two whole numbers, both from 1 to the same end: its picture by the layer chosen, its crosshair, and the numbers around
//! that.

use super::movable::{Handle, Movable};
use crate::figure::{Axis, Cell, Crosshair, Figure, Fill, Gradient, LegendKey, Raster, Role, Tick};
use crate::format::grouped;
use crate::schema::{Setting, Value};
use crate::state::State;
use crate::table::{Extent, Table};

/// A layer of a map: everything that it shows of a position, in a picture and in a table.
pub struct Layer<P: 'static> {
    /// The quantity shown.
    pub title: &'static str,
    /// The names of its columns in a table, and the texts there.
    pub columns: &'static [&'static str],
    pub texts: fn(&P) -> Vec<String>,
    /// The colour of a position.
    pub cell: fn(&P) -> Cell,
    pub gradient: Gradient,
    /// Shares of the gradient, and what stands there.
    pub ticks: &'static [(f64, &'static str)],
}

/// Percentages at the ends of a gradient of chances and in its middle.
pub const PERCENTAGES: &[(f64, &str)] = &[
    (0.0, "0\u{202f}%"),
    (0.5, "50\u{202f}%"),
    (1.0, "100\u{202f}%"),
];

/// A map of two whole numbers.
pub struct SquareMap<P: 'static> {
    /// The settings, and the places of the two whose numbers the axes have.
    pub declared: &'static [Setting],
    pub fields: [usize; 2],
    /// The largest number along both axes.
    pub side: u32,
    /// The layers whose columns a table has.
    pub layers: &'static [&'static Layer<P>],
}

/// Cells that have no colour of the gradient, and what they mean.
const FILLS: [(Fill, &str); 2] = [
    (Fill::new(Role::Muted, 0.5), "no position"),
    (Fill::new(Role::Muted, 0.15), "not solved yet"),
];

impl Cell {
    /// That of what is no position of a map.
    pub const NO_POSITION: Self = Self::fill(0);

    /// That of a position of a map that is not solved yet.
    pub const NOT_SOLVED: Self = Self::fill(1);
}

/// Positions around the crosshair, on each side, in a table to be read on the page.
const AROUND: u32 = 2;

impl<P> SquareMap<P> {
    /// The picture of a layer, from what is known of each position.
    pub fn figure(&self, layer: &Layer<P>, known: impl Fn([u32; 2]) -> P) -> Figure {
        let axis = |field: usize| {
            let setting = &self.declared[field];
            let ends = (0.5, f64::from(self.side) + 0.5);
            let role = match setting.player {
                "you" => Role::You,
                _ => Role::Opponent,
            };
            let axis = Axis::linear(setting.label, role, ends);
            axis.whole_ticks(2).carrying(setting)
        };
        let [x, y] = self.fields.map(axis);
        let mut figure = Figure::new(layer.title, x, y);
        let all = (1..=self.side).flat_map(|y| (1..=self.side).map(move |x| [x, y]));
        let cells: Vec<Cell> = all.map(|at| (layer.cell)(&known(at))).collect();
        for (index, (fill, name)) in (0..).zip(FILLS) {
            if cells.contains(&Cell::fill(index)) {
                figure.add(LegendKey::fill(name, fill));
            }
        }
        let mut raster = Raster::even(self.side as usize, cells);
        raster.fills = FILLS.map(|(fill, _)| fill).to_vec();
        figure.raster = Some(raster);
        figure.legend.gradient = layer.gradient;
        figure.legend.ticks = layer
            .ticks
            .iter()
            .map(|&(at, text)| Tick::new(at, text))
            .collect();
        figure
    }

    /// Both settings, along their axes.
    pub fn movable<S: State>(&self, state: &S) -> Movable {
        let ends = (1.0, self.side.into());
        let [x, y] = self.fields.map(|field| Handle { field, ends });
        let [at_x, at_y] = self
            .fields
            .map(|field| state.value(field).number().unwrap_or_default());
        Movable {
            x: Some(x),
            y: Some(y),
            crosshair: Crosshair::around((at_x, at_y), grouped(at_x), grouped(at_y)),
        }
    }

    /// The numbers of all layers, around the crosshair or of the whole map.
    pub fn table<S: State>(
        &self,
        (state, extent): (&S, Extent),
        caption: String,
        known: impl Fn([u32; 2]) -> P,
    ) -> Table {
        let span = |field: usize| match (extent, state.value(field)) {
            (Extent::Near, Value::Whole(at)) => {
                at.saturating_sub(AROUND).max(1)..=(at + AROUND).min(self.side)
            }
            _ => 1..=self.side,
        };
        let [across, upwards] = self.fields.map(span);
        let places = across.flat_map(|x| upwards.clone().map(move |y| [x, y]));
        let row = |at: [u32; 2]| {
            let place = known(at);
            let texts = self.layers.iter().flat_map(|layer| (layer.texts)(&place));
            at.map(grouped).into_iter().chain(texts).collect()
        };
        let labels = self.fields.map(|field| self.declared[field].label);
        let columns = self.layers.iter().flat_map(|layer| layer.columns);
        let columns: Vec<&str> = labels.into_iter().chain(columns.copied()).collect();
        Table::new(caption, &columns, places.map(row).collect())
    }
}
