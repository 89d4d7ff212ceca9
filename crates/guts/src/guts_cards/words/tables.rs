//! Hands and lines as tables: those around the one chosen, or all.

use super::super::asked::Asked;
use super::super::games::Game;
use super::super::lines::Lines;
use super::super::panels::close_up::Near;
use super::dealt;
use super::hands::{antes, chance};
use super::lines::brief;
use core::ops::RangeInclusive;
use upperhand::guts::cards::standing;
use upperhand_games::card_losses::exactly;
use upperhand_games::format::{grouped, percent_exactly, yes_or_no};
use upperhand_kit::described::Missing;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

/// Hands on each side of the one chosen.
const AROUND: usize = 5;

fn around(chosen: usize, last: usize) -> RangeInclusive<usize> {
    chosen.saturating_sub(AROUND)..=(chosen + AROUND).min(last)
}

pub fn of_hands(solved: &Game, state: &Asked, extent: Extent) -> Table {
    let progress = match solved.missing {
        Some(Missing::Never | Missing::NotYet) => ", still solving: those of the best line",
        Some(Missing::Stopped) => ", as far as it was solved",
        None => "",
    };
    let game = dealt(solved.played);
    let caption = format!("Hands of {game}: how often the equilibrium holds each{progress}");
    match extent {
        Extent::Near => {
            let names = [
                "Hand",
                "Held",
                "Beats theirs",
                "Holding gains, in antes",
                "The line holds it",
            ];
            let hands = around(state.hand, solved.hands() - 1);
            let rows = hands.map(|hand| near_row(solved, state, hand));
            Table::new(caption, &names, rows.collect())
        }
        Extent::Shown => {
            let names = [
                "hand",
                "index",
                "hold numerator",
                "hold denominator",
                "hold",
                "holding returns numerator",
                "holding returns denominator",
                "dropping returns numerator",
                "dropping returns denominator",
                "held by the threshold",
                "held by the best reply to it",
            ];
            let rows = (0..solved.hands()).map(|hand| export_row(solved, state, hand));
            Table::new(caption, &names, rows.collect())
        }
    }
}

fn near_row(solved: &Game, state: &Asked, hand: usize) -> Vec<String> {
    let standing = standing(&solved.dealt, hand);
    let others = standing.weaker + standing.stronger;
    vec![
        solved.hand_name(hand),
        percent_exactly(chance(solved.equilibrium.hold(hand))),
        format!("{} of {}", grouped(standing.weaker), grouped(others)),
        antes(solved.margin(hand)),
        yes_or_no(hand >= state.hold_above),
    ]
}

fn export_row(solved: &Game, state: &Asked, hand: usize) -> Vec<String> {
    let held = solved.equilibrium.hold(hand);
    let returns = solved.weighed.returns.get(hand);
    row([
        solved.dealt.hands().get(hand),
        &hand,
        &held.numerator(),
        &held.denominator(),
        &held.value(),
        &returns.hold.numerator(),
        &returns.hold.denominator(),
        &returns.drop.numerator(),
        &returns.drop.denominator(),
        &yes_or_no(hand >= state.hold_above),
        &yes_or_no(solved.reply.strategy.numerators()[hand] == 1),
    ])
}

/// Up to so many lines of a game are all exported, of more one in every so many, with all lines that are shown close up.
const MOST: usize = 25_000;

pub fn of_lines(solved: &Lines, line: usize, extent: Extent) -> Table {
    let progress = match (solved.reached(), &solved.floor) {
        (_, Some(_)) => "",
        (0, None) => ", not known yet",
        (_, None) => ", as far as they are known",
    };
    let game = dealt(solved.played);
    let caption = format!("What lines with {game} lose{progress}");
    let hands = solved.played.hands();
    match extent {
        Extent::Near => {
            let names = [
                "Weakest hand held",
                "Hands dropped",
                "Antes lost a round",
                "Exactly",
                "Best reply holds more",
                "Best reply holds fewer",
            ];
            let rows = around(line, hands).map(|line| near_line(solved, line));
            Table::new(caption, &names, rows.collect())
        }
        Extent::Shown => {
            let names = [
                "line",
                "weakest hand held",
                "loss numerator",
                "loss denominator",
                "loss",
                "best reply holds more",
                "best reply drops more",
            ];
            let step = (hands + 1).div_ceil(MOST);
            let near = Near::of(solved);
            let is_close =
                |line: &usize| near.is_some_and(|near| (near.first..=near.last).contains(line));
            let shown =
                (0..solved.reached()).filter(|line| line.is_multiple_of(step) || is_close(line));
            let rows = shown.filter_map(|line| export_line(solved, line));
            Table::new(caption, &names, rows.collect())
        }
    }
}

fn weakest(solved: &Lines, line: usize) -> String {
    if line < solved.played.hands() {
        solved.played.name(line)
    } else {
        "none".to_owned()
    }
}

fn near_line(solved: &Lines, line: usize) -> Vec<String> {
    let known = solved
        .line(line)
        .map(|known| (solved.loss(known.lost), known.reply));
    let told = known.map_or_else(
        || core::array::from_fn(|_| "…".to_owned()),
        |(loss, reply)| {
            [
                brief(loss.value()),
                exactly(loss),
                grouped(reply.holds),
                grouped(reply.drops),
            ]
        },
    );
    [vec![weakest(solved, line), grouped(line)], told.to_vec()].concat()
}

fn export_line(solved: &Lines, line: usize) -> Option<Vec<String>> {
    let known = solved.line(line)?;
    let loss = solved.loss(known.lost);
    Some(row([
        &line,
        &weakest(solved, line),
        &loss.numerator(),
        &loss.denominator(),
        &loss.value(),
        &known.reply.holds,
        &known.reply.drops,
    ]))
}
