//! What is known of a hand, beside sums over all that the others can do, and what the coach says of it.

use super::{Table, either, number, played, random, says, state};
use upperhand::guts::{Players, Rules, equilibrium};
use upperhand::play::guts::{Choice, Hand, LongRun};
use upperhand_guts::play_guts::{Against, Asked, Dealt, Facts};

/// What holding and dropping a hand return against others who all hold above a line: each number of them that hold, by its
/// chance.
fn returns(hand: f64, others: u32, line: f64, weenie: bool) -> [f64; 2] {
    let players = f64::from(others) + 1.0;
    let [mut hold, mut drop] = [0.0; 2];
    let mut ways = 1.0;
    for holders in 0..=others {
        let count = f64::from(holders);
        let dropped = i32::try_from(others - holders).unwrap();
        let chance = ways * (1.0 - line).powi(holders.cast_signed()) * line.powi(dropped);
        let beaten = ((hand - line).max(0.0) / (1.0 - line)).powi(holders.cast_signed());
        hold += chance * (count - 1.0 + players * (2.0 * beaten - 1.0));
        drop += match holders {
            0 if weenie => {
                let fined = (hand.min(line) / line).powi(dropped);
                chance * (1.0 - players * fined)
            }
            0 => 0.0,
            _ => chance * (count - 2.0),
        };
        ways *= f64::from(others - holders) / (count + 1.0);
    }
    [hold, drop]
}

/// The line that the others hold above.
fn line(players: u32, weenie: bool, opponents: Against) -> f64 {
    let rules = if weenie {
        Rules::Weenie
    } else {
        Rules::Standard
    };
    let fair = equilibrium(rules, Players::new(players as usize).unwrap());
    match opponents {
        Against::Reckless => fair.threshold.get() / 2.0,
        Against::Overcautious => f64::midpoint(fair.threshold.get(), 1.0),
        _ => fair.threshold.get(),
    }
}

#[test]
fn the_coach_knows_what_both_choices_return() {
    let mut random = random(9);
    let mut verdicts = [0; 3];
    for players in 2..=8_u32 {
        for (weenie, opponents) in [
            (false, Against::Equilibrium),
            (true, Against::Reckless),
            (false, Against::Overcautious),
        ] {
            let mut asked = state(Asked {
                deal: Dealt::Line,
                players,
                weenie,
                opponents,
                ..Table::coached()
            });
            let line = line(players, weenie, opponents);
            for _ in 0..4 {
                let facts = Facts::of(&asked);
                let Some(Hand::Line(hand)) = facts.asked.hand() else {
                    break;
                };
                let known = facts.advice.as_ref().unwrap();
                let worths = returns(hand, players - 1, line, weenie);
                let near = |found: f64, known: f64| assert!((found - known).abs() < 1e-9);
                let [hold, drop] = worths;
                near(known.returns.hold.value(), hold);
                near(known.returns.drop.value(), drop);
                let others = (players - 1).cast_signed();
                near(known.alone.value(), line.powi(others));
                near(known.win.value(), line.max(hand).powi(others));
                // The words say antes of this pot.
                let stakes = facts.asked.stakes() as f64;
                let mut table = Table::of(&asked);
                for (term, worth) in [("If you hold", hold), ("If you drop", drop)] {
                    let said = table.fact(term).unwrap();
                    assert!(says(&said, stakes * worth), "{said}: {worth}");
                }
                let verb = match hold - drop {
                    apart if apart.abs() < 1e-9 => "Hold or drop: in this round both ",
                    apart if apart > 0.0 => "Hold: in this round it ",
                    _ => "Drop: in this round it ",
                };
                let advice = table.advice();
                assert!(advice.starts_with(verb), "{advice}: {hold} or {drop}");
                let holds = either(&mut random);
                asked = played(&asked, holds);
                let lost = (hold - drop).abs() * if holds == (hold > drop) { 0.0 } else { stakes };
                let facts = Facts::of(&asked);
                near(facts.review.steps.last().unwrap().skill.value(), -lost);
                let said = Table::of(&asked).advice();
                let is_either = (hold - drop).abs() < 1e-9;
                let verdict = match lost {
                    _ if is_either => "Either was fine, for this round.",
                    lost if lost < 1e-9 => "Right call, for this round",
                    _ => "That choice cost ",
                };
                let (_, cost) = said.split_once(verdict).unwrap_or_else(|| panic!("{said}"));
                assert!(lost < 1e-9 || says(cost, lost), "{said}: {lost}");
                verdicts[usize::from(lost > 1e-9) + 2 * usize::from(is_either)] += 1;
                asked = state(Asked {
                    revealed: false,
                    ..asked
                });
            }
        }
    }
    assert!(verdicts.iter().all(|&count| count > 3), "{verdicts:?}");
}

/// At a table of cards the coach says what is counted, and nothing of what is not: the chance that nobody else holds, the hand of
/// the chart, what both choices return; how much was luck is not known.
#[test]
fn the_coach_says_what_is_counted_at_a_table_of_cards() {
    for (deal, chart) in [
        ("cards1", "K"),
        ("cards2", "A\u{2011}2"),
        ("cards3", "A\u{2011}Q\u{2011}8"),
    ] {
        let mut table = Table::at(&format!("deal={deal}&players=4&coach=full&seed=2"));
        let advice = table.advice();
        let said = format!(" of deals. By the chart: hold {chart} or better.");
        assert!(advice.ends_with(&said), "{advice}");
        let alone = table.fact("Nobody else holds").unwrap();
        assert!(advice.contains(&format!(". Nobody else holds in {alone} of deals.")));
        assert_eq!(table.fact("In the long run"), None);
        let returns = ["If you hold", "If you drop"].map(|term| number(&table.fact(term).unwrap()));
        table.choose(false);
        assert_eq!(table.fact("Luck of the deals"), None);
        let lost = (returns[0] - returns[1]).max(0.0);
        let is_right = table.advice().contains("Right call, for this round. ");
        assert_eq!(is_right, lost == 0.0);
        table.act("next");
        table.act("leave");
        let sum = table.used.figure.summary();
        let (_, sum) = sum.split_once(": your choices brought ").unwrap();
        let (skill, rest) = sum.split_once(", all else ").unwrap();
        let [skill, other] = [skill, rest].map(|text| number(&text.replace("nothing", "0")));
        assert!((skill + lost).abs() < 0.011, "{skill}: {returns:?}");
        // The fee is one ante, and the rest is what the round brought.
        let value = number(&table.used.readout().value);
        assert!(
            (skill + other - 1.0 - value).abs() < 0.011,
            "{sum}: {value}"
        );
        assert!(rest.contains("How much of it was luck is not known"));
    }
}

/// What a pot returns until it is taken decides otherwise than its round now and then: then the coach says so, before and after.
#[test]
fn the_long_run_is_told_where_it_decides_otherwise() {
    let mut otherwise = 0;
    for seed in 0..24 {
        let asked = state(Asked {
            seed,
            ..Table::coached()
        });
        let facts = Facts::of(&asked);
        let known = facts.advice.as_ref().unwrap();
        let LongRun::Settled { value, .. } = facts.game.solution().long_run() else {
            panic!("a pot against Ann and Bo is taken");
        };
        assert!((value.value() - 186_797.0 / 937_749.0).abs() < 1e-12);
        let best = |pair: &upperhand::play::guts::Pair| pair.better().unwrap() == Choice::Hold;
        let (now, later) = (
            best(&known.returns),
            known.in_the_long_run.as_ref().map(best),
        );
        let told = Table::of(&asked).advice();
        assert_eq!(
            told.contains("In the long run"),
            Some(now) != later,
            "{told}"
        );
        otherwise += u32::from(Some(now) != later);
        for holds in [true, false] {
            let said = Table::of(&played(&asked, holds)).advice();
            let verdict = match (holds == now, Some(holds) == later) {
                (true, true) => "Right call, for this round and in the long run.",
                (false, true) => "In the long run it was right: the pot goes on.",
                (true, false) => "Right call, for this round. In the long run ",
                (false, false) => "In the long run it cost ",
            };
            assert!(said.contains(verdict), "{said}");
        }
    }
    assert!(otherwise > 0, "hands between both lines are met");
}

#[test]
fn nothing_is_given_away_before_the_choice() {
    for (coach, tells) in [("off", false), ("hints", false), ("full", true)] {
        let mut table = Table::open(&[
            ("coach", coach),
            ("deal", "line"),
            ("players", "5"),
            ("opponents", "reckless"),
        ]);
        assert_eq!(table.fact("If you hold").is_some(), tells, "{coach}");
        assert_eq!(table.advice().contains("returns"), tells, "{coach}");
        let before = table.players();
        table.choose(true);
        let shown = table.players();
        assert_eq!(
            table.fact("If you hold").is_some(),
            coach != "off",
            "{coach}"
        );
        assert_eq!(
            table.advice().contains("this round"),
            coach != "off",
            "{coach}"
        );
        // The next hand is not known before it is dealt.
        table.act("next");
        let next = table.players();
        table.act("undo");
        assert_eq!(table.players(), before);
        table.choose(true);
        assert_eq!(table.players(), shown);
        let summary = table.used.figure.summary();
        assert!(!summary.contains(&next[0][1]), "{summary}");
    }
}
