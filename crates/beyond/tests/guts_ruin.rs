//! The figure `guts-ruin`: what it knows of bankrolls, pots and evenings is what the solver, moments of the number of holders and
//! coins say.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "small whole numbers"
)]

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::Rules::{Standard, Weenie};
use upperhand::guts::{Ruin, Rules, StakeFactors};
use upperhand::play::guts::{Evening, Part};
use upperhand_beyond::guts_ruin::{Asked, GutsRuin, Night};
use upperhand_kit::settings::Value;
use upperhand_kit::{Extent, KeyPress, Model, Role, Settings, Stroke};
use upperhand_oracles::confidence::{assert_frequency, assert_mean};
use upperhand_oracles::{RESOLUTION, assigned};

/// A table at its equilibrium, by its own formulas.
struct Table {
    weenie: bool,
    /// The chance of each number of holders.
    holders: Vec<f64>,
}

impl Table {
    fn new(weenie: bool, players: u32) -> Self {
        let all_drop = if weenie { 1.0_f64 / 3.0 } else { 0.5 };
        let n = f64::from(players);
        let t = all_drop.powf(1.0 / (n - 1.0));
        let mut chance = all_drop * t;
        let holders = (0..=players).map(|count| {
            let here = chance;
            let count = f64::from(count);
            chance *= (n - count) / (count + 1.0) * (1.0 - t) / t;
            here
        });
        Self {
            weenie,
            holders: holders.collect(),
        }
    }

    const fn rules(&self) -> Rules {
        if self.weenie { Weenie } else { Standard }
    }

    /// The mean of a power of what a round multiplies the stakes by.
    fn moment(&self, power: f64) -> f64 {
        let counts = (1..).zip(&self.holders[2..]);
        let grown: f64 = counts
            .map(|(factor, chance)| chance * f64::from(factor).powf(power))
            .sum();
        let factor = if self.weenie { 2.0_f64 } else { 1.0 };
        grown + self.holders[0] * factor.powf(power)
    }

    /// The power whose mean is 1, by halving.
    fn exponent(&self) -> Option<f64> {
        let (mut low, mut high) = (0.0, 64.0);
        if self.moment(high) < 1.0 {
            return None;
        }
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            if self.moment(middle) < 1.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(low)
    }
}

fn asked(rules: Rules, players: u32, bankroll: u32, seed: u32) -> Asked {
    Asked {
        seed,
        players,
        rules,
        bankroll,
    }
}

fn settings(weenie: bool, players: u32, bankroll: u32, seed: u32) -> Settings {
    let rules = if weenie { Weenie } else { Standard };
    Settings::of(asked(rules, players, bankroll, seed))
}

#[test]
fn what_is_known_of_any_table_is_what_rounds_come_to() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut figure = GutsRuin::default();
    let (mut enoughs, mut moments) = ([0_u32; 3], [0_u32; 3]);
    for turn in 0..60 {
        let players = match turn % 5 {
            0 => 2,
            1 => dice.random_range(3..8),
            2 => dice.random_range(8..40),
            _ => 2_f64.powf(dice.random_range(1.0..9.9)) as u32,
        };
        let table = Table::new(turn % 2 == 1, players);
        let bankroll = 10_f64.powf(dice.random_range(0.0..5.0)) as u32;
        let ruin = Ruin::at_equilibrium(table.rules(), players as usize, 100_000).unwrap();
        let ruined = |antes: u32| ruin.with(antes).unwrap().high;
        let facts = figure.facts(&asked(table.rules(), players, bankroll, turn));
        let context = format!("{:?}, {players} players, {bankroll} antes", table.rules());
        assert_eq!(facts.ruined, ruined(bankroll), "{context}");
        let enough = facts.enough.unwrap();
        let is_least = enough == 1 || ruined(enough - 1) >= 0.01;
        assert!(ruined(enough) < 0.01 && is_least, "{context}");
        enoughs[usize::from(enough > 1) + usize::from(enough > bankroll)] += 1;
        let factors = StakeFactors::at_equilibrium(table.rules(), players as usize).unwrap();
        let taken = factors.taken((bankroll / players) as usize);
        let larger = 1.0 - taken.iter().sum::<f64>();
        assert!((facts.outgrown - larger).abs() < 1e-9, "{context}");
        match table.exponent() {
            Some(exponent) => assert!((facts.exponent - exponent).abs() < 1e-9, "{context}"),
            None => assert!(facts.exponent.is_infinite(), "{context}"),
        }
        let ends = facts.rounds * table.holders[1];
        assert!((ends - 1.0).abs() < 1e-9, "{context}");
        let [mean, square] = [1.0, 2.0].map(|power| table.moment(power));
        let are_finite = (facts.mean.is_some(), facts.has_variance);
        assert_eq!(are_finite, (mean < 1.0, square < 1.0), "{context}");
        if let Some(pot) = facts.mean {
            let exact = f64::from(players) * table.holders[1] / (1.0 - mean);
            assert!((pot / exact - 1.0).abs() < 1e-9, "{context}: {pot}");
        }
        moments[usize::from(mean >= 1.0) + usize::from(square >= 1.0)] += 1;
    }
    let mut all = enoughs.iter().chain(&moments);
    assert!(all.all(|&times| times > 1), "{enoughs:?} {moments:?}");
}

/// All pots and coins of an evening follow from who holds.
#[test]
fn an_evening_is_known_as_its_rounds_went() {
    let mut figure = GutsRuin::default();
    let mut ends = [0_u32; 3];
    for seed in 0..300 {
        let (weenie, players) = (seed % 2 == 1, 2 + seed % 7);
        let rules = if weenie { Weenie } else { Standard };
        let bankroll = 3 + seed % 11;
        let evening = Evening::new(rules, players as usize, seed.into()).unwrap();
        let (mut pot, mut net, mut ruined) = (i64::from(players), -1, None);
        for (number, round) in (1..).zip(evening.rounds()) {
            assert_eq!(round.pot, pot);
            net += match round.part {
                Part::Won => pot,
                Part::Paid => -pot,
                Part::Watched => 0,
            };
            assert_eq!(round.net, net);
            // Where nobody holds nobody wins, and where one does nobody pays.
            assert!(round.part != Part::Won || round.holders > 0);
            let pays = round.holders > 1 || (round.holders == 0 && weenie);
            assert!(round.part != Part::Paid || pays);
            if ruined.is_none() && net < -i64::from(bankroll) {
                ruined = Some(number);
            }
            pot *= match round.holders {
                0 if weenie => 2,
                0 => 1,
                holders => holders as i64 - 1,
            };
            assert_eq!(pot == 0, number == evening.rounds().len());
        }
        // Nobody comes out even: all sums but the first ante are multiples of the pot.
        assert_eq!((net + 1) % i64::from(players), 0);
        let end = ruined.map_or(1 + usize::from(net > 0), |_| 0);
        ends[end] += 1;
        let night = Night {
            seed,
            rounds: evening.rounds().len(),
            largest_pot: evening.rounds().last().unwrap().pot,
            net,
            ruined,
        };
        let state = asked(rules, players, bankroll, seed);
        assert_eq!(figure.facts(&state).night, night);
        let settings = Settings::of(state);
        let picture = figure.figure_at(2, &settings, RESOLUTION);
        let mut curves = picture.curves.iter();
        let yours = curves.find(|curve| curve.role == Role::You).unwrap();
        let nets = evening.rounds().iter().map(|round| round.net as f64);
        let drawn = yours.points.iter().map(|point| point.1);
        assert!(drawn.eq([-1.0].into_iter().chain(nets)));
    }
    assert!(ends[0] > 5 && ends[1] > 50 && ends[2] > 50, "{ends:?}");
}

#[test]
fn evenings_are_as_long_and_as_ruinous_as_computed() {
    const EVENINGS: u32 = 8000;
    for (rules, players, bankroll) in [(Standard, 3, 3), (Weenie, 4, 6), (Weenie, 40, 30)] {
        let all = (0..EVENINGS).map(|seed| Evening::new(rules, players, seed.into()).unwrap());
        let (mut ruined, mut single, mut sum) = (0, 0, 0.0);
        for evening in all {
            ruined += u32::from(evening.ruined(bankroll).is_some());
            single += u32::from(evening.rounds().len() == 1);
            // Everybody is as likely to take the first pot.
            sum += f64::from(u8::from(evening.rounds()[0].part == Part::Won));
        }
        let context = format!("{rules:?} {players}");
        let exact = Ruin::at_equilibrium(rules, players, bankroll).unwrap();
        assert_frequency(
            ruined,
            EVENINGS,
            exact.with(bankroll).unwrap().high,
            &context,
        );
        let factors = StakeFactors::at_equilibrium(rules, players).unwrap();
        assert_frequency(single, EVENINGS, factors.chances()[0], &context);
        let nobody = match rules {
            Rules::Standard => 0.5_f64,
            Rules::Weenie => 1.0 / 3.0,
        };
        let nobody = nobody.powf(players as f64 / (players as f64 - 1.0));
        let wins = (1.0 - nobody) / players as f64;
        assert_mean(sum / f64::from(EVENINGS), wins, (EVENINGS, 1.0), &context);
    }
}

#[test]
fn pictures_show_what_is_said() {
    let mut figure = GutsRuin::default();
    for (weenie, players) in [
        (false, 2),
        (false, 3),
        (true, 7),
        (true, 100),
        (false, 1000),
    ] {
        let settings = settings(weenie, players, 20, 1);
        let table = Table::new(weenie, players);
        let picture = figure.figure_at(0, &settings, RESOLUTION);
        let line = |role, stroke| {
            let mut curves = picture.curves.iter();
            curves.find(|curve| (curve.role, curve.stroke) == (role, stroke))
        };
        let (left, right) = picture.x.range();
        let ruin = Ruin::at_equilibrium(table.rules(), players as usize, 100_000).unwrap();
        let factors = StakeFactors::at_equilibrium(table.rules(), players as usize).unwrap();
        let taken = factors.taken(100);
        // At the end of a step the line is still at its height.
        let steps = |role, stroke, first: u32, height: &dyn Fn(usize) -> f64| {
            let points = &line(role, stroke).unwrap().points;
            let is_near = |point: &&(f64, f64)| point.0 < f64::from(100 * players);
            for &(x, y) in points.iter().filter(is_near) {
                let pots = ((x as u32 - first) / players) as usize;
                let is_there = |pots: usize| (y - height(pots)).abs() <= 1e-11;
                let is_so = is_there(pots) || (pots > 0 && is_there(pots - 1));
                assert!(is_so, "{players} {x} {y}");
            }
        };
        steps(Role::You, Stroke::Thick, 1, &|pots| {
            ruin.with(1 + pots as u32 * players).unwrap().high
        });
        // The pot is larger than x antes, just before the next multiple of the first one, in what is not taken before.
        steps(Role::Ink, Stroke::Thin, 0, &|pots| {
            1.0 - taken[..pots].iter().sum::<f64>()
        });
        // The law falls by its power, and meets the line at the end of the picture.
        let law = line(Role::You, Stroke::Dotted);
        assert_eq!(law.is_some(), table.exponent().is_some());
        if let Some(law) = law {
            let [(from, high), (to, low)] = [law.points[0], law.points[1]];
            let power = (high / low).log10() / (to / from).log10();
            assert!((power - table.exponent().unwrap()).abs() < 1e-9);
            assert_eq!((from, to), (left, right));
            let end = ruin.with(right as u32).unwrap().low;
            assert!((0.5..2.0).contains(&(low / end)), "{players}: {low} {end}");
        }
        let exponents = figure.figure_at(1, &settings, RESOLUTION);
        let curves = exponents.curves.iter();
        for curve in curves.filter(|curve| curve.points.len() > 2) {
            for &(count, power) in &curve.points {
                let weenie = curve.role == Role::Weeds;
                let exact = Table::new(weenie, count as u32).exponent().unwrap();
                assert!((power - exact).abs() < 1e-9, "{count}");
            }
        }
        let table = figure.table(&settings, Extent::Near);
        assert!(table.rows.iter().any(|row| row[0] == "20"));
        assert!(figure.table(&settings, Extent::Shown).rows.len() > table.rows.len());
    }
}

#[test]
fn a_pointer_chooses_bankrolls_and_tables_and_a_button_another_evening() {
    let mut figure = GutsRuin::default();
    let settings = settings(true, 7, 20, 1);
    for (panel, at, name, number) in [
        (0, 0.2, "bankroll", 1),
        (0, 33.4, "bankroll", 33),
        (0, 1234.0, "bankroll", 1200),
        (0, 1e9, "bankroll", 100_000),
        (1, 1.0, "players", 2),
        (1, 63.6, "players", 64),
        (1, 4000.0, "players", 1000),
    ] {
        let edit = figure.point(panel, &settings, (at, 0.5));
        assert_eq!(assigned(&edit), [(name, Value::Whole(number))]);
        let nowhere = figure.point(panel, &settings, (f64::NAN, 1.0));
        assert!(nowhere.set.is_empty());
        let upwards = figure.press(panel, &settings, KeyPress::Step(0, 1));
        assert!(upwards.set.is_empty());
    }
    let another = figure.act(&settings, "another", 1_000_123);
    assert_eq!(assigned(&another), [("seed", Value::Whole(123))]);
    assert!(figure.act(&settings, "something", 5).set.is_empty());
}
