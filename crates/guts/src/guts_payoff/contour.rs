//! Where a sampled surface is 0: lines through the cells of its grid.

use std::collections::BTreeMap;

/// A surface at the corners of a grid, row by row.
pub struct Samples {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub values: Vec<f64>,
}

/// The column and the row of a corner of the grid.
type Corner = (usize, usize);

/// The ends of an edge of the grid, the one of least x and y first.
type Edge = (Corner, Corner);

impl Samples {
    fn value(&self, (column, row): Corner) -> f64 {
        self.values[row * self.x.len() + column]
    }

    /// Where the surface passes 0 along an edge, as if it were straight there.
    fn crossing(&self, (from, to): Edge) -> (f64, f64) {
        let (one, two) = (self.value(from), self.value(to));
        let share = one / (one - two);
        let between = |from: f64, to: f64| share.mul_add(to - from, from);
        let x = between(self.x[from.0], self.x[to.0]);
        (x, between(self.y[from.1], self.y[to.1]))
    }

    /// The edges of a cell that the line crosses, two by two.
    fn pairs(&self, column: usize, row: usize) -> Vec<(Edge, Edge)> {
        let corner = |right: usize, up: usize| (column + right, row + up);
        let [low_left, low_right] = [corner(0, 0), corner(1, 0)];
        let [high_left, high_right] = [corner(0, 1), corner(1, 1)];
        let mut edges = vec![
            (low_left, low_right),
            (low_right, high_right),
            (high_left, high_right),
            (low_left, high_left),
        ];
        edges.retain(|&(one, two)| (self.value(one) >= 0.0) != (self.value(two) >= 0.0));
        edges.chunks_exact(2).map(|two| (two[0], two[1])).collect()
    }

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
