//! What the figure `guts-cards` says, found again by another route: by going through all pairs of hands.

use crate::guts_cards::{fact, settings, solved};
use proptest::prelude::{ProptestConfig, any, proptest};
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, Hand, Strategy, equilibrium, exploitability, payoff,
};
use upperhand_guts::guts_cards::GutsCards;
use upperhand_kit::settings::Value;
use upperhand_kit::{Extent, Model, Settings};
use upperhand_oracles::stakes::{between, tells, written};

/// The hands of a game by their labels, weakest first, and its rule.
struct Deal {
    game: CardGame,
    labels: Vec<String>,
    weenie: bool,
}

impl Deal {
    fn new(cards: u32, ranks: u32, suits: u32, weenie: bool) -> Self {
        let rule = [AllDrop::Replay, AllDrop::Weenie][usize::from(weenie)];
        let game = CardGame::new(Deck::new(ranks, suits).unwrap(), cards, rule).unwrap();
        let labels = game.hands().iter().map(Hand::to_string).collect();
        Self {
            game,
            labels,
            weenie,
        }
    }

    /// The hands that can be dealt beside one: no card of theirs is in it.
    fn beside(&self, hand: usize) -> impl Iterator<Item = usize> + '_ {
        let own: Vec<&str> = self.labels[hand].split('/').collect();
        let is_apart = move |other: &usize| {
            let mut cards = self.labels[*other].split('/');
            cards.all(|card| !own.contains(&card))
        };
        (0..self.labels.len()).filter(is_apart)
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
        let total: i128 = (0..self.labels.len()).map(best).sum();
        let deals = self.game.hands().deals() as i128;
        Fraction::new(total, deals * strategy.denominator())
    }

    fn line(&self, threshold: usize) -> Strategy {
        Strategy::threshold(self.game.hands(), threshold).unwrap()
    }

    /// The least that a line earns from another line.
    fn worst(&self, threshold: usize) -> Fraction {
        let mine = self.line(threshold);
        let payoffs =
            (0..=self.labels.len()).map(|theirs| payoff(&self.game, &mine, &self.line(theirs)));
        payoffs
            .min_by(|one, other| one.value().total_cmp(&other.value()))
            .unwrap()
    }

    fn name(&self, threshold: usize) -> String {
        match threshold {
            0 => "everything".to_owned(),
            _ if threshold == self.labels.len() => "nothing".to_owned(),
            _ => format!("above {}", written(&self.labels[threshold - 1])),
        }
    }
}

/// The sentence on the best line: what beats it, and by how much.
fn check_sentence(deal: &Deal, best: usize, said: &str) {
    let loss = deal.loss(&deal.line(best));
    let worst = deal.worst(best);
    assert!(said.contains(&deal.name(best)), "{said}");
    assert_eq!(
        said.contains("is perfect: nobody beats it"),
        loss == Fraction::ZERO,
        "{said}"
    );
    if loss == Fraction::ZERO {
        return;
    }
    assert_eq!(
        said.contains("nearly perfect"),
        loss.value() < 1e-4,
        "{said}"
    );
    assert_eq!(
        said.contains("no other line beats it"),
        worst == Fraction::ZERO,
        "{said}"
    );
    check_least_exploitable(deal, best, said);
    // The best of the lines beside the best of all replies to it: where that wins no more, none is said to win "but" as much.
    let is_all = said.contains(", and no other play wins more from it. ");
    assert_eq!(is_all, worst + loss == Fraction::ZERO, "{said}");
    if !is_all {
        let wins = between(
            between(said, ", but an opponent who knows it", ". "),
            " wins ",
            ". ",
        );
        assert!(tells(wins, loss), "{said}");
        assert!(
            !said.contains(&format!("this one least, {wins},")),
            "{said}"
        );
    }
    if worst != Fraction::ZERO {
        let end = if is_all { ", and" } else { ", but" };
        let told = between(said, "this one least, ", end);
        assert!(tells(told, worst), "{said}");
        for line in 0..=deal.labels.len() {
            let other = deal.worst(line).value();
            assert!(other < 0.0 && other <= worst.value(), "{said}: {line}");
        }
    }
}

/// The line that loses least against everything, found among all of them.
fn check_least_exploitable(deal: &Deal, best: usize, said: &str) {
    let losses =
        (0..=deal.labels.len()).map(|line| exploitability(&deal.game, &deal.line(line)).value());
    let losses: Vec<f64> = losses.collect();
    let least = (0..losses.len())
        .min_by(|&one, &other| losses[one].total_cmp(&losses[other]))
        .unwrap();
    if least == best {
        assert!(said.contains(" No line loses less. "), "{said}");
        return;
    }
    let told = between(said, " Against everything, ", ". The equilibrium");
    let (line, loss) = told.split_once(" loses least: ").unwrap();
    assert!(line.ends_with(&deal.name(least)), "{said}: {least}");
    assert!(tells(loss, deal.loss(&deal.line(least))), "{said}");
}

/// The advice on a hand, by its returns against the equilibrium.
fn check_advice(
    deal: &Deal,
    hand: usize,
    optimal: &Strategy,
    model: &mut GutsCards,
    set: &Settings,
) {
    let said = model.readout(set);
    let (hold, drop) = deal.returns(hand, optimal);
    let whole = deal.beside(hand).count() as i128 * optimal.denominator();
    let margin = Fraction::new((hold - drop).abs(), whole);
    let chance = optimal.hold(hand);
    let expected = match chance.numerator() {
        _ if chance.denominator() == 1 && hold == drop => "Either",
        0 => "Drop",
        _ if chance.denominator() == 1 => "Hold",
        _ => "",
    };
    if expected.is_empty() {
        assert_eq!(said.exact, chance.to_string());
        assert!(
            said.value.ends_with('%') && said.advice.contains(&said.value),
            "{said:?}"
        );
    } else {
        assert_eq!(said.value, expected);
    }
    match hold.cmp(&drop) {
        core::cmp::Ordering::Equal => {
            assert!(
                said.advice
                    .starts_with("Hold or drop, both return the same. "),
                "{said:?}"
            );
        }
        order => {
            let (choice, other) = if order.is_gt() {
                ("Hold", "dropping")
            } else {
                ("Drop", "holding")
            };
            let cost = said
                .advice
                .strip_prefix(&format!("{choice} it: {other} costs "));
            let cost = cost.and_then(|cost| cost.strip_suffix('.'));
            assert!(
                cost.is_some_and(|cost| tells(cost, margin)),
                "{said:?}: {margin:?}"
            );
        }
    }
    assert!(said.advice.chars().count() <= 110, "{said:?}");
    for (term, returns) in [("If you hold", hold), ("If you drop", drop)] {
        let exact = Fraction::new(returns, whole).to_string().replace('-', "−");
        let exact = exact.strip_suffix("/1").unwrap_or(&exact);
        let told = fact(model, set, term);
        assert!(told.contains(exact), "{told}: {exact}");
    }
    let (beside, weaker) = (
        deal.beside(hand).count(),
        deal.beside(hand).filter(|&other| other < hand).count(),
    );
    let better = Fraction::new(weaker as i128, beside as i128);
    let told = fact(model, set, "Beats theirs");
    assert!(
        better.denominator() == 1 || told.contains(&format!("({better})")),
        "{told}: {better}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn every_claim_holds(
        cards in 1..=3_u32, ranks in 2..=6_u32, suits in 1..=3_u32, weenie in any::<bool>(),
        line in 0..=1000_usize, hand in 0..1000_usize,
    ) {
        let changes = [
            ("cards", Value::Whole(cards)),
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
            ("weenie", Value::Switch(weenie)),
        ];
        let chosen = settings(&changes);
        let [cards, ranks, suits] = ["cards", "ranks", "suits"].map(|name| chosen.whole(name));
        let deal = Deal::new(cards, ranks, suits, weenie);
        let hands = deal.labels.len();
        let at = |thousandths: usize| thousandths * hands / 1000;
        let (line, hand) = (at(line).min(hands), at(hand).min(hands - 1));
        let best = chosen.whole("hold-above") as usize;
        let mut set = chosen.clone();
        set.set("hold-above", u32::try_from(line).unwrap());
        set.set("hand", u32::try_from(hand).unwrap());
        let mut model = solved(&set);
        check_sentence(&deal, best, &model.sentence(&set));
        let optimal = equilibrium(&deal.game).unwrap();
        assert_eq!(deal.loss(&optimal), Fraction::ZERO);
        check_advice(&deal, hand, &optimal, &mut model, &set);
        // The line chosen, against everything and against the equilibrium.
        let (told, loss) = (fact(&mut model, &set, "The line loses"), deal.loss(&deal.line(line)));
        if loss == Fraction::ZERO {
            assert_eq!(told, "nothing: nobody beats it");
        } else {
            let exact = if loss.denominator() == 1 { String::new() } else { format!(" ({loss} a round)") };
            let size = between(&told, "", " to an opponent who knows it").strip_suffix(exact.as_str());
            assert!(size.is_some_and(|size| tells(size, loss)), "{told}");
        }
        let told = fact(&mut model, &set, "Is the best line perfect?");
        let is_perfect = deal.loss(&deal.line(best)) == Fraction::ZERO;
        assert_eq!(told == "yes", is_perfect, "{told}");
        assert!(is_perfect || told.starts_with("no, cards block each other"), "{told}");
        if let Some((hand, met)) = told.strip_prefix("no, cards block each other: ").and_then(|why| why.split_once(" can meet ")) {
            let meets = |name: &str, dropped: &str| {
                let hand = deal.labels.iter().position(|label| written(label) == name).unwrap();
                let met = deal.beside(hand).filter(|&other| other < best).count();
                assert!(hand < best && dropped == met.to_string(), "{told}: {met}");
                met
            };
            let (met, strongest) = met.split_once(" hands that drop, ").unwrap();
            let (strongest, fewer) = strongest.split_once(", though stronger, only ").unwrap();
            assert!(meets(hand, met) > meets(strongest, fewer), "{told}");
        }
        let holds = if hand >= line { "this one too" } else { "not this one" };
        assert_eq!(fact(&mut model, &set, "Line"), format!("holds {}: {holds}", deal.name(line)));
        let dropped = deal.beside(hand).filter(|&other| other < line).count();
        let met = deal.beside(hand).count();
        let noun = if met == 1 { "hand" } else { "hands" };
        assert_eq!(fact(&mut model, &set, "Meets"), format!("{met} {noun}; the line drops {dropped}"));
        let others = |of: &dyn Fn(usize) -> bool| (0..hands).filter(|&other| other != hand && of(other)).count();
        let beside: Vec<usize> = deal.beside(hand).collect();
        let blocked = [others(&|other| other < hand && !beside.contains(&other)), others(&|other| other > hand && !beside.contains(&other))];
        let told = fact(&mut model, &set, "Blocks");
        match blocked {
            [0, 0] => assert_eq!(told, "no other hand"),
            [1, stronger] => assert!(told.starts_with(&format!("1 weaker hand, {stronger} stronger: all with ")), "{told}"),
            [weaker, stronger] => {
                assert!(told.starts_with(&format!("{weaker} weaker hands, {stronger} stronger: all with ")), "{told}");
            }
        }
        let heading = model.readout(&set).heading;
        assert_eq!(heading, format!("{} beats {hand} of {hands} {}", written(&deal.labels[hand]), if hands == 1 { "hand" } else { "hands" }));
        // A whole number is no fraction.
        let rows = model.table(&set, Extent::Near).rows;
        assert!(rows.iter().flatten().all(|cell| !cell.contains("/1)")), "{rows:?}");
        let summary = model.summary(&set);
        let differing = (0..hands).filter(|&other| {
            optimal.hold(other) != Fraction::new(i128::from(other >= line), 1)
        });
        let otherwise = match differing.count() {
            0 => "which plays the same hands".to_owned(),
            1 => "which plays 1 hand otherwise".to_owned(),
            count => format!("which plays {count} hands otherwise"),
        };
        assert!(summary.contains(&otherwise), "{summary}");
        let against = payoff(&deal.game, &deal.line(line), &optimal);
        let result = between(&summary, "As shown, ", " against the equilibrium");
        let (_, size) = result.split_once(" loses ").unwrap();
        if against == Fraction::ZERO {
            assert_eq!(size, "nothing");
        } else {
            assert!(against.numerator() < 0 && tells(size, against), "{result}: {against:?}");
        }
        // The matrix: the payoff of one line against another.
        set.set("show", "matrix");
        let said = model.readout(&set);
        let earned = payoff(&deal.game, &deal.line(line), &deal.line(hand));
        let names = format!("You hold {}, they hold {}: ", deal.name(line), deal.name(hand));
        let result = said.advice.strip_prefix(&names).and_then(|rest| rest.strip_suffix('.')).unwrap();
        match earned.numerator() {
            0 => assert_eq!(result, "neither wins"),
            1.. => assert!(result.strip_prefix("you win ").is_some_and(|size| tells(size, earned)), "{said:?}"),
            _ => assert!(result.strip_prefix("you lose ").is_some_and(|size| tells(size, earned)), "{said:?}"),
        }
        let is_told = |term: &'static str, line: usize| {
            let expected = format!("holds {}, drops {line} of {hands}", deal.name(line));
            said.facts.contains(&(term, expected))
        };
        assert!(is_told("Your line", line) && is_told("Their line", hand), "{said:?}");
        let value: f64 = said.value.replace('−', "-").parse().unwrap();
        assert!((value - 100.0 * earned.value()).abs() <= 0.000_500_1, "{said:?}");
        assert_eq!(said.unit, "antes per 100 rounds");
        let exact = earned.to_string().replace('-', "−");
        assert_eq!(said.decimal, format!("({} a round)", exact.strip_suffix("/1").unwrap_or(&exact)));
        let short = |line: usize| deal.name(line).trim_start_matches("above ").to_owned();
        assert_eq!(said.heading, format!("You {}, they {}", short(line), short(hand)));
    }
}

/// Where the line that beats the best one wins as much from it as anybody can, nobody is said to win "but" as much.
#[test]
fn nobody_is_said_to_win_but_as_much() {
    for (cards, ranks, suits) in [(2, 9, 4), (3, 4, 4)] {
        let changes = [
            ("cards", Value::Whole(cards)),
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
        ];
        let set = settings(&changes);
        let deal = Deal::new(cards, ranks, suits, false);
        let best = set.whole("hold-above") as usize;
        let [loss, worst] = [deal.loss(&deal.line(best)), deal.worst(best)];
        assert_eq!(loss + worst, Fraction::ZERO);
        assert!(loss.numerator() > 0);
        let said = GutsCards::default().sentence(&set);
        let size = between(
            &said,
            "this one least, ",
            ", and no other play wins more from it. ",
        );
        assert!(tells(size, loss), "{said}");
    }
}
