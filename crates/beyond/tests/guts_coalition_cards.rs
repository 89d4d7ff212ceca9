//! The figure `guts-coalition` with real cards: what it knows of lines, pairs and the die is what the rules come to, deal by deal, and
//! what hands are worth against the pairs that it names.

use crate::{answer, solve_tasks, task_run};
use itertools::iproduct;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::sync::LazyLock;
use upperhand::Fraction;
use upperhand::guts::Rules;
use upperhand::guts::cards::{AllDrop, CardGame, LineTable, Strategy, TwoOthers, best_pair};
use upperhand_beyond::guts_coalition::cards::Facts;
use upperhand_beyond::guts_coalition::{self, Asked, Best, Dealt, GutsCoalition, Held, Mixed};
use upperhand_kit::state::State as _;
use upperhand_kit::{Cell, Extent, Model, Role, Settings, Size};
use upperhand_oracles::three_hands::{deals, first_gets, game};
use upperhand_oracles::{RESOLUTION, normalize, sized};

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
        for (hers, one, other) in iproduct!(0..=52, 0..=52, 0..=52) {
            let lines = [hers, one, other];
            let gets = by_deals(all_drop).gets(lines);
            assert_eq!(table.gets(lines), gets, "{lines:?}");
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
            let all = || 0..=table.kinds();
            for (hers, one, other) in iproduct!(all(), all(), all()) {
                let lines = [hers, one, other];
                let dropped = lines.map(|line| table.dropped(line));
                assert_eq!(table.gets(lines), by_hands(&game, dropped), "{lines:?}");
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

fn asked(all_drop: AllDrop, deal: Dealt, lines: [usize; 3], mixture: Mixed) -> Asked {
    let [hold_above, one, other] = lines;
    Asked {
        hands: deal,
        rules: match all_drop {
            AllDrop::Replay => Rules::Standard,
            AllDrop::Weenie => Rules::Weenie,
        },
        mixture,
        one,
        other,
        hold_above,
        ..Asked::initial()
    }
}

fn facts(figure: &mut GutsCoalition, asked: &Asked) -> Facts {
    match figure.facts(asked) {
        guts_coalition::Facts::Cards(facts) => *facts,
        _ => panic!("hands are cards"),
    }
}

/// Prepared piece by piece, a game comes to what it does at once; until then nothing is known of it, and its pictures say so.
#[test]
fn a_game_is_prepared_piece_by_piece() {
    for (hands, rules) in [(Dealt::One, Rules::Weenie), (Dealt::Two, Rules::Standard)] {
        let settings = Settings::of(Asked {
            hands,
            rules,
            ..Asked::initial()
        });
        let (mut figure, mut pieces) = (GutsCoalition::default(), 0);
        let mut before = None;
        while figure.prepare(&settings) {
            let found = figure.facts(settings.state());
            assert!(matches!(found, guts_coalition::Facts::Dealing(_)));
            let drawn = figure.figure_at(0, &settings, RESOLUTION);
            assert!(drawn.raster.is_none() && !drawn.labels.is_empty());
            before = Some(figure.background_key(0, &settings, Size::USUAL));
            pieces += 1;
        }
        assert!(pieces > 5, "{pieces}");
        assert_ne!(
            before,
            Some(figure.background_key(0, &settings, Size::USUAL))
        );
        let mut at_once = GutsCoalition::default();
        assert_eq!(
            facts(&mut figure, settings.state()),
            facts(&mut at_once, settings.state())
        );
        let [prepared, at_once] =
            [figure, at_once].map(|mut figure| figure.figure_at(0, &settings, RESOLUTION));
        assert_eq!(prepared, at_once);
    }
}

/// The figure, with all that this state wants solved.
fn solved(asked: &Asked) -> GutsCoalition {
    let mut figure = GutsCoalition::default();
    solve_tasks(&mut figure, &Settings::of(asked.clone()), 1).unwrap();
    figure
}

fn best(facts: &Facts) -> &Best {
    facts.die.as_ref().unwrap().best.as_ref().unwrap()
}

/// What is held by who drops so many of the hands of a game.
fn held(game: &CardGame, dropped: usize) -> Held {
    match dropped {
        0 => Held::Everything,
        _ if dropped == game.hands().len() => Held::Nothing,
        _ => Held::Hand(*game.hands().get(dropped)),
    }
}

#[test]
fn what_is_known_of_one_card_is_what_deals_pay() {
    let mut figure = GutsCoalition::default();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(8);
    for all_drop in RULES {
        let (deals, game) = (by_deals(all_drop), game(13, 4, 1, all_drop));
        let pair = |one: usize, other: usize| {
            [one.min(other), one.max(other)].map(|line| held(&game, line))
        };
        let pairs = || iproduct!(0..=52, 0..=52);
        for round in 0..120 {
            let mut lines = [(); 3].map(|()| dice.random_range(0..=52));
            if round % 3 == 0 {
                lines[2] = lines[1];
            }
            let [hers, one, other] = lines;
            let state = |mixture| asked(all_drop, Dealt::One, lines, mixture);
            let said = facts(&mut figure, &state(Mixed::Optimum));
            let gets = deals.gets(lines);
            assert_eq!((said.leaves, said.answer), (gets, None), "{lines:?}");
            assert_eq!(said.line, held(&game, hers));
            assert_eq!(said.lines, [one, other].map(|line| held(&game, line)));
            assert_eq!(said.pair, pair(one, other));
            // The worst pair for her line, by all of them, and the line that loses least to its own.
            let least = |hers: usize| {
                let left = pairs().map(|(one, other)| deals.gets([hers, one, other]));
                left.min()
            };
            assert_eq!(Some(said.worst_leaves), least(hers), "{lines:?}");
            let is_worst = |(one, other)| {
                deals.gets([hers, one, other]) == said.worst_leaves
                    && pair(one, other) == said.worst
            };
            assert!(pairs().any(is_worst), "{lines:?}");
            assert_eq!(said.is_worst, said.pair == said.worst, "{lines:?}");
            if round == 0 {
                let safest = (0..=52).map(least).max().unwrap();
                assert_eq!(Some(said.safest_leaves), safest);
            }
            // Without a die: her best line is her best answer with one card.
            let said = facts(&mut figure, &state(Mixed::Apart));
            let all = (0..=52).map(|line| (deals.gets([line, one, other]), held(&game, line)));
            let most = all.clone().map(|(gets, _)| gets).max().unwrap();
            let answer = said.answer.unwrap();
            assert_eq!(answer.gets, most, "{lines:?}");
            assert!(most.numerator() >= 0, "{lines:?}");
            let found = (most, answer.held.unwrap());
            assert!(all.into_iter().any(|line| line == found), "{lines:?}");
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
        let pairs = iproduct!(0..=52, 0..=52);
        let least = pairs.map(|(one, other)| self.secures([one, other])).min();
        let least = least.unwrap();
        assert_eq!(most, least);
        most
    }
}

#[test]
fn what_the_die_wins_with_one_card_is_what_deals_pay() {
    for one_card in &ONE_CARD {
        let (value, game) = (one_card.value(), game(13, 4, 1, one_card.all_drop));
        let state = asked(one_card.all_drop, Dealt::One, [33, 20, 40], Mixed::Optimum);
        let mut figure = solved(&state);
        let said = facts(&mut figure, &state);
        assert_eq!(said.die.as_ref().unwrap().ends, [value; 2]);
        let known = best(&said);
        assert_eq!(known.leaves, Some(one_card.leaves(33)));
        let pairs = one_card.pairs.iter();
        let drawn = pairs.map(|&(lines, (part, whole))| {
            (
                lines.map(|line| held(&game, line)),
                Fraction::new(part, whole),
            )
        });
        assert_eq!(known.drawn, drawn.collect::<Vec<_>>());
        assert_eq!(known.hold, held(&game, one_card.line));
        let below = *game.hands().get(one_card.line - 1);
        let below = [(below, one_card.chance())].into_iter();
        let below = below.filter(|(_, chance)| chance.numerator() > 0);
        assert_eq!(known.below, below.collect::<Vec<_>>());
        // The curve of the mixture, and the dot at her best.
        let picture = figure.figure_at(1, &Settings::of(state), RESOLUTION);
        let (from, to) = picture.x.range();
        let points = (0..=52_u32).filter(|&line| (from..=to).contains(&f64::from(line)));
        let expected: Vec<(f64, f64)> = points
            .map(|line| (line.into(), one_card.leaves(line as usize).value()))
            .collect();
        let mut curves = picture.curves.iter();
        assert!(curves.any(|curve| curve.points == expected));
        let at = one_card.line as f64 - one_card.chance().value();
        let dot = picture.dots.iter().find(|dot| dot.role == Role::Ink);
        let dot = dot.unwrap().at;
        assert!((dot.0 - at).abs() < 1e-12 && dot.1 == value.value());
        // The worst pair at every line, and between lines for all pairs.
        let deals = by_deals(one_card.all_drop);
        let dashed = picture.curves[0].points.iter();
        let seen = dashed.filter(|point| (from..=to).contains(&point.0));
        for &(at, worst) in seen.step_by(5) {
            let line = (0..=52_u32).rfind(|&line| f64::from(line) <= at).unwrap() as usize;
            let share = at - at.floor();
            let pairs = iproduct!(0..=52, 0..=52);
            let left = pairs.map(|(one, other)| {
                let lines = [line, (line + 1).min(52)];
                let [low, high] = lines.map(|line| deals.gets([line, one, other]).value());
                low + share * (high - low)
            });
            let least = left.fold(f64::INFINITY, f64::min);
            assert!((least - worst).abs() < 1e-12, "{at}: {least} {worst}");
            assert!(worst <= value.value() + 1e-12, "{at}: {worst}");
        }
    }
}

#[test]
fn who_blocks_loses_what_the_other_wins_and_a_little_less() {
    let one_card = &ONE_CARD[0];
    let state = asked(AllDrop::Replay, Dealt::One, [34, 0, 45], Mixed::Optimum);
    let said = facts(&mut solved(&state), &state);
    // What each of the two is paid where one holds everything and the other above 45, by all deals.
    let game = game(13, 4, 1, AllDrop::Replay);
    let mut sums = [Fraction::ZERO; 2];
    deals(&game, |[hers, one, other]| {
        for (line, weight) in [
            (one_card.line, Fraction::ONE - one_card.chance()),
            (one_card.line - 1, one_card.chance()),
        ] {
            let (hers_held, other_held) = (hers >= line, other >= 45);
            let sides = [
                (one, true, other, other_held),
                (other, other_held, one, true),
            ];
            for (sum, (own, is_held, beside, beside_held)) in sums.iter_mut().zip(sides) {
                let held = [is_held, hers_held, beside_held];
                let paid = first_gets(AllDrop::Replay, [own, hers, beside], held);
                *sum = *sum + weight * Fraction::from(i128::from(paid));
            }
        }
    });
    let [wins, loses] = sums.map(|sum| sum * Fraction::new(1, Deals::DEALS));
    let blocked = best(&said).blocked.unwrap();
    assert_eq!((blocked.wins, blocked.loses), (wins, -loses));
    assert_eq!(wins + loses, Fraction::new(22_032, 4_148_170));
    // The line that loses to no two who hold the same: the only one.
    let safe =
        |line: &usize| (0..=52).all(|bloc| STANDARD.gets([*line, bloc, bloc]).numerator() >= 0);
    assert_eq!((0..=52).filter(safe).collect::<Vec<_>>(), [37]);
    assert_eq!(blocked.safe, held(&game, 37));
}

#[test]
fn colours_hatches_and_tables_of_the_map_are_what_deals_pay() {
    let mut figure = GutsCoalition::default();
    for (all_drop, line, mixture) in [
        (AllDrop::Replay, 34, Mixed::Optimum),
        (AllDrop::Replay, 20, Mixed::Apart),
        (AllDrop::Weenie, 40, Mixed::Optimum),
        (AllDrop::Weenie, 40, Mixed::Apart),
    ] {
        let settings = Settings::of(asked(all_drop, Dealt::One, [line, 3, 4], mixture));
        let picture = figure.figure_at(0, &settings, RESOLUTION);
        let raster = picture.raster.as_ref().unwrap();
        assert_eq!(raster.cells.len(), 53 * 53);
        let table = figure.table(&settings, Extent::Shown);
        for (place, cell) in raster.cells.iter().enumerate() {
            let (one, other) = (place % 53, place / 53);
            let gets = |line: usize| by_deals(all_drop).gets([line, one, other]);
            let left = match mixture {
                Mixed::Apart => (0..=52).map(gets).max().unwrap(),
                _ => gets(line),
            };
            let part = (left.value() / 0.1).clamp(-1.0, 1.0);
            let shade = f64::midpoint(1.0, part.abs().sqrt().copysign(part));
            let near = Cell::magnitude(shade).index().abs_diff(cell.index());
            assert!(near <= 1, "{one} {other}");
            let (x, y) = (one as f64, other as f64);
            let is_hatched = picture.hatches.iter().any(|hatch| {
                (hatch.from.0..hatch.to.0).contains(&x) && (hatch.from.1..hatch.to.1).contains(&y)
            });
            assert_eq!(is_hatched, left.numerator() < 0, "{one} {other}");
            let value: f64 = table.rows[place][3].parse().unwrap();
            assert!((value - left.value()).abs() < 1e-12, "{one} {other}");
        }
        // The table on the page has her line in its middle.
        let near = figure.table(&settings, Extent::Near);
        let here = by_deals(all_drop).gets([line, 3, 4]).value();
        assert_eq!(near.rows[6][1].replace('−', "-"), format!("{here:.6}"));
    }
}

/// Every kind of hand of two cards loses at most what the bounds say, and hers is answered by every pair of hands.
#[test]
fn two_cards_are_solved_by_the_task_and_not_known_until_then() {
    for all_drop in RULES {
        let mut figure = GutsCoalition::default();
        let state = |lines| asked(all_drop, Dealt::Two, lines, Mixed::Optimum);
        let settings = Settings::of(state([50, 40, 60]));
        let game = game(13, 4, 2, all_drop);
        let task = figure.task(&settings).unwrap();
        assert_eq!(facts(&mut figure, &state([50, 40, 60])).die, None);
        // A part: between bounds.
        let mut run = task_run(task.name, &task.numbers).unwrap();
        while run.answer().is_empty() {
            run.step().unwrap();
        }
        let part = run.answer();
        figure.receive(task.name, &task.numbers, &part).unwrap();
        let die = facts(&mut figure, &state([50, 40, 60])).die.unwrap();
        assert!(die.ends[0] < die.ends[1] && die.best.is_none());
        assert!(figure.task(&settings).unwrap().is_begun);
        let answer = answer(&task).unwrap();
        figure.receive(task.name, &task.numbers, &answer).unwrap();
        assert_eq!(figure.task(&settings), None);
        // Both sides' strategies by the numbers of the answer, and what they come to by hands and by all pairs.
        let value = Fraction::new(answer[0], answer[1]);
        let hold = answer[6..6 + 1326].iter().map(|&part| part.into());
        let hold = Strategy::new(game.hands(), hold.collect(), answer[4].into()).unwrap();
        assert_eq!(best_pair(&game, &hold).unwrap().0, value);
        let pairs: Vec<([usize; 2], Fraction)> = answer[6 + 1326 + 1..]
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
        let table = LineTable::new(&game).unwrap();
        for kind in [0, 30, 54, 91] {
            let lines = [kind, 40, 60];
            let said = facts(&mut figure, &state(lines));
            let dropped = lines.map(|line| table.dropped(line));
            assert_eq!(said.leaves, by_hands(&game, dropped));
            assert_eq!(said.die.as_ref().unwrap().ends, [value; 2]);
            let known = best(&said);
            assert_eq!(known.leaves, Some(leaves(dropped[0])));
            let line = (0..1326).rfind(|&hand| hold.hold(hand) != Fraction::ONE);
            let line = line.unwrap() + 1;
            assert_eq!(known.hold, held(&game, line));
            for (lines, weight) in &pairs {
                let drawn = (lines.map(|line| held(&game, line)), *weight);
                assert!(known.drawn.contains(&drawn), "{drawn:?}");
            }
            // The mixed hand makes no difference to her.
            if value.numerator() != 0 {
                let below = (*game.hands().get(line - 1), hold.hold(line - 1));
                assert_eq!(known.below, [below]);
                assert_eq!([leaves(line - 1), leaves(line)], [value; 2]);
            }
        }
    }
}

#[test]
fn without_a_die_every_pair_of_lines_of_two_cards_has_an_answer_that_loses_nothing() {
    let mut figure = GutsCoalition::default();
    for all_drop in RULES {
        let game = game(13, 4, 2, all_drop);
        let table = LineTable::new(&game).unwrap();
        let state = |lines| asked(all_drop, Dealt::Two, lines, Mixed::Apart);
        let settings = Settings::of(state([50, 3, 4]));
        let picture = figure.figure_at(0, &settings, RESOLUTION);
        assert_eq!(picture.hatches, [], "{all_drop:?}");
        for one in (0..=91).step_by(7).chain(44..60) {
            for other in (one..=91).step_by(9).chain(44..60) {
                let best = table.best_reply([one, other]);
                if table.gets([best, one, other]).numerator() >= 0 && (one + other) % 5 > 0 {
                    continue;
                }
                let dropped = [one, other].map(|line| table.dropped(line));
                let others = TwoOthers::new(&game, dropped).unwrap();
                let most = (0..1326).map(|hand| {
                    let [hold, drop] = others.rounds().get(hand).map(|round| round.alpha);
                    hold.max(drop)
                });
                let best = most.sum::<Fraction>() * Fraction::new(1, 1326);
                assert!(best.numerator() >= 0, "{one} {other}");
                let said = facts(&mut figure, &state([50, one, other]));
                assert_eq!(said.answer.unwrap().gets, best, "{one} {other}");
            }
        }
    }
}

/// Another game begins at its own safest line, with the worst pair for that; the paper's mixtures are of numbers.
#[test]
fn what_follows_from_other_hands() {
    let mut figure = GutsCoalition::default();
    for (all_drop, (deal, cards)) in iproduct!(RULES, [(Dealt::One, 1), (Dealt::Two, 2)]) {
        let table = LineTable::new(&game(13, 4, cards, all_drop)).unwrap();
        let begun = |figure: &mut GutsCoalition, named: &[&str]| {
            let mut settings = Settings::of(asked(all_drop, deal, [80, 7, 90], Mixed::Own));
            normalize(figure, &mut settings, named);
            let state: &Asked = settings.state();
            assert_eq!(state.mixture, Mixed::Optimum);
            [state.hold_above, state.one, state.other]
        };
        let [hers, one, other] = begun(&mut figure, &["hands"]);
        let leaves = |line: usize| {
            let [one, other] = table.worst_pair(line);
            table.gets([line, one, other])
        };
        assert_eq!(Some(leaves(hers)), (0..=table.kinds()).map(leaves).max());
        assert_eq!(table.worst_pair(hers), [one, other]);
        // Lines that are named stay, as far as there are such.
        let lines = begun(&mut figure, &["hands", "one-line", "other-line"]);
        assert_eq!(lines, [hers, 7, 90.min(table.kinds())]);
    }
    let numbers = Asked {
        hands: Dealt::Numbers,
        ..asked(AllDrop::Replay, Dealt::Two, [1, 2, 3], Mixed::Own)
    };
    let numbers = numbers.agreed();
    assert_eq!(
        Asked {
            mixture: Mixed::Own,
            ..Asked::initial()
        },
        numbers
    );
}

/// An answer for two cards is held to what it secures, where somebody asked for it: a test over all figures changes those for one card.
#[test]
fn answers_that_make_no_sense_are_refused() {
    let mut figure = GutsCoalition::default();
    let settings = Settings::of(asked(AllDrop::Replay, Dealt::Two, [0; 3], Mixed::Optimum));
    let task = figure.task(&settings).unwrap();
    assert!(task_run(task.name, &[3, 0]).is_err());
    assert!(task_run(task.name, &[2, 2]).is_err());
    // Bounds of 0, all hands held, and two pairs that do not hold her to that.
    let mut wrong = vec![0, 1, 0, 1, 1, 1326];
    wrong.extend([1; 1326]);
    wrong.extend([2, 896, 896, 1, 2, 0, 1160, 1, 2]);
    let mut receive = |answer: &[i64]| figure.receive(task.name, &task.numbers, answer);
    for answer in [&[][..], &wrong[..5], &wrong[..1000], &wrong[..]] {
        assert!(receive(answer).is_err(), "{}", answer.len());
    }
    assert!(figure.task(&settings).is_some());
    // Nobody asked for it there.
    let received = GutsCoalition::default().receive(task.name, &task.numbers, &wrong);
    assert!(received.is_ok());
}
