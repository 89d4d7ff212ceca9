//! Section 4, before the recursive games: minimax theorems, and the same mixtures in every round.

use super::claim;
use super::diminishing::games;
use super::matrix_game::solve;
use super::recursive_game::RecursiveGame;
use super::round::{Q, over, whole};
use crate::check::{Check, Failure, Section, Sizes, in_steps};
use itertools::Itertools;

pub(super) const CLAIMS: Section = Section::new("Sections 4 to 4.1", &[
    claim("castronova-prop-4.1", "Proposition 4.1, (4.1), (4.2)")
        .says("In a matrix game the most that player 1 can secure by mixing rows is the least to which player 2 can hold her \
         by mixing columns.")
        .extent("proved by von Neumann; here each game has a pair of mixtures that prove its value")
        .check(
            Sizes::new(20, 400, 4000, "the number of games of each shape"),
            |check| in_steps(check, matrix_games),
        ),
    claim("castronova-prop-4.2", "Proposition 4.2, (4.3)")
        .says("Of a continuous function on two compact convex sets, concave in the first and convex in the second argument, \
         maximin and minimax are equal.")
        .extent("proved in textbooks; here each function has a saddle point that proves it")
        .check(
            Sizes::new(1, 2, 3, "the largest coefficient"),
            |check| in_steps(check, concave_convex),
        ),
    claim("castronova-rem-4.3", "Remark 4.3, (4.4)")
        .says("Maximin and minimax are equal also where the function, on a way from one point to another, never falls below \
         the lower end in the first argument nor rises above the higher end in the second, and meets that end only where both \
         are equal.")
        .extent("proved by Sion; here both sides are enclosed for quotients of bilinear functions")
        .check(Sizes::games(10, 60, 600), |check| in_steps(check, quasiconcave)),
    claim("castronova-ex-4.4", "Example 4.4")
        .says("Players who repeat the same mixtures return α/(1 − β), the sum of a geometric series. Between two mixtures it \
         lies strictly between its values at them, unless these are equal, so that the game has one value.")
        .extent("proved: it is a mediant of both values, with positive denominators")
        .check(Sizes::games(10, 60, 600), |check| in_steps(check, same_mixtures)),
]).on_pages("7 to 8");

async fn matrix_games(check: &mut Check, count: u32) -> String {
    let mut mixed = 0;
    for (rows, columns) in [(2, 2), (2, 4), (3, 3), (4, 3)] {
        for game in 0..count {
            // Digits of a multiple of the number, so that entries look random.
            let digit = |index: usize| (u64::from(game) * 2_654_435_761 + 97) >> (3 * index) & 7;
            let entry = |index: usize| whole(i128::from(digit(index)) - 3);
            let row = |row: usize| {
                (0..columns)
                    .map(|column| entry(columns * row + column))
                    .collect()
            };
            let payoffs: Vec<Vec<Q>> = (0..rows).map(row).collect();
            let saddle = solve(&payoffs);
            mixed += u32::from(
                saddle
                    .as_ref()
                    .is_some_and(|saddle| saddle.rows.iter().all(|x| *x < whole(1))),
            );
            check.case(saddle.is_some(), || format!("{payoffs:?}"));
        }
        check.progress_of(check.cases(), 4 * count).await;
    }
    format!(
        "Every game of four shapes has mixtures of both sides that secure and concede one value; in {mixed} no row alone \
         secures it."
    )
}

/// −a·x² + b·xy + c·y² + d·x + e·y on the unit square, with a and c not negative.
struct Quadratic {
    a: Q,
    b: Q,
    c: Q,
    d: Q,
    e: Q,
}

impl Quadratic {
    /// Of the coefficients of both squares, and of xy, x and y.
    fn new(squares: (i128, i128), linear: [i128; 3]) -> Self {
        Self {
            a: whole(squares.0),
            b: whole(linear[0]),
            c: whole(squares.1),
            d: whole(linear[1]),
            e: whole(linear[2]),
        }
    }

    fn at(&self, x: Q, y: Q) -> Q {
        -self.a * x * x + self.b * x * y + self.c * y * y + self.d * x + self.e * y
    }

    /// Where the derivative in x vanishes, if it does in one point.
    fn level_x(&self, y: Q) -> Option<Q> {
        quotient_of(self.b * y + self.d, whole(2) * self.a)
    }

    /// The same in y.
    fn level_y(&self, x: Q) -> Option<Q> {
        quotient_of(-self.b * x - self.e, whole(2) * self.c)
    }

    /// The points where each derivative vanishes or its argument is at an end.
    fn candidates(&self) -> Vec<(Q, Q)> {
        let two = whole(2);
        let ends = [whole(0), whole(1)];
        let mut found: Vec<(Q, Q)> = ends.into_iter().cartesian_product(ends).collect();
        found.extend(ends.iter().filter_map(|&y| Some((self.level_x(y)?, y))));
        found.extend(ends.iter().filter_map(|&x| Some((x, self.level_y(x)?))));
        // Both derivatives 0: −2a·x + b·y = −d and b·x + 2c·y = −e.
        let determinant = -(two * two * self.a * self.c + self.b * self.b);
        let top_x = -self.d * two * self.c + self.b * self.e;
        let top_y = two * self.a * self.e + self.b * self.d;
        let both = quotient_of(top_x, determinant).zip(quotient_of(top_y, determinant));
        found.extend(both);
        let inside = |value: &Q| *value >= whole(0) && *value <= whole(1);
        found.retain(|(x, y)| inside(x) && inside(y));
        found
    }

    /// Does nobody gain by moving alone? Tried at 25 points of each argument and at the vertex of the parabola.
    fn is_saddle(&self, (x, y): (Q, Q)) -> bool {
        let tried = |vertex: Option<Q>| {
            let vertex = vertex.filter(|at| *at >= whole(0) && *at <= whole(1));
            (0..=24).map(|step| over(step, 24)).chain(vertex)
        };
        let here = self.at(x, y);
        tried(self.level_x(y)).all(|x| self.at(x, y) <= here)
            && tried(self.level_y(x)).all(|y| self.at(x, y) >= here)
    }
}

fn quotient_of(top: Q, bottom: Q) -> Option<Q> {
    (bottom != whole(0)).then(|| top / bottom)
}

async fn concave_convex(check: &mut Check, size: u32) -> String {
    let most = i128::from(size);
    for squares in (0..=most).cartesian_product(0..=most) {
        for linear in coefficients(most) {
            let function = Quadratic::new(squares, linear);
            let mut candidates = function.candidates().into_iter();
            let has_saddle = candidates.any(|point| function.is_saddle(point));
            check.case(has_saddle, || {
                format!("squares {squares:?}, xy, x and y {linear:?}")
            });
        }
        check
            .progress((squares.0 + 1) as f64 / (most + 1) as f64)
            .await;
    }
    format!(
        "Every quadratic −ax² + bxy + cy² + dx + ey on the unit square with coefficients up to {most} has a saddle point."
    )
}

fn coefficients(most: i128) -> impl Iterator<Item = [i128; 3]> {
    let range = move || -most..=most;
    range()
        .cartesian_product(range())
        .cartesian_product(range())
        .map(|((b, d), e)| [b, d, e])
}

/// α/(1 − β) of two mixtures, given by their weights of the first strategy.
fn quotient(game: &RecursiveGame, x: Q, y: Q) -> Q {
    let bilinear = |table: &[Vec<Q>]| {
        let column = |j: usize| x * table[0][j] + (whole(1) - x) * table[1][j];
        y * column(0) + (whole(1) - y) * column(1)
    };
    bilinear(&game.payoffs) / (whole(1) - bilinear(&game.stakes))
}

async fn quasiconcave(check: &mut Check, count: u32) -> Result<String, Failure> {
    let mut widest = whole(0);
    for (number, game) in games(count) {
        // Payoffs are at most 2 and 1 − β at least 1/5.
        let (low, high) = game
            .fixed_point(whole(-11), whole(11), 12)
            .ok_or_else(|| format!("no fixed point of game {number}"))?;
        let ends = [whole(0), whole(1)];
        let mixtures = game.solved(low).zip(game.solved(high));
        let is_enclosed = mixtures.is_some_and(|(below, above)| {
            ends.iter()
                .all(|&y| quotient(&game, below.rows[0], y) >= low)
                && ends
                    .iter()
                    .all(|&x| quotient(&game, x, above.columns[0]) <= high)
        });
        check.case(is_enclosed, || format!("game {number}"));
        widest = widest.max(high - low);
        check.progress_of(check.cases(), count).await;
    }
    Ok(format!(
        "α/(1 − β), neither concave nor convex: a mixture that secures and one that concedes values no further apart than \
         {widest}, for each of {count} games."
    ))
}

async fn same_mixtures(check: &mut Check, count: u32) -> &'static str {
    for (number, game) in games(count) {
        for (x, y) in [(1, 1), (1, 2), (2, 1)].map(|(x, y)| (over(x, 3), over(y, 3))) {
            let ends = [0, 1].map(|end| quotient(&game, x, whole(end)));
            let between = quotient(&game, x, y);
            let [least, most] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
            let is_strict = least < between && between < most || least == most && between == least;
            check.case(is_strict, || format!("game {number} at ({x}, {y})"));
            // After `rounds` rounds, β^rounds of the whole is missing.
            let (alpha, beta) = bilinear_round(&game, x, y);
            let partial = (0..8).fold(whole(0), |value, _| alpha + beta * value);
            let missing = (0..8).fold(between, |value, _| beta * value);
            check.equal(&between, &(partial + missing), || {
                format!("game {number}, eight rounds")
            });
        }
        check.progress_of(check.cases(), 6 * count).await;
    }
    "The sum of eight rounds and what is missing to the limit, and the mediant between both columns."
}

/// α and β of two mixtures, as sums over the four outcomes.
fn bilinear_round(game: &RecursiveGame, x: Q, y: Q) -> (Q, Q) {
    let weights = [
        [x * y, x * (whole(1) - y)],
        [(whole(1) - x) * y, (whole(1) - x) * (whole(1) - y)],
    ];
    let sum = |table: &[Vec<Q>]| -> Q {
        let cells = (0..2).cartesian_product(0..2);
        cells.map(|(i, j)| weights[i][j] * table[i][j]).sum()
    };
    (sum(&game.payoffs), sum(&game.stakes))
}
