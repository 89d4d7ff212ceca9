//! The coach's numbers against deals that are gone through one by one, and settled by other code.

use crate::play_guts::{cards_of, dropped, setup};
use itertools::Itertools;
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy};
use upperhand::guts::coalition::Mixture;
use upperhand::guts::{Opponents, Players, Rules, Threshold, cards, equilibrium, returns};
use upperhand::play::guts::{
    Deal, Game, Opponent, Pair, Plan, Setup, Solution, Worth, advice, forward,
};
use upperhand_oracles::dealt_guts::{Dealt, Met, settle};
use upperhand_oracles::sized;

/// Hands and thresholds are multiples of 1/8.
const CELLS: usize = 8;

fn eighth(numerator: usize) -> f64 {
    numerator as f64 / CELLS as f64
}

fn whole(value: usize) -> i128 {
    i128::try_from(value).unwrap()
}

fn assert_near(found: f64, exact: Fraction) {
    let scale = 1_000_000_000_000_000_i128;
    let scaled = exact * Fraction::new(scale, 1);
    let (low, high) = (found - 1e-13, found + 1e-13);
    let as_fraction = |value: f64| {
        #[expect(clippy::cast_possible_truncation, reason = "small numbers")]
        let rounded = (value * scale as f64).round() as i128;
        Fraction::new(rounded, 1)
    };
    assert!(
        as_fraction(low) <= scaled && scaled <= as_fraction(high),
        "{found} {exact:?}"
    );
}

/// Every deal of cells to so many players.
fn deals(players: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..players).map(|_| 0..CELLS).multi_cartesian_product()
}

/// Lists of thresholds in eighths, ascending.
fn opponents() -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for one in 0..=CELLS {
        all.push(vec![one]);
        for two in (one..=CELLS).step_by(2) {
            all.push(vec![one, two]);
            for three in (two..=CELLS).step_by(3) {
                all.push(vec![one, two, three]);
            }
        }
    }
    all
}

fn against(rules: Rules, lines: &[usize]) -> Opponents {
    let lines: Vec<f64> = lines.iter().map(|&line| eighth(line)).collect();
    Opponents::new(rules, &Threshold::all(&lines).unwrap()).unwrap()
}

fn both_rules() -> [(Rules, bool); 2] {
    [(Rules::Standard, false), (Rules::Weenie, true)]
}

#[test]
fn a_hand_of_the_number_line_returns_and_meets_what_all_deals_say() {
    for (rules, weenie) in both_rules() {
        for lines in opponents() {
            let others = against(rules, &lines);
            for mine in 0..=CELLS {
                let mut met = Met::new(weenie);
                for cells in deals(lines.len()) {
                    let other = |(cell, line): (usize, &usize)| Dealt {
                        hand: eighth(cell) + 1.0 / 16.0,
                        holds: cell >= *line,
                    };
                    let dealt: Vec<Dealt> = cells.into_iter().zip(&lines).map(other).collect();
                    met.meet(1, eighth(mine), &dealt);
                }
                let choices = others.with_hand(eighth(mine));
                let showdown = others.showdown(eighth(mine));
                for (found, exact) in [
                    ([choices.hold.alpha, choices.drop.alpha], met.alpha()),
                    ([choices.hold.beta, choices.drop.beta], met.beta()),
                    ([showdown.alone, showdown.win], met.alone_and_win()),
                ] {
                    found
                        .into_iter()
                        .zip(exact)
                        .for_each(|(found, exact)| assert_near(found, exact));
                }
            }
        }
    }
}

/// The mean square of player 1's payoff, where she holds the cells from `mine` on. Of hands in one cell each is equally
/// likely to be the best.
fn mean_square(mine: usize, lines: &[usize], weenie: bool) -> Fraction {
    let lines: Vec<usize> = std::iter::once(mine).chain(lines.iter().copied()).collect();
    let mut square = Fraction::ZERO;
    for cells in deals(lines.len()) {
        let holds = |of: usize| cells[of] >= lines[of];
        let any = (0..cells.len()).any(holds);
        let rivals = (0..cells.len()).filter(|&of| holds(of) == any);
        let top = rivals.clone().map(|of| cells[of]).max().unwrap();
        let tied: Vec<usize> = rivals.filter(|&of| cells[of] == top).collect();
        for &best in &tied {
            let dealt = |of: usize| Dealt {
                hand: eighth(cells[of]) + if of == best { 1.0 / 16.0 } else { 0.0 },
                holds: holds(of),
            };
            let deal: Vec<Dealt> = (0..cells.len()).map(dealt).collect();
            let payoff = i128::from(settle(&deal, weenie).0[0]);
            square = square + Fraction::new(payoff * payoff, whole(tied.len()));
        }
    }
    square / Fraction::from(whole(CELLS.pow(u32::try_from(lines.len()).unwrap())))
}

#[test]
fn the_mean_square_of_a_payoff_is_that_of_all_deals() {
    for (rules, weenie) in both_rules() {
        for lines in opponents() {
            let others = against(rules, &lines);
            let places = (0..=CELLS).step_by(if lines.len() == 3 { sized(8, 4) } else { 1 });
            for mine in places {
                let found = others.second_moment(Threshold::new(eighth(mine)).unwrap());
                assert_near(found, mean_square(mine, &lines, weenie));
            }
        }
    }
}

#[test]
fn a_mixture_is_the_mean_of_its_joint_strategies() {
    let [low, high] = [[0.25, 0.5], [0.0, 1.0]].map(|lines| Threshold::all(&lines).unwrap());
    let joint = [(low.clone(), 0.75), (high.clone(), 0.25)];
    let mixture = Mixture::new(Rules::Weenie, &joint).unwrap();
    let [low, high] = [low, high].map(|lines| Opponents::new(Rules::Weenie, &lines).unwrap());
    let mean = |of: &dyn Fn(&Opponents) -> f64| 0.75 * of(&low) + 0.25 * of(&high);
    for mine in (0..=CELLS).map(eighth) {
        let (choices, met) = (mixture.with_hand(mine), mixture.showdown(mine));
        assert_eq!(
            choices.hold.alpha,
            mean(&|of| of.with_hand(mine).hold.alpha)
        );
        assert_eq!(choices.drop.beta, mean(&|of| of.with_hand(mine).drop.beta));
        assert_eq!(met.alone, mean(&|of| of.showdown(mine).alone));
        assert_eq!(met.win, mean(&|of| of.showdown(mine).win));
        let at = Threshold::new(mine).unwrap();
        assert_eq!(mixture.second_moment(at), mean(&|of| of.second_moment(at)));
    }
}

const WITH_CARDS: [Opponent; 3] = [
    Opponent::Equilibrium,
    Opponent::Reckless,
    Opponent::Overcautious,
];

/// All that comes of one hand of cards.
fn by_every_deal((game, theirs): (&CardGame, &[Strategy]), mine: usize) -> Met {
    let hands = game.hands();
    let mut met = Met::new(game.all_drop() == AllDrop::Weenie);
    let apart = |other: &usize| hands.get(mine).is_disjoint_from(hands.get(*other));
    for other in (0..hands.len()).filter(apart) {
        let held = theirs[0].numerators()[other];
        for (holds, weight) in [(true, held), (false, theirs[0].denominator() - held)] {
            let hand = other as f64;
            met.meet(weight, mine as f64, &[Dealt { hand, holds }]);
        }
    }
    met
}

fn exact(worth: Worth) -> Fraction {
    worth.exact().unwrap()
}

fn both(pair: Pair) -> [Fraction; 2] {
    [exact(pair.hold), exact(pair.drop)]
}

#[test]
fn the_coach_knows_every_deal_of_cards() {
    for (cards, seeds, least) in sized(
        [(1, 60, 25), (2, 6, 6), (3, 1, 1)],
        [(1, 400, 52), (2, 20, 18), (3, 2, 2)],
    ) {
        for weenie in [false, true] {
            let fair = Solution::new(&setup(Deal::Cards(cards), Opponent::Equilibrium, weenie));
            let fair = fair.unwrap();
            for opponents in WITH_CARDS {
                let setup = setup(Deal::Cards(cards), opponents, weenie);
                let start = Game::new(setup).unwrap();
                let solution = start.solution();
                let mut seen = BTreeSet::new();
                for seed in 0..seeds {
                    let game = start.restarted(Setup { seed, ..setup }).unwrap();
                    let mine = cards_of(&game);
                    if !seen.insert(mine) {
                        continue;
                    }
                    let advice = advice(&game).unwrap();
                    let found = by_every_deal(solution.cards().unwrap(), mine);
                    assert_eq!(both(advice.returns), found.alpha());
                    assert_eq!([advice.alone, advice.win].map(exact), found.alone_and_win());
                    let found = by_every_deal(fair.cards().unwrap(), mine);
                    assert_eq!(both(advice.against_equilibrium.unwrap()), found.alpha());
                }
                assert!(seen.len() >= least, "{cards}: {} hands", seen.len());
            }
        }
    }
}

#[test]
fn edge_expectation_and_variance_of_one_card_are_those_of_all_deals() {
    for weenie in [false, true] {
        for opponents in WITH_CARDS {
            let game = Game::new(setup(Deal::Cards(1), opponents, weenie)).unwrap();
            let solved = game.solution().cards().unwrap();
            let by_hand: Vec<Met> = (0..52).map(|mine| by_every_deal(solved, mine)).collect();
            let mean = |of: &dyn Fn(usize, &Met) -> Fraction| {
                let each = by_hand.iter().enumerate().map(|(mine, met)| of(mine, met));
                each.sum::<Fraction>() * Fraction::new(1, 52)
            };
            let edge = mean(&|_, met| met.alpha().into_iter().max().unwrap());
            assert_eq!(exact(game.solution().edge()), edge);
            for dropped in [0, 10, 26, 40, 52] {
                let expected = mean(&|mine, met| met.alpha()[usize::from(mine < dropped)]);
                let square = mean(&|mine, met| met.squares()[usize::from(mine < dropped)]);
                let played = forward(&game, Plan::Above(dropped), 1).unwrap();
                assert_eq!(exact(played.expectation), expected);
                assert_eq!(exact(played.variance), square - expected * expected);
            }
        }
    }
}

#[test]
fn the_edge_is_what_the_better_choice_earns_on_average() {
    for players in 2..=8 {
        for weenie in [false, true] {
            for opponents in Opponent::ALL {
                if players == 2 && opponents == Opponent::Coalition {
                    continue;
                }
                let solution =
                    Solution::new(&setup(Deal::Line(players), opponents, weenie)).unwrap();
                let theirs = solution.mixture().unwrap();
                // The better choice bends at thresholds and once more; midpoints of many short pieces.
                let pieces = 20_000;
                let middle = |piece: u32| (f64::from(piece) + 0.5) / f64::from(pieces);
                let best = |hand: f64| {
                    let choices = theirs.with_hand(hand);
                    choices.hold.alpha.max(choices.drop.alpha)
                };
                let mean =
                    (0..pieces).map(|piece| best(middle(piece))).sum::<f64>() / f64::from(pieces);
                assert!(
                    (solution.edge().value() - mean).abs() < 1e-6,
                    "{players} {opponents:?}"
                );
            }
        }
    }
}

#[test]
fn opponents_are_who_they_say() {
    let lines = |players, opponents, weenie| -> Vec<f64> {
        let solution = Solution::new(&setup(Deal::Line(players), opponents, weenie)).unwrap();
        let joint = &solution.mixture().unwrap().joint_strategies()[0];
        let lines = joint.opponents.thresholds();
        lines.iter().map(|line| line.get()).collect()
    };
    for (players, (rules, weenie)) in
        (2..=8).flat_map(|count| both_rules().map(|rules| (count, rules)))
    {
        let others = players as usize - 1;
        let fair = equilibrium(rules, Players::new(others + 1).unwrap())
            .threshold
            .get();
        let (reckless, cautious) = (fair / 2.0, f64::midpoint(fair, 1.0));
        for (opponents, first, line, other) in [
            (Opponent::Equilibrium, others, fair, fair),
            (Opponent::Reckless, others, reckless, reckless),
            (Opponent::Overcautious, others, cautious, cautious),
            (Opponent::Mixed, players as usize / 2, reckless, cautious),
        ] {
            let expected = (0..others).map(|seat| if seat < first { line } else { other });
            for (found, expected) in lines(players, opponents, weenie).into_iter().zip(expected) {
                assert!((found - expected).abs() < 1e-15, "{players} {opponents:?}");
            }
        }
        // With cards Ann holds as many as one who is reckless, and Bo as many as one who is cautious.
        for cards in [1, 2].into_iter().filter(|_| players == 3) {
            let solution =
                Solution::new(&setup(Deal::Cards(cards), Opponent::Mixed, weenie)).unwrap();
            let (game, theirs) = solution.cards().unwrap();
            for (strategy, share) in theirs.iter().zip([reckless, cautious]) {
                let dropped = dropped(strategy);
                let line = Strategy::threshold(game.hands(), dropped).unwrap();
                assert_eq!(*strategy, line);
                assert!((dropped as f64 - share * game.hands().len() as f64).abs() <= 0.5);
            }
        }
    }
    assert!(Game::new(setup(Deal::Cards(3), Opponent::Mixed, false)).is_err());
    // The paper's reply of a bloc of two to 1/2: 6t² − 2t = 1.
    let bloc = lines(3, Opponent::Bloc, false)[0];
    assert!((6.0 * bloc * bloc - 2.0 * bloc - 1.0).abs() < 1e-12);
    // Lines of cards stand half way below and above the least exploitable one.
    for (opponents, dropped) in [(Opponent::Reckless, 333), (Opponent::Overcautious, 996)] {
        let solution = Solution::new(&setup(Deal::Cards(2), opponents, false)).unwrap();
        let (game, theirs) = solution.cards().unwrap();
        assert_eq!(game.hands().deck(), Deck::STANDARD);
        assert_eq!(
            theirs[0],
            Strategy::threshold(game.hands(), dropped).unwrap()
        );
    }
    for cards in 1..=3 {
        let solution =
            Solution::new(&setup(Deal::Cards(cards), Opponent::Equilibrium, false)).unwrap();
        let (game, theirs) = solution.cards().unwrap();
        assert_eq!(cards::exploitability(game, &theirs[0]), Fraction::ZERO);
    }
}

#[test]
fn staying_returns_what_many_rounds_do() {
    for (deal, opponents) in [
        (Deal::Line(2), Opponent::Bloc),
        (Deal::Line(5), Opponent::Overcautious),
        (Deal::Line(3), Opponent::Coalition),
        (Deal::Cards(2), Opponent::Reckless),
    ] {
        let game = Game::new(setup(deal, opponents, false)).unwrap();
        let (solution, staying) = (game.solution(), advice(&game).unwrap().staying.unwrap());
        let round = match solution.mixture() {
            Some(mixture) => mixture.round(mixture.best_threshold().threshold),
            None => solution.best_round(),
        };
        assert_eq!(round.alpha, solution.edge().value());
        let late = returns(round, 1.0).nth(5000).unwrap();
        assert!((staying - late).abs() < 1e-9, "{deal:?} {opponents:?}");
    }
    // Eight reckless players let the stakes grow.
    let game = Game::new(setup(Deal::Line(8), Opponent::Reckless, false)).unwrap();
    assert!(game.solution().best_round().beta > 1.0);
    assert_eq!(advice(&game).unwrap().staying, None);
}
