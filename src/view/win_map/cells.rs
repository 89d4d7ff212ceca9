//! The map's cells: one colour a position.

use super::request::{Layer, Request};
use crate::guess_who::race::{self, Region};
use crate::guess_who::{Ending, Pool, Rules, SolvedTable};
use crate::view::figure::{Cell, Fill, Key, Role, Tick};

/// Cells, and what their colours mean.
pub(super) struct Painted {
    pub cells: Vec<Cell>,
    pub fills: Vec<Fill>,
    pub ticks: Vec<Tick>,
    pub keys: Vec<Key>,
}

const fn fill(role: Role, strength: f64) -> Fill {
    Fill { role, strength }
}

/// Colours every position up to the requested size, their pool growing row by row.
pub(super) fn paint(table: &SolvedTable, request: Request) -> Painted {
    match request.layer {
        Layer::Win => win(table, request),
        Layer::Question => question(table, request),
        Layer::Regions if request.rules == Rules::RACE => race_regions(request),
        Layer::Regions => halving(table, request),
    }
}

fn each_position(size: Pool, colour: impl Fn(Pool, Pool) -> Cell) -> Vec<Cell> {
    let count = size.get() as usize;
    let mut cells = Vec::with_capacity(count * count);
    for theirs in size.up_to_here() {
        cells.extend(size.up_to_here().map(|mine| colour(mine, theirs)));
    }
    cells
}

fn over(request: Request, mine: Pool, theirs: Pool) -> bool {
    request.rules.is_over(mine, theirs)
}

fn key(fills: &[Fill], text: &str) -> Key {
    Key {
        fills: fills.to_vec(),
        hatch: None,
        text: text.to_owned(),
    }
}

fn ticks(marks: &[(f64, &str)]) -> Vec<Tick> {
    marks
        .iter()
        .map(|&(at, text)| Tick {
            at,
            text: text.to_owned(),
        })
        .collect()
}

fn win(table: &SolvedTable, request: Request) -> Painted {
    const NO_POSITION: Cell = Cell::fill(0);
    let cells = each_position(request.size, |mine, theirs| {
        if mine.get() == 1 && theirs.get() == 1 && over(request, mine, theirs) {
            return NO_POSITION;
        }
        let product = f64::from(mine.get()) * f64::from(theirs.get());
        Cell::magnitude(f64::from(table.numerator(mine, theirs)) / product)
    });
    let fills = vec![fill(Role::Muted, 0.25)];
    let keys = if over_is_possible(request) {
        vec![key(&fills, "no position")]
    } else {
        Vec::new()
    };
    Painted {
        cells,
        fills,
        ticks: ticks(&[(0.0, "0"), (0.25, "¼"), (0.5, "½"), (0.75, "¾"), (1.0, "1")]),
        keys,
    }
}

fn question(table: &SolvedTable, request: Request) -> Painted {
    const NO_QUESTION: Cell = Cell::fill(0);
    let most_even_bid = |mine, theirs| {
        if request.rules == Rules::RACE {
            race::bid(mine, theirs)
        } else {
            table.most_even_bid(mine, theirs)
        }
    };
    let cells = each_position(request.size, |mine, theirs| {
        most_even_bid(mine, theirs).map_or(NO_QUESTION, |bid| {
            Cell::magnitude(2.0 * f64::from(bid) / f64::from(mine.get()))
        })
    });
    let (none, meaning) = if over_is_possible(request) {
        (fill(Role::Muted, 0.25), "game over")
    } else {
        (fill(Role::Opponent, 0.45), "name a suspect")
    };
    Painted {
        cells,
        fills: vec![none],
        ticks: ticks(&[(0.0, "0 gamble"), (0.5, "¼"), (1.0, "½ halve")]),
        keys: vec![key(&[none], meaning)],
    }
}

fn over_is_possible(request: Request) -> bool {
    request.rules.ending() == Ending::Race
}

fn race_regions(request: Request) -> Painted {
    const OVER: Cell = Cell::fill(4);
    let cells = each_position(request.size, |mine, theirs| {
        match race::region(mine, theirs) {
            Some(Region::InTheWeeds { level }) => Cell::fill(u16::from(level % 2 == 1)),
            Some(Region::UpperHand { level }) => Cell::fill(2 + u16::from(level % 2 == 1)),
            None => OVER,
        }
    });
    let weeds = [fill(Role::Weeds, 0.30), fill(Role::Weeds, 0.16)];
    let upper_hand = [fill(Role::UpperHand, 0.34), fill(Role::UpperHand, 0.20)];
    let over = [fill(Role::Muted, 0.25)];
    Painted {
        cells,
        fills: [&weeds[..], &upper_hand, &over].concat(),
        ticks: Vec::new(),
        keys: vec![
            Key {
                hatch: Some(Role::Weeds),
                ..key(&weeds, "Wₖ: in the weeds at level k, be bold")
            },
            key(&upper_hand, "Uₖ: the upper hand at level k, halve"),
            key(&over, "game over"),
        ],
    }
}

fn halving(table: &SolvedTable, request: Request) -> Painted {
    const BOLD: Cell = Cell::fill(0);
    const HALVE: Cell = Cell::fill(1);
    const NAME: Cell = Cell::fill(2);
    let cells = each_position(request.size, |mine, theirs| {
        let half = mine.get() / 2;
        if half == 0 || theirs.get() == 1 {
            return NAME;
        }
        match table.question_numerator(mine, theirs, &[half, mine.get() - half]) {
            Ok(asked) if asked == table.numerator(mine, theirs) => HALVE,
            _ => BOLD,
        }
    });
    let fills = vec![
        fill(Role::Weeds, 0.8),
        fill(Role::UpperHand, 0.24),
        fill(Role::Opponent, 0.45),
    ];
    Painted {
        keys: vec![
            key(&fills[..1], "halving loses something"),
            key(&fills[1..2], "halving is optimal"),
            key(&fills[2..], "name a suspect"),
        ],
        cells,
        fills,
        ticks: Vec::new(),
    }
}
