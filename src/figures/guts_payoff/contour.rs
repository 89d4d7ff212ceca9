//! Where a sampled surface is 0: lines through the cells of its grid.

use std::collections::BTreeMap;

/// A surface at the corners of a grid, row by row.
pub struct Samples {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub values: Vec<f64>,
}

/// An edge of the grid: its corner of least x and y, and whether it is upright.
type Edge = (usize, usize, bool);

impl Samples {
    /// The values of a surface at these places.
    pub fn of(x: Vec<f64>, y: Vec<f64>, mut row: impl FnMut(f64, &[f64]) -> Vec<f64>) -> Self {
        let values = y.iter().flat_map(|&at| row(at, &x)).collect();
        Self { x, y, values }
    }

    fn value(&self, column: usize, row: usize) -> f64 {
        self.values[row * self.x.len() + column]
    }

    fn is_above(&self, column: usize, row: usize) -> bool {
        self.value(column, row) >= 0.0
    }

    /// Where the surface passes 0 along an edge, as if it were straight there.
    fn crossing(&self, (column, row, upright): Edge) -> (f64, f64) {
        let (next, above) = (column + usize::from(!upright), row + usize::from(upright));
        let (one, two) = (self.value(column, row), self.value(next, above));
        let share = one / (one - two);
        let between = |from: f64, to: f64| share.mul_add(to - from, from);
        let x = between(self.x[column], self.x[next]);
        (x, between(self.y[row], self.y[above]))
    }

    /// The edges of a cell that the line crosses, two by two.
    fn pairs(&self, column: usize, row: usize) -> Vec<(Edge, Edge)> {
        let (low, high) = (row, row + 1);
        let (left, right) = (column, column + 1);
        let edges = [
            ((left, low, false), (left, low), (right, low)),
            ((right, low, true), (right, low), (right, high)),
            ((left, high, false), (left, high), (right, high)),
            ((left, low, true), (left, low), (left, high)),
        ];
        let is_above = |(column, row)| self.is_above(column, row);
        let crossed = edges
            .into_iter()
            .filter(|&(_, one, two)| is_above(one) != is_above(two));
        let crossed: Vec<Edge> = crossed.map(|(edge, ..)| edge).collect();
        let pairs = crossed.chunks_exact(2);
        pairs.map(|two| (two[0], two[1])).collect()
    }

    /// The lines where the surface is 0.
    pub fn contour(&self) -> Vec<Vec<(f64, f64)>> {
        let mut neighbours: BTreeMap<Edge, Vec<Edge>> = BTreeMap::new();
        for row in 0..self.y.len() - 1 {
            for column in 0..self.x.len() - 1 {
                for (one, two) in self.pairs(column, row) {
                    neighbours.entry(one).or_default().push(two);
                    neighbours.entry(two).or_default().push(one);
                }
            }
        }
        let ends: Vec<Edge> = neighbours
            .iter()
            .filter(|(_, next)| next.len() == 1)
            .map(|(&edge, _)| edge)
            .collect();
        let all: Vec<Edge> = neighbours.keys().copied().collect();
        // Open lines from their ends first, then rings from anywhere.
        ends.into_iter()
            .chain(all)
            .map(|start| walk(&mut neighbours, start))
            .filter(|line| line.len() > 1)
            .map(|line| line.into_iter().map(|edge| self.crossing(edge)).collect())
            .collect()
    }
}

/// The line from an edge on, taken out of the neighbours.
fn walk(neighbours: &mut BTreeMap<Edge, Vec<Edge>>, start: Edge) -> Vec<Edge> {
    let mut line = vec![start];
    let mut here = start;
    while let Some(next) = neighbours.get_mut(&here).and_then(Vec::pop) {
        if let Some(back) = neighbours.get_mut(&next) {
            back.retain(|&edge| edge != here);
        }
        line.push(next);
        here = next;
    }
    line
}
