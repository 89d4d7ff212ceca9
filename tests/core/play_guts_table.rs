//! A table of cards for two to six: each hand beside a walk over all deals of the others, or over many where they are too many.

use crate::play_guts::{cards_of, dropped, setup};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use upperhand::Fraction;
use upperhand::guts::cards::{Card, Hand as CardHand, Hands, RANKS, Ranking, table_line};
use upperhand::play::guts::{
    Deal, Game, Hand, LongRun, Opponent, Plan, Setup, Solution, advice, forward,
};
use upperhand_oracles::dealt_guts::{Dealt, Met};
use upperhand_oracles::sized;

/// A game at the table, and a walk over deals of its first hand.
struct Seated {
    game: Game,
    mine: usize,
    /// How many hands each of the others drops.
    lines: Vec<usize>,
    met: Met,
}

impl Seated {
    fn new((cards, players): (u32, u32), opponents: Opponent, weenie: bool, seed: u64) -> Self {
        let setup = Setup {
            seed,
            ..setup(Deal::Table { cards, players }, opponents, weenie)
        };
        let game = Game::new(setup).unwrap();
        let (_, theirs) = game.solution().cards().unwrap();
        Self {
            mine: cards_of(&game),
            lines: theirs.iter().map(dropped).collect(),
            met: Met::new(weenie),
            game,
        }
    }

    fn hands(&self) -> &Hands {
        self.game.solution().cards().unwrap().0.hands()
    }

    fn can_have(&self, others: &[usize], hand: usize) -> bool {
        let hands = self.hands();
        let is_free = |other: &usize| hands.get(*other).is_disjoint_from(hands.get(hand));
        is_free(&self.mine) && others.iter().all(is_free)
    }

    fn walk_over(&mut self, others: &[usize]) {
        let dealt = others.iter().zip(&self.lines).map(|(&hand, &line)| Dealt {
            hand: hand as f64,
            holds: hand >= line,
        });
        let dealt: Vec<Dealt> = dealt.collect();
        self.met.meet(1, self.mine as f64, &dealt);
    }

    fn walk_over_all(&mut self, others: &mut Vec<usize>) {
        if others.len() == self.lines.len() {
            return self.walk_over(others);
        }
        for hand in 0..self.hands().len() {
            if self.can_have(others, hand) {
                others.push(hand);
                self.walk_over_all(others);
                others.pop();
            }
        }
    }

    /// What the coach knows and what was found on average.
    fn both(&self) -> impl Iterator<Item = (Fraction, Fraction)> {
        let known = advice(&self.game).unwrap();
        let (hold, drop) = (known.returns.hold, known.returns.drop);
        let known = [hold, drop, known.alone, known.win].map(|worth| worth.exact().unwrap());
        let found = [self.met.alpha(), self.met.alone_and_win()].concat();
        known.into_iter().zip(found)
    }
}

#[test]
fn a_hand_meets_what_a_walk_over_all_deals_meets() {
    let kinds = [Opponent::Mixed, Opponent::Equilibrium, Opponent::Reckless];
    for (cards, players, seeds) in sized(
        [(1, 3, 6), (1, 4, 1), (2, 2, 6), (2, 3, 1), (3, 2, 2)],
        [(1, 3, 12), (1, 4, 3), (2, 2, 6), (2, 3, 2), (3, 2, 4)],
    ) {
        for (seed, opponents) in (0..seeds).zip(kinds.into_iter().cycle()) {
            let mut seated = Seated::new((cards, players), opponents, seed % 2 == 1, seed);
            seated.walk_over_all(&mut Vec::new());
            for (known, found) in seated.both() {
                assert_eq!(known, found, "{cards} {players} {opponents:?} {seed}");
            }
        }
    }
}

#[test]
fn a_hand_at_a_large_table_meets_what_many_deals_meet() {
    const DEALS: u32 = 40_000;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(6);
    for (cards, players, weenie) in [(2, 6, true), (3, 4, true), (3, 6, false)] {
        let mut seated = Seated::new((cards, players), Opponent::Mixed, weenie, 3);
        let mut others = Vec::new();
        while seated.met.deals < DEALS.into() {
            let hand = random.random_range(0..seated.hands().len());
            if !seated.can_have(&others, hand) {
                // Drawn again from the first on, so that all deals are equally likely.
                others.clear();
                continue;
            }
            others.push(hand);
            if others.len() == seated.lines.len() {
                seated.walk_over(&others);
                others.clear();
            }
        }
        // Six standard errors of what lies within twice the pot; the seed is fixed.
        let most = [2.0 * f64::from(players), f64::from(players), 1.0, 1.0];
        for ((known, found), most) in seated.both().zip(most) {
            let apart = (known.value() - found.value()).abs();
            let room = 6.0 * most / f64::from(DEALS).sqrt();
            assert!(apart < room, "{cards} {players}: {known} {found}");
        }
    }
}

#[test]
fn lines_are_those_of_the_chart_or_on_either_side_of_it() {
    for (cards, players) in (1..=3).flat_map(|cards| (3..=6).map(move |players| (cards, players))) {
        let seated = Seated::new((cards, players), Opponent::Mixed, false, 1);
        let ranks = |hand: usize| {
            let cards = seated.hands().get(hand).cards();
            let ranks = cards.map(|card| RANKS[usize::from(card.rank())]);
            ranks.collect::<Vec<_>>().join(" ")
        };
        let known = table_line(players, Ranking::new(cards, false).unwrap()).unwrap();
        let chart = (0..seated.hands().len()).find(|hand| ranks(*hand) == known.hand);
        let told = seated.game.solution().chart();
        assert_eq!(told, chart.map(|hand| seated.hands().get(hand)));
        let chart = chart.unwrap();
        // Everybody holds all hands of the same ranks, or none, where there is more to them than an ace.
        let is_first = |line: &usize| cards == 1 || ranks(*line) != ranks(line - 1);
        assert!(seated.lines.iter().all(is_first));
        assert!(seated.lines[0] < chart && seated.lines[1] > chart);
        assert!(seated.lines[2..].iter().all(|line| *line == chart));
    }
}

#[test]
fn what_is_not_known_at_a_table_is_not_told() {
    let seated = Seated::new((2, 5), Opponent::Mixed, false, 2);
    assert_eq!(seated.game.solution().long_run(), LongRun::Unknown);
    assert!(forward(&seated.game, Plan::Best, 10).is_err());
    let known = advice(&seated.game).unwrap();
    assert!(known.in_the_long_run.is_none() && known.against_equilibrium.is_none());
    assert!(known.better_in_the_long_run.is_none() && known.staying.is_none());
}

/// What the best reply wins more than the chart in a round, if all others hold by it. Below the class of the chart a hand loses to
/// whoever holds, whatever its suits are; above it the weakest suits lose most.
fn won_beside_the_chart(cards: u32, players: u32) -> f64 {
    let setup = setup(Deal::Table { cards, players }, Opponent::Equilibrium, false);
    let solution = Solution::new(&setup).unwrap();
    let hands = solution.cards().unwrap().0.hands();
    let chart = solution.chart().unwrap();
    let ranks = |hand: &CardHand| hand.cards().map(Card::rank).collect::<Vec<_>>();
    let gain = |index: usize, holds: bool| {
        let returns = solution.returns(Hand::Cards(index), (0, &[]));
        let chosen = if holds { returns.hold } else { returns.drop };
        returns.best().value() - chosen.value()
    };
    let mut sum = 0.0;
    let mut from = 0;
    for class in hands
        .iter()
        .collect::<Vec<_>>()
        .chunk_by(|one, other| ranks(one) == ranks(other))
    {
        let holds = class.iter().any(|hand| *hand >= chart);
        let is_of_chart = ranks(class[0]) == ranks(chart);
        sum += match () {
            () if is_of_chart => (0..class.len()).map(|at| gain(from + at, true)).sum(),
            () => gain(from, holds) * class.len() as f64,
        };
        from += class.len();
    }
    sum / hands.len() as f64
}

/// The page of the chart says how good it is.
#[test]
fn what_the_chart_gives_away_is_told() {
    let page = include_str!("../../guts.html");
    let most = |cards| {
        let tables = (2..=6).map(|players| won_beside_the_chart(cards, players));
        tables.fold(0.0, f64::max)
    };
    let [one, two, three] = [1, 2, 3].map(most);
    assert!(
        0.0 < two
            && two < 0.01 / 20.0
            && page.contains("a twentieth of a cent a round with two cards")
    );
    assert!(
        page.contains(&format!("and {:.0} cents with three", 100.0 * three)),
        "{three}"
    );
    assert!(
        page.contains(&format!("hold anything, for {one:.2}\u{a0}€ more")),
        "{one}"
    );
    // It is five who wait for an ace.
    assert_eq!(won_beside_the_chart(1, 6), one);
    assert_eq!(
        table_line(6, Ranking::new(1, false).unwrap()).unwrap().hand,
        "A"
    );
}
