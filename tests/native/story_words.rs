//! What the story says besides the numbers that a browser test recomputes: which question is best, who is ahead, what always and
//! never holds. By whole tables, payoffs and counted deals, wherever the page has a closed form or a search.

use upperhand::BigRational;
use upperhand::guess_who::board::{Classes, Question, SHIPPED, SolvedBoard};
use upperhand::guess_who::play::{Halving, Match, outcomes};
use upperhand::guess_who::{
    Ending, EqualTurns, RuleOfThumb, RuleTable, Rules, SolvedTable, ladder_bid, one_deck, rung,
    win_probability,
};
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, Hands, equilibrium as card_equilibrium, exploitability,
    least_exploitable,
};
use upperhand::guts::coalition::one_round;
use upperhand::guts::{
    Players, Ruin, Rules as GutsRules, Threshold, equilibrium, kitty_equilibrium, payoff,
};
use upperhand_figures::model;
use upperhand_oracles::stakes::between;
use upperhand_oracles::three_players::Tree;
use upperhand_oracles::{normalized, pool, question_numerator};

/// The stories, for the numbers in their sentences.
const PAGE: &str = include_str!("../../index.html");
const GUTS: &str = include_str!("../../guts.html");

/// The numbers of suspects to ask about that are best, and n·m times the chance with each up to half of them.
fn questions(table: &SolvedTable, n: u32, m: u32) -> (Vec<u32>, Vec<u32>) {
    let worth: Vec<u32> = (1..=n / 2)
        .map(|k| question_numerator(table, pool(n), pool(m), &[k, n - k]))
        .collect();
    let best = worth.iter().max().unwrap();
    let are_best = (1..=n / 2).filter(|&k| worth[k as usize - 1] == *best);
    (are_best.collect(), worth)
}

#[test]
fn four_against_two_can_be_counted_on_fingers() {
    let table = SolvedTable::new(Rules::RACE, 8).unwrap();
    let (best, worth) = questions(&table, 4, 2);
    // Two eighths, or 25 %, and nothing.
    assert_eq!((best, worth), (vec![1], vec![2, 0]));
    assert!(PAGE.contains("that never wins. Ask about a single one, and with one chance in four"));
    // With two left, any question leaves them with one: they win.
    assert_eq!(questions(&table, 2, 4).1, [8]);
}

/// "With 40 against 12, halve every time and you never win": whoever halves against it is down to one first, whatever the
/// answers. Halving now and halving every time are two things: at 12 against 24 the one is as good as anything, and the other is not.
#[test]
fn halving_every_time_never_wins_40_against_12_and_halving_now_is_safe_at_12_against_24() {
    assert!(
        PAGE.contains(
            "With 40 against 12, halve every time and you never win; gamble and you win "
        )
    );
    assert!(PAGE.contains("Halving now is safe, and nothing beats it: 12 against 24 wins "));
    let halves = Halving { answers: 2 };
    let game = Match {
        rules: Rules::RACE,
        first: &halves,
        second: &halves,
    };
    let ends = outcomes(&game, pool(40), pool(12)).unwrap();
    assert_eq!(ends.first_wins().numerator(), 0);
    let halving = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 48).unwrap();
    assert_eq!(halving.guarantee(pool(40), pool(12)).numerator(), 0);
    let table = SolvedTable::new(Rules::RACE, 24).unwrap();
    let now = question_numerator(&table, pool(12), pool(24), &[6, 6]);
    assert_eq!(now, table.numerator(pool(12), pool(24)));
    assert!(halving.cost(pool(12), pool(24)).numerator() > 0);
}

/// The card at the end of the map: its words are the rule that loses nothing at any position of the race, and the example is one.
#[test]
fn the_rule_on_the_card_loses_nothing_and_its_example_is_right() {
    let card = between(PAGE, "id=\"the-ladder\">", "</figure>");
    assert!(card.contains(
        "<blockquote><p>Round both pools up to a power of two. Is yours the larger? Ask about half of theirs. If not, halve.</p>"
    ));
    assert!(card.contains("With 40 against 12 the rungs are 64 and 16, so ask about 8."));
    assert_eq!([40, 12].map(|size| rung(pool(size))), [64, 16]);
    assert_eq!(ladder_bid(pool(40), pool(12)), Some(8));
    assert!(
        card.contains("<li class=\"you\">64</li>") && card.contains("<li class=\"they\">16</li>")
    );
    let table = SolvedTable::new(Rules::RACE, 64).unwrap();
    for (n, m) in (2..=64).flat_map(|n| (2..=64).map(move |m| (n, m))) {
        let rounded_up = |pool: u32| (0..32).map(|k| 1 << k).find(|&rung| rung >= pool).unwrap();
        let (yours, theirs) = (rounded_up(n), rounded_up(m));
        let asked = if yours > theirs { theirs / 2 } else { n / 2 };
        let worth = question_numerator(&table, pool(n), pool(m), &[asked, n - asked]);
        assert_eq!(worth, table.numerator(pool(n), pool(m)), "({n}, {m})");
    }
    let ladder = RuleTable::new(Rules::RACE, RuleOfThumb::Ladder, 512).unwrap();
    assert_eq!(ladder.worst(pool(512)), None);
}

/// The rules of thumb of the other rules, and what halving costs at most.
#[test]
fn officially_halving_costs_6_25_points_at_most_and_naming_early_is_perfect_where_a_name_costs_the_turn()
 {
    assert!(PAGE.contains("<td>Halve: that costs 6.25 points at worst.</td>"));
    let halving = RuleTable::new(Rules::OFFICIAL, RuleOfThumb::Halve, 512).unwrap();
    let worst = halving.worst(pool(512)).unwrap();
    assert_eq!((worst.mine, worst.theirs), (pool(4), pool(4)));
    assert_eq!(worst.cost.to_string(), "1/16");
    assert!(PAGE.contains("Halve to three left, or their two, then name: perfect play."));
    let early = RuleTable::new(Rules::OPEN, RuleOfThumb::NameEarly, 512).unwrap();
    assert_eq!(early.worst(pool(512)), None);
}

#[test]
fn doubling_changes_nothing_where_a_wrong_name_only_strikes_a_suspect() {
    assert!(
        PAGE.contains("doubling both sides never changes your chances, from three against two on.")
    );
    let [open, race] =
        [Rules::OPEN, Rules::RACE].map(|rules| SolvedTable::new(rules, 256).unwrap());
    let is_same = |table: &SolvedTable, n: u32, m: u32| {
        let doubled = table.numerator(pool(2 * n), pool(2 * m));
        doubled == 4 * table.numerator(pool(n), pool(m))
    };
    for (n, m) in (3..=128).flat_map(|n| (2..=128).map(move |m| (n, m))) {
        assert!(is_same(&open, n, m) && !is_same(&race, n, m), "({n}, {m})");
    }
    // Not before.
    assert!(!is_same(&open, 2, 2));
}

#[test]
fn two_players_lose_nothing_at_one_half_and_little_or_much_beside_it() {
    let alpha = |mine: f64, other: f64| {
        let thresholds = Threshold::all(&[mine, other]).unwrap();
        payoff(GutsRules::Standard, &thresholds).unwrap().alpha[0]
    };
    let others = || (0..=1000).map(|thousandths| f64::from(thousandths) / 1000.0);
    // "You break even … you never lose by it."
    assert!(alpha(0.5, 0.5).abs() < 1e-12);
    assert!(others().all(|other| alpha(0.5, other) > -1e-12));
    // 0.2 below and above that line, each against the sharpest opponent, in antes of 100 rounds. The figure shows these opponents.
    let held = [
        "Hold 70\u{a0}% of hands instead of 50\u{a0}%, and the sharpest opponent takes ",
        "Hold 30\u{a0}% instead of 50\u{a0}%, and they take ",
    ];
    for ((line, opponent), before) in [(0.3, 0.4), (0.7, 0.0)].into_iter().zip(held) {
        let by_loss = |one: &f64, other: &f64| alpha(line, *one).total_cmp(&alpha(line, *other));
        let sharpest = others().min_by(by_loss).unwrap();
        assert!((sharpest - opponent).abs() < 1e-9);
        let said = between(GUTS, before, "</p>").split([' ', '.']).next();
        let said: f64 = said.unwrap().parse().unwrap();
        let lost = -100.0 * alpha(line, sharpest);
        assert!((said - lost).abs() < 1e-9, "{line}: {said}, not {lost}");
    }
}

#[test]
fn more_players_are_pickier_and_three_hold_above_the_root_of_one_half() {
    let line = |players| {
        let players = Players::new(players).unwrap();
        equilibrium(GutsRules::Standard, players).threshold.get()
    };
    assert!((line(3) * line(3) - 0.5).abs() < 1e-12);
    assert!(GUTS.contains("the line rises to 0.71. In cards: about king-five or better."));
    // Beside this paragraph and the one before the figure says that nothing is better.
    for step in GUTS.split("<upper-hand-step state=\"").skip(1).take(2) {
        let set = step.split('"').next().unwrap().replace("&amp;", " ");
        let mut payoff = model("guts-payoff").unwrap();
        let settings = normalized(payoff.as_mut(), &set);
        let advice = payoff.readout(&settings).advice;
        assert_eq!(advice, "You can’t do better here.", "{set}");
    }
    // Of hands of two cards, the weakest above that line.
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    let count = hands.len() as f64;
    let mut held = (0..hands.len()).filter(|&weaker| weaker as f64 >= line(3) * count);
    let label = hands.get(held.next().unwrap()).to_string();
    assert!(label.starts_with('K') && label.contains("/5"), "{label}");
    assert!((2..20).all(|players| line(players) < line(players + 1)));
}

#[test]
fn two_against_one_win_0_56_antes_in_100_rounds() {
    assert!(GUTS.contains("</a> win 0.56 antes from you in 100 rounds"));
    let three = one_round(GutsRules::Standard, Players::new(3).unwrap()).unwrap();
    assert_eq!(format!("{:.2}", -100.0 * three.value), "0.56");
}

/// What `table.html` says beside its counters.
#[test]
fn at_the_table_equal_turns_are_fair_and_ones_own_card_is_no_exception() {
    let page = include_str!("../../table.html");
    assert!(page.contains("24 against 24 is 55.6 %. Give the other one turn more"));
    let win = win_probability(Rules::OFFICIAL, pool(24), pool(24)).unwrap();
    assert_eq!(format!("{:.1}", 100.0 * win.value()), "55.6");
    assert!(page.contains("With equal boards of 2 to 25 faces that is exactly even."));
    let turns = EqualTurns::new(Ending::Official, pool(25));
    assert!((2..=25).all(|faces| turns.score(pool(faces), pool(faces)) == Fraction::new(1, 2)));
    assert!(page.contains(
        "With 24 faces that costs 5.3 of 100 games, and 13.5 where the first down to one wins."
    ));
    for (ending, games) in [(Ending::Official, "5.3"), (Ending::Race, "13.5")] {
        let deck = one_deck(ending, pool(24)).unwrap();
        let lost = deck.hiding - deck.careless;
        assert_eq!(format!("{:.1}", 100.0 * lost.value()), games);
    }
}

/// What `guts.html` says beside its tables, whose cells are compared with the core.
#[test]
fn the_poker_night_says_what_its_rules_change() {
    let line = |rules, count| {
        let found = equilibrium(rules, Players::new(count).unwrap());
        found.threshold.get()
    };
    assert!(GUTS.contains("Hold more: with two players two hands in three."));
    assert!((1.0 - line(GutsRules::Weenie, 2) - 2.0 / 3.0).abs() < 1e-12);
    assert!(GUTS.contains("hold as if there was one player more"));
    for count in 2..=10 {
        let kitty = kitty_equilibrium(GutsRules::Standard, Players::new(count).unwrap());
        let more = line(GutsRules::Standard, count + 1);
        assert!((kitty.threshold.get() - more).abs() < 1e-12, "{count}");
    }
    assert!(GUTS.contains("it holds those with the jack of spades, and J♦ 7♠."));
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    let best = least_exploitable(&CardGame::new(Deck::STANDARD, 2, AllDrop::Replay).unwrap());
    let read = hands.read("J7").unwrap();
    let jacks = (0..=read.index)
        .rev()
        .take(read.count)
        .map(|hand| (hand, hands.get(hand)));
    for (hand, name) in jacks {
        let name = name.to_string();
        let is_named = name.starts_with("JS") || name == "JD/7S";
        assert_eq!(hand >= best.threshold, is_named, "{name}");
    }
}

/// At every table of the chart; with one first pot less more are.
#[test]
fn fewer_than_one_in_a_hundred_are_ruined_with_what_they_should_bring() {
    assert!(GUTS.contains("With seven antes, one of three perfect players is ruined in less than one game in a hundred"));
    assert!(GUTS.contains("bring 9 €: fewer than one pot in a hundred takes more from you"));
    let chart = between(GUTS, "guts-chart -->", "</tbody>");
    for (players, row) in (2..=10).zip(chart.split("</td></tr>").take(9)) {
        let bring: u32 = row.rsplit("<td>").next().unwrap().parse().unwrap();
        let ruin = Ruin::at_equilibrium(GutsRules::Standard, players as usize, bring).unwrap();
        let [enough, less] = [bring, bring - players].map(|antes| ruin.with(antes).unwrap());
        assert!(enough.high < 0.01 && less.low >= 0.01, "{players}");
        assert!(![3, 4].contains(&players) || bring == 2 * players + 1);
    }
}

/// By the naive game tree, with all outcomes of all equilibria.
#[test]
fn a_perfect_player_may_decide_between_two_others() {
    assert!(PAGE.contains(
        "With 5 suspects against 3 and 4 it is the same to you whether you ask about one or two, but the next player then \
         wins 57 % or 53 %"
    ));
    let mut tree = Tree::new(Rules::RACE);
    let yours = tree.outcomes((0, [Some(5), Some(3), Some(4)]));
    let [one, two] = [1, 2].map(|asked| {
        // Each answer leads to one outcome.
        [0, 1].map(|seat| {
            let chances = [asked, 5 - asked].map(|part| {
                let after = tree.outcomes((1, [Some(part), Some(3), Some(4)]));
                assert_eq!(after.len(), 1);
                after.first().unwrap()[seat].clone() * BigRational::new(part.into(), 5.into())
            });
            chances.into_iter().sum::<BigRational>()
        })
    });
    let mut yours = yours.iter();
    assert!(yours.all(|chances| chances[0] == one[0] && chances[0] == two[0]));
    let said = [&one[1], &two[1]].map(ToString::to_string);
    assert_eq!(said, ["17/30", "8/15"]);
    // To the nearest percent.
    assert_eq!([(1700 + 15) / 30, (800 + 7) / 15], [57, 53]);
}

#[test]
fn of_real_cards_a_weaker_hand_is_held_where_a_stronger_one_is_dropped() {
    let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay).unwrap();
    let perfect = card_equilibrium(&game).unwrap();
    assert_eq!(exploitability(&game, &perfect), Fraction::ZERO);
    let [weaker, stronger] = ["JD/7D", "JD/7S"].map(|label| game.hands().index_of(label).unwrap());
    assert!(weaker < stronger);
    assert_eq!(perfect.hold(weaker), Fraction::new(1, 2));
    assert_eq!(perfect.hold(stronger), Fraction::ZERO);
}

/// Names ask about any number, as `table.html` says.
#[test]
fn names_split_the_faces_wherever_one_likes() {
    assert!(
        include_str!("../../table.html")
            .contains("“Does the name come before Max?” splits the faces wherever you like")
    );
    let board = SHIPPED[0].board();
    let mut names: Vec<&str> = board.suspects().iter().map(String::as_str).collect();
    names.sort_unstable();
    for (count, name) in names.iter().enumerate() {
        assert_eq!(names.iter().filter(|other| *other < name).count(), count);
    }
}

#[test]
fn nothing_splits_the_faces_in_half_and_a_smile_is_best() {
    let board = SHIPPED[0].board();
    let everybody = board.everybody();
    assert_eq!(everybody.count(), 24);
    let questions = || board.questions().iter();
    let count = |text: &str| {
        let asked = questions().find(|asked| asked.text == text);
        asked.unwrap().yes.count()
    };
    assert_eq!((count("glasses"), count("a beard")), (9, 6));
    assert_eq!(count("something on the head"), 11);
    let is_even = |asked: &&Question| 24_usize.abs_diff(2 * asked.yes.count()) <= 2;
    let most_even = questions().filter(is_even).map(|asked| asked.text.as_str());
    assert!(most_even.eq(["something on the head"]));
    let solved = SolvedBoard::whole(Classes::of_board(&board).unwrap(), Rules::OFFICIAL).unwrap();
    let start = solved.at(everybody, everybody).unwrap();
    // One question alone is worth what the position is.
    let best = start.questions.iter().filter(|asked| {
        let worth = Fraction::from(asked.win.low);
        assert!(worth <= Fraction::from(start.win.low));
        worth == Fraction::from(start.win.low)
    });
    let best = best.map(|asked| board.questions()[asked.question].text.as_str());
    assert!(best.eq(["a smile"]));
    let free = win_probability(Rules::OFFICIAL, pool(24), pool(24)).unwrap();
    assert!(Fraction::from(start.win.low) > Fraction::from(free));
    // With joined questions it is what any split would give; tests of the board compute that anew.
    let joined = SHIPPED[0].joined(Rules::OFFICIAL).unwrap();
    assert_eq!((joined.low, joined.high), (free, free));
}
