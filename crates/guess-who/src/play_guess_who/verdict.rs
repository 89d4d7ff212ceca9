//! The end of a game in one look: was it skill, luck, or a mistake?

use super::players::is_shared;
use crate::reviews::signed;
use core::cmp::Ordering;
use num_traits::{Signed, ToPrimitive, Zero};
use upperhand::BigRational;
use upperhand::guess_who::Probability;
use upperhand::play::guess_who::{Change, Game, Player, Review, review};
use upperhand_games::cards::Area;
use upperhand_kit::{Caption, Curve, Figure, Inscription, Paint, Role, Shape};

/// What a game came to, mostly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    Skill,
    Luck,
    Mistakes,
}

impl Cause {
    const fn role(self) -> Role {
        match self {
            Self::Skill => Role::You,
            Self::Luck => Role::Muted,
            Self::Mistakes => Role::Opponent,
        }
    }
}

/// Choices that cost less than this are nearly perfect.
const NEARLY: (u64, u64) = (2, 100);

/// What a game that is over came to, and why; `None` while it goes on.
pub fn verdict(game: &Game) -> Option<(String, Cause)> {
    let won = game.winner()? == Player::You;
    let Review {
        skill,
        opponent_skill,
        luck,
        ..
    } = review(game);
    let [cost, given, luck] = [-skill.exact(), opponent_skill.exact(), luck.exact()];
    let whose = if is_shared(game) {
        "player 2’s"
    } else {
        "their"
    };
    let (words, cause) = if won {
        of_win(&cost, &given, &luck, whose)
    } else {
        of_loss(&cost, &luck)
    };
    let words = if is_shared(game) {
        format!(
            "Player 1: {}{}",
            words[..1].to_ascii_lowercase(),
            &words[1..]
        )
    } else {
        words
    };
    Some((words, cause))
}

/// "Perfect play" or "Nearly perfect play", where it was.
fn praise(cost: &BigRational) -> Option<&'static str> {
    let nearly = BigRational::from(Probability::new(NEARLY.0, NEARLY.1));
    match cost {
        _ if cost.is_zero() => Some("Perfect play"),
        _ if *cost < nearly => Some("Nearly perfect play"),
        _ => None,
    }
}

fn of_win(
    cost: &BigRational,
    given: &BigRational,
    luck: &BigRational,
    whose: &str,
) -> (String, Cause) {
    let is_lucky = luck.is_positive();
    let order = luck.cmp(given);
    if let Some(praise) = praise(cost) {
        let rest = match order {
            _ if !is_lucky && given.is_zero() => ". It could not be lost.".to_owned(),
            _ if !is_lucky => format!(". The rest was {whose} mistakes."),
            _ if given.is_zero() => ", and some luck.".to_owned(),
            Ordering::Less => format!(". Luck helped less than {whose} mistakes."),
            Ordering::Equal | Ordering::Greater => ", and some luck.".to_owned(),
        };
        return (format!("{praise}{rest}"), Cause::Skill);
    }
    match order {
        _ if !is_lucky => (format!("Won by {whose} mistakes."), Cause::Mistakes),
        Ordering::Less => (format!("Won by {whose} mistakes, mostly."), Cause::Mistakes),
        Ordering::Equal => (
            format!("Won by luck and {whose} mistakes alike."),
            Cause::Luck,
        ),
        Ordering::Greater if given.is_zero() => ("Won by luck.".to_owned(), Cause::Luck),
        Ordering::Greater => ("Won by luck, mostly.".to_owned(), Cause::Luck),
    }
}

fn of_loss(cost: &BigRational, luck: &BigRational) -> (String, Cause) {
    let bad = -luck;
    let order = bad.cmp(cost);
    if let Some(praise) = praise(cost).filter(|_| order.is_gt() || cost.is_zero()) {
        let rest = if bad.is_positive() {
            "Unlucky."
        } else {
            "It could not be won."
        };
        return (format!("{praise}. {rest}"), Cause::Skill);
    }
    let (words, cause) = match order {
        _ if !bad.is_positive() => ("Lost by mistakes.", Cause::Mistakes),
        Ordering::Less => ("Lost by mistakes, mostly.", Cause::Mistakes),
        Ordering::Equal => ("Lost by mistakes and bad luck alike.", Cause::Mistakes),
        Ordering::Greater => ("Unlucky, mostly.", Cause::Luck),
    };
    (words.to_owned(), cause)
}

/// The verdict and below it one bar of choices and luck, each as long as it moved the chance.
pub fn draw(figure: &mut Figure, game: &Game, (from, to): Area) {
    let Some((words, cause)) = verdict(game) else {
        return;
    };
    let review = review(game);
    let height = to.1 - from.1;
    let [middle, low] = [0.52, 0.3].map(|share| from.1 + share * height);
    figure.add(Shape::rounded(
        from,
        to,
        height * 0.08,
        Paint::Tint(cause.role(), 14),
    ));
    let edge = ((from.0, from.1), (from.0 + height * 0.05, to.1));
    figure.add(Shape::rounded(
        edge.0,
        edge.1,
        height * 0.02,
        Paint::Role(cause.role()),
    ));
    let room = height * 0.12;
    let (left, right) = (from.0 + room, to.0 - room);
    let place = ((left, middle), (right, to.1 - height * 0.06));
    figure.add(Inscription::within(
        place.0,
        place.1,
        words,
        Paint::Role(cause.role()),
    ));
    bar(
        figure,
        &review,
        ((left, low), (right, middle - height * 0.03)),
    );
    let said = said(game, &review);
    figure.add(Caption::within(
        (left, from.1),
        (right, low),
        said,
        Paint::Role(Role::Ink),
    ));
}

/// "your choices −32.1, theirs +12.2, luck −31.1 points"
fn said(game: &Game, review: &Review) -> String {
    let [own, theirs] = if is_shared(game) {
        ["player 1", "player 2"]
    } else {
        ["your choices", "theirs"]
    };
    let number = |change: &Change| {
        let text = signed(change);
        text.trim_end_matches(" points")
            .trim_end_matches(" point")
            .to_owned()
    };
    let given = if review.opponent_skill.exact().is_zero() {
        String::new()
    } else {
        format!(" · {theirs} {}", number(&review.opponent_skill))
    };
    format!(
        "{own} {}{given} · luck {}",
        number(&review.skill),
        number(&review.luck)
    )
}

fn bar(figure: &mut Figure, review: &Review, (from, to): Area) {
    let parts = [
        (&review.skill, Paint::Role(Role::You)),
        (&review.opponent_skill, Paint::Role(Role::Opponent)),
        (&review.luck, Paint::Tint(Role::Muted, 30)),
    ];
    let sizes = parts.map(|(change, _)| change.exact().abs().to_f64().unwrap_or_default());
    let all: f64 = sizes.iter().sum();
    if all == 0.0 {
        return;
    }
    let radius = (to.1 - from.1) * 0.2;
    let mut left = from.0;
    for ((_, paint), size) in parts.into_iter().zip(sizes) {
        let right = left + size / all * (to.0 - from.0);
        if size > 0.0 {
            let round = radius.min((right - left) / 2.0);
            figure.add(Shape::rounded((left, from.1), (right, to.1), round, paint));
        }
        left = right;
    }
    let luck = sizes[2] / all * (to.0 - from.0);
    let height = to.1 - from.1;
    let ends = (
        (to.0 - luck + height * 0.3, to.1 - height / 2.0),
        (to.0 - height * 0.3, to.1 - height / 2.0),
    );
    if luck > height * 1.2 {
        figure.add(Curve::thin(
            wave(ends, height * 0.22, height * 0.9),
            Role::Ink,
        ));
    }
}

/// A wavy line between two points, straight where it begins and ends.
pub fn wave(((x, y), (to_x, to_y)): Area, high: f64, long: f64) -> Vec<(f64, f64)> {
    /// The points of a wave.
    const POINTS: f64 = 12.0;
    let (across, along) = (to_x - x, to_y - y);
    let length = across.hypot(along);
    if length == 0.0 || high == 0.0 {
        return vec![(x, y), (to_x, to_y)];
    }
    let waves = (length / long).round().max(1.0);
    let count = (waves * POINTS).min(600.0);
    let point = |index: f64| {
        let share = index / count;
        let swing = high * upperhand_kit::turned(share * waves).0;
        (
            x + share * across - swing * along / length,
            y + share * along + swing * across / length,
        )
    };
    let mut points = Vec::new();
    let mut index = 0.0;
    while index <= count {
        points.push(point(index));
        index += 1.0;
    }
    points
}
