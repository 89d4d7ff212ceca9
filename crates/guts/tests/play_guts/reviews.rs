//! Choices and luck as sums.

use super::Table;
use upperhand::play::guts::Worth;
use upperhand_guts::play_guts::money::size;

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
        let facts = table.facts();
        let (known, stakes) = (facts.advice.unwrap().returns, facts.asked.stakes() as f64);
        let [hold, drop] = [known.hold, known.drop].map(Worth::value);
        table.choose(false);
        let cost = (hold - drop) * stakes;
        if cost > worst.1 {
            worst = (round, cost);
        }
        if round == 12 {
            break;
        }
        table.act("next");
    }
    table.act("leave");
    let sentence = table.used.figure.summary();
    let said = format!("Costliest: round {}. You dropped ", worst.0);
    let cost = format!(", which cost {}.", size(worst.1));
    assert!(
        sentence.contains(&said) && sentence.contains(&cost),
        "{sentence}"
    );
    let button = table.button("replay").unwrap();
    assert_eq!(button, (format!("Replay from round {}", worst.0), true));
    table.act("replay");
    assert_eq!(table.used.text("moves"), "d".repeat(worst.0 - 1));
    assert!(table.can("hold"));
}
