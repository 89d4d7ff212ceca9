//! The gains of the coalition's members in the round, by joint strategy and in all.

use super::super::Coalition;
use super::super::asked::Asked;
use super::super::facts::Solved;
use super::super::facts::numbers::{Facts, padded};
use super::super::state::Mix;
use super::super::words::numbers::{joint, share};
use upperhand::guts::Threshold;
use upperhand_games::antes::ROUNDS;
use upperhand_games::format;
use upperhand_kit::described::Panel;
use upperhand_kit::{Axis, Curve, Dot, Figure, LegendKey, Resolution, Role, Segment, Size, Tick};

/// How far from each other the stems of a member stand.
const APART: f64 = 0.2;

/// The gains by member.
pub struct Members;

impl Panel<Coalition> for Members {
    type Key = (Mix, Threshold);

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> (Mix, Threshold) {
        (state.mix(), state.mine)
    }

    fn draw(&self, &(mix, mine): &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        figure(&solved.numbers.facts(mix, mine))
    }
}

fn figure(facts: &Facts) -> Figure {
    let (game, parts, total) = (facts.analysis.game, &facts.parts, &facts.gains);
    let all = parts.iter().flatten().chain(total);
    let range = padded(all.copied().chain([0.0]));
    let (title, x, y) = if game.is_infinite() {
        of_infinitely_many(range)
    } else {
        let last = total.len() as f64 + 1.0;
        let label = "player, the most daring first";
        let x = Axis::linear(label, Role::Opponent, (1.5, last + 0.5)).whole_ticks(2);
        let mine = format::threshold(facts.mine.get());
        let title = format!("What each member gains, when you hold above {mine}");
        let y = Axis::linear(ROUNDS, Role::Ink, range).hundredfold_ticks();
        (title, x, y)
    };
    let mut figure = Figure::new(&title, x, y);
    figure.add(Segment::level(0.0, figure.x.range(), Role::Rule));
    // What comes from a joint strategy alone is all.
    let shown = if parts.len() > 1 { &parts[..] } else { &[] };
    let middle = shown.len() as f64 / 2.0;
    let strategies = shown.iter().zip(&facts.analysis.joint);
    for (index, (gains, (held, weight))) in strategies.enumerate() {
        let (role, filled) = match index {
            0 => (Role::Opponent, true),
            1 => (Role::Opponent, false),
            _ => (Role::Muted, true),
        };
        let offset = APART * (index as f64 - middle);
        stems(&mut figure, gains, offset, (role, filled));
        let name = format!("from {}: {}", share(*weight), joint(game, held));
        figure.add(LegendKey::dot(name, role, filled));
    }
    stems(&mut figure, total, APART * middle, (Role::Ink, true));
    figure.add(LegendKey::dot("in all", Role::Ink, true));
    figure
}

/// One who spoils beside all others: at large tables he wins or loses a share of the pot, which they lose or win.
fn of_infinitely_many(range: (f64, f64)) -> (String, Axis, Axis) {
    let who = Tick::list([(2.0, "who spoils"), (3.0, "the others")]);
    let x = Axis::linear("", Role::Opponent, (1.5, 3.5)).ticks_at(who);
    let y = Axis::linear("share of the pot", Role::Ink, range).percent_ticks();
    let title = "What one who spoils gains, and all others of them".to_owned();
    (title, x, y)
}

fn stems(figure: &mut Figure, gains: &[f64], offset: f64, (role, filled): (Role, bool)) {
    let radius = if gains.len() > 9 { 2.5 } else { 4.0 };
    for (index, &gain) in gains.iter().enumerate() {
        let x = index as f64 + 2.0 + offset;
        figure.add(Curve::thin([(x, 0.0), (x, gain)], role));
        figure.add(Dot::filled((x, gain), role, radius).filled_if(filled));
    }
}
