//! The marks on the map's colours: regions, the positions where an even split loses, and the names of both sides of a
//! comparison.

use super::super::facts::{MOST_HATCHED, largest_gain};
use super::super::layers::Layer;
use super::super::state::Map;
use super::super::window::nearest_pool;
use super::super::words::{LOSES_HERE, THE_WEEDS, gained, in_short, too_fine};
use super::regions::Rectangle;
use super::{mistakes, regions};
use upperhand::guess_who::Rules;
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_kit::{Anchor, Figure, Fill, Label, LegendKey, Role, Swatch};

/// One side of the map, or all of it.
struct Side {
    rules: Rules,
    rectangle: Rectangle,
}

pub fn draw(figure: &mut Figure, map: &Map) {
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
            regions::draw(figure, side.rectangle, false);
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
pub fn draw_chances(figure: &mut Figure, map: &Map) {
    for side in sides(figure, map) {
        mark_chances(figure, map, &side);
    }
}

fn mark_chances(figure: &mut Figure, map: &Map, side: &Side) {
    let hatched = Swatch::Hatched(Fill::new(Role::Opponent, 0.2), Role::Weeds);
    let key = if side.rules == Rules::RACE {
        regions::draw(figure, side.rectangle, true);
        LegendKey::new([hatched], THE_WEEDS)
    } else if map.window.size <= MOST_HATCHED {
        mistakes::mark(figure, side.rules, side.rectangle);
        LegendKey::new([hatched], LOSES_HERE)
    } else {
        LegendKey::new([], too_fine())
    };
    // Both sides of a comparison may have the same.
    if !figure.legend.keys.contains(&key) {
        figure.legend.keys.insert(0, key);
    }
}

/// Names the position where the best move gains most over an even split, where one map is shown and positions are few.
fn name_largest_gain(figure: &mut Figure, map: &Map) {
    if let Some(largest) = largest_gain(map) {
        let at = [largest.mine, largest.theirs].map(|pool| f64::from(pool.get()));
        figure.add(Label::beside((at[0], at[1]), gained(&largest)));
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
