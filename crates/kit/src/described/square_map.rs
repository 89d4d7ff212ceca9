//! A map of two whole numbers, both from 1 to the same end: its picture by the layer chosen, its crosshair, and the numbers around
//! that.

use super::movable::{Handle, Movable};
use crate::figure::{Axis, Cell, Crosshair, Figure, Fill, Gradient, LegendKey, Raster, Role, Tick};
use crate::format::grouped;
use crate::schema::{Setting, Value};
use crate::state::Fields;
use crate::table::{Extent, Table};
use core::ops::RangeInclusive;

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
        let all = (1..=self.side).flat_map(|y| (1..=self.side).map(move |x| [x, y]));
        let cells = all.map(|at| (layer.cell)(&known(at))).collect();
        let settings = self.fields.map(|field| &self.declared[field]);
        let mut figure = picture(layer.title, settings, self.side, cells);
        figure.legend.gradient = layer.gradient;
        figure.legend.ticks = Tick::list(layer.ticks.iter().copied());
        figure
    }

    /// Both settings, along their axes.
    pub fn movable(&self, state: &dyn Fields) -> Movable {
        movable(self.fields, self.side, state)
    }

    /// The numbers of all layers, around the crosshair or of the whole map.
    pub fn table(
        &self,
        (state, extent): (&dyn Fields, Extent),
        caption: String,
        known: impl Fn([u32; 2]) -> P,
    ) -> Table {
        let mut columns = self.fields.map(|field| self.declared[field].label).to_vec();
        columns.extend(self.layers.iter().flat_map(|layer| layer.columns));
        let spans = self
            .fields
            .map(|field| span(&state.value(field), self.side, extent));
        let rows = rows(spans, &|at| {
            let place = known(at);
            let texts = self.layers.iter().map(|layer| (layer.texts)(&place));
            texts.collect::<Vec<_>>().concat()
        });
        Table::new(caption, &columns, rows)
    }
}

fn movable(fields: [usize; 2], side: u32, state: &dyn Fields) -> Movable {
    let ends = (1.0, side.into());
    let [x, y] = fields.map(|field| Some(Handle::new(field, ends)));
    let at = fields.map(|field| state.value(field).number().unwrap_or_default());
    let [across, upwards] = at.map(grouped);
    let crosshair = Crosshair::around(at.into(), across, upwards);
    Movable { x, y, crosshair }
}

fn rows(
    [across, upwards]: [RangeInclusive<u32>; 2],
    texts: &dyn Fn([u32; 2]) -> Vec<String>,
) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for x in across {
        for y in upwards.clone() {
            rows.push([vec![grouped(x), grouped(y)], texts([x, y])].concat());
        }
    }
    rows
}

fn span(value: &Value, side: u32, extent: Extent) -> RangeInclusive<u32> {
    match (extent, value) {
        (Extent::Near, Value::Whole(at)) => {
            at.saturating_sub(AROUND).max(1)..=(at + AROUND).min(side)
        }
        _ => 1..=side,
    }
}

/// Cells between the axes of two settings, with the meaning of those that have no colour of the gradient.
fn picture(title: &str, settings: [&Setting; 2], side: u32, cells: Vec<Cell>) -> Figure {
    let [x, y] = settings.map(|setting| {
        let role = match setting.player {
            "you" => Role::You,
            _ => Role::Opponent,
        };
        let axis = Axis::linear(setting.label, role, (0.5, f64::from(side) + 0.5));
        axis.whole_ticks(2).carrying(setting)
    });
    let mut figure = Figure::new(title, x, y);
    for (index, (fill, name)) in (0..).zip(FILLS) {
        if cells.contains(&Cell::fill(index)) {
            figure.add(LegendKey::fill(name, fill));
        }
    }
    let mut raster = Raster::even(side as usize, cells);
    raster.fills = FILLS.map(|(fill, _)| fill).to_vec();
    figure.raster = Some(raster);
    figure
}
