//! Choices and luck as sums, and a thousand rounds beside their expectation.

use super::{DEALS, Table, either, number, random, says};
use upperhand::guts::coalition::one_round;
use upperhand::guts::{Opponents, Players, Rules, Threshold, equilibrium};

#[test]
fn choices_and_luck_add_up_to_what_was_won() {
    for (index, deal) in DEALS.into_iter().enumerate() {
        let mut random = random(70 + index as u64);
        let mut table = Table::open(deal);
        table
            .used
            .write(upperhand::controller::Source::User, &[("coach", "full")]);
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
        "nothing" => 0.0,
        _ if text.contains("per 100 rounds") => number(text) / 100.0,
        _ => number(text),
    }
}

#[test]
fn the_worst_choice_is_played_again_from_where_it_was_made() {
    let mut table = Table::open(&[
        ("seed", "3"),
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
    let sentence = table.used.figure.summary().unwrap();
    let said = format!("Your worst choice was in round {}: you dropped ", worst.0);
    assert!(sentence.contains(&said), "{sentence}");
    let (_, cost) = sentence.split_once(", which cost ").unwrap();
    assert!(says(cost, worst.1), "{sentence}: {}", worst.1);
    let button = table.button("replay").unwrap();
    assert_eq!(button, (format!("Replay from round {}", worst.0), true));
    table.act("replay");
    assert_eq!(table.used.text("moves"), "d".repeat(worst.0 - 1));
    assert!(table.can("hold"));
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
        let mut table = Table::open(&[("opponents", opponents), ("plan", plan)]);
        assert_eq!(table.fact("1000 rounds"), None);
        assert!(table.used.figures()[3].as_ref().unwrap().shapes.is_empty());
        table.act("thousand");
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
        assert!(
            taken.starts_with(if average < 0.0 {
                "They take from you "
            } else {
                "They leave you "
            }),
            "{taken}"
        );
        let figure = table.used.figures()[3].as_ref().unwrap();
        let curve = figure.curves.last().unwrap();
        assert_eq!(curve.points.len(), 1001);
        assert!((curve.points[1000].1 - value(won)).abs() < 1e-9);
        table.act("thousand");
        assert_eq!(table.fact("1000 rounds"), None);
    }
}
