//! The ladder under two boards: the rungs from 64 to 1, those that both pools round up to, and those that a question leads to.
//! It is a theorem under the race with yes/no questions, and shown nowhere else.

use upperhand::guess_who::{Pool, Rules, rung};
use upperhand_games::cards::Area;
use upperhand_games::format::grouped;
use upperhand_kit::{Caption, Figure, Paint, Role, Shape};

/// The rungs of boards, which have at most 64 suspects.
const RUNGS: [u32; 7] = [64, 32, 16, 8, 4, 2, 1];

/// The gap around a rung and the width of an outline, as shares of its height.
const GAP: f64 = 0.08;
const OUTLINE: f64 = 0.1;

/// The share of a rung's width in which its number stands, beside a word.
const NUMBER: f64 = 0.38;

/// Does the ladder lead to perfect play, with so many answers to the opponent's questions?
pub fn is_theorem(rules: Rules, opponent_answers: u8) -> bool {
    rules == Rules::RACE && opponent_answers == rules.answers()
}

/// A ladder with two pools on it: that of the player to move, then the other's.
pub struct Ladder {
    pub pools: [Pool; 2],
    /// The colours of the players, and a short word for each.
    pub roles: [Role; 2],
    pub names: [&'static str; 2],
    /// The pools that yes and no would leave.
    pub leads_to: Option<[Pool; 2]>,
}

impl Ladder {
    /// Draws the rungs side by side, the highest on the left.
    pub fn draw(&self, figure: &mut Figure, (from, to): Area) {
        let width = (to.0 - from.0) / RUNGS.len() as f64;
        let gap = GAP * (to.1 - from.1);
        for (index, &step) in RUNGS.iter().enumerate() {
            let left = from.0 + width * index as f64;
            let corner = (left + gap, from.1 + gap);
            self.draw_rung(figure, (corner, (left + width - gap, to.1 - gap)), step);
        }
    }

    fn draw_rung(&self, figure: &mut Figure, (from, to): Area, step: u32) {
        let [own, other] = self.pools.map(|pool| rung(pool) == step);
        let leads = self
            .leads_to
            .map(|left| left.map(|pool| rung(pool) == step));
        let height = to.1 - from.1;
        let outlined = leads.is_some_and(|leads| leads.contains(&true));
        let mut edge = 0.0;
        let mut add = |(from, to): Area, inset: f64, paint| {
            let (from, to) = (
                (from.0 + inset, from.1 + inset),
                (to.0 - inset, to.1 - inset),
            );
            let radius = (height / 3.0 - inset).min((to.0 - from.0) / 2.0);
            figure.add(Shape::rounded(from, to, radius, paint));
        };
        if outlined {
            add((from, to), 0.0, Paint::Role(self.roles[0]));
            add((from, to), OUTLINE * height, Paint::Role(Role::Paper));
            edge = 1.8 * OUTLINE * height;
        }
        let back = match (own, other) {
            (false, false) => Paint::Tint(Role::Rule, 55),
            (false, true) => Paint::Role(self.roles[1]),
            (true, _) => Paint::Role(self.roles[0]),
        };
        add((from, to), edge, back);
        if own && other {
            let middle = f64::midpoint(from.0, to.0);
            add(
                ((middle - edge, from.1), to),
                edge,
                Paint::Role(self.roles[1]),
            );
        }
        let ink = Paint::Role(if own || other { Role::Paper } else { Role::Ink });
        let word = match (leads, own, other) {
            (Some([true, false]), ..) => "yes",
            (Some([false, true]), ..) => "no",
            (Some([true, true]), ..) | (_, false, false) => "",
            (_, true, true) => "both",
            (_, true, false) => self.names[0],
            (_, false, true) => self.names[1],
        };
        if word.is_empty() {
            figure.add(Caption::within(from, to, grouped(step), ink));
            return;
        }
        // The number is there where the word has no room.
        let divide = from.0 + (to.0 - from.0) * NUMBER;
        let number = Caption::within(from, (divide, to.1), grouped(step), ink);
        figure.add(number);
        figure.add(Caption::within((divide, from.1), to, word, ink));
    }
}
