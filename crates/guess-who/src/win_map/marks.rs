//! The marks on the map's colours: regions, the positions where an even split loses, and the names of both sides of a
//! comparison.

use super::largest_gain::largest_gain;
use super::mistakes::MOST_HATCHED;
use super::regions::Rectangle;
use super::settings::Layer;
use super::state::Map;
use super::window::nearest_pool;
use super::{mistakes, regions};
use upperhand::guess_who::Rules;
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_kit::{Anchor, Figure, Fill, Label, LegendKey, Role, Swatch};

/// One side of the map, or all of it.
struct Side {
    rules: Rules,
    rectangle: Rectangle,
}

pub(super) fn draw(figure: &mut Figure, map: &Map) {
    if map.less_those_under().is_some() {
        return;
    }
    let sides = sides(figure, map);
    if sides.len() > 1 {
        for Side { rules, rectangle } in &sides {
            let (from, to) = (rectangle.from, rectangle.to);
            // The long name where it fits, else the short one.
            for text in [in_words(*rules), in_short(*rules)] {
                figure.add(Label::within(from, to, Anchor::Heading, text));
            }
        }
    }
    for side in &sides {
        if map.layer == Layer::Regions && side.rules == Rules::RACE {
            regions::outline(figure, side.rectangle);
        }
        if map.layer == Layer::Win {
            mark_chances(figure, map, side);
        }
        if map.layer == Layer::Gain {
            name_largest_gain(figure, map);
        }
    }
}

/// The marks on the chances to win under the rules of a map.
pub(super) fn draw_chances(figure: &mut Figure, map: &Map) {
    for side in sides(figure, map) {
        mark_chances(figure, map, &side);
    }
}

fn mark_chances(figure: &mut Figure, map: &Map, side: &Side) {
    if side.rules == Rules::RACE {
        regions::mark_weeds(figure, side.rectangle);
        add_key(figure, "the weeds: they need fewer halvings than you");
    } else if map.window.size <= MOST_HATCHED {
        mistakes::mark(figure, side.rules, side.rectangle);
        add_key(figure, "an even split loses something here");
    } else {
        add_plain_key(figure);
    }
}

/// Names the position where the best move gains most over an even split, where one map is shown and positions are few.
fn name_largest_gain(figure: &mut Figure, map: &Map) {
    if let Some(largest) = largest_gain(map) {
        let at = [largest.mine, largest.theirs].map(|pool| f64::from(pool.get()));
        figure.add(Label::beside((at[0], at[1]), largest.in_words()));
    }
}

/// Rules in a word or two: "race", "official, 3 answers".
fn in_short(rules: Rules) -> String {
    match (rules.ending().name(), rules.answers()) {
        (ending, 2) => ending.to_owned(),
        (ending, answers) => format!("{ending}, {answers} answers"),
    }
}

/// The map by the rules that hold, from left to right.
fn sides(figure: &Figure, map: &Map) -> Vec<Side> {
    let (from, to) = figure.x.range();
    let split = figure.divider.unwrap_or(to).clamp(from, to);
    let ends = [(from, split), (split, to)].into_iter();
    let side = |(from, to): (f64, f64)| Side {
        rules: map.rules_at(sized(nearest_pool(from + 0.5))),
        rectangle: Rectangle {
            from: (from, figure.y.from),
            to: (to, figure.y.to),
        },
    };
    ends.filter(|(from, to)| from < to).map(side).collect()
}

fn add_key(figure: &mut Figure, text: &str) {
    let ground = Fill::new(Role::Opponent, 0.2);
    let key = LegendKey::new([Swatch::Hatched(ground, Role::Weeds)], text);
    // Both sides of a comparison may have the same key.
    if !figure.legend.keys.contains(&key) {
        figure.legend.keys.insert(0, key);
    }
}

/// Says how to see the hatching where it would be too fine.
fn add_plain_key(figure: &mut Figure) {
    let text = format!("zoom in to {MOST_HATCHED} to see where an even split loses");
    let key = LegendKey::new([], text);
    if !figure.legend.keys.contains(&key) {
        figure.legend.keys.push(key);
    }
}
