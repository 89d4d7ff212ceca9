//! The legend of the questions names the even question, the smallest best one and the bold one: read back by the exhaustive table
//! at every position of small boards.

use super::{figure, settings};
use itertools::Itertools as _;
use upperhand::guess_who::{Ending, Probability, Rules, SolvedTable};
use upperhand_games::format::percent;
use upperhand_oracles::game_tree::splits;
use upperhand_oracles::{pool, question_numerator};

const LARGEST: u32 = 20;

#[test]
fn the_legend_names_half_and_the_smallest_best_question() {
    let mut seen = [0; 3];
    for ending in Ending::ALL {
        let rules = Rules::new(2, ending).unwrap();
        let table = SolvedTable::new(rules, LARGEST).unwrap();
        for (mine, theirs) in
            (4..=LARGEST).flat_map(|mine| (2..=LARGEST).map(move |theirs| (mine, theirs)))
        {
            let set = format!("rules={} mine={mine} theirs={theirs}", ending.name());
            let figure = figure(&settings(&set));
            let worth = |k: u32| {
                let parts = [k, mine - k];
                question_numerator(&table, pool(mine), pool(theirs), &parts)
            };
            let win = table.numerator(pool(mine), pool(theirs));
            let best: Vec<u32> = (1..=mine / 2).filter(|&k| worth(k) == win).collect();
            let texts: Vec<&str> = figure.legend.keys.iter().map(|key| &*key.text).collect();
            assert!(figure.labels.is_empty(), "{set}: {:?}", figure.labels);
            let half = format!("half: {}", mine / 2);
            assert!(texts.contains(&&*half), "{set}: {texts:?}");
            let of = |name: &str| texts.iter().find_map(|text| text.strip_prefix(name));
            let (one, smallest) = (of("best: "), of("best, the smallest: "));
            if let Some(named) = one.or(smallest) {
                assert_eq!(named, best[0].to_string(), "{set}: {texts:?}");
                assert_eq!(one.is_some(), best.len() == 1, "{set}: {texts:?}");
            } else {
                // Half is the smallest best one, or a bold one that is not best has the line.
                let is_half = best.first().is_none_or(|&k| k == mine / 2);
                assert!(
                    is_half || of("bold: ").is_some(),
                    "{set}: {texts:?} {best:?}"
                );
            }
            for (count, is_so) in seen
                .iter_mut()
                .zip([one.is_some(), smallest.is_some(), true])
            {
                *count += u32::from(is_so);
            }
            // What happens, and a little room around it.
            let chance = |k: u32| f64::from(worth(k)) / f64::from(mine * theirs);
            let most = (1..mine).map(chance).fold(0.0, f64::max);
            let least = (1..mine).map(chance).fold(1.0, f64::min);
            let room = (most - least).max(1e-3);
            assert!(figure.y.to >= most, "{set}");
            assert!(figure.y.from >= 0.0, "{set}");
            let is_naming = of("naming").is_some();
            let is_close = figure.y.to <= most + 0.1 * room;
            assert!(is_naming || least == most || is_close, "{set}");
        }
    }
    let [alone, among_others, all] = seen;
    let halves = all - alone - among_others;
    assert!(
        alone > 100 && among_others > 100 && halves > 100,
        "{seen:?}"
    );
}

/// The middle of the colours is a quarter of the way from the best question to the worst, whole number or not.
#[test]
fn the_colours_of_three_parts_tell_the_worst_the_best_and_a_quarter_between() {
    for ending in Ending::ALL {
        let table = SolvedTable::new(Rules::new(3, ending).unwrap(), 9).unwrap();
        let theirs = 1 + u32::from(ending == Ending::Race);
        for (mine, theirs) in
            (3..=9).flat_map(|mine| (theirs..=9).map(move |theirs| (mine, theirs)))
        {
            let questions = splits(mine, 3);
            let worths = questions
                .iter()
                .map(|parts| question_numerator(&table, pool(mine), pool(theirs), parts));
            let (worst, best) = worths.minmax().into_option().unwrap();
            let set = format!(
                "rules={} answers=3 mine={mine} theirs={theirs}",
                ending.name()
            );
            let figure = figure(&settings(&set));
            let told = figure.legend.ticks.iter().map(|tick| tick.text.clone());
            let quarters = |quarters: u32| {
                let worth = 4 * best - quarters * (best - worst);
                percent(Probability::new(worth.into(), (4 * mine * theirs).into()))
            };
            let ticks = if best == worst { &[0][..] } else { &[4, 1, 0] };
            let expected = ticks.iter().map(|&share| quarters(share));
            assert!(told.eq(expected), "{set}: {:?}", figure.legend.ticks);
        }
    }
}
