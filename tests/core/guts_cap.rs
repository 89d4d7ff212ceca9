//! A capped pot: what each hand gains by holding, in the mean over a grid of all others' hands.

use itertools::Itertools;
use upperhand::guts::{Equilibrium, Players, Rules, capped_threshold, equilibrium};

/// What holding a hand wins a round, at a pot and a cap, with others who hold above `line`; dropping wins nothing.
fn gain(hand: f64, others: usize, line: f64, (pot, cap): (f64, f64)) -> f64 {
    let places = || (0..200).map(|place| (f64::from(place) + 0.5) / 200.0);
    let deals = (0..others).map(|_| places()).multi_cartesian_product();
    let (mut sum, mut count) = (0.0, 0.0);
    for hands in deals {
        let best = hands.into_iter().fold(0.0, f64::max);
        let wins = best <= line || best < hand;
        sum += if wins { pot } else { -pot.min(cap) };
        count += 1.0;
    }
    sum / count
}

#[test]
fn holding_is_worth_it_from_the_line_on() {
    for (others, pots) in [
        (1, &[0.5, 1.0, 2.0, 3.0, 7.5, 40.0][..]),
        (2, &[1.0, 3.0, 8.0]),
    ] {
        let players = Players::new(others + 1).unwrap();
        for &pot in pots {
            let line = capped_threshold(players, pot).unwrap().get();
            let at = |hand: f64| gain(hand.clamp(0.0, 1.0), others, line, (pot, 1.0));
            // A cell of the grid moves a mean by so much.
            let cell = 2.0 * (pot + 1.0) * others as f64 / 200.0;
            assert!(at(line).abs() <= cell, "{pot} {line} {}", at(line));
            assert!(
                at(line + 0.05) > at(line) && at(line - 0.05) <= at(line),
                "{pot}"
            );
        }
    }
}

#[test]
fn up_to_the_cap_it_changes_nothing_and_from_there_more_is_held() {
    for count in 2..=10 {
        let players = Players::new(count).unwrap();
        let Equilibrium { threshold, .. } = equilibrium(Rules::Standard, players);
        let line = |caps: f64| capped_threshold(players, caps).unwrap();
        assert!(
            [0.0, 0.5, 1.0]
                .into_iter()
                .all(|caps| line(caps) == threshold)
        );
        let lines: Vec<_> = (1..40).map(|caps| line(f64::from(caps))).collect();
        assert!(lines.windows(2).all(|two| two[0] > two[1]));
    }
    for given in [-1.0, f64::NAN, f64::INFINITY] {
        let error = capped_threshold(Players::new(2).unwrap(), given).unwrap_err();
        let text = format!("a pot of {given} times the cap is not a finite number of at least 0");
        assert_eq!(error.to_string(), text);
    }
}
