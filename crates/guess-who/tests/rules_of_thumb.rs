//! What rules of thumb guarantee: by a naive game tree in fractions, and by playing them.

use crate::model;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;
use upperhand::guess_who::play::{Bold, Halving, Match, Move, Optimal, Strategy, outcomes};
use upperhand::guess_who::{
    Ending, Pool, Probability, RuleOfThumb, RuleTable, Rules, SolvedTable, win_probability,
};
use upperhand::play::guess_who::{Automatic, CarelessReplies, Carelessness, Game, Opponent, Setup};
use upperhand::{BigRational, Fraction};
use upperhand_games::format::percent;
use upperhand_kit::{Model, Readout, Settings};
use upperhand_oracles::{all_rules, normalize, pool, question_numerator, sized};

fn is_position(rules: Rules, n: u32, m: u32) -> bool {
    rules.ending() != Ending::Race || n > 1 || m > 1
}

/// A rule as its sentence says it: the parts of the question, `None` to name a suspect.
fn told(rules: Rules, rule: RuleOfThumb, mine: u32, theirs: u32) -> Option<Vec<u32>> {
    let answers = u32::from(rules.answers());
    let is_race = rules.ending() == Ending::Race;
    let even = || {
        let parts = answers.min(mine);
        let mut even = vec![mine / parts; parts as usize];
        for part in even.iter_mut().rev().take((mine % parts) as usize) {
            *part += 1;
        }
        even
    };
    // All parts but one, never more than an even share.
    let but_one = |bid: u32| {
        if bid * answers >= mine {
            return even();
        }
        let mut parts = vec![bid; answers as usize - 1];
        parts.push(mine - bid * (answers - 1));
        parts
    };
    if mine == 1 || theirs == 1 {
        return None;
    }
    match rule {
        RuleOfThumb::Halve => Some(even()),
        RuleOfThumb::HalfOfTheSmaller => {
            let smaller = mine.min(theirs);
            let share = smaller / answers + u32::from(!smaller.is_multiple_of(answers));
            Some(but_one(share))
        }
        RuleOfThumb::Ladder => {
            let rung = |pool: u32| {
                let mut rung = 1;
                while rung < pool {
                    rung *= answers;
                }
                rung
            };
            let is_higher = rung(mine) > rung(theirs);
            Some(if is_higher {
                but_one(rung(theirs) / answers)
            } else {
                even()
            })
        }
        RuleOfThumb::EvenParts => {
            let parts = even();
            let are_odd = parts.iter().all(|part| part % 2 == 1);
            Some(match (answers, mine, theirs) {
                (2, 4, 4) => vec![1, 3],
                (2, 6.., 5..) if are_odd => vec![parts[0] - 1, parts[1] + 1],
                _ => parts,
            })
        }
        RuleOfThumb::NameFromThree => (is_race || mine > 3).then(even),
        RuleOfThumb::NameEarly if answers == 2 => (is_race || (mine > 3 && theirs > 2)).then(even),
        RuleOfThumb::NameEarly => (is_race || mine > 2).then(even),
    }
}

#[test]
fn rules_move_as_they_are_told() {
    for (rules, rule) in all_rules().flat_map(|rules| RuleOfThumb::ALL.map(|rule| (rules, rule))) {
        for (n, m) in (1..=70).flat_map(|n| (1..=70).map(move |m| (n, m))) {
            let said = told(rules, rule, n, m).map_or(Move::Name, Move::Ask);
            assert_eq!(
                rule.choose(rules, pool(n), pool(m)),
                said,
                "{rule:?} {rules} ({n}, {m})"
            );
        }
    }
}

/// The game as it is told: who moves wins with this chance.
struct Tree {
    rules: Rules,
    rule: RuleOfThumb,
    known: HashMap<(bool, u32, u32), Fraction>,
}

impl Tree {
    fn win(&mut self, halver_moves: bool, mine: u32, theirs: u32) -> Fraction {
        if let Some(&known) = self.known.get(&(halver_moves, mine, theirs)) {
            return known;
        }
        let found = self.solve(halver_moves, mine, theirs);
        self.known.insert((halver_moves, mine, theirs), found);
        found
    }

    fn solve(&mut self, halver_moves: bool, mine: u32, theirs: u32) -> Fraction {
        if self.rules.ending() == Ending::Race && (mine == 1 || theirs == 1) {
            return Fraction::from(i128::from(mine == 1));
        }
        if halver_moves {
            return match told(self.rules, self.rule, mine, theirs) {
                None => self.name(true, mine, theirs),
                Some(parts) => self.ask(true, mine, theirs, &parts),
            };
        }
        let mut best = Fraction::ZERO;
        if self.rules.ending() != Ending::Race {
            best = self.name(false, mine, theirs);
        }
        let mut questions = Vec::new();
        splits(
            mine,
            usize::from(self.rules.answers()),
            &mut Vec::new(),
            &mut questions,
        );
        for parts in questions {
            best = best.max(self.ask(false, mine, theirs, &parts));
        }
        best
    }

    fn ask(&mut self, halver_moves: bool, mine: u32, theirs: u32, parts: &[u32]) -> Fraction {
        let chance = |&part: &u32| {
            let reply = Fraction::ONE - self.win(!halver_moves, theirs, part);
            reply * Fraction::new(part, mine)
        };
        parts.iter().map(chance).sum()
    }

    fn name(&mut self, halver_moves: bool, mine: u32, theirs: u32) -> Fraction {
        let right = Fraction::new(1, mine);
        if self.rules.ending() == Ending::Official || mine == 1 {
            return right;
        }
        let missed = Fraction::ONE - self.win(!halver_moves, theirs, mine - 1);
        right + missed * Fraction::new(mine - 1, mine)
    }
}

/// Every question for a pool.
fn splits(rest: u32, answers: usize, parts: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    let smallest = parts.last().copied().unwrap_or(1);
    if !parts.is_empty() && rest >= smallest {
        found.push([parts.as_slice(), &[rest]].concat());
    }
    if parts.len() + 2 <= answers {
        for part in smallest..=rest / 2 {
            parts.push(part);
            splits(rest - part, answers, parts, found);
            parts.pop();
        }
    }
}

#[test]
fn guarantees_are_those_of_a_naive_game_tree() {
    for rules in all_rules() {
        let side = if rules.answers() <= 3 { 24 } else { 17 };
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, side).unwrap();
        let mut tree = Tree {
            rules,
            rule: RuleOfThumb::Halve,
            known: HashMap::new(),
        };
        for n in 1..=side {
            for m in 1..=side {
                if !is_position(rules, n, m) {
                    assert_eq!(halving.numerator(pool(n), pool(m)), 0);
                    continue;
                }
                assert_eq!(
                    Fraction::from(halving.guarantee(pool(n), pool(m))),
                    tree.win(true, n, m),
                    "{rules} ({n}, {m})"
                );
            }
        }
    }
}

/// Every rule, and perfect play against it: values, namings and questions.
#[test]
fn costs_and_punishments_are_those_of_a_naive_game_tree() {
    for (rules, rule) in all_rules().flat_map(|rules| RuleOfThumb::ALL.map(|rule| (rules, rule))) {
        let side = if rules.answers() <= 3 { 13 } else { 9 };
        let table = RuleTable::new(rules, rule, side).unwrap();
        let mut tree = Tree {
            rules,
            rule,
            known: HashMap::new(),
        };
        for (n, m) in (1..=side).flat_map(|n| (1..=side).map(move |m| (n, m))) {
            let what = format!("{rule:?} {rules} ({n}, {m})");
            if !is_position(rules, n, m) {
                assert!(table.punish(pool(n), pool(m)).is_err());
                continue;
            }
            let kept = tree.win(true, n, m);
            assert_eq!(
                Fraction::from(table.guarantee(pool(n), pool(m))),
                kept,
                "{what}"
            );
            let punished = table.punish(pool(n), pool(m)).unwrap();
            let best = tree.win(false, n, m);
            assert_eq!(Fraction::from(punished.win), best, "{what}");
            if rules.is_over(pool(n), pool(m)) {
                assert!(punished.questions.is_empty() && !punished.name_suspect);
                continue;
            }
            let names = rules.ending() != Ending::Race && tree.name(false, n, m) == best;
            assert_eq!(punished.name_suspect, names, "{what}");
            let mut questions = Vec::new();
            splits(
                n,
                usize::from(rules.answers()),
                &mut Vec::new(),
                &mut questions,
            );
            questions.retain(|parts| tree.ask(false, n, m, parts) == best);
            questions.sort();
            assert_eq!(punished.questions, questions, "{what}");
        }
    }
}

/// The worst position and the mean, by fractions one by one.
#[test]
fn the_worst_and_the_average_are_those_of_a_list() {
    for (rules, rule) in all_rules().flat_map(|rules| RuleOfThumb::ALL.map(|rule| (rules, rule))) {
        let table = RuleTable::new(rules, rule, 20).unwrap();
        for largest in [1, 2, 7, 20] {
            let positions = (2..=largest).flat_map(|n| (2..=largest).map(move |m| (n, m)));
            let cost = |(n, m): (u32, u32)| {
                let best = win_probability(rules, pool(n), pool(m)).unwrap();
                Fraction::from(best) - Fraction::from(table.guarantee(pool(n), pool(m)))
            };
            let costs: Vec<Fraction> = positions.clone().map(cost).collect();
            let most = costs
                .iter()
                .max()
                .copied()
                .filter(|most| *most > Fraction::ZERO);
            let first = most.and_then(|most| positions.clone().find(|&at| cost(at) == most));
            let worst = table.worst(pool(largest));
            let found = worst.map(|worst| (worst.mine.get(), worst.theirs.get()));
            assert_eq!(found, first, "{rule:?} {rules} {largest}");
            assert_eq!(worst.map(|worst| Fraction::from(worst.cost)), most);
            let whole = |number: i128| BigRational::from_integer(number.into());
            let sum = costs
                .iter()
                .map(|cost| whole(cost.numerator()) / whole(cost.denominator()));
            let count = whole(costs.len().max(1) as i128);
            let mean = sum.fold(whole(0), |sum, cost| sum + cost) / count;
            assert_eq!(
                table.average(pool(largest)),
                mean,
                "{rule:?} {rules} {largest}"
            );
        }
    }
}

/// One sentence is perfect play under each of these rules, and each of the others costs something under all of them.
#[test]
fn under_four_rule_sets_a_rule_of_thumb_loses_nothing_up_to_512() {
    let three_answers = Rules::new(3, Ending::Open).unwrap();
    for (rules, perfect) in [
        (Rules::RACE, RuleOfThumb::Ladder),
        (Rules::OFFICIAL, RuleOfThumb::EvenParts),
        (Rules::OPEN, RuleOfThumb::NameEarly),
    ] {
        for rule in RuleOfThumb::ALL {
            let table = RuleTable::new(rules, rule, 512).unwrap();
            let worst = table.worst(pool(512));
            assert_eq!(
                worst.is_none(),
                rule == perfect,
                "{rule:?} {rules} {worst:?}"
            );
        }
    }
    for rule in [RuleOfThumb::NameFromThree, RuleOfThumb::NameEarly] {
        let table = RuleTable::new(three_answers, rule, 512).unwrap();
        assert_eq!(table.worst(pool(512)), None);
    }
}

/// Against an optimal player, who need not exploit it, halving does no worse than guaranteed.
#[test]
fn played_out_it_does_no_worse_than_guaranteed_and_no_better_than_optimal() {
    for rules in all_rules() {
        let halves = Halving {
            answers: rules.answers(),
        };
        let table = SolvedTable::new(rules, 40).unwrap();
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, 40).unwrap();
        let game = Match {
            rules,
            first: &halves,
            second: &Optimal(&table),
        };
        let mut exploited = 0;
        for n in (1..=40).step_by(3) {
            for m in (2..=40).step_by(2) {
                let played = outcomes(&game, pool(n), pool(m)).unwrap().first_wins();
                let guarantee = halving.guarantee(pool(n), pool(m));
                let best = win_probability(rules, pool(n), pool(m)).unwrap();
                assert!(guarantee.value() <= played.value(), "{rules} ({n}, {m})");
                assert!(played.value() <= best.value(), "{rules} ({n}, {m})");
                exploited += u32::from(guarantee != played);
            }
        }
        println!(
            "{rules}: {exploited} of 280 positions lose more to the best reply than to optimal play"
        );
    }
}

/// Played against the best reply itself, read off the table of guarantees, it wins exactly as guaranteed.
#[test]
fn played_against_the_best_reply_it_wins_exactly_the_guarantee() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE] {
        let halves = Halving {
            answers: rules.answers(),
        };
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, 40).unwrap();
        let best_reply = |mine: Pool, theirs: Pool| {
            let lost = |part: u32| -> i64 { halving.numerator(theirs, pool(part)).into() };
            let (n, m) = (mine.get(), theirs.get());
            let mut questions = Vec::new();
            splits(
                n,
                usize::from(rules.answers()),
                &mut Vec::new(),
                &mut questions,
            );
            let asked = questions.into_iter().map(|parts| {
                let reply: i64 = parts.iter().map(|&part| lost(part)).sum();
                (reply, Move::Ask(parts))
            });
            let product = i64::from(n) * i64::from(m);
            let named = match rules.ending() {
                Ending::Race => None,
                Ending::Official => Some(product - i64::from(m)),
                Ending::Open if n == 1 => Some(0),
                Ending::Open => Some(lost(n - 1)),
            };
            let named = named.map(|reply| (reply, Move::Name));
            asked
                .chain(named)
                .min_by_key(|(reply, _)| *reply)
                .unwrap()
                .1
        };
        let game = Match {
            rules,
            first: &halves,
            second: &best_reply,
        };
        for n in (1..=40).step_by(3) {
            for m in (2..=40).step_by(2) {
                let played = outcomes(&game, pool(n), pool(m)).unwrap().first_wins();
                assert_eq!(
                    played,
                    halving.guarantee(pool(n), pool(m)),
                    "{rules} ({n}, {m})"
                );
            }
        }
    }
}

#[test]
fn the_cost_is_what_is_missing_to_optimal_play_and_never_negative() {
    for rules in all_rules() {
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, 130).unwrap();
        let mut costly = 0;
        for n in 1..=130 {
            for m in 1..=130 {
                let cost = halving.cost(pool(n), pool(m));
                let Ok(best) = win_probability(rules, pool(n), pool(m)) else {
                    assert_eq!(cost, Probability::new(0, 1));
                    continue;
                };
                let guarantee = halving.guarantee(pool(n), pool(m));
                // cost + guarantee = best, multiplied out.
                let wide = |number: u64| u128::from(number);
                let sum = wide(cost.numerator()) * wide(guarantee.denominator())
                    + wide(guarantee.numerator()) * wide(cost.denominator());
                let denominator = wide(cost.denominator()) * wide(guarantee.denominator());
                assert_eq!(
                    sum * wide(best.denominator()),
                    wide(best.numerator()) * denominator,
                    "{rules} ({n}, {m})"
                );
                costly += u32::from(cost.numerator() > 0);
            }
        }
        assert!(costly > 100, "{rules}: {costly}");
    }
}

/// The settings of a figure with these texts.
fn figure(name: &str, texts: &[(&str, String)]) -> (Box<dyn Model>, Settings) {
    let mut figure = model(name).unwrap();
    let mut settings = figure.defaults();
    let names: Vec<&str> = texts.iter().map(|(name, _)| *name).collect();
    for (name, text) in texts {
        assert_eq!(settings.set_text(name, text), None);
    }
    normalize(&mut *figure, &mut settings, &names);
    (figure, settings)
}

fn fact(readout: &Readout, term: &str) -> Option<String> {
    let mut facts = readout.facts.iter();
    let found = facts.find(|(known, _)| *known == term);
    found.map(|(_, text)| text.clone())
}

fn rule_texts(rules: Rules) -> Vec<(&'static str, String)> {
    let answers = rules.answers().to_string();
    vec![
        ("rules", rules.ending().name().to_owned()),
        ("answers", answers),
    ]
}

/// Of all rules the figures tell the one that loses least where it loses most, with that loss and its place.
#[test]
fn figures_tell_the_rule_of_thumb_that_loses_least() {
    for rules in all_rules() {
        let worst = RuleOfThumb::ALL.map(|rule| {
            let table = RuleTable::new(rules, rule, 64).unwrap();
            let positions = (2..=64).flat_map(|n| (2..=64).map(move |m| (n, m)));
            let costs = positions.map(|(n, m)| Fraction::from(table.cost(pool(n), pool(m))));
            costs.max().unwrap()
        });
        let least = worst.iter().min().unwrap();
        let (map, play) = (
            figure("win-map", &rule_texts(rules)),
            figure("play-guess-who", &rule_texts(rules)),
        );
        for (mut figure, settings) in [map, play] {
            let said = fact(&figure.readout(&settings), "Rule of thumb").unwrap();
            if *least == Fraction::ZERO {
                assert!(
                    said.ends_with(": loses nothing, up to 64 each"),
                    "{rules}: {said}"
                );
            } else {
                assert!(
                    said.contains(&format!("points ({least}) at most, at ")),
                    "{rules}: {said}"
                );
                let place = said.split(" at most, at ").nth(1).unwrap();
                let place = place.strip_suffix(" (up to 64)").unwrap();
                let (n, m) = place.split_once(" against ").unwrap();
                let [n, m] = [n, m].map(|size| pool(size.parse().unwrap()));
                let reached = RuleOfThumb::ALL.into_iter().any(|rule| {
                    let table = RuleTable::new(rules, rule, 64).unwrap();
                    Fraction::from(table.cost(n, m)) == *least
                        && table.worst(pool(64)).unwrap().mine == n
                });
                assert!(reached, "{rules}: {said}");
            }
        }
    }
}

/// The coach knows an opponent who halves or gambles every time: the move that it names wins what it says, and nothing more can
/// be won, by the game tree.
#[test]
fn the_coach_says_what_perfect_play_wins_from_a_rule_and_how() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(40);
    for _ in 0..sized(20, 60) {
        let (n, m) = (random.random_range(2..=14), random.random_range(2..=14));
        for (rules, (opponent, rule)) in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN]
            .into_iter()
            .flat_map(|rules| {
                let known = [
                    ("halving", RuleOfThumb::Halve),
                    ("bold", RuleOfThumb::Ladder),
                ];
                known.map(|known| (rules, known))
            })
        {
            let mut texts = rule_texts(rules);
            texts.extend([
                ("mine", n.to_string()),
                ("theirs", m.to_string()),
                ("opponent", opponent.to_owned()),
                ("coach", "full".to_owned()),
            ]);
            let (mut game, settings) = figure("play-guess-who", &texts);
            let readout = game.readout(&settings);
            let mut tree = Tree {
                rules,
                rule,
                known: HashMap::new(),
            };
            let best = tree.win(false, n, m);
            let said = readout
                .advice
                .split("every time; knowing that, ")
                .nth(1)
                .unwrap();
            let (how, wins) = said.split_once(": this wins ").unwrap();
            let chance = Probability::new(
                best.numerator().try_into().unwrap(),
                best.denominator().try_into().unwrap(),
            );
            assert_eq!(
                wins,
                format!("{}.", percent(chance)),
                "{rules} {opponent} ({n}, {m})"
            );
            let worth = match how.strip_prefix("ask about ") {
                None => {
                    assert_eq!(how, "name a suspect");
                    tree.name(false, n, m)
                }
                Some(sizes) => {
                    let (asked, of) = sizes.split_once(" of ").unwrap();
                    let [asked, of]: [u32; 2] = [asked, of].map(|size| size.parse().unwrap());
                    assert_eq!(of, n);
                    tree.ask(false, n, m, &[asked, n - asked])
                }
            };
            assert_eq!(worth, best, "{rules} {opponent} ({n}, {m}): {how}");
            let more = best - Fraction::from(win_probability(rules, pool(n), pool(m)).unwrap());
            let said = fact(&readout, "Against their way you win").unwrap();
            assert_eq!(
                said.contains("no more than"),
                more == Fraction::ZERO,
                "{said}"
            );
            assert!(said.starts_with(&percent(chance)), "{said}");
        }
    }
    // Nobody else plays in a way that there is something to know of.
    for opponent in ["perfect", "person"] {
        let texts = [
            ("opponent", opponent.to_owned()),
            ("coach", "full".to_owned()),
        ];
        let (mut game, settings) = figure("play-guess-who", &texts);
        assert_eq!(
            fact(&game.readout(&settings), "Against their way you win"),
            None
        );
    }
}

/// What is known of points: to the nearest tenth, or to two digits.
fn in_points(text: &str) -> f64 {
    let number = text
        .strip_suffix(" points")
        .or_else(|| text.strip_suffix(" point"));
    number.unwrap().parse().unwrap()
}

fn are_points(text: &str, exact: Fraction) -> bool {
    let exact = 100.0 * exact.value();
    (in_points(text) - exact).abs() <= (0.05_f64).min(0.05 * exact) + 1e-9
}

/// Reads back what the map says of a rule at a position. Returns how many claims of each kind it made.
fn read_back(
    tree: &mut Tree,
    solved: &SolvedTable,
    (n, m): (u32, u32),
    said: &str,
) -> &'static str {
    let (rules, rule) = (tree.rules, tree.rule);
    let best = Fraction::from(solved.win(pool(n), pool(m)));
    let kept = best - tree.win(true, n, m);
    let made = told(rules, rule, n, m);
    let now = best
        - match &made {
            None => Fraction::from(Probability::new(naming(solved, n, m), u64::from(n * m))),
            Some(parts) => Fraction::from(Probability::new(
                question_numerator(solved, pool(n), pool(m), parts).into(),
                u64::from(n * m),
            )),
        };
    let does = match &made {
        None => "names a suspect".to_owned(),
        Some(parts) if parts.len() == 2 => {
            let bid = parts.iter().min().unwrap();
            format!("asks about {bid} of {n}")
        }
        Some(parts) => {
            let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
            format!("splits into {}", parts.join("\u{202f}|\u{202f}"))
        }
    };
    let context = format!("{rules} {rule:?} ({n}, {m}): {said}");
    let rest = said.strip_prefix(&does).expect(&context);
    if rest == " and loses nothing" {
        assert_eq!((kept, now), (Fraction::ZERO, Fraction::ZERO), "{context}");
        return "nothing";
    }
    assert!(kept > Fraction::ZERO, "{context}");
    let (first, loses) = rest.split_once("; kept to, it loses ").expect(&context);
    assert!(are_points(loses, kept), "{context}: {kept}");
    if first == ", as good as any" {
        assert_eq!(now, Fraction::ZERO, "{context}");
        return "later";
    }
    let (less, named) = first
        .strip_prefix(": ")
        .unwrap()
        .split_once(" less than the best, ")
        .expect(&context);
    assert!(
        now > Fraction::ZERO && are_points(less, now),
        "{context}: {now}"
    );
    let questions = solved.optimal_questions(pool(n), pool(m)).unwrap();
    if named == "naming one" {
        assert!(
            questions.is_empty() && solved.naming_is_optimal(pool(n), pool(m)),
            "{context}"
        );
    } else {
        let parts: Vec<u32> = named
            .split('|')
            .map(|part| part.trim_matches(['\u{202f}', ' ']).parse().unwrap())
            .collect();
        let parts = if let [bid] = parts[..] {
            vec![bid, n - bid]
        } else {
            parts
        };
        assert!(questions.contains(&parts), "{context}");
    }
    "now"
}

/// n·m times the chance of naming a suspect, by the table of perfect play.
fn naming(solved: &SolvedTable, n: u32, m: u32) -> u64 {
    match solved.rules().ending() {
        Ending::Race => unreachable!("nobody is named in the race"),
        Ending::Official => m.into(),
        Ending::Open if n == 1 => m.into(),
        Ending::Open => u64::from(n * m - solved.numerator(pool(m), pool(n - 1))),
    }
}

/// What the map says of a rule at a position holds by the game tree and by the exhaustive table: its move, the loss at once, the loss
/// of keeping to it, and the better move.
#[test]
fn the_map_says_what_a_rule_does_and_gives_away() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(401);
    let mut seen = HashMap::<&str, u32>::new();
    let mut map = model("win-map").unwrap();
    for (rules, rule) in all_rules().flat_map(|rules| RuleOfThumb::ALL.map(|rule| (rules, rule))) {
        let side = if rules.answers() <= 3 { 14 } else { 10 };
        let solved = SolvedTable::new(rules, side).unwrap();
        let mut tree = Tree {
            rules,
            rule,
            known: HashMap::new(),
        };
        let layer = if rule == RuleOfThumb::Halve {
            "halving"
        } else {
            rule.name()
        };
        for _ in 0..40 {
            let (n, m) = (random.random_range(1..=side), random.random_range(1..=side));
            let mut texts = rule_texts(rules);
            texts.extend([
                ("mine", n.to_string()),
                ("theirs", m.to_string()),
                ("layer", layer.to_owned()),
            ]);
            let (_, settings) = figure("win-map", &texts);
            let said = fact(&map.readout(&settings), "The rule here").unwrap();
            let kind = if rules.is_over(pool(n), pool(m)) {
                assert_eq!(
                    said,
                    if n == 1 && m == 1 {
                        "none"
                    } else {
                        "none, the game is over"
                    }
                );
                "over"
            } else {
                read_back(&mut tree, &solved, (n, m), &said)
            };
            *seen.entry(kind).or_default() += 1;
        }
    }
    for kind in ["nothing", "later", "now", "over"] {
        assert!(seen.get(kind).is_some_and(|&count| count >= 40), "{seen:?}");
    }
}

/// The game against a careless opponent in exact fractions, every move with its chance.
struct CarelessTree<'a> {
    setup: Setup,
    known: HashMap<(bool, u32, u32), BigRational>,
    games: &'a mut HashMap<(u32, u32), Vec<(u64, Move)>>,
}

fn ratio(above: u64, below: u64) -> BigRational {
    BigRational::new(above.into(), below.into())
}

impl CarelessTree<'_> {
    /// Your chance.
    fn win(&mut self, you_move: bool, mine: u32, theirs: u32) -> BigRational {
        if let Some(known) = self.known.get(&(you_move, mine, theirs)) {
            return known.clone();
        }
        let found = self.solve(you_move, mine, theirs);
        self.known.insert((you_move, mine, theirs), found.clone());
        found
    }

    fn solve(&mut self, you_move: bool, mine: u32, theirs: u32) -> BigRational {
        let rules = self.setup.rules;
        if rules.ending() == Ending::Race && (mine == 1 || theirs == 1) {
            return ratio(u64::from(mine == 1), 1);
        }
        if you_move {
            let moves = self.moves(mine).into_iter();
            let worths: Vec<BigRational> =
                moves.map(|made| self.worth(&made, mine, theirs)).collect();
            return worths.into_iter().max().unwrap();
        }
        let all = self.tendency(mine, theirs);
        let total: u64 = all.iter().map(|(weight, _)| weight).sum();
        let mut sum = ratio(0, 1);
        for (weight, made) in all {
            let worth = match made {
                Move::Ask(parts) => parts.iter().fold(ratio(0, 1), |sum, &part| {
                    sum + ratio(part.into(), theirs.into()) * self.win(true, mine, part)
                }),
                Move::Name if theirs == 1 => ratio(0, 1),
                Move::Name => {
                    let missed = ratio(u64::from(theirs) - 1, theirs.into());
                    match rules.ending() {
                        Ending::Open => missed * self.win(true, mine, theirs - 1),
                        _ => missed,
                    }
                }
            };
            sum += ratio(weight, total) * worth;
        }
        sum
    }

    fn moves(&self, mine: u32) -> Vec<Move> {
        let rules = self.setup.rules;
        let mut questions = Vec::new();
        splits(
            mine,
            usize::from(rules.answers()),
            &mut Vec::new(),
            &mut questions,
        );
        let named = (rules.ending() != Ending::Race).then_some(Move::Name);
        questions.into_iter().map(Move::Ask).chain(named).collect()
    }

    /// Your chance after a move of yours.
    fn worth(&mut self, made: &Move, mine: u32, theirs: u32) -> BigRational {
        match made {
            Move::Ask(parts) => parts.iter().fold(ratio(0, 1), |sum, &part| {
                sum + ratio(part.into(), mine.into()) * self.win(false, part, theirs)
            }),
            Move::Name => {
                let right = ratio(1, mine.into());
                if self.setup.rules.ending() == Ending::Official || mine == 1 {
                    return right;
                }
                right + ratio(u64::from(mine) - 1, mine.into()) * self.win(false, mine - 1, theirs)
            }
        }
    }

    /// The weights of their moves: those that the opponent tends to, asked of a game in which it is their turn.
    fn tendency(&mut self, mine: u32, theirs: u32) -> Vec<(u64, Move)> {
        let setup = Setup {
            // From their side.
            rules: Rules::new(self.setup.opponent_answers, self.setup.rules.ending()).unwrap(),
            opponent_answers: self.setup.rules.answers(),
            mine: pool(theirs),
            theirs: pool(mine),
            opponent: Opponent::Person,
            ..self.setup
        };
        let careless = Automatic::Careless(self.setup.carelessness);
        let found = self.games.entry((mine, theirs)).or_insert_with(|| {
            let game = Game::new(setup).unwrap();
            game.tendency(careless).unwrap().moves().to_vec()
        });
        found.clone()
    }
}

/// Perfect play against a careless opponent, by exact fractions: the bracket holds the chance of the best move and is narrow, the
/// move named wins as much, and the coach says so.
#[test]
fn the_coach_punishes_the_careless() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(402);
    let width = ratio(1, 1 << 50);
    for rules in all_rules() {
        for strength in 1..=3 {
            let side = if rules.answers() == 2 { 7 } else { 5 };
            let (n, m) = (random.random_range(2..=side), random.random_range(2..=side));
            let setup = Setup {
                opponent: Opponent::Careless,
                carelessness: Carelessness::new(strength).unwrap(),
                opponent_answers: if strength == 1 { 2 } else { rules.answers() },
                ..Setup::new(rules, pool(n), pool(m))
            };
            let what = format!("{rules} ({n}, {m}) {strength}");
            let game = Game::new(setup).unwrap();
            let reply = CarelessReplies::new(&game)
                .unwrap()
                .unwrap()
                .reply(&game)
                .unwrap();
            let mut games = HashMap::new();
            let mut tree = CarelessTree {
                setup,
                known: HashMap::new(),
                games: &mut games,
            };
            let best = tree.win(true, n, m);
            let [low, high] = [reply.at_least, reply.at_most].map(BigRational::from);
            assert!(low <= best && best <= high, "{what}: {low} {best} {high}");
            assert!(&high - &low <= width, "{what}");
            let worth = tree.worth(&reply.best, n, m);
            assert!(worth >= low, "{what}: {:?}", reply.best);
            // Nobody plays worse against it than perfect play against perfect play.
            assert!(best >= BigRational::from(game.chance()), "{what}");
            let mut texts = rule_texts(rules);
            texts.extend([
                ("mine", n.to_string()),
                ("theirs", m.to_string()),
                ("opponent", "careless".to_owned()),
                ("carelessness", strength.to_string()),
                ("opponent-answers", setup.opponent_answers.to_string()),
                ("coach", "full".to_owned()),
            ]);
            let (mut figure, settings) = figure("play-guess-who", &texts);
            let readout = figure.readout(&settings);
            let said = fact(&readout, "Against their way you win").unwrap();
            let chance = percent(reply.at_least);
            assert!(said.starts_with(&chance), "{what}: {said}");
            let more = &best - BigRational::from(game.chance());
            assert_eq!(
                said.ends_with("no more than against perfect play"),
                more == ratio(0, 1),
                "{what}: {said} {more}"
            );
            let asked = match &reply.best {
                Move::Name => "name a suspect".to_owned(),
                Move::Ask(parts) if parts.len() == 2 => format!("ask about {} of {n}", parts[0]),
                Move::Ask(parts) => {
                    let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
                    format!("split {n} into {}", parts.join("\u{202f}|\u{202f}"))
                }
            };
            let end = format!("They play carelessly; knowing that, {asked}: this wins {chance}.");
            assert!(readout.advice.ends_with(&end), "{what}: {}", readout.advice);
        }
    }
}

/// Where they play on, and where more would have to be weighed than a frame has time for.
#[test]
fn careless_replies_are_there_for_boards_of_any_usual_size() {
    for (answers, size, is_told) in [
        (2, 64, true),
        (3, 48, true),
        (3, 49, false),
        (6, 32, true),
        (6, 33, false),
    ] {
        let rules = Rules::new(answers, Ending::Official).unwrap();
        let setup = Setup {
            opponent: Opponent::Careless,
            ..Setup::new(rules, pool(size), pool(size))
        };
        let game = Game::new(setup).unwrap();
        assert_eq!(
            CarelessReplies::new(&game).unwrap().is_some(),
            is_told,
            "{answers} {size}"
        );
    }
    let halving = Setup {
        opponent: Opponent::Halving,
        ..Setup::new(Rules::RACE, pool(8), pool(8))
    };
    assert!(
        CarelessReplies::new(&Game::new(halving).unwrap())
            .unwrap()
            .is_none()
    );
}

#[test]
fn the_opponents_keep_to_these_rules() {
    for (rules, n) in all_rules().flat_map(|rules| (1..=70).map(move |n| (rules, n))) {
        let answers = rules.answers();
        for m in 1..=70 {
            let (mine, theirs) = (pool(n), pool(m));
            let moves = [RuleOfThumb::Halve, RuleOfThumb::Ladder]
                .map(|rule| rule.choose(rules, mine, theirs));
            let known = [
                Halving { answers }.choose(mine, theirs),
                Bold { answers }.choose(mine, theirs),
            ];
            assert_eq!(moves, known, "{rules} ({n}, {m})");
        }
    }
}
