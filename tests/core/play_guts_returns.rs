//! The coach's numbers against deals that are gone through one by one, and settled by other code.

use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy};
use upperhand::guts::coalition::Mixture;
use upperhand::guts::{Opponents, Rules, Threshold, cards, returns};
use upperhand::play::guts::{
    Deal, Game, Hand, Opponent, Pair, Plan, Setup, Solution, Worth, advice, forward,
};
use upperhand_oracles::dealt_guts::{Dealt, settle};
use upperhand_oracles::sized;

/// Hands and thresholds are multiples of 1/8.
const CELLS: usize = 8;

fn eighth(numerator: usize) -> f64 {
    numerator as f64 / CELLS as f64
}

fn int(value: i32) -> Fraction {
    Fraction::new(i128::from(value), 1)
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

/// Goes through every deal of the others' cells, with the chance of each.
fn each_deal(players: usize, mut each: impl FnMut(&[usize], Fraction)) {
    let deals = CELLS.pow(u32::try_from(players).unwrap());
    for code in 0..deals {
        let cells: Vec<usize> = (0..players)
            .map(|player| code / CELLS.pow(u32::try_from(player).unwrap()) % CELLS)
            .collect();
        each(&cells, Fraction::new(1, whole(deals)));
    }
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
fn a_hand_of_the_number_line_returns_the_mean_of_all_deals() {
    for (rules, weenie) in both_rules() {
        for lines in opponents() {
            let others = against(rules, &lines);
            for mine in 0..=CELLS {
                let choices = others.with_hand(eighth(mine));
                for (holds, round) in [(true, choices.hold), (false, choices.drop)] {
                    let (mut alpha, mut beta) = (Fraction::ZERO, Fraction::ZERO);
                    each_deal(lines.len(), |cells, chance| {
                        let me = Dealt {
                            hand: eighth(mine),
                            holds,
                        };
                        let other = |(&cell, &line): (&usize, &usize)| Dealt {
                            hand: eighth(cell) + 1.0 / 16.0,
                            holds: cell >= line,
                        };
                        let others = cells.iter().zip(&lines).map(other);
                        let deal: Vec<Dealt> = std::iter::once(me).chain(others).collect();
                        let (payoffs, stakes) = settle(&deal, weenie);
                        alpha = alpha + chance * int(payoffs[0]);
                        beta = beta + chance * int(stakes);
                    });
                    assert_near(round.alpha, alpha);
                    assert_near(round.beta, beta);
                }
            }
        }
    }
}

#[test]
fn a_hold_meets_what_every_deal_says() {
    for lines in opponents() {
        let others = against(Rules::Standard, &lines);
        for mine in 0..=CELLS {
            let met = others.showdown(eighth(mine));
            let (mut alone, mut win) = (Fraction::ZERO, Fraction::ZERO);
            each_deal(lines.len(), |cells, chance| {
                let mut held = (0..cells.len()).filter(|&of| cells[of] >= lines[of]);
                if held.clone().all(|of| cells[of] < mine) {
                    win = win + chance;
                }
                if held.next().is_none() {
                    alone = alone + chance;
                }
            });
            assert_near(met.alone, alone);
            assert_near(met.win, win);
        }
    }
}

/// The mean square of player 1's payoff, where she holds the cells from `mine` on. Of hands in one cell each is equally
/// likely to be the best.
fn mean_square(mine: usize, lines: &[usize], weenie: bool) -> Fraction {
    let lines: Vec<usize> = std::iter::once(mine).chain(lines.iter().copied()).collect();
    let mut square = Fraction::ZERO;
    each_deal(lines.len(), |cells, chance| {
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
            let payoff = settle(&deal, weenie).0[0];
            let share = chance * Fraction::new(1, whole(tied.len()));
            square = square + share * int(payoff * payoff);
        }
    });
    square
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

fn setup(deal: Deal, opponents: Opponent, weenie: bool) -> Setup {
    Setup {
        deal,
        opponents,
        weenie,
        ..Setup::default()
    }
}

const WITH_CARDS: [Opponent; 3] = [
    Opponent::Equilibrium,
    Opponent::Reckless,
    Opponent::Overcautious,
];

/// All that comes of one hand of cards: the mean payoffs of holding and dropping, and the chances that the other drops,
/// holds a weaker hand, holds a stronger one.
fn by_every_deal(
    game: &CardGame,
    theirs: &Strategy,
    mine: usize,
) -> ([Fraction; 2], [Fraction; 3]) {
    let hands = game.hands();
    let weenie = game.all_drop() == AllDrop::Weenie;
    let (mut returns, mut chances) = ([Fraction::ZERO; 2], [Fraction::ZERO; 3]);
    let one = Fraction::new(1, whole(hands.opposing()));
    for other in 0..hands.len() {
        if !hands.get(mine).is_disjoint_from(hands.get(other)) {
            continue;
        }
        let held = theirs.hold(other);
        let dropped = Fraction::new(1, 1) - held;
        for (choice, holds) in [true, false].into_iter().enumerate() {
            for (they_hold, chance) in [(true, held), (false, dropped)] {
                let deal = [
                    Dealt {
                        hand: mine as f64,
                        holds,
                    },
                    Dealt {
                        hand: other as f64,
                        holds: they_hold,
                    },
                ];
                let payoff = settle(&deal, weenie).0[0];
                returns[choice] = returns[choice] + one * chance * int(payoff);
            }
        }
        chances[0] = chances[0] + one * dropped;
        let place = if other < mine { 1 } else { 2 };
        chances[place] = chances[place] + one * held;
    }
    (returns, chances)
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
                    let Some(Hand::Cards(mine)) = game.hand() else {
                        panic!("cards")
                    };
                    if !seen.insert(mine) {
                        continue;
                    }
                    let advice = advice(&game).unwrap();
                    let (rules, theirs) = solution.cards().unwrap();
                    let (returns, chances) = by_every_deal(rules, &theirs[0], mine);
                    assert_eq!(both(advice.returns), returns);
                    assert_eq!(exact(advice.alone), chances[0]);
                    assert_eq!(exact(advice.win), chances[0] + chances[1]);
                    let (rules, equilibrium) = fair.cards().unwrap();
                    let (returns, _) = by_every_deal(rules, &equilibrium[0], mine);
                    assert_eq!(both(advice.against_equilibrium.unwrap()), returns);
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
            let (rules, theirs) = game.solution().cards().unwrap();
            let share = Fraction::new(1, 52);
            let edge = (0..52).fold(Fraction::ZERO, |sum, mine| {
                let ([hold, drop], _) = by_every_deal(rules, &theirs[0], mine);
                sum + share * if hold > drop { hold } else { drop }
            });
            assert_eq!(exact(game.solution().edge()), edge);
            for dropped in [0, 10, 26, 40, 52] {
                let (mut mean, mut square) = (Fraction::ZERO, Fraction::ZERO);
                for (mine, other) in
                    (0..52).flat_map(|mine| (0..52).map(move |other| (mine, other)))
                {
                    if mine == other {
                        continue;
                    }
                    let held = theirs[0].hold(other);
                    for (they_hold, chance) in [(true, held), (false, Fraction::new(1, 1) - held)] {
                        let deal = [
                            Dealt {
                                hand: mine as f64,
                                holds: mine >= dropped,
                            },
                            Dealt {
                                hand: other as f64,
                                holds: they_hold,
                            },
                        ];
                        let payoff = settle(&deal, weenie).0[0];
                        let share = Fraction::new(1, 52 * 51) * chance;
                        mean = mean + share * int(payoff);
                        square = square + share * int(payoff * payoff);
                    }
                }
                let plan = Plan::Above(dropped);
                let played = forward(&game, plan, 1).unwrap();
                assert_eq!(exact(played.expectation), mean);
                assert_eq!(exact(played.variance), square - mean * mean);
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
    let line = |players, opponents| {
        let solution = Solution::new(&setup(Deal::Line(players), opponents, false)).unwrap();
        let mixture = solution.mixture().unwrap().clone();
        mixture.joint_strategies()[0].opponents.thresholds()[0].get()
    };
    for players in 2..=8 {
        let fair = line(players, Opponent::Equilibrium);
        assert_eq!(line(players, Opponent::Reckless), fair / 2.0);
        assert_eq!(
            line(players, Opponent::Overcautious),
            f64::midpoint(fair, 1.0)
        );
    }
    // The paper's reply of a bloc of two to 1/2: 6t² − 2t = 1.
    let bloc = line(3, Opponent::Bloc);
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
