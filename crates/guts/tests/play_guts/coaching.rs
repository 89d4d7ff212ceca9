//! What the coach says of a hand, beside sums over all that the others can do.

use super::{Table, either, number, random, says};
use upperhand::guts::cards::{AllDrop, CardGame, Deck, TwoOthers};
use upperhand::guts::{Players, Rules, equilibrium};
use upperhand::play::guts::{Deal, Game, Opponent, Setup};
use upperhand_games::card_names::hand_name;

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
                    said.contains("Right call, for this round"),
                    chosen - other > 1e-9,
                    "{said}"
                );
                if other - chosen > 1e-9 {
                    assert!(said.contains(" in this round: "), "{said}");
                    let (_, cost) = said.split_once("That choice cost ").expect("its cost");
                    let (cost, _) = cost.split_once("In the long run").unwrap_or((cost, ""));
                    assert!(says(cost, other - chosen), "{said}: {}", other - chosen);
                    let better = if holds {
                        "dropping was better."
                    } else {
                        "holding was better."
                    };
                    assert!(cost.contains(better), "{said}");
                } else {
                    assert!(!said.contains("That choice cost"), "{said}");
                }
                verdicts[usize::from(other - chosen > 1e-9) + 2 * usize::from(is_either)] += 1;
                table.act("next");
            }
        }
    }
    assert!(verdicts.iter().all(|&count| count > 3), "{verdicts:?}");
}

/// The most that a line of thousandths and a finer one around it return until the pot is taken, of those with which the
/// stakes shrink, by rounds of `counted`; and whether the stakes can grow with a gain.
fn long_run(others: u32, line: f64, weenie: bool) -> (f64, bool) {
    let round = |mine: f64| {
        let all: Vec<f64> = std::iter::once(mine)
            .chain(std::iter::repeat_n(line, others as usize))
            .collect();
        upperhand_oracles::dealt_guts::counted(&all, weenie)
    };
    let rounds: Vec<(f64, f64)> = (0..=20_000)
        .map(|step| round(f64::from(step) / 20_000.0))
        .collect();
    let shrinking = rounds.iter().filter(|(_, beta)| *beta < 1.0 - 1e-9);
    let best = shrinking
        .map(|(alpha, beta)| alpha / (1.0 - beta))
        .fold(-1.0, f64::max);
    let mut growing = rounds.iter().filter(|(_, beta)| *beta >= 1.0);
    let grows = growing.any(|(alpha, beta)| alpha + beta * best > best);
    (best, grows)
}

#[test]
fn the_long_run_is_told_as_what_the_best_line_returns_until_the_pot_is_taken() {
    let (mut endless, mut near) = (0, 0);
    for players in [2, 3, 5, 8_u32] {
        for (weenie, opponents) in [
            (false, "reckless"),
            (true, "reckless"),
            (false, "overcautious"),
            (true, "overcautious"),
            (false, "equilibrium"),
        ] {
            let (mut table, line) = coached(players, weenie, opponents);
            let said = table.fact("In the long run").unwrap();
            let (best, grows) = long_run(players - 1, line, weenie);
            if grows {
                endless += 1;
                let (more, rest) = said.split_once(" more than one round asks for").unwrap();
                assert!(rest.starts_with(
                    ", and the pot can be kept growing; what it returns on average has no limit"
                ));
                assert!(["hold", "drop"].contains(&more), "{said}");
                if let Some((_, told)) = rest.split_once(": a line at ") {
                    near += 1;
                    let (at, returned) = told.split_once(" returns ").unwrap();
                    let at: f64 = at.parse().unwrap();
                    let all: Vec<f64> = std::iter::once(at)
                        .chain(std::iter::repeat_n(line, players as usize - 1))
                        .collect();
                    let (alpha, beta) = upperhand_oracles::dealt_guts::counted(&all, weenie);
                    assert!(beta < 1.0 && says(returned, alpha / (1.0 - beta)), "{said}");
                }
                assert_eq!(table.fact("Until the pot is taken"), None);
                continue;
            }
            if best <= -1.0 {
                assert_eq!(said, "nothing is better than to leave");
                continue;
            }
            let told = said.split_once(" returns ").unwrap().1;
            let told = told
                .strip_suffix(" on average from a pot of 1 ante each")
                .unwrap();
            let told = if told == "nothing" || told == "next to nothing" {
                0.0
            } else {
                number(told)
            };
            assert!(
                (told - best).abs() < 0.0051 + 1e-3 * best.abs(),
                "{said}: {best}"
            );
            assert!(table.fact("Until the pot is taken").is_some());
        }
    }
    assert!(endless > 3 && near > 0, "{endless} {near}");
}

/// Ann and Bo, with cards: what is said of the long run beside the rounds of each hand and what a pot returns.
#[test]
fn ann_and_bo_are_weighed_until_the_pot_is_taken() {
    let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay).unwrap();
    let fair = 0.5_f64.sqrt();
    let dropped = |share: f64| {
        (1..=1326_u32)
            .find(|&line| f64::from(line) > share * 1326.0 - 0.5)
            .unwrap() as usize
    };
    let others = TwoOthers::new(
        &game,
        [dropped(fair / 2.0), dropped(f64::midpoint(fair, 1.0))],
    )
    .unwrap();
    let value = 186_797.0 / 937_749.0;
    let mut otherwise = 0;
    for seed in 0..60 {
        let seed = seed.to_string();
        let mut table = Table::open(&[("coach", "full"), ("seed", &seed)]);
        let best = table.fact("In the long run").unwrap();
        assert_eq!(
            best,
            "hold J♦\u{fe0e}\u{a0}7♣\u{fe0e} or better: this returns +0.2 antes on average from a pot of 1 ante each"
        );
        for round in 0..3 {
            if !table.can("hold") {
                break;
            }
            let own = table.players()[0][1].clone();
            let hand = game
                .hands()
                .iter()
                .position(|hand| hand_name(hand) == own)
                .unwrap();
            let stakes = number(&table.fact("Pot").unwrap()) / 3.0;
            let rounds = others.rounds().get(hand);
            let [now_hold, now_drop] = rounds.map(|round| stakes * round.alpha.value());
            let [hold, drop] =
                rounds.map(|round| stakes * (round.alpha.value() + round.beta.value() * value));
            let said = table.fact("Until the pot is taken").unwrap();
            let (stay, leave) = said.split_once(", dropping ").unwrap();
            assert!(
                says(stay.strip_prefix("holding returns ").unwrap(), hold) && says(leave, drop),
                "{said}"
            );
            let advice = table.advice();
            let (best_now, best) = (now_hold > now_drop, hold > drop);
            assert!(advice.starts_with(if best_now {
                "Hold: in this round it"
            } else {
                "Drop: in this round it"
            }));
            let told = advice
                .split_once("In the long run ")
                .map(|(_, told)| told.to_owned());
            assert_eq!(told.is_some(), best != best_now, "{advice}");
            if let Some(told) = told {
                otherwise += 1;
                let worth = told
                    .strip_prefix(if best {
                        "holding is worth "
                    } else {
                        "dropping is worth "
                    })
                    .unwrap();
                assert!(says(worth, (hold - drop).abs()), "{advice}");
            }
            let holds = (round + hand) % 2 == 0;
            table.choose(holds);
            let said = table.advice();
            let (lost_now, lost) = if holds {
                ((now_drop - now_hold).max(0.0), (drop - hold).max(0.0))
            } else {
                ((now_hold - now_drop).max(0.0), (hold - drop).max(0.0))
            };
            match (lost_now > 0.0, lost > 0.0) {
                (false, false) => assert!(
                    said.contains("Right call, for this round and in the long run."),
                    "{said}"
                ),
                (true, false) => assert!(
                    said.contains("In the long run it was right: the pot goes on."),
                    "{said}"
                ),
                (false, true) => {
                    let better = if holds { "dropping" } else { "holding" };
                    let (_, told) = said
                        .split_once(&format!(
                            "Right call, for this round. In the long run {better} was worth "
                        ))
                        .unwrap();
                    assert!(says(told, lost), "{said}");
                }
                (true, true) => {
                    let (_, told) = said.split_once("In the long run it cost ").unwrap();
                    assert!(says(told, lost), "{said}");
                }
            }
            table.act("next");
        }
    }
    assert!(otherwise > 0, "hands between both lines are met");
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
                let often = theirs[0].numerators()[other] as f64 / theirs[0].denominator() as f64;
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
