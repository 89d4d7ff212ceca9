//! The least value of b·x + b·y + xᵀMy over all x, y of zeros and ones, M ≥ 0, by a maximum flow.
//!
//! Each x(u) with b(u) < 0 is a source of −b(u), each y(v) with b(v) < 0 a sink, and M(u, v) is what flows at most from u to v:
//! u is on the side of the sources where x(u) = 1, v where y(v) = 0. A cut costs −b(u) for each source that is left out, the
//! same for each sink, and M(u, v) where both hold. Hands with b ≥ 0 are never better held. The flow is Dinic's, by layers.

use crate::pieces::pause;

/// A least value, and where it is taken.
#[derive(Clone, Debug)]
pub(super) struct Cut {
    pub(super) value: i128,
    pub(super) pair: [Vec<bool>; 2],
}

/// Finds it. O(hands²) a layering; a few of them in all cases seen.
pub(super) async fn min_cut(own: &[i64], both: &[i64]) -> Cut {
    let mut flow = Flow::of(own, both);
    pause().await;
    flow.fill();
    loop {
        pause().await;
        let mut layers = flow.layers();
        if !layers.reach_demand {
            return flow.cut(&layers, own.len());
        }
        let mut from = 0;
        while from < flow.count {
            pause().await;
            flow.block(&mut layers, from);
            from += SOURCES;
        }
    }
}

/// The sources that are looked at between two pauses.
const SOURCES: usize = 32;

/// A flow from sources to sinks.
struct Flow {
    /// The hands with b < 0, which are the sources and the sinks.
    places: Vec<usize>,
    count: usize,
    /// The sum of what all sources have.
    total: i128,
    /// What more can flow from a source, row, to a sink, column.
    room: Vec<i64>,
    /// What flows.
    sent: Vec<i64>,
    /// What is left at each source, what is missing at each sink.
    supply: Vec<i64>,
    demand: Vec<i64>,
}

/// The distance of each source and sink from sources with something left, and from which place on their edges are untried.
struct Layers {
    sources: Vec<Option<u32>>,
    sinks: Vec<Option<u32>>,
    untried: [Vec<usize>; 2],
    reach_demand: bool,
}

impl Flow {
    fn of(own: &[i64], both: &[i64]) -> Self {
        let all = own.len();
        let places: Vec<usize> = (0..all).filter(|&hand| own[hand] < 0).collect();
        let count = places.len();
        let supply: Vec<i64> = places.iter().map(|&hand| -own[hand]).collect();
        let rows = places.iter().map(|&row| &both[row * all..][..all]);
        let room = rows.flat_map(|row| places.iter().map(|&column| row[column]));
        Self {
            count,
            total: supply.iter().map(|&of| i128::from(of)).sum(),
            room: room.collect(),
            sent: vec![0; count * count],
            demand: supply.clone(),
            supply,
            places,
        }
    }

    /// Where nothing more gets through.
    fn cut(&self, layers: &Layers, all: usize) -> Cut {
        let left: i128 = self.supply.iter().map(|&of| i128::from(of)).sum();
        let mut pair = [vec![false; all], vec![false; all]];
        for (place, &hand) in self.places.iter().enumerate() {
            pair[0][hand] = layers.sources[place].is_some();
            pair[1][hand] = layers.sinks[place].is_none();
        }
        Cut {
            value: -self.total - left,
            pair,
        }
    }

    /// A first flow: from each source to the first sinks that take it.
    fn fill(&mut self) {
        for source in 0..self.count {
            for sink in 0..self.count {
                let edge = source * self.count + sink;
                let more = self.supply[source]
                    .min(self.demand[sink])
                    .min(self.room[edge]);
                self.supply[source] -= more;
                self.demand[sink] -= more;
                self.room[edge] -= more;
                self.sent[edge] += more;
            }
        }
    }

    /// Breadth first, up to the first layer with a sink that misses something.
    fn layers(&self) -> Layers {
        let count = self.count;
        let mut layers = Layers {
            sources: vec![None; count],
            sinks: vec![None; count],
            untried: [vec![0; count], vec![0; count]],
            reach_demand: false,
        };
        let mut sources: Vec<usize> = (0..count).filter(|&of| self.supply[of] > 0).collect();
        for &source in &sources {
            layers.sources[source] = Some(0);
        }
        let mut unreached: Vec<usize> = (0..count).collect();
        let mut depth = 0;
        while !sources.is_empty() && !layers.reach_demand {
            let mut sinks = Vec::new();
            for &source in &sources {
                let row = &self.room[source * count..][..count];
                unreached.retain(|&sink| {
                    let is_far = row[sink] == 0;
                    if !is_far {
                        layers.sinks[sink] = Some(depth + 1);
                        sinks.push(sink);
                    }
                    is_far
                });
            }
            layers.reach_demand = sinks.iter().any(|&sink| self.demand[sink] > 0);
            depth += 2;
            sources.clear();
            for source in 0..count {
                let row = &self.sent[source * count..][..count];
                if layers.sources[source].is_none() && sinks.iter().any(|&sink| row[sink] > 0) {
                    layers.sources[source] = Some(depth);
                    sources.push(source);
                }
            }
        }
        layers
    }

    /// Sends along the layers from some sources until nothing more gets through.
    fn block(&mut self, layers: &mut Layers, from: usize) {
        for source in from..self.count.min(from + SOURCES) {
            if layers.sources[source] == Some(0) {
                let sent = self.send(source, self.supply[source], layers);
                self.supply[source] -= sent;
            }
        }
    }

    fn send(&mut self, source: usize, most: i64, layers: &mut Layers) -> i64 {
        let next = layers.sources[source].map(|depth| depth + 1);
        let mut sent = 0;
        while layers.untried[0][source] < self.count {
            let sink = layers.untried[0][source];
            let edge = source * self.count + sink;
            if layers.sinks[sink] == next && self.room[edge] > 0 {
                let more = self.take(sink, (most - sent).min(self.room[edge]), layers);
                self.room[edge] -= more;
                self.sent[edge] += more;
                sent += more;
                if sent == most {
                    return sent;
                }
            }
            layers.untried[0][source] += 1;
        }
        sent
    }

    fn take(&mut self, sink: usize, most: i64, layers: &mut Layers) -> i64 {
        let mut sent = most.min(self.demand[sink]);
        self.demand[sink] -= sent;
        if sent == most {
            return sent;
        }
        let next = layers.sinks[sink].map(|depth| depth + 1);
        while layers.untried[1][sink] < self.count {
            let source = layers.untried[1][sink];
            let edge = source * self.count + sink;
            if layers.sources[source] == next && self.sent[edge] > 0 {
                let more = self.send(source, (most - sent).min(self.sent[edge]), layers);
                self.sent[edge] -= more;
                self.room[edge] += more;
                sent += more;
                if sent == most {
                    return sent;
                }
            }
            layers.untried[1][sink] += 1;
        }
        sent
    }
}
