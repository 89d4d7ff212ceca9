//! What the coach says of a hand, beside sums over all that the others can do.

use super::{Table, either, number, random, says};
use upperhand::figures::card_names::hand_name;
use upperhand::guts::{Players, Rules, equilibrium};
use upperhand::play::guts::{Deal, Game, Opponent, Setup};

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

/// A table with the coach on, and the line that the others hold above.
fn coached(players: u32, weenie: bool, opponents: &str) -> (Table, f64) {
    let rules = if weenie {
        Rules::Weenie
    } else {
        Rules::Standard
    };
    let fair = equilibrium(rules, Players::new(players as usize).unwrap());
    let line = match opponents {
        "reckless" => fair.threshold.get() / 2.0,
        "overcautious" => f64::midpoint(fair.threshold.get(), 1.0),
        _ => fair.threshold.get(),
    };
    let count = players.to_string();
    let table = Table::open(&[
        ("players", count.as_str()),
        ("weenie", if weenie { "yes" } else { "no" }),
        ("opponents", opponents),
        ("coach", "full"),
    ]);
    (table, line)
}

#[test]
fn the_coach_says_what_both_choices_return() {
    let mut random = random(9);
    let mut verdicts = [0; 3];
    for players in 2..=8_u32 {
        for (weenie, opponents) in [
            (false, "equilibrium"),
            (true, "reckless"),
            (false, "overcautious"),
        ] {
            let (mut table, line) = coached(players, weenie, opponents);
            for _ in 0..4 {
                if !table.can("hold") {
                    break;
                }
                let stakes = number(&table.fact("Pot").unwrap()) / f64::from(players);
                let game = unrounded(&table);
                let [hold, drop] =
                    returns(game, players - 1, line, weenie).map(|worth| worth * stakes);
                let [said_hold, said_drop] =
                    ["If you hold", "If you drop"].map(|term| table.fact(term).unwrap());
                assert!(says(&said_hold, hold), "{said_hold}: {hold}");
                assert!(says(&said_drop, drop), "{said_drop}: {drop}");
                let advice = table.advice();
                let verb = match hold - drop {
                    apart if apart.abs() < 1e-9 => "Hold or drop: ",
                    apart if apart > 0.0 => "Hold: ",
                    _ => "Drop: ",
                };
                assert!(advice.starts_with(verb), "{advice}: {hold} or {drop}");
                let alone = table.fact("Nobody else holds").unwrap();
                let chance = line.powi(i32::try_from(players - 1).unwrap());
                assert!(
                    (number(&alone) - 100.0 * chance).abs() < 0.051,
                    "{alone}: {chance}"
                );
                let takes = table.fact("A hold takes the pot").unwrap();
                let chance = line.max(game).powi(i32::try_from(players - 1).unwrap());
                assert!(
                    (number(&takes) - 100.0 * chance).abs() < 0.051,
                    "{takes}: {chance}"
                );
                let holds = either(&mut random);
                table.choose(holds);
                let said = table.advice();
                let [chosen, other] = if holds { [hold, drop] } else { [drop, hold] };
                // All that is said holds for one round, and says so.
                assert!(advice.contains(": in this round "), "{advice}");
                let is_either = (other - chosen).abs() < 1e-9;
                assert_eq!(
                    said.contains("Either was fine, for this round."),
                    is_either,
                    "{said}"
                );
                assert_eq!(
                    said.contains("Right call, for this round."),
                    chosen - other > 1e-9,
                    "{said}"
                );
                if other - chosen > 1e-9 {
                    assert!(said.contains(" in this round: "), "{said}");
                    let (_, cost) = said.split_once("That choice cost ").expect("its cost");
                    assert!(says(cost, other - chosen), "{said}: {}", other - chosen);
                    let better = if holds {
                        "dropping was better."
                    } else {
                        "holding was better."
                    };
                    assert!(cost.contains(better), "{said}");
                } else {
                    assert!(!said.contains("cost"), "{said}");
                }
                verdicts[usize::from(other - chosen > 1e-9) + 2 * usize::from(is_either)] += 1;
                table.act("next");
            }
        }
    }
    assert!(verdicts.iter().all(|&count| count > 3), "{verdicts:?}");
}

/// What a round of the best reply returns, and the stakes that it carries on: hand by hand the choice that returns more, and
/// each number of the others who hold, by its chance.
fn best_round(others: u32, line: f64, weenie: bool) -> (f64, f64) {
    let steps = 20_000;
    let (mut alpha, mut beta) = (0.0, 0.0);
    for step in 0..steps {
        let hand = (f64::from(step) + 0.5) / f64::from(steps);
        let [hold, drop] = returns(hand, others, line, weenie);
        // Holders leave one stake less than there are; where nobody holds the stakes stay, or double.
        let mut carried = f64::from(others) * (1.0 - line);
        if hold <= drop {
            let nobody = line.powi(others.cast_signed());
            carried += nobody * if weenie { 2.0 } else { 1.0 } - (1.0 - nobody);
        }
        alpha += hold.max(drop) / f64::from(steps);
        beta += carried / f64::from(steps);
    }
    (alpha, beta)
}

/// The best reply to one round, played on and on: the sum of all rounds, each for what the one before carried on.
#[test]
fn playing_on_is_told_as_what_one_reply_returns_in_all_rounds() {
    let mut endless = 0;
    for players in [2, 3, 5, 8_u32] {
        for (weenie, opponents) in [
            (false, "reckless"),
            (true, "reckless"),
            (false, "overcautious"),
        ] {
            let (mut table, line) = coached(players, weenie, opponents);
            let said = table.fact("Playing on").unwrap();
            let (alpha, beta) = best_round(players - 1, line, weenie);
            if beta >= 1.0 {
                endless += 1;
                assert_eq!(
                    said,
                    "no average: the best reply to one round, played on and on, need not end the pot"
                );
                continue;
            }
            let rounds = (0..5000).map(|round| alpha * beta.powi(round));
            let sum: f64 = rounds.sum();
            let claim =
                " on average, if you play the best reply to one round until the pot is taken";
            let told = said.strip_suffix(claim).unwrap();
            assert!(
                (number(told) - sum).abs() < 0.0051 + 1e-3 * sum.abs(),
                "{said}: {sum}"
            );
        }
    }
    assert!(endless > 0);
}

/// The hand on the number line that is dealt now, with all its digits.
fn unrounded(table: &Table) -> f64 {
    let settings = table.used.figure.settings();
    let opponents = Opponent::named(settings.name("opponents")).unwrap();
    let setup = Setup {
        deal: Deal::Line(settings.whole("players")),
        weenie: settings.switch("weenie"),
        opponents,
        pots: 10,
        seed: settings.whole("seed").into(),
        ..Setup::default()
    };
    let mut game = Game::new(setup).unwrap();
    for letter in settings.text("moves").chars() {
        let choice = if letter == 'h' {
            upperhand::play::guts::Choice::Hold
        } else {
            upperhand::play::guts::Choice::Drop
        };
        game = game.after(choice).unwrap();
    }
    match game.hand() {
        Some(upperhand::play::guts::Hand::Line(at)) => at,
        other => panic!("{other:?}"),
    }
}

/// One card each: every other card of the deck, with the chance that it is held.
#[test]
fn one_card_is_weighed_against_every_other() {
    for (opponents, kind) in [
        ("equilibrium", Opponent::Equilibrium),
        ("reckless", Opponent::Reckless),
    ] {
        let setup = Setup {
            deal: Deal::Cards(1),
            opponents: kind,
            ..Setup::default()
        };
        let game = Game::new(setup).unwrap();
        let (cards, theirs) = game.solution().cards().unwrap();
        let names: Vec<String> = cards.hands().iter().map(hand_name).collect();
        for seed in 0..8 {
            let seed = seed.to_string();
            let mut table = Table::open(&[
                ("deal", "cards1"),
                ("opponents", opponents),
                ("seed", seed.as_str()),
                ("coach", "full"),
            ]);
            let own = table.players()[0][1].clone();
            let own = names.iter().position(|name| *name == own).unwrap();
            let [mut hold, mut drop] = [0.0; 2];
            for other in (0..names.len()).filter(|other| *other != own) {
                let often = theirs.numerators()[other] as f64 / theirs.denominator() as f64;
                let won = if own > other { 2.0 } else { -2.0 };
                hold += (often * won + (1.0 - often)) / 51.0;
                drop -= often / 51.0;
            }
            let [said_hold, said_drop] =
                ["If you hold", "If you drop"].map(|term| table.fact(term).unwrap());
            assert!(says(&said_hold, hold), "{said_hold}: {hold}");
            assert!(says(&said_drop, drop), "{said_drop}: {drop}");
        }
    }
}

#[test]
fn nothing_is_given_away_before_the_choice() {
    for (coach, tells) in [("off", false), ("hints", false), ("full", true)] {
        let mut table = Table::open(&[
            ("coach", coach),
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
