//! What the coach knows of the long run: of a pot that is played for until somebody takes it.

use super::money::{signed, size, staked};
use super::names::hand_in_words;
use upperhand::play::guts::{Advice, Choice, Game, Hand, LongRun, Review};
use upperhand_games::format::threshold;

const fn gerund(choice: Choice) -> &'static str {
    match choice {
        Choice::Hold => "holding",
        Choice::Drop => "dropping",
        Choice::Leave => "leaving",
    }
}

/// What the long run says of a hand where it is another choice than that of the round.
pub fn otherwise(asked: &Game, known: &Advice) -> Option<String> {
    let better = known.better_in_the_long_run?;
    if known.returns.better() == Some(better) {
        return None;
    }
    let better = gerund(better);
    Some(match known.in_the_long_run {
        Some(returns) => {
            let [hold, drop] =
                [returns.hold, returns.drop].map(|worth| staked(worth, asked.stakes()).value());
            let more = size(hold - drop);
            format!("In the long run {better} is worth {more} more: the pot goes on.")
        }
        None => format!("In the long run {better} is better: here the pot can be kept growing."),
    })
}

/// The same after a choice: whether it was right in the long run, where that is not said by the round.
pub fn verdict(known: &Advice, holds: bool, lost: Option<f64>) -> Option<String> {
    let better = known.better_in_the_long_run?;
    let is_right = holds == (better == Choice::Hold);
    let is_right_now = known
        .returns
        .better()
        .is_none_or(|now| holds == (now == Choice::Hold));
    let better = gerund(better);
    match (is_right_now, is_right, lost) {
        (true, true, _) | (false, false, None) => None,
        (false, true, Some(_)) => Some("In the long run it was right: the pot goes on.".to_owned()),
        (false, true, None) => {
            Some("In the long run it was right: here the pot can be kept growing.".to_owned())
        }
        (_, false, Some(lost)) => {
            let lost = size(lost);
            Some(if is_right_now {
                format!("In the long run {better} was worth {lost} more.")
            } else {
                format!("In the long run it cost {lost}.")
            })
        }
        (true, false, None) => Some(format!(
            "In the long run {better} was better: here the pot can be kept growing."
        )),
    }
}

/// What both choices are worth until the pot is taken.
pub fn both(asked: &Game, known: &Advice) -> Option<String> {
    let returns = known.in_the_long_run?;
    let [hold, drop] =
        [returns.hold, returns.drop].map(|worth| signed(staked(worth, asked.stakes()).value()));
    Some(format!("holding returns {hold}, dropping {drop}"))
}

/// How to play a pot until it is taken: "hold J♦ 7♣ or better"; `None` where nothing is best.
pub fn line(game: &Game) -> Option<String> {
    match game.solution().long_run() {
        LongRun::Settled { value, line } if value.value() > -1.0 => Some(match line? {
            Hand::Line(at) if at >= 1.0 => "drop every hand".to_owned(),
            Hand::Line(at) => format!("hold above {}", threshold(at)),
            hand @ Hand::Cards(_) => format!("hold {} or better", hand_in_words(game, hand)),
        }),
        LongRun::Settled { .. } | LongRun::Growing { .. } | LongRun::Unknown => None,
    }
}

/// The same with what it returns: "hold J♦ 7♣ or better: this returns +0.2 antes on average from a pot of 1 ante each".
pub fn best(game: &Game) -> Option<String> {
    Some(match game.solution().long_run() {
        LongRun::Unknown => return None,
        LongRun::Settled { value, .. } if value.value() <= -1.0 => {
            "nothing is better than to leave".to_owned()
        }
        LongRun::Settled { value, .. } => {
            let returned = signed(value.value());
            let line = line(game).map_or("the best play".to_owned(), |line| line + ": this");
            format!("{line} returns {returned} on average from a pot of 1 ante each")
        }
        LongRun::Growing { is_by_holding, .. } => {
            let more = if is_by_holding { "hold" } else { "drop" };
            format!(
                "{more} more than one round asks for, and the pot can be kept growing; what it returns on average has no limit"
            )
        }
    })
}

/// What the choices of a game cost until the pots were taken.
pub fn in_all(game: &Game, review: &Review) -> String {
    let right = match review.worst {
        None => "Every choice was right for its round. ",
        Some(_) => "",
    };
    match (review.in_the_long_run, game.solution().long_run()) {
        (Some(lost), _) => {
            let lost = size(lost.value());
            format!("{right}In the long run your choices cost {lost}.")
        }
        (None, LongRun::Growing { is_by_holding, .. }) => {
            let more = if is_by_holding { "holding" } else { "dropping" };
            format!(
                "{right}In the long run {more} more often returns more: here the pot can be kept growing."
            )
        }
        (None, LongRun::Settled { .. } | LongRun::Unknown) => right.trim_end().to_owned(),
    }
}
