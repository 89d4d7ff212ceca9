//! The sentence on a game, and the whole figure in words: how good its best line is, against lines and against everything.

use super::losses::{also_holds, certificate, differing, why_not_perfect};
use super::rank_map::in_words;
use super::solved::{Progress, Solved};
use super::state::State;
use super::words::played;
use upperhand::guts::cards::{Fraction, Strategy, payoff};
use upperhand_games::card_losses::{Per, counted_hands, stakes};
use upperhand_games::format::grouped;

/// A smaller loss a round than this is hardly one.
const HARDLY: f64 = 1e-4;

/// How good is the best line? Three cards may be known to poker players by more than pairs.
pub fn sentence(solved: &Solved) -> String {
    let said = quality(solved);
    if solved.game.hands().size() == 3 {
        format!("{said} Straights and flushes do not count here.")
    } else {
        said
    }
}

fn quality(solved: &Solved) -> String {
    let best = solved.best.thresholds[0];
    let (game, line) = (played(solved), line_name(solved, best));
    let gain = solved.reply_to_best.gain;
    if gain == Fraction::ZERO {
        return format!("With {game}, {line} is perfect: nobody beats it, however they play.");
    }
    let quality = if gain.value() < HARDLY {
        "nearly perfect"
    } else {
        "not perfect"
    };
    let wins = stakes(gain.value(), Per::Round);
    let also = also_holds(solved, &solved.reply_to_best, best);
    let loses = -solved.best.guarantee;
    let beaten = if loses == Fraction::ZERO {
        format!("no other line beats it, but an opponent who knows it{also} wins {wins}")
    } else {
        let told = stakes(loses.value(), Per::Round);
        let more = if gain == loses {
            ", and no other play wins more from it".to_owned()
        } else {
            format!(", but an opponent who knows it{also} wins {wins}")
        };
        format!("every line loses to some other, this one least, {told}{more}")
    };
    let mixed = solved.equilibrium.mixed_hands().count();
    let mixing = match mixed {
        _ if solved.progress == Progress::Waiting => " The equilibrium is being solved.".to_owned(),
        _ if solved.progress == Progress::Stopped => {
            " Solving the equilibrium was stopped.".to_owned()
        }
        0 => " The equilibrium holds other hands, each for certain.".to_owned(),
        1 => " The equilibrium mixes one hand.".to_owned(),
        mixed => format!(" The equilibrium mixes {} hands.", grouped(mixed)),
    };
    format!(
        "With {game}, {line} is {quality}: {beaten}. {}{mixing}",
        least_exploitable(solved, best)
    )
}

/// The line that loses least against everything, beside the one that is best against lines.
fn least_exploitable(solved: &Solved, best: usize) -> String {
    let least = solved.least_exploitable();
    if least.threshold == best {
        return "No line loses less.".to_owned();
    }
    let line = line_name(solved, least.threshold);
    let loss = stakes(least.exploitability.value(), Per::Round);
    format!("Against everything, {line} loses least: {loss}.")
}

/// A line as a way to play: "the line above J♦ 7♠".
pub fn line_name(solved: &Solved, threshold: usize) -> String {
    let name = solved.threshold_name(threshold);
    if (1..solved.hands()).contains(&threshold) {
        format!("the line {name}")
    } else {
        format!("to hold {name}")
    }
}

pub fn summary(solved: &Solved, state: &State) -> String {
    let line = state.hold_above;
    let threshold = Strategy::threshold(solved.game.hands(), line);
    let against = threshold.map_or(Fraction::ZERO, |threshold| {
        payoff(&solved.game, &threshold, &solved.equilibrium)
    });
    let size = stakes(against.value().abs(), Per::Round);
    let result = match against.numerator() {
        0 => "loses nothing".to_owned(),
        1.. => format!("wins {size}"),
        _ => format!("loses {size}"),
    };
    let differs = match differing(&solved.equilibrium, line).len() {
        0 => "plays the same hands".to_owned(),
        count => format!("plays {} otherwise", counted_hands(count)),
    };
    format!(
        "Which of {} hands to hold, from weakest to strongest. {} Is the best line perfect? {}. As shown, {} {result} \
         against the equilibrium, which {differs}. The equilibrium loses: {}.{}",
        grouped(solved.hands()),
        sentence(solved),
        why_not_perfect(solved),
        line_name(solved, line),
        certificate(solved),
        in_words(solved)
    )
}
