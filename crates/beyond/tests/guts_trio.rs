//! The figure `guts-trio`: what it says of lines, pairs and the die is what the rules come to, deal by deal, and what hands are worth
//! against the pairs that it names.

use crate::{answer, task_run};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::sync::LazyLock;
use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, LineTable, Strategy, TwoOthers, best_pair};
use upperhand_beyond::guts_trio::GutsTrio;
use upperhand_games::card_names::hand_name;
use upperhand_kit::settings::Value;
use upperhand_kit::{Along, Cell, Extent, KeyPress, Model, Resolution, Role};
use upperhand_oracles::three_hands::{deals, first_gets, game};
use upperhand_oracles::{assigned, fact, normalized, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 200,
};

const RULES: [AllDrop; 2] = [AllDrop::Replay, AllDrop::Weenie];

/// What she gets with her line, by all deals of one card: by the lines of all three, in antes times deals.
struct Deals {
    sums: Vec<i64>,
}

impl Deals {
    const LINES: usize = 53;
    const DEALS: i64 = 52 * 51 * 50;

    /// Each deal pays for all lines below, at and above its hands: differences first, then their running sums.
    fn new(all_drop: AllDrop) -> Self {
        let game = game(13, 4, 1, all_drop);
        let lines = Self::LINES;
        let mut sums = vec![0; lines * lines * lines];
        deals(&game, |hands| {
            for held in 0..8_u32 {
                let held = [0, 1, 2].map(|seat| held >> seat & 1 == 1);
                let gets = first_gets(all_drop, hands, held);
                // A hand is held by lines from 0 up to it, and dropped from the next one on.
                let mut add = |ends: [bool; 3], sign: i64| {
                    let at = [0, 1, 2].map(|seat: usize| match (held[seat], ends[seat]) {
                        (true, false) => 0,
                        (true, true) | (false, false) => hands[seat] + 1,
                        (false, true) => lines,
                    });
                    if at.iter().all(|&at| at < lines) {
                        sums[(at[0] * lines + at[1]) * lines + at[2]] += sign * gets;
                    }
                };
                for ends in 0..8_u32 {
                    let ends = [0, 1, 2].map(|seat| ends >> seat & 1 == 1);
                    let is_odd = ends.iter().filter(|&&end| end).count() % 2 == 1;
                    add(ends, if is_odd { -1 } else { 1 });
                }
            }
        });
        for step in [1, lines, lines * lines] {
            for at in step..sums.len() {
                if at / step % lines > 0 {
                    sums[at] += sums[at - step];
                }
            }
        }
        Self { sums }
    }

    fn gets(&self, [hers, one, other]: [usize; 3]) -> Fraction {
        let sum = self.sums[(hers * Self::LINES + one) * Self::LINES + other];
        Fraction::new(sum, Self::DEALS)
    }
}

static STANDARD: LazyLock<Deals> = LazyLock::new(|| Deals::new(AllDrop::Replay));
static WEENIE: LazyLock<Deals> = LazyLock::new(|| Deals::new(AllDrop::Weenie));

fn by_deals(all_drop: AllDrop) -> &'static Deals {
    match all_drop {
        AllDrop::Replay => &STANDARD,
        AllDrop::Weenie => &WEENIE,
    }
}

/// What she gets from a pair of lines with a line, all by the hands dropped, from what each of her hands earns.
fn by_hands(game: &CardGame, [hers, one, other]: [usize; 3]) -> Fraction {
    let others = TwoOthers::new(game, [one, other]).unwrap();
    let hands = game.hands().len();
    let whole = others.rounds().denominator();
    let sum: i128 = (0..hands)
        .map(|hand| {
            let choice = others.rounds().get(hand)[usize::from(hand < hers)].alpha;
            choice.numerator() * (whole / choice.denominator())
        })
        .sum();
    Fraction::new(sum, hands as i128 * whole)
}

#[test]
fn lines_of_three_are_worth_what_deals_pay() {
    for all_drop in RULES {
        let table = LineTable::new(&game(13, 4, 1, all_drop)).unwrap();
        assert_eq!(table.kinds(), 52);
        for hers in 0..=52 {
            for one in 0..=52 {
                for other in 0..=52 {
                    let lines = [hers, one, other];
                    assert_eq!(
                        table.gets(lines),
                        by_deals(all_drop).gets(lines),
                        "{lines:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn lines_between_kinds_of_two_cards_are_worth_what_hands_are() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(41);
    for all_drop in RULES {
        // Small decks with pairs, with and without three of a rank.
        for (ranks, suits) in [(6, 1), (4, 2), (3, 3), (3, 4)] {
            let game = game(ranks, suits, 2, all_drop);
            let table = LineTable::new(&game).unwrap();
            for hers in 0..=table.kinds() {
                for one in 0..=table.kinds() {
                    for other in 0..=table.kinds() {
                        let lines = [hers, one, other];
                        let dropped = lines.map(|line| table.dropped(line));
                        assert_eq!(table.gets(lines), by_hands(&game, dropped), "{lines:?}");
                    }
                }
            }
        }
        let game = game(13, 4, 2, all_drop);
        let table = LineTable::new(&game).unwrap();
        for _ in 0..sized(20, 60) {
            let lines = [(); 3].map(|()| dice.random_range(0..=table.kinds()));
            let dropped = lines.map(|line| table.dropped(line));
            assert_eq!(table.gets(lines), by_hands(&game, dropped), "{lines:?}");
        }
    }
}

fn set(all_drop: AllDrop, cards: u32, lines: [usize; 3], mixture: &str) -> String {
    let weenie = match all_drop {
        AllDrop::Replay => "no",
        AllDrop::Weenie => "yes",
    };
    let [hers, one, other] = lines;
    format!(
        "cards={cards} weenie={weenie} hold-above={hers} one-line={one} other-line={other} mixture={mixture}"
    )
}

/// "−0.71", as sums of a hundred rounds are written from 0.005 on.
fn per_hundred(gets: Fraction) -> String {
    let hundred = 100.0 * gets.value();
    let digits = match hundred.abs() {
        size if size < 0.005 => return "0".to_owned(),
        size if size < 9.995 => 2,
        size if size < 99.95 => 1,
        _ => 0,
    };
    let sign = if hundred < 0.0 { "−" } else { "+" };
    format!("{sign}{:.digits$}", hundred.abs())
}

/// The same with more digits where it is small.
fn signed(gets: Fraction) -> String {
    match per_hundred(gets) {
        said if said == "0" && gets.numerator() != 0 => {
            let digits = format!("{:.6}", 100.0 * gets.value().abs());
            let sign = if gets.numerator() < 0 { "−" } else { "+" };
            format!("{sign}{}", digits.trim_end_matches('0'))
        }
        said => said,
    }
}

fn outcome(gets: Fraction) -> String {
    let size = match per_hundred(gets).trim_start_matches(['−', '+']) {
        "0" if gets.numerator() != 0 => "under 0.01".to_owned(),
        size => size.to_owned(),
    };
    match gets.numerator() {
        0 => "you break even".to_owned(),
        1.. => format!("you win {size} antes per 100 rounds"),
        _ => format!("you lose {size} antes per 100 rounds"),
    }
}

fn line_held(line: usize) -> String {
    match line {
        0 => "everything".to_owned(),
        52 => "nothing".to_owned(),
        _ => {
            let game = game(13, 4, 1, AllDrop::Replay);
            format!("{} or better", hand_name(game.hands().get(line)))
        }
    }
}

fn pair_held(one: usize, other: usize) -> String {
    if one == other {
        format!("both hold {}", line_held(one))
    } else {
        let [low, high] = [one.min(other), one.max(other)].map(line_held);
        format!("one holds {low}, the other {high}")
    }
}

fn lowercase(text: &str) -> String {
    text[..1].to_lowercase() + &text[1..]
}

#[test]
fn what_is_said_of_one_card_is_what_deals_pay() {
    let mut figure = GutsTrio::default();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(8);
    for all_drop in RULES {
        let deals = by_deals(all_drop);
        for round in 0..120 {
            let mut lines = [(); 3].map(|()| dice.random_range(0..=52));
            if round % 3 == 0 {
                lines[2] = lines[1];
            }
            let [hers, one, other] = lines;
            let settings = normalized(&mut figure, &set(all_drop, 1, lines, "optimum"));
            let readout = figure.readout(&settings);
            let gets = deals.gets(lines);
            assert_eq!(readout.value, signed(gets), "{lines:?}");
            let exact = gets.to_string().replace('-', "−");
            let exact = exact.strip_suffix("/1").unwrap_or(&exact);
            assert_eq!(
                fact(&readout, "This pair leaves you, exactly"),
                format!("{exact} antes a round")
            );
            let decimal = match gets.numerator() {
                0 => "exactly".to_owned(),
                _ => format!("≈ {:.6} a round", gets.value()).replace('-', "−"),
            };
            assert_eq!(readout.decimal, decimal);
            assert_eq!(lowercase(&readout.heading), pair_held(one, other));
            assert_eq!(
                fact(&readout, "It gets from this pair"),
                format!("{} antes per 100 rounds", per_hundred(gets))
            );
            // The worst pair for her line, by all of them.
            let pairs = || (0..=52).flat_map(|one| (0..=52).map(move |other| [hers, one, other]));
            let least = pairs().map(|lines| deals.gets(lines)).min().unwrap();
            let is_worst = gets == least;
            let says_so = readout
                .advice
                .contains("No pair on this map wins more from you.");
            let worst: Vec<String> = pairs()
                .filter(|&lines| deals.gets(lines) == least)
                .map(|[_, one, other]| format!("if {}: {}.", pair_held(one, other), outcome(least)))
                .collect();
            let names_it = worst.iter().any(|pair| readout.advice.contains(pair));
            assert!(says_so || names_it, "{lines:?}: {}", readout.advice);
            assert!(!says_so || is_worst, "{lines:?}: {}", readout.advice);
            // Without a die: her best line is her best answer with one card.
            let apart = normalized(&mut figure, &set(all_drop, 1, lines, "apart"));
            let readout = figure.readout(&apart);
            let best = (0..=52)
                .map(|line| deals.gets([line, one, other]))
                .max()
                .unwrap();
            assert_eq!(readout.value, signed(best), "{lines:?}");
            assert!(best.numerator() >= 0, "{lines:?}");
            let lines_that_get_it = (0..=52).filter(|&line| deals.gets([line, one, other]) == best);
            let said: Vec<String> = lines_that_get_it
                .map(|line| format!("Hold {}, and {}.", line_held(line), outcome(best)))
                .collect();
            assert!(
                said.iter().any(|said| readout.advice.ends_with(said)),
                "{lines:?}: {} {said:?}",
                readout.advice
            );
        }
    }
}

/// What the die draws with one card, by docs/two-against-one.md, and her line with the chance of the hand below it.
struct OneCard {
    all_drop: AllDrop,
    pairs: &'static [([usize; 2], (i64, i64))],
    line: usize,
    below: (i64, i64),
}

const ONE_CARD: [OneCard; 2] = [
    OneCard {
        all_drop: AllDrop::Replay,
        pairs: &[([36, 36], (1707, 1877)), ([0, 45], (170, 1877))],
        line: 34,
        below: (134, 1877),
    },
    OneCard {
        all_drop: AllDrop::Weenie,
        pairs: &[([30, 30], (1, 1))],
        line: 30,
        below: (0, 1),
    },
];

impl OneCard {
    fn chance(&self) -> Fraction {
        Fraction::new(self.below.0, self.below.1)
    }

    /// What the mixture leaves a line.
    fn leaves(&self, line: usize) -> Fraction {
        let pairs = self.pairs.iter();
        let parts = pairs.map(|&([one, other], (part, whole))| {
            Fraction::new(part, whole) * by_deals(self.all_drop).gets([line, one, other])
        });
        parts.sum()
    }

    /// What she gets from a pair with her best.
    fn secures(&self, [one, other]: [usize; 2]) -> Fraction {
        let at = |line: usize| by_deals(self.all_drop).gets([line, one, other]);
        at(self.line) + self.chance() * (at(self.line - 1) - at(self.line))
    }

    fn value(&self) -> Fraction {
        let most = (0..=52).map(|line| self.leaves(line)).max().unwrap();
        let pairs = (0..=52).flat_map(|one| (0..=52).map(move |other| [one, other]));
        let least = pairs.map(|pair| self.secures(pair)).min().unwrap();
        assert_eq!(most, least);
        most
    }
}

#[test]
fn what_the_die_wins_with_one_card_is_what_deals_pay() {
    let mut figure = GutsTrio::default();
    for one_card in &ONE_CARD {
        let value = one_card.value();
        let settings = normalized(
            &mut figure,
            &set(one_card.all_drop, 1, [33, 20, 40], "optimum"),
        );
        assert_eq!(figure.task(&settings), None);
        let readout = figure.readout(&settings);
        let won = if value.numerator() == 0 {
            "nothing".to_owned()
        } else {
            let won = per_hundred(-value);
            format!("{} antes per 100 rounds", won.trim_start_matches('+'))
        };
        assert_eq!(fact(&readout, "With a die they win"), won);
        let exactly = if value.numerator() == 0 {
            "nothing".to_owned()
        } else {
            format!("{} antes a round", -value)
        };
        assert_eq!(fact(&readout, "With a die, exactly"), exactly);
        let leaves = one_card.leaves(33);
        assert_eq!(
            fact(&readout, "From what their die draws"),
            format!("{} antes per 100 rounds", per_hundred(leaves))
        );
        let said = fact(&readout, "The die decides");
        for ([one, other], (part, whole)) in one_card.pairs {
            assert!(said.contains(&pair_held(*one, *other)), "{said}");
            let often = format!("{:.1}\u{202f}%", 100.0 * *part as f64 / *whole as f64);
            assert!(
                part == whole || said.contains(&often) || one == &0,
                "{said}"
            );
        }
        let hold = fact(&readout, "You lose no more if you hold");
        assert!(hold.starts_with(&line_held(one_card.line)), "{hold}");
        assert_eq!(hold.contains("134/1877"), one_card.below.0 > 0, "{hold}");
        let sentence = figure.sentence(&settings);
        assert_eq!(
            sentence.contains("win nothing from a third"),
            value.numerator() == 0,
            "{sentence}"
        );
        assert!(
            sentence.contains(won.split(" antes").next().unwrap()),
            "{sentence}"
        );
        // The curve of the mixture, and the dot at her best.
        let picture = figure.figure_at(1, &settings, RESOLUTION);
        let (from, to) = picture.x.range();
        let points = (0..=52_u32).filter(|&line| (from..=to).contains(&f64::from(line)));
        let expected: Vec<(f64, f64)> = points
            .map(|line| (line.into(), one_card.leaves(line as usize).value()))
            .collect();
        assert!(
            picture.curves.iter().any(|curve| curve.points == expected),
            "{:?}",
            picture.curves
        );
        let at = one_card.line as f64 - one_card.chance().value();
        let dot = picture
            .dots
            .iter()
            .find(|dot| dot.role == Role::Ink)
            .unwrap();
        assert!((dot.at.0 - at).abs() < 1e-12);
        assert_eq!(dot.at.1, value.value());
        // The worst pair at every line, and between lines for all pairs.
        let deals = by_deals(one_card.all_drop);
        let dashed = picture.curves[0].points.iter();
        for &(at, worst) in dashed
            .filter(|point| (from..=to).contains(&point.0))
            .step_by(5)
        {
            let line = (0..=52_u32).rfind(|&line| f64::from(line) <= at).unwrap() as usize;
            let share = at - at.floor();
            let pairs = (0..=52).flat_map(|one| (0..=52).map(move |other| (one, other)));
            let least = pairs
                .map(|(one, other)| {
                    let [low, high] = [line, (line + 1).min(52)]
                        .map(|line| deals.gets([line, one, other]).value());
                    low + share * (high - low)
                })
                .fold(f64::INFINITY, f64::min);
            assert!((least - worst).abs() < 1e-12, "{at}: {least} {worst}");
            assert!(worst <= value.value() + 1e-12, "{at}: {worst}");
        }
    }
}

#[test]
fn who_blocks_loses_what_the_other_wins_and_a_little_less() {
    let one_card = &ONE_CARD[0];
    let mut figure = GutsTrio::default();
    let settings = normalized(
        &mut figure,
        &set(AllDrop::Replay, 1, [34, 0, 45], "optimum"),
    );
    let readout = figure.readout(&settings);
    // What each of the two is paid where one holds everything and the other above 45, by all deals.
    let game = game(13, 4, 1, AllDrop::Replay);
    let mut sums = [Fraction::ZERO; 2];
    let mut count = 0;
    deals(&game, |[hers, one, other]| {
        count += 1;
        for (line, weight) in [
            (one_card.line, Fraction::ONE - one_card.chance()),
            (one_card.line - 1, one_card.chance()),
        ] {
            let held = [hers >= line, true, other >= 45];
            let paid = [
                first_gets(
                    AllDrop::Replay,
                    [one, hers, other],
                    [held[1], held[0], held[2]],
                ),
                first_gets(
                    AllDrop::Replay,
                    [other, hers, one],
                    [held[2], held[0], held[1]],
                ),
            ];
            for (sum, paid) in sums.iter_mut().zip(paid) {
                *sum = *sum + weight * Fraction::from(i128::from(paid));
            }
        }
    });
    let [wins, loses] = sums.map(|sum| sum * Fraction::new(1, count));
    assert_eq!(
        [wins, -loses],
        [
            Fraction::new(876_003, 4_148_170),
            Fraction::new(853_971, 4_148_170)
        ]
    );
    let said = fact(&readout, "How they help each other");
    let [won, lost] = [wins, loses].map(|paid| {
        per_hundred(paid)[0..]
            .trim_start_matches(['+', '−'])
            .to_owned()
    });
    assert!(
        said.contains(&format!("who holds everything wins {won},")),
        "{said}"
    );
    assert!(
        said.contains(&format!("who drops loses {lost} antes")),
        "{said}"
    );
    // The line that loses to no two who hold the same: the only one.
    let safe: Vec<usize> = (0..=52)
        .filter(|&line| (0..=52).all(|bloc| STANDARD.gets([line, bloc, bloc]).numerator() >= 0))
        .collect();
    assert_eq!(safe, [37]);
    assert!(
        said.ends_with(&format!("you would lose nothing with {}", line_held(37))),
        "{said}"
    );
}

#[test]
fn colours_hatches_and_tables_of_the_map_are_what_deals_pay() {
    let mut figure = GutsTrio::default();
    for (all_drop, line) in [
        (AllDrop::Replay, 34),
        (AllDrop::Replay, 20),
        (AllDrop::Weenie, 40),
    ] {
        for mixture in ["optimum", "apart"] {
            let settings = normalized(&mut figure, &set(all_drop, 1, [line, 3, 4], mixture));
            let picture = figure.figure_at(0, &settings, RESOLUTION);
            let raster = picture.raster.as_ref().unwrap();
            assert_eq!(raster.cells.len(), 53 * 53);
            let table = figure.table(&settings, Extent::Shown);
            assert!(
                table
                    .rows
                    .iter()
                    .all(|row| row.len() == table.columns.len())
            );
            for (place, cell) in raster.cells.iter().enumerate() {
                let (one, other) = (place % 53, place / 53);
                let gets = |line: usize| by_deals(all_drop).gets([line, one, other]);
                let left = match mixture {
                    "apart" => (0..=52).map(gets).max().unwrap(),
                    _ => gets(line),
                };
                let part = (left.value() / 0.1).clamp(-1.0, 1.0);
                let shade = f64::midpoint(1.0, part.abs().sqrt().copysign(part));
                let near = Cell::magnitude(shade).index().abs_diff(cell.index());
                assert!(near <= 1, "{one} {other}");
                let (x, y) = (one as f64, other as f64);
                let is_hatched = picture.hatches.iter().any(|hatch| {
                    (hatch.from.0..hatch.to.0).contains(&x)
                        && (hatch.from.1..hatch.to.1).contains(&y)
                });
                assert_eq!(is_hatched, left.numerator() < 0, "{one} {other}");
                let row = &table.rows[place];
                let value: f64 = row[3].parse().unwrap();
                assert!((value - left.value()).abs() < 1e-12, "{row:?}");
            }
            let near = figure.table(&settings, Extent::Near);
            assert!(near.rows.iter().all(|row| row.len() == near.columns.len()));
            let at_line = &near.rows[6];
            assert_eq!(at_line[0], line_held(line));
            let number = |text: &str| text.replace('−', "-").parse::<f64>().unwrap();
            let here = by_deals(all_drop).gets([line, 3, 4]).value();
            assert!((number(&at_line[1]) - here).abs() <= 5e-7);
        }
    }
}

/// Every kind of hand of two cards loses at most what the bounds say, and hers is answered by every pair of hands.
#[allow(
    clippy::too_many_lines,
    reason = "one answer, before, on its way and after"
)]
#[test]
fn two_cards_are_solved_by_the_task_and_said_to_be_unsolved_until_then() {
    for all_drop in RULES {
        let mut figure = GutsTrio::default();
        let settings = normalized(
            &mut figure,
            &format!(
                "cards=2 weenie={}",
                if all_drop == AllDrop::Weenie {
                    "yes"
                } else {
                    "no"
                }
            ),
        );
        let game = game(13, 4, 2, all_drop);
        let task = figure.task(&settings).unwrap();
        assert!(task.label.contains("two cards") && !task.is_begun);
        let waiting = figure.readout(&settings);
        assert_eq!(fact(&waiting, "With a die they win"), "not solved yet");
        let before = figure.sentence(&settings);
        assert!(before.contains("is not solved yet"), "{before}");
        // A part: between bounds.
        let mut run = task_run(task.name, &task.numbers).unwrap();
        let mut done = vec![run.done()];
        while run.answer().is_empty() {
            run.step().unwrap();
            done.push(run.done());
        }
        figure
            .receive(task.name, &task.numbers, &run.answer())
            .unwrap();
        let partly = figure.readout(&settings);
        assert!(fact(&partly, "With a die they win").starts_with("between "));
        assert!(figure.task(&settings).unwrap().is_begun);
        while !run.is_over() {
            run.step().unwrap();
            done.push(run.done());
        }
        assert!(done.is_sorted() && done.last() == Some(&1.0), "{done:?}");
        let answer = answer(&task).unwrap();
        assert_eq!(answer, run.answer());
        figure.receive(task.name, &task.numbers, &answer).unwrap();
        assert_eq!(figure.task(&settings), None);
        let readout = figure.readout(&settings);
        // Both sides' strategies by the numbers of the answer, and what they come to by hands and by all pairs.
        let value = Fraction::new(answer[0], answer[1]);
        assert_eq!(value, Fraction::new(answer[2], answer[3]));
        let hold = answer[5..5 + 1326]
            .iter()
            .map(|&part| part.into())
            .collect();
        let hold = Strategy::new(game.hands(), hold, answer[4].into()).unwrap();
        assert_eq!(best_pair(&game, &hold).unwrap().0, value);
        let pairs: Vec<([usize; 2], Fraction)> = answer[5 + 1326..]
            .chunks_exact(4)
            .map(|pair| {
                let lines = [pair[0], pair[1]].map(|line| usize::try_from(line).unwrap());
                (lines, Fraction::new(pair[2], pair[3]))
            })
            .collect();
        let leaves = |line: usize| -> Fraction {
            let parts = pairs.iter();
            parts
                .map(|&([one, other], weight)| weight * by_hands(&game, [line, one, other]))
                .sum()
        };
        let name = |hand: usize| hand_name(game.hands().get(hand));
        for ([one, other], _) in &pairs {
            let said = fact(&readout, "The die decides");
            for line in [*one, *other].into_iter().filter(|&line| line > 0) {
                assert!(
                    said.contains(&format!("{} or better", name(line))),
                    "{said}"
                );
            }
        }
        let line = (0..1326)
            .rfind(|&hand| hold.hold(hand) != Fraction::ONE)
            .unwrap()
            + 1;
        let said = fact(&readout, "You lose no more if you hold");
        assert!(
            said.starts_with(&format!("{} or better", name(line))),
            "{said}"
        );
        let won = fact(&readout, "With a die they win");
        if value.numerator() == 0 {
            assert_eq!(won, "nothing");
        } else {
            assert_eq!(
                won,
                format!("{} antes per 100 rounds", &per_hundred(-value)[1..])
            );
            assert_eq!(
                fact(&readout, "With a die, exactly"),
                format!("{} antes a round", -value)
            );
            // The mixed hand makes no difference to her.
            assert_eq!([leaves(line - 1), leaves(line)], [value; 2]);
            assert_eq!(
                fact(&readout, "Without a die they win"),
                "no more than that, perhaps nothing: that is open"
            );
        }
        let table = LineTable::new(&game).unwrap();
        for kind in [0, 30, 54, 91] {
            let [_, one, other] = [0, 40, 60];
            let settings = normalized(
                &mut figure,
                &set(all_drop, 2, [kind, one, other], "optimum"),
            );
            let readout = figure.readout(&settings);
            let dropped = [kind, one, other].map(|line| table.dropped(line));
            assert_eq!(readout.value, signed(by_hands(&game, dropped)));
            assert_eq!(
                fact(&readout, "From what their die draws"),
                format!("{} antes per 100 rounds", per_hundred(leaves(dropped[0])))
            );
        }
    }
}

#[test]
fn without_a_die_every_pair_of_lines_of_two_cards_has_an_answer_that_loses_nothing() {
    let mut figure = GutsTrio::default();
    let mut least = Fraction::ONE;
    for all_drop in RULES {
        let game = game(13, 4, 2, all_drop);
        let table = LineTable::new(&game).unwrap();
        let settings = normalized(&mut figure, &set(all_drop, 2, [50, 3, 4], "apart"));
        let picture = figure.figure_at(0, &settings, RESOLUTION);
        assert_eq!(picture.hatches, [], "{all_drop:?}");
        for one in (0..=91).step_by(7).chain(44..60) {
            for other in (one..=91).step_by(9).chain(44..60) {
                let best = table.best_reply([one, other]);
                if table.gets([best, one, other]).numerator() >= 0 && (one + other) % 5 > 0 {
                    continue;
                }
                let others =
                    TwoOthers::new(&game, [one, other].map(|line| table.dropped(line))).unwrap();
                let sum: Fraction = (0..1326)
                    .map(|hand| {
                        let [hold, drop] = others.rounds().get(hand).map(|round| round.alpha);
                        hold.max(drop)
                    })
                    .sum();
                let best = sum * Fraction::new(1, 1326);
                least = least.min(best);
                let settings =
                    normalized(&mut figure, &set(all_drop, 2, [50, one, other], "apart"));
                assert_eq!(
                    figure.readout(&settings).value,
                    signed(best),
                    "{one} {other}"
                );
            }
        }
    }
    assert!(least.numerator() >= 0, "{least}");
}

#[test]
fn pointing_and_keys_stay_among_lines() {
    let mut figure = GutsTrio::default();
    let settings = normalized(&mut figure, "hold-above=80 one-line=52 other-line=20");
    assert_eq!(settings.get("hold-above"), Some(Value::Whole(52)));
    let edit = figure.point(0, &settings, (2.4, 99.0));
    assert_eq!(
        assigned(&edit),
        [
            ("one-line", Value::Whole(2)),
            ("other-line", Value::Whole(52))
        ]
    );
    let up = figure.press(0, &settings, KeyPress::Step(0, 1));
    assert_eq!(assigned(&up), [("other-line", Value::Whole(21))]);
    let right = figure.press(0, &settings, KeyPress::Step(1, 0));
    assert_eq!(assigned(&right), [("one-line", Value::Whole(52))]);
    let start = figure.press(0, &settings, KeyPress::Start(Along::X));
    assert_eq!(assigned(&start), [("one-line", Value::Whole(0))]);
    let line = figure.point(1, &settings, (33.2, 0.0));
    assert_eq!(assigned(&line), [("hold-above", Value::Whole(33))]);
    let down = figure.press(1, &settings, KeyPress::Step(0, -10));
    assert_eq!(assigned(&down), [("hold-above", Value::Whole(42))]);
    // Another game begins at its own safest line, with the worst pair for that.
    let begin = |figure: &mut GutsTrio, text: &str| {
        let settings = normalized(figure, text);
        ["hold-above", "one-line", "other-line"].map(|name| settings.get(name).unwrap())
    };
    assert_eq!(begin(&mut figure, ""), [34, 0, 45].map(Value::Whole));
    assert_eq!(
        begin(&mut figure, "weenie=yes"),
        [30, 30, 30].map(Value::Whole)
    );
    assert_eq!(
        begin(&mut figure, "cards=2 one-line=7 other-line=9")[1..],
        [7, 9].map(Value::Whole)
    );
}

#[test]
fn answers_that_make_no_sense_are_refused() {
    let mut figure = GutsTrio::default();
    let settings = normalized(&mut figure, "cards=2");
    let task = figure.task(&settings).unwrap();
    assert!(task_run(task.name, &[3, 0]).is_err());
    assert!(task_run(task.name, &[2, 2]).is_err());
    let refused = |answer: &[i64]| GutsTrio::default().receive(task.name, &task.numbers, answer);
    // Nobody asked for it there.
    assert!(refused(&[]).is_ok());
    for answer in [
        vec![],
        vec![0, 1, 0, 1, 1],
        vec![0; 5 + 1326],
        vec![1; 5 + 1326 + 3],
    ] {
        assert!(
            figure.receive(task.name, &task.numbers, &answer).is_err(),
            "{}",
            answer.len()
        );
    }
    let mut beyond = vec![1; 5 + 1326];
    beyond.extend([2000, 0, 1, 1]);
    assert!(figure.receive(task.name, &task.numbers, &beyond).is_err());
    // Two pairs that do not hold her to 0.
    let mut wrong = vec![0, 1, 0, 1, 1];
    wrong.extend(vec![1; 1326]);
    wrong.extend([896, 896, 1, 2, 0, 1160, 1, 2]);
    assert!(figure.receive(task.name, &task.numbers, &wrong).is_err());
    assert!(figure.task(&settings).is_some());
}
