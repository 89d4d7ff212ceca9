//! Choices and luck as sums.

use super::{Table, number, says};

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
