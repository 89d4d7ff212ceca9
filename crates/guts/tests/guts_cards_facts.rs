//! What the figure `guts-cards` knows of a hand and of lines, found again by another route: by going through all pairs of hands.

use crate::guts_cards::{facts, of, settings, solved};
use proptest::prelude::{ProptestConfig, any, proptest};
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, Hand, Strategy, equilibrium, exploitability, payoff,
    threshold_payoffs,
};
use upperhand_guts::guts_cards::{GutsCards, HandFacts, Line, Met};
use upperhand_kit::Model;
use upperhand_kit::settings::Value;

/// The hands of a game, weakest first, and its rule.
struct Deal {
    game: CardGame,
    /// A bit for each card, by the labels of hands.
    cards: Vec<u64>,
    weenie: bool,
}

impl Deal {
    fn new(cards: u32, ranks: u32, suits: u32, weenie: bool) -> Self {
        let rule = AllDrop::with_weenie(weenie);
        let game = CardGame::new(Deck::new(ranks, suits).unwrap(), cards, rule).unwrap();
        let mut names: Vec<String> = Vec::new();
        let mut bit = |card: &str| {
            let known = names.iter().position(|name| name == card);
            known.unwrap_or_else(|| {
                names.push(card.to_owned());
                names.len() - 1
            })
        };
        let labels = game.hands().iter().map(Hand::to_string);
        let cards = labels.map(|label| label.split('/').map(|card| 1 << bit(card)).sum());
        Self {
            cards: cards.collect(),
            game,
            weenie,
        }
    }

    /// The hands that can be dealt beside one: no card of theirs is in it.
    fn beside(&self, hand: usize) -> impl Iterator<Item = usize> + '_ {
        let is_apart = move |other: &usize| self.cards[*other] & self.cards[hand] == 0;
        (0..self.cards.len()).filter(is_apart)
    }

    /// The returns of holding and of dropping a hand against a strategy, times its denominator and the hands beside it.
    fn returns(&self, hand: usize, theirs: &Strategy) -> (i128, i128) {
        let whole = theirs.denominator();
        let (mut hold, mut drop) = (0, 0);
        for other in self.beside(hand) {
            let often = theirs.numerators()[other];
            let is_weaker = other < hand;
            hold += (whole - often) + if is_weaker { 2 * often } else { -2 * often };
            drop -= often;
            if self.weenie {
                drop += (whole - often) * if is_weaker { -1 } else { 1 };
            }
        }
        (hold, drop)
    }

    /// The most that anybody wins a round from a strategy.
    fn loss(&self, strategy: &Strategy) -> Fraction {
        let best = |hand| {
            let (hold, drop) = self.returns(hand, strategy);
            hold.max(drop)
        };
        let total: i128 = (0..self.cards.len()).map(best).sum();
        let deals = self.game.hands().deals() as i128;
        Fraction::new(total, deals * strategy.denominator())
    }

    fn line(&self, threshold: usize) -> Strategy {
        Strategy::threshold(self.game.hands(), threshold).unwrap()
    }
}

/// A line against everything, by its best reply hand for hand.
fn judged(deal: &Deal, at: usize) -> Line {
    let line = deal.line(at);
    let holds = |hand: &usize| {
        let (hold, drop) = deal.returns(*hand, &line);
        hold > drop
    };
    let below: Vec<usize> = (0..at).filter(holds).collect();
    Line {
        at,
        loses: deal.loss(&line),
        below: below
            .first()
            .map(|&first| (below.len(), [first, below[below.len() - 1]])),
        fewer: (at..deal.cards.len()).filter(|hand| !holds(hand)).count(),
    }
}

/// The lines that are best against lines and against everything, found among all of them.
fn check_best(deal: &Deal, facts: &HandFacts) {
    let all = 0..=deal.cards.len();
    let rows = all.clone().map(|line| threshold_payoffs(&deal.game, line));
    let worst: Vec<i32> = rows.map(|row| row.into_iter().min().unwrap()).collect();
    let best = *worst.iter().max().unwrap();
    let are_best = all.clone().filter(|&line| worst[line] == best);
    assert_eq!(facts.best, are_best.collect::<Vec<_>>());
    let deals = deal.game.hands().deals() as i128;
    assert_eq!(facts.guarantee, Fraction::new(i128::from(best), deals));
    assert_eq!(facts.first, judged(deal, facts.best[0]));
    let losses = all.map(|line| (exploitability(&deal.game, &deal.line(line)), line));
    let (least, line) = losses.min().unwrap();
    assert_eq!(
        (facts.least.exploitability, facts.least.threshold),
        (least, line)
    );
    assert_eq!(deal.loss(&deal.line(line)), least);
    // A hand that the reply holds below the best line, and the strongest one there.
    let first = facts.best[0];
    let met = |hand: usize| Met {
        hand,
        dropped: deal.beside(hand).filter(|&other| other < first).count(),
    };
    let below = facts.first.below.map(|(_, [hand, _])| [hand, first - 1]);
    let why = below.map(|both| both.map(met));
    let explains = |[one, other]: &[Met; 2]| one.dropped > other.dropped;
    assert_eq!(facts.why, why.filter(explains));
}

/// A hand against the equilibrium, and what stands beside it.
fn check_hand(deal: &Deal, optimal: &Strategy, facts: &HandFacts) {
    let (hand, line, hands) = (facts.hand, facts.line.at, deal.cards.len());
    let beside: Vec<usize> = deal.beside(hand).collect();
    let whole = beside.len() as i128 * optimal.denominator();
    let (hold, drop) = deal.returns(hand, optimal);
    let returns = [facts.returns.hold, facts.returns.drop];
    assert_eq!(returns, [hold, drop].map(|sum| Fraction::new(sum, whole)));
    assert_eq!(facts.held, optimal.hold(hand));
    let best = Fraction::from(i128::from(hold > drop));
    assert!(hold == drop || facts.held == best);
    let weaker = beside.iter().filter(|&&other| other < hand).count();
    let standing = facts.standing;
    let expected = [weaker, beside.len() - weaker];
    assert_eq!([standing.weaker, standing.stronger], expected);
    let blocked = [hand - weaker, hands - 1 - hand - expected[1]];
    assert_eq!(
        [standing.blocked_weaker, standing.blocked_stronger],
        blocked
    );
    let dropped = beside.iter().filter(|&&other| other < line);
    assert_eq!(facts.meets_dropped, dropped.count());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn every_fact_is_what_pairs_of_hands_come_to(
        cards in 1..=3_u32, ranks in 2..=6_u32, suits in 1..=3_u32, weenie in any::<bool>(),
        line in 0..=1000_usize, hand in 0..1000_usize,
    ) {
        let mut set = settings(&[
            of(cards),
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
            ("weenie", Value::Switch(weenie)),
        ]);
        let [ranks, suits] = ["ranks", "suits"].map(|name| set.whole(name));
        let deal = Deal::new(set.name("cards").parse().unwrap(), ranks, suits, weenie);
        let hands = deal.cards.len();
        // Another game begins at its best line, and the hand beside it.
        let begun = [set.whole("hold-above"), set.whole("hand")].map(|at| at as usize);
        let at = |thousandths: usize| thousandths * hands / 1000;
        let (line, hand) = (at(line).min(hands), at(hand).min(hands - 1));
        set.set("hold-above", u32::try_from(line).unwrap());
        set.set("hand", u32::try_from(hand).unwrap());
        let mut model = solved(&set);
        let known = facts(&mut model, &set);
        assert_eq!((known.hands, known.hand, &known.line), (hands, hand, &judged(&deal, line)));
        assert_eq!(begun, [known.best[0], known.best[0].min(hands - 1)]);
        check_best(&deal, &known);
        let optimal = equilibrium(&deal.game).unwrap();
        assert_eq!(deal.loss(&optimal), Fraction::ZERO);
        assert_eq!((known.missing, known.loses), (None, Fraction::ZERO));
        check_hand(&deal, &optimal, &known);
        let played = |hand: usize| Fraction::from(i128::from(hand >= line));
        let differing = (0..hands).filter(|&hand| optimal.hold(hand) != played(hand));
        assert_eq!(known.differing, differing.count());
        let mixed = (0..hands).filter(|&hand| optimal.hold(hand).denominator() > 1);
        assert_eq!(known.mixed, mixed.count());
        assert_eq!(known.against, payoff(&deal.game, &deal.line(line), &optimal));
        set.set("view", "matrix");
        let earned = payoff(&deal.game, &deal.line(line), &deal.line(hand));
        assert_eq!(facts(&mut model, &set).duel, earned);
    }
}

/// Where the line that beats the best one wins as much from it as anybody can, nobody is said to win "but" as much.
#[test]
fn nobody_is_said_to_win_but_as_much() {
    for (cards, ranks) in [(2, 9), (3, 4)] {
        let set = settings(&[of(cards), ("ranks", Value::Whole(ranks))]);
        let mut model = GutsCards::default();
        let known = facts(&mut model, &set);
        assert_eq!(known.first.loses, -known.guarantee);
        let said = model.sentence(&set);
        assert!(
            said.contains(", and no other play wins more from it. "),
            "{said}"
        );
    }
}
