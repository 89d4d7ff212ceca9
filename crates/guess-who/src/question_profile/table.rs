//! The figure's numbers as tables: a few around the question pointed at, or all that are shown.

use super::bids::Bids;
use super::heat::neighbours;
use super::profile::Profile;
use super::state::State;
use super::triangle::{Triangle, parts};
use itertools::Itertools;
use upperhand::order;
use upperhand_games::format;
use upperhand_games::format::{grouped, percent, yes_or_no};
use upperhand_games::rule_sets::in_words;
use upperhand_games::stakes::points;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

/// Bids on each side of the one pointed at.
const AROUND: u32 = 5;

const MOST_BIDS: u32 = 700;

pub fn table(profile: Option<&Profile>, state: &State, extent: Extent) -> Table {
    let caption = format!(
        "Questions with {} against {}, under {}",
        grouped(state.mine.get()),
        grouped(state.theirs.get()),
        in_words(state.position().rules)
    );
    match extent {
        Extent::Near => {
            let names = ["Question", "Your chance", "Exactly", "Loses", "Best"];
            let rows = profile.map(|profile| around(profile, state));
            Table::new(caption, &names, rows.unwrap_or_default())
        }
        Extent::Shown => {
            let names = [
                "parts",
                "numerator",
                "denominator",
                "probability",
                "loss",
                "optimal",
            ];
            Table::new(caption, &names, profile.map(exported).unwrap_or_default())
        }
    }
}

fn around(profile: &Profile, state: &State) -> Vec<Vec<String>> {
    let worths = profile.worths();
    let questions = match profile {
        Profile::Bids(bids) => {
            let from = state.bid.saturating_sub(AROUND).max(1);
            let to = (state.bid + AROUND).min(worths.mine - 1);
            (from..=to).map(|bid| first_named(bids, bid)).collect()
        }
        Profile::Triangle(_) => {
            let mut questions = neighbours(state);
            questions.push(worths.even_question());
            questions.extend(profile.a_best_question());
            questions
        }
    };
    let mut listed: Vec<Vec<u32>> = Vec::new();
    for question in questions {
        if !listed.contains(&question) {
            listed.push(question);
        }
    }
    let row = |question: Vec<u32>| {
        let worth = worths.question(&question);
        let chance = worths.chance(worth);
        row([
            &format::parts(&question),
            &percent(chance),
            &chance,
            &points(worths.loss(worth)),
            &yes_or_no(worth == worths.win),
        ])
    };
    listed.into_iter().map(row).collect()
}

/// The parts of the question with that bid, the bid first.
fn first_named(bids: &Bids, bid: u32) -> Vec<u32> {
    let mut others = bids.completion.others(&bids.worths, bid);
    others.insert(0, bid);
    others
}

/// Every question that is looked at, those that differ by the order of their parts once.
fn exported(profile: &Profile) -> Vec<Vec<String>> {
    let questions = match profile {
        Profile::Bids(bids) => {
            let samples = bids.samples(MOST_BIDS).into_iter();
            samples.map(|bid| first_named(bids, bid)).collect()
        }
        Profile::Triangle(triangle) => questions(triangle),
    };
    let worths = profile.worths();
    let row = |question: Vec<u32>| {
        let worth = worths.question(&question);
        let chance = worths.chance(worth);
        row([
            &question.iter().join(" + "),
            &chance.numerator(),
            &chance.denominator(),
            &chance.value(),
            &worths.loss(worth).value(),
            &yes_or_no(worth == worths.win),
        ])
    };
    questions.into_iter().map(row).collect()
}

/// Steps along an edge of the triangle in a table.
const LISTED_STEPS: u32 = 256;

/// The questions of the triangle, parts ascending: all of them for small pools, else on a grid.
fn questions(triangle: &Triangle) -> Vec<Vec<u32>> {
    let n = triangle.worths.mine;
    let step = n.div_ceil(LISTED_STEPS);
    let mut found = Vec::new();
    for small in (0..=n / 3).step_by(step as usize) {
        for middle in (small.max(1)..=(n - small) / 2).step_by(step as usize) {
            found.push(parts([small, middle, n - small - middle]));
        }
    }
    order::sort(&mut found);
    let best = triangle.best.iter().map(|&question| parts(question));
    let besides: Vec<Vec<u32>> = best
        .chain([triangle.worths.even_question()])
        .filter(|question| found.binary_search(question).is_err())
        .collect();
    // Only what lies beside the grid is put into its place.
    found.extend(besides);
    order::distinct(found)
}
