//! Choices and luck as sums, and a thousand rounds beside their expectation.

use super::{DEALS, Table, either, number, random, says};
use upperhand::guts::coalition::one_round;
use upperhand::guts::{Opponents, Players, Rules, Threshold, equilibrium};
use upperhand_kit::controller::Event;

#[test]
fn choices_and_luck_add_up_to_what_was_won() {
    for (index, deal) in DEALS.into_iter().enumerate() {
        let mut random = random(70 + index as u64);
        let mut table = Table::open(deal);
        table.used.write(
            upperhand_kit::controller::Source::User,
            &[("coach", "full")],
        );
        let (mut cost, mut rounds) = (0.0, 0);
        while !table.is_over() && rounds < 25 {
            rounds += 1;
            let [hold, drop] =
                ["If you hold", "If you drop"].map(|term| value(&table.fact(term).unwrap()));
            let holds = either(&mut random);
            table.choose(holds);
            let chosen = if holds { hold } else { drop };
            cost += hold.max(drop) - chosen;
            table.act("next");
        }
        let terms = [
            "Your choices so far",
            "To be expected so far",
            "Luck of the deals",
            "Luck of the reveals",
        ];
        let parts = terms.map(|term| value(&table.fact(term).unwrap()));
        let won = number(&table.used.readout().value);
        let rounding = 0.01 * f64::from(rounds);
        assert!(
            (parts.iter().sum::<f64>() - won).abs() < 0.05 + rounding,
            "{parts:?} for {won}"
        );
        assert!(
            (parts[0] + cost).abs() < 0.05 + rounding,
            "{parts:?} for a cost of {cost}"
        );
    }
}

/// A sum in words as antes.
fn value(text: &str) -> f64 {
    match text {
        "nothing" | "next to nothing" => 0.0,
        _ => number(text),
    }
}

#[test]
fn the_worst_choice_is_played_again_from_where_it_was_made() {
    let mut table = Table::open(&[
        ("seed", "3"),
        ("players", "3"),
        ("opponents", "overcautious"),
        ("coach", "full"),
    ]);
    let mut worst = (0, 0.0);
    for round in 1.. {
        let [hold, drop] =
            ["If you hold", "If you drop"].map(|term| value(&table.fact(term).unwrap()));
        table.choose(false);
        if hold - drop > worst.1 {
            worst = (round, hold - drop);
        }
        if round == 12 {
            break;
        }
        table.act("next");
    }
    table.act("leave");
    let sentence = table.used.figure.summary();
    let said = format!("Costliest: round {}. You dropped ", worst.0);
    assert!(sentence.contains(&said), "{sentence}");
    let (_, cost) = sentence.split_once(", which cost ").unwrap();
    assert!(says(cost, worst.1), "{sentence}: {}", worst.1);
    let button = table.button("replay").unwrap();
    assert_eq!(button, (format!("Replay from round {}", worst.0), true));
    table.act("replay");
    assert_eq!(table.used.text("moves"), "d".repeat(worst.0 - 1));
    assert!(table.can("hold"));
}

/// The sentence at the end beside the sums of what the coach said of every hand on the way.
#[test]
fn the_end_of_a_game_is_the_sum_of_its_rounds() {
    for (seed, settings) in [
        [("players", "3"), ("opponents", "coalition")],
        [("players", "5"), ("opponents", "reckless")],
        [("players", "2"), ("opponents", "overcautious")],
        [("deal", "cards2"), ("opponents", "reckless")],
    ]
    .into_iter()
    .cycle()
    .take(12)
    .enumerate()
    {
        let mut random = random(seed as u64 + 50);
        let deal = seed.to_string();
        let all = [
            &settings[..],
            &[("seed", &deal), ("coach", "full"), ("fee", "0.5")],
        ]
        .concat();
        let mut table = Table::open(&all);
        let (mut cost, mut rounds, mut worst) = (0.0, 0, (0, 0.0));
        while !table.is_over() && rounds < 25 {
            rounds += 1;
            let [hold, drop] =
                ["If you hold", "If you drop"].map(|term| value(&table.fact(term).unwrap()));
            let holds = either(&mut random);
            table.choose(holds);
            let lost = hold.max(drop) - if holds { hold } else { drop };
            cost += lost;
            // Costs are told to two digits: closer ones are no contest.
            if lost > worst.1 + 0.02 {
                worst = (rounds, lost);
            }
            table.act("next");
        }
        if !table.is_over() {
            table.act("leave");
        }
        let summary = table.used.figure.summary();
        let (before, _) = summary.split_once(" to be expected, ").unwrap();
        let (is_plural, said) = match before.strip_suffix(" were") {
            Some(said) => (true, said),
            None => (false, before.strip_suffix(" was").unwrap()),
        };
        assert_eq!(is_plural, said.ends_with(" antes"), "{summary}");
        let summary = &summary[before.rfind("You ").unwrap()..];
        let number_after = |words: &str| {
            let (_, rest) = summary
                .split_once(words)
                .unwrap_or_else(|| panic!("{words}: {summary}"));
            let sum = rest.split([':', ',']).next().unwrap();
            let sum = sum.trim_end_matches(" were to be expected");
            value(
                sum.trim_end_matches(" was to be expected")
                    .trim_end_matches('.'),
            )
        };
        let won = number(&table.used.readout().value);
        let verb = if won < 0.0 { "You lost " } else { "You won " };
        assert!((number_after(verb) - won.abs()).abs() < 0.051, "{summary}");
        let left = summary.contains(", the fee ");
        let fee = if left {
            number_after(", the fee ")
        } else {
            0.0
        };
        let parts = [": ", "choices brought ", ", luck "].map(number_after);
        // Sums of 100 antes and more are told to one digit.
        let rounding = 0.051 * (f64::from(rounds) + 5.0);
        assert!(
            (parts.iter().sum::<f64>() + fee - won).abs() < rounding,
            "{summary}: {won}"
        );
        assert!((parts[1] + cost).abs() < rounding, "{summary}: {cost}");
        if worst.1 > 0.02 {
            let (_, said) = summary.split_once("Costliest: round ").unwrap();
            let round: i32 = said.split('.').next().unwrap().parse().unwrap();
            let (_, size) = said.split_once(", which cost ").unwrap();
            assert!(
                (value(size.trim_end_matches('.')) - worst.1).abs() < 0.16,
                "{summary}: {worst:?}"
            );
            assert!(round <= rounds, "{summary}");
        }
    }
}

#[test]
fn a_thousand_rounds_stand_beside_what_they_bring_on_average() {
    let players = Players::new(3).unwrap();
    let coalition = one_round(Rules::Standard, players).unwrap().coalition;
    let fair = equilibrium(Rules::Standard, players).threshold;
    let half = Threshold::new(0.5).unwrap();
    let alone = Opponents::bloc(Rules::Standard, players, fair);
    for (opponents, plan, average) in [
        ("coalition", "best", coalition.best_threshold().alpha),
        ("coalition", "equilibrium", coalition.round(fair).alpha),
        ("coalition", "threshold", coalition.round(half).alpha),
        ("equilibrium", "threshold", alone.round(half).alpha),
    ] {
        let mut table = Table::open(&[("deal", "line"), ("opponents", opponents), ("plan", plan)]);
        assert_eq!(table.fact("1000 rounds"), None);
        assert!(table.used.figures()[3].is_none());
        table.used.send(Event::Act {
            name: "thousand".to_owned(),
            draw: 0,
        });
        let mut sentences = table.run().into_iter().filter_map(|frame| frame.sentence);
        let sentence = sentences.next_back().unwrap();
        let said = table.fact("1000 rounds").unwrap();
        let (won, rest) = said.split_once("; on average ").unwrap();
        assert!(says(rest, 1000.0 * average), "{said}: {average}");
        let (_, spread) = rest.split_once("give or take ").unwrap();
        let apart = (value(won) - 1000.0 * average).abs();
        assert!(
            apart < 2.5 * number(spread),
            "five standard errors away: {said}"
        );
        let taken = table.fact("What they take").unwrap();
        assert_eq!(sentence, taken, "it stands below the readout, too");
        let (noun, now) = match opponents {
            "coalition" => ("The coalition ", ["it takes ", "it loses "]),
            _ => ("The others ", ["they take ", "they lose "]),
        };
        let is_lost = value(won) > 0.0;
        let past = if is_lost { "lost " } else { "took " };
        let (start, rest) = taken.split_once("; on average ").unwrap();
        assert!(start.starts_with(&format!("{noun}{past}")), "{taken}");
        assert!(
            says(&start[noun.len() + past.len()..], value(won).abs()),
            "{taken}"
        );
        let side = if is_lost {
            " to you in"
        } else {
            " from you in"
        };
        assert!(start.contains(side), "{taken}");
        let now = now[usize::from(average > 1e-12)];
        assert!(
            rest.starts_with(now) && says(&rest[now.len()..], 1000.0 * average.abs()),
            "{taken}"
        );
        let figure = table.used.figures()[3].as_ref().unwrap();
        let [theirs, _, own] = &figure.curves[figure.curves.len() - 3..] else {
            panic!("curves of both")
        };
        assert_eq!((theirs.points.len(), own.points.len()), (1001, 1001));
        assert!((own.points[1000].1 - value(won)).abs() < 1e-9);
        for (theirs, own) in theirs.points.iter().zip(&own.points) {
            assert_eq!(
                (theirs.0, theirs.1),
                (own.0, -own.1),
                "they win what you lose"
            );
        }
        table.act("thousand");
        assert_eq!(table.fact("1000 rounds"), None);
    }
}

/// Of three with cards no equilibrium is known: the plan that asks for it plays the best reply, and says so.
#[test]
fn no_plan_is_without_a_thousand_rounds() {
    let said = ["equilibrium", "best", "threshold"].map(|plan| {
        let mut table = Table::open(&[("plan", plan), ("forward", "yes")]);
        table.fact("1000 rounds").unwrap()
    });
    assert_eq!(said[0], said[1]);
    assert_ne!(said[1], said[2]);
    assert!(
        number(said[1].split_once("on average ").unwrap().1) > 80.0,
        "{said:?}"
    );
    let used = Table::open(&[("plan", "equilibrium")]).used;
    let plan = used.controls.iter().find(|control| control.name == "plan");
    let Some(upperhand_kit::model::Input::Choice { explanation, .. }) =
        plan.map(|plan| &plan.input)
    else {
        panic!("{plan:?}")
    };
    assert!(
        explanation.starts_with("No equilibrium is known"),
        "{explanation}"
    );
}
