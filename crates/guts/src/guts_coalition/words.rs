//! Antes, thresholds and certificates as people read them.

use super::analysis::Part;
use super::sides::rate;
use super::state::{CoalitionGame, threshold as limited};
use upperhand::guts::Threshold;
use upperhand_games::antes::ROUNDS;
use upperhand_games::format::{decimals, percent_of, power_of_ten, threshold};
use upperhand_games::guts_rules::{hands, holds_all, holds_none};

/// "−0.005566", in antes.
pub fn antes(value: f64) -> String {
    decimals(value, 6)
}

/// The unit of a hundred rounds, or of as many games that are played until the pot is gone.
pub const fn unit(game: CoalitionGame) -> &'static str {
    if game.repeated {
        "antes per 100 games"
    } else {
        ROUNDS
    }
}

/// The distance that the value may have from the true one: "certified to 10⁻¹¹", "exact".
pub fn precision(gap: f64) -> String {
    // The least power of ten that is no smaller.
    let mut powers = (1..=18_i32).rev();
    match powers.find(|&digits| gap <= 10_f64.powi(-digits)) {
        _ if gap <= 0.0 => "exact".to_owned(),
        Some(digits) => format!("certified to {}", power_of_ten(-digits)),
        None => "certified to 1".to_owned(),
    }
}

/// "both above 0.6757", "1 above 0, 1 above 0.8647", "1 above 0, 18 above 0.978"; of infinitely many "1 above 0, the rest above
/// 0.6412".
pub fn joint(game: CoalitionGame, thresholds: &[Threshold]) -> String {
    let groups: Vec<(String, usize)> = thresholds
        .chunk_by(PartialEq::eq)
        .map(|group| (threshold(group[0].get()), group.len()))
        .collect();
    if let [(at, count)] = groups.as_slice() {
        let all = if *count == 2 { "both" } else { "all" };
        return format!("{all} above {at}");
    }
    let text = |(at, members): &(String, usize)| match members {
        2.. if game.is_infinite() => format!("the rest above {at}"),
        _ => format!("{members} above {at}"),
    };
    groups.iter().map(text).collect::<Vec<_>>().join(", ")
}

/// A share of all rounds: "83.0 %", "100 %".
pub fn share(weight: f64) -> String {
    percent_of(weight)
}

/// A share of the pot of infinitely many: "+12.3 % of the pot".
pub fn of_the_pot(share: f64) -> String {
    let size = percent_of(share.abs());
    match share {
        _ if share.abs() < 5e-5 => "nothing of the pot".to_owned(),
        _ if share < 0.0 => format!("−{size} of the pot"),
        _ => format!("+{size} of the pot"),
    }
}

/// The hands above a threshold, after "hold": "the best 29.3 % of hands", "with fewer than 1.22 better hands expected".
pub fn held(game: CoalitionGame, at: f64) -> String {
    if !game.is_infinite() || holds_all(at) || holds_none(at) {
        return hands(at);
    }
    let better = decimals(rate(limited(at)).get(), 2);
    format!("with fewer than {better} better hands expected")
}

/// Every joint strategy and how often it is played.
pub fn mixture(game: CoalitionGame, parts: &[Part]) -> String {
    let text = |part: &Part| format!("{}: {}", share(part.weight), joint(game, &part.thresholds));
    parts.iter().map(text).collect::<Vec<_>>().join("; ")
}

/// Members with equal gains together: "player 2 +0.0021, players 3 to 6 −0.0003".
pub fn gains(gains: &[f64]) -> String {
    let mut texts = Vec::new();
    let mut first = 2;
    for group in gains.chunk_by(|a, b| (a - b).abs() < 5e-7) {
        let last = first + group.len() - 1;
        let whom = match group.len() {
            1 => format!("player {first}"),
            2 => format!("players {first} and {last}"),
            _ => format!("players {first} to {last}"),
        };
        let sign = if group[0] >= 5e-7 { "+" } else { "" };
        texts.push(format!("{whom} {sign}{}", antes(group[0])));
        first = last + 1;
    }
    texts.join(", ")
}
