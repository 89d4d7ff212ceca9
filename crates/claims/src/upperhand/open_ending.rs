//! The open ending is the race's continuous game at another scale: the theorem, and the steps of its proof in
//! `docs/open-ending.md`.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::NaiveTable;
use core::cmp::Ordering;
use num_rational::Ratio;
use upperhand::guess_who::{Ending, Rules};

const PROVED: &str = "proved in docs/open-ending.md";

pub(super) const CLAIMS: Section = Section::new("The open ending", &[
    claim("upperhand-open-is-the-race", "The open ending and the race's limit")
        .says("Where a wrong name only strikes that suspect, the chance with yes/no questions is that of the race's continuous \
         game at a third of the size: P(n, m) = p∞(n/3, m/3) exactly, for n ≥ 3 and m ≥ 2.")
        .extent(PROVED)
        .check(
            Sizes::pools(8, 96, 512),
            |check| in_steps(check, async |check, size| is_the_race(check, size, Scale::YES_NO).await),
        )
        .shown_by("figure=win-map&rules=open&layer=rule&rule=distance"),
    claim("upperhand-open-three-is-the-race", "The open ending with three answers and the race's limit")
        .says("Where a wrong name only strikes that suspect, the chance with questions of three answers is that of the race's \
         continuous game at half of the size: P(n, m) = p∞(n/2, m/2) exactly, for n ≥ 2 and all m.")
        .extent(PROVED)
        .check(
            Sizes::pools(6, 48, 100),
            |check| in_steps(check, async |check, size| is_the_race(check, size, Scale::THREE).await),
        )
        .shown_by("figure=win-map&rules=open&answers=3&layer=rule&rule=distance"),
    claim("upperhand-open-proof", "The open ending, the steps of the proof")
        .says("Let c be 3 with yes/no questions and 2 with three answers, T(x) the c·r^k with T(x) ≤ x < r·T(x), and W(x) = rTx − \
         r²T²/(r + 1). What a part a leaves the opponent where a wrong name only strikes that suspect, F(a) = m·a·P(m, a), m ≥ c, \
         is at least m·a − W(m)/r, and just that for a ≥ T(m), or a ≥ T(m)/r where m = T(m), only; and it is at least T·a − T²/(r \
         + 1) for every T = c·r^k up to T(m), and just that from T/r to T, or from T/r on where m = T, only. Naming leaves no less \
         than the best question but at n = c, with m = 2 and yes/no questions, and with a pool of 1 or n = 2; and no more for n ≤ \
         c + 1 or m ≤ c, only.")
        .extent(PROVED)
        .check(Sizes::pools(8, 44, 100), |check| in_steps(check, steps_of_the_proof))
        .shown_by("figure=win-map&rules=open"),
]);

/// Where the open ending is the race: at pools `corner` times as large.
#[derive(Clone, Copy)]
struct Scale {
    answers: u8,
    corner: i64,
}

impl Scale {
    const YES_NO: Self = Self {
        answers: 2,
        corner: 3,
    };
    const THREE: Self = Self {
        answers: 3,
        corner: 2,
    };

    fn rules(self) -> Rules {
        Rules::new(self.answers, Ending::Open).expect("two or three answers")
    }

    fn wide(self) -> i64 {
        self.answers.into()
    }

    /// xy·p∞(x, y) at x = n/c, y = m/c by Nica's (3.6) and (3.7), for so many answers, times c².
    fn race_limit(self, n: u32, m: u32) -> Ratio<i64> {
        let answers = Ratio::from(self.wide());
        let [x, y] = [n, m].map(|pool| Ratio::new(i64::from(pool), self.corner));
        let power = |pool: Ratio<i64>| {
            let mut power = Ratio::from(1);
            while power > pool {
                power /= answers;
            }
            while power * answers <= pool {
                power *= answers;
            }
            power
        };
        let weeds = |pool: Ratio<i64>, power: Ratio<i64>| {
            answers * power * pool - answers * answers * power * power / (answers + 1)
        };
        let (mine, theirs) = (power(x), power(y));
        let value = if mine > theirs {
            weeds(y, theirs)
        } else {
            x * y - weeds(x, mine) / answers
        };
        value * self.corner * self.corner
    }
}

async fn is_the_race(check: &mut Check, side: u32, scale: Scale) -> String {
    let table = NaiveTable::fill(check, scale.rules(), side).await;
    check.stage(1.0);
    // Below: one suspect, and with yes/no questions two.
    let from = if scale.answers == 2 { (3, 2) } else { (2, 1) };
    for n in from.0..=side {
        for m in from.1..=side {
            let found = Ratio::from(table.value(n, m));
            check.equal(&scale.race_limit(n, m), &found, || {
                format!("nmP at ({n}, {m})")
            });
        }
        check.progress_of(n, side).await;
    }
    format!(
        "Every position with n from {} and m from {} to {side}, against a table that tries every move.",
        from.0, from.1
    )
}

async fn steps_of_the_proof(check: &mut Check, side: u32) -> String {
    let mut equal = 0_u64;
    for scale in [Scale::YES_NO, Scale::THREE] {
        let (r, c) = (scale.wide(), scale.corner);
        let table = NaiveTable::fill(check, scale.rules(), side).await;
        for m in 1..=side {
            let pool = i64::from(m);
            let mut tile = c;
            while tile * r <= pool {
                tile *= r;
            }
            // The lines exist from the corner on.
            for a in 1..=if pool < c { 0 } else { side } {
                let (part, left) = (i64::from(a), table.value(m, a));
                let first = pool * part - (tile * pool - r * tile * tile / (r + 1));
                let on_first = part >= tile || pool == tile && r * part >= tile;
                check.case(is_over(left, first, on_first), || {
                    format!("{r} answers, ({m}, {a}): {left} against {first}")
                });
                let mut power = c;
                while power <= tile {
                    let second = power * part - power * power / (r + 1);
                    let on_second = r * part >= power && (part <= power || pool == power);
                    equal += u64::from(on_second);
                    check.case(is_over(left, second, on_second), || {
                        format!("{r} answers, ({m}, {a}) at T = {power}: {left} against {second}")
                    });
                    power *= r;
                }
            }
            naming(check, &table, scale, m, side);
        }
    }
    format!(
        "Every part and pool up to {side} for 2 and 3 answers, against tables that try every move; {equal} parts on the second line."
    )
}

/// Is what is left at least as much as the line, and as much just where it is said to be?
fn is_over(left: i64, line: i64, is_on: bool) -> bool {
    match left.cmp(&line) {
        Ordering::Less => false,
        Ordering::Equal => is_on,
        Ordering::Greater => !is_on,
    }
}

/// A name against the best question, for every pool of the mover.
fn naming(check: &mut Check, table: &NaiveTable, scale: Scale, m: u32, side: u32) {
    let c = u32::try_from(scale.corner).expect("2 or 3");
    for n in 1..=side {
        let named = table.naming(n, m).expect("names are allowed");
        let asked = (1..=n / 2)
            .flat_map(|part| {
                let rest = n - part;
                let thirds = (part..=rest / 2).filter(|_| scale.answers == 3);
                let three = thirds.map(move |second| vec![part, second, rest - second]);
                core::iter::once(vec![part, rest]).chain(three)
            })
            .map(|parts| table.question(n, m, &parts))
            .max();
        let names_only = n <= 2 || n == c || m == 1 || m == 2 && c == 3;
        let stated = if names_only {
            Ordering::Greater
        } else if n <= c + 1 || m <= c {
            Ordering::Equal
        } else {
            Ordering::Less
        };
        let found = named.cmp(&asked.unwrap_or(0));
        check.case(found == stated, || {
            format!("{} answers, a name at ({n}, {m}): {found:?}", scale.answers)
        });
    }
}
