//! The end of a game in one look: the verdict, and one bar of choices and luck.

use super::super::words::verdict::{Cause, by_cause, verdict};
use num_traits::{Signed, ToPrimitive};
use upperhand::play::guess_who::{Game, Review, review};
use upperhand_games::cards::Area;
use upperhand_kit::{Caption, Curve, Figure, Inscription, Paint, Role, Shape};

impl Cause {
    const fn role(self) -> Role {
        match self {
            Self::Skill => Role::You,
            Self::Luck => Role::Muted,
            Self::Mistakes => Role::Opponent,
        }
    }
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
    let said = by_cause(game, &review);
    figure.add(Caption::within(
        (left, from.1),
        (right, low),
        said,
        Paint::Role(Role::Ink),
    ));
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
