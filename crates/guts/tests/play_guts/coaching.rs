//! What the coach says of a hand and of a choice, beside the returns that the core knows, which its own tests find by sums over all
//! that the others can do.

use super::{DEALS, Table, either, random};
use upperhand::play::guts::Worth;
use upperhand_guts::play_guts::money::{signed_exactly, size, staked};

/// The better choice and what both return; then what the choice cost, and the long run where that decides otherwise.
#[test]
fn the_coach_says_what_is_better_and_what_a_choice_cost() {
    let mut random = random(9);
    let mut verdicts = [0; 4];
    let coached = DEALS.map(|deal| {
        let pairs = deal.split('&').filter(|pair| !pair.starts_with("coach="));
        let pairs: Vec<&str> = pairs.chain(["coach=full"]).collect();
        pairs.join("&")
    });
    let more = (0..24).map(|seed| format!("coach=full&seed={seed}"));
    for deal in coached.into_iter().chain(more) {
        let mut table = Table::at(&deal);
        for _ in 0..4 {
            if table.can("next") {
                table.act("next");
            }
            if !table.can("hold") {
                break;
            }
            let facts = table.facts();
            let (known, stakes) = (facts.advice.unwrap(), facts.asked.stakes());
            let [hold, drop] = [known.returns.hold, known.returns.drop];
            for (term, worth) in [("If you hold", hold), ("If you drop", drop)] {
                let said = table.fact(term).unwrap();
                assert_eq!(said, signed_exactly(staked(worth, stakes)), "{term}");
            }
            let [hold, drop] = [hold, drop].map(Worth::value);
            let is_either = (hold - drop).abs() < 1e-9;
            let verb = match hold > drop {
                _ if is_either => "Hold or drop: in this round both ",
                true => "Hold: in this round it ",
                false => "Drop: in this round it ",
            };
            let advice = table.advice();
            assert!(advice.contains(verb), "{advice}: {hold} or {drop}");
            // What a pot returns until it is taken decides otherwise now and then.
            let later = known
                .in_the_long_run
                .map(|both| both.hold.value() > both.drop.value());
            let is_otherwise = !is_either && later.is_some_and(|later| later != (hold > drop));
            assert!(
                later.is_none() || advice.contains("In the long run") == is_otherwise,
                "{advice}"
            );
            let holds = either(&mut random);
            table.choose(holds);
            let said = table.advice();
            let is_right = is_either || holds == (hold > drop);
            let verdict = match is_right {
                _ if is_either => "Either was fine, for this round.".to_owned(),
                true => "Right call, for this round".to_owned(),
                false => format!(
                    "That choice cost {} in",
                    size(stakes as f64 * (hold - drop))
                ),
            };
            assert!(said.contains(&verdict), "{said}: {hold} {drop}");
            let in_the_long_run = match (is_right, later.map(|later| holds == later)) {
                (_, None) => "",
                (true, Some(true)) => " and in the long run.",
                (false, Some(true)) => "In the long run it was right: the pot goes on.",
                (true, Some(false)) => ". In the long run ",
                (false, Some(false)) => "In the long run it cost ",
            };
            assert!(is_either || said.contains(in_the_long_run), "{said}");
            let kinds = [is_either, is_right, !is_right, is_otherwise];
            for (count, is_seen) in verdicts.iter_mut().zip(kinds) {
                *count += u32::from(is_seen);
            }
        }
    }
    assert!(verdicts.iter().all(|&count| count > 1), "{verdicts:?}");
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
