//! Where a sampled surface is 0: lines through the cells of its grid.

/// A surface at the corners of a grid, row by row.
pub struct Samples {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub values: Vec<f64>,
}

/// The column and the row of a corner of the grid.
type Corner = (usize, usize);

impl Samples {
    fn value(&self, (column, row): Corner) -> f64 {
        self.values[row * self.x.len() + column]
    }

    /// The number of an edge: from a corner upwards it is even, to the right odd.
    const fn edge(&self, (column, row): Corner, is_level: usize) -> usize {
        2 * (column * self.y.len() + row) + is_level
    }

    /// The ends of an edge, the one of least x and y first.
    const fn ends(&self, edge: usize) -> [Corner; 2] {
        let (corner, is_level) = (edge / 2, edge % 2);
        let (column, row) = (corner / self.y.len(), corner % self.y.len());
        [(column, row), (column + is_level, row + 1 - is_level)]
    }

    /// Where the surface passes 0 along an edge, as if it were straight there.
    fn crossing(&self, edge: usize) -> (f64, f64) {
        let [from, to] = self.ends(edge);
        let (one, two) = (self.value(from), self.value(to));
        let share = one / (one - two);
        let between = |from: f64, to: f64| share.mul_add(to - from, from);
        let x = between(self.x[from.0], self.x[to.0]);
        (x, between(self.y[from.1], self.y[to.1]))
    }

    /// The edges of a cell that the line crosses, in twos.
    fn crossed(&self, column: usize, row: usize) -> Vec<usize> {
        let mut edges = vec![
            self.edge((column, row), 1),
            self.edge((column + 1, row), 0),
            self.edge((column, row + 1), 1),
            self.edge((column, row), 0),
        ];
        edges.retain(|&edge| {
            let [one, two] = self.ends(edge).map(|end| self.value(end) >= 0.0);
            one != two
        });
        edges
    }

    pub fn contour(&self) -> Vec<Vec<(f64, f64)>> {
        // The edges that follow each in a line: two, or one at its end.
        let mut neighbours = vec![Vec::new(); 2 * self.values.len()];
        for row in 0..self.y.len() - 1 {
            for column in 0..self.x.len() - 1 {
                for two in self.crossed(column, row).chunks_exact(2) {
                    neighbours[two[0]].push(two[1]);
                    neighbours[two[1]].push(two[0]);
                }
            }
        }
        let all = 0..neighbours.len();
        let ends: Vec<usize> = all
            .clone()
            .filter(|&edge| neighbours[edge].len() == 1)
            .collect();
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
fn walk(neighbours: &mut [Vec<usize>], start: usize) -> Vec<usize> {
    let mut line = vec![start];
    let mut here = start;
    while let Some(next) = neighbours[here].pop() {
        neighbours[next].retain(|&edge| edge != here);
        line.push(next);
        here = next;
    }
    line
}
