//! Choices and luck as sums, and a thousand rounds beside their expectation.

use super::{Table, number, says, state};
use upperhand::guts::coalition::one_round;
use upperhand::guts::{Players, Rules};
use upperhand_guts::play_guts::{Against, Asked, Dealt, Facts, PlayGuts};
use upperhand_kit::state::State as _;
use upperhand_kit::{Model as _, Resolution, Settings};

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
            ["If you hold", "If you drop"].map(|term| number(&table.fact(term).unwrap()));
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

#[test]
fn a_thousand_rounds_stand_beside_what_they_bring_on_average() {
    let players = Players::new(3).unwrap();
    let coalition = one_round(Rules::Standard, players).unwrap().coalition;
    for (opponents, average) in [
        (Against::Coalition, coalition.best_threshold().alpha),
        (Against::Equilibrium, 0.0),
    ] {
        let asked = state(Asked {
            deal: Dealt::Line,
            opponents,
            forward: true,
            ..Asked::initial()
        });
        let forward = Facts::of(&asked).forward.unwrap();
        let won = forward.bankroll[1000] as f64;
        assert!((forward.expected_after(1000) - 1000.0 * average).abs() < 1e-9);
        let apart = (won - 1000.0 * average).abs();
        assert!(
            apart < 5.0 * forward.standard_error_after(1000),
            "{apart} apart"
        );
        let settings = Settings::of(asked);
        let mut model = PlayGuts::default();
        let resolution = Resolution {
            columns: 8,
            rows: 8,
        };
        let figure = model.figure_at(3, &settings, resolution);
        let [theirs, _, own] = &figure.curves[figure.curves.len() - 3..] else {
            panic!("curves of both")
        };
        let told = own.points.iter().map(|(_, won)| *won);
        assert!(told.eq(forward.bankroll.iter().map(|&won| won as f64)));
        let mirrored = theirs.points.iter().map(|(_, won)| -won);
        assert!(
            mirrored.eq(own.points.iter().map(|(_, won)| *won)),
            "they win what you lose"
        );
    }
}
