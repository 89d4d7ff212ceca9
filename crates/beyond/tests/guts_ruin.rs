//! The figure `guts-ruin`: what it says of bankrolls, pots and evenings is what sweeps over all rounds, moments of the number of holders
//! and coins say.

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
use upperhand_beyond::guts_ruin::GutsRuin;
use upperhand_games::format::{grouped, significant};
use upperhand_kit::settings::Value;
use upperhand_kit::{Along, Extent, KeyPress, Model, Readout, Resolution, Role, Settings, Stroke};
use upperhand_oracles::confidence::{assert_frequency, assert_mean};
use upperhand_oracles::{assigned, fact, normalized};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 50,
};

/// A table at its equilibrium, by its own formulas.
struct Table {
    weenie: bool,
    players: u32,
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
            players,
            holders: holders.collect(),
        }
    }

    const fn rules(&self) -> Rules {
        if self.weenie { Weenie } else { Standard }
    }

    /// The chance of ruin of who pays so many first pots, by sweeps over all rounds until nothing changes.
    fn ruins(&self, most: usize) -> Vec<f64> {
        let n = f64::from(self.players);
        let far = most + 60;
        let mut chances = vec![0.0; far + 1];
        let (end, nobody) = (self.holders[1], self.holders[0]);
        let counts: Vec<(usize, f64)> = (2..)
            .zip(&self.holders[2..])
            .map(|(count, &chance)| (count, chance))
            .filter(|(_, chance)| *chance > 1e-17)
            .collect();
        let whole = end + counts.iter().map(|(_, chance)| chance).sum::<f64>();
        let whole = if self.weenie { whole + nobody } else { whole };
        loop {
            let mut moved = 0.0_f64;
            for k in (0..=far).rev() {
                let at = |pots: usize, factor: usize| chances[(pots / factor).min(far)];
                let pays = |factor: usize| if k == 0 { 1.0 } else { at(k - 1, factor) };
                let mut sum = 0.0;
                for &(count, chance) in &counts {
                    let factor = count - 1;
                    let holding = count as f64;
                    sum += chance / n
                        * (at(k + 1, factor)
                            + (holding - 1.0) * pays(factor)
                            + (n - holding) * at(k, factor));
                }
                if self.weenie {
                    sum += nobody / n * (pays(2) + (n - 1.0) * at(k, 2));
                }
                let next = sum / whole;
                moved = moved.max((next - chances[k]).abs());
                chances[k] = next;
            }
            if moved < 1e-15 {
                break;
            }
        }
        chances.truncate(most + 1);
        chances
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

fn settings(weenie: bool, players: u32, bankroll: u32, seed: u32) -> Settings {
    let weenie = if weenie { "yes" } else { "no" };
    let set = format!("players={players} weenie={weenie} bankroll={bankroll} seed={seed}");
    normalized(&mut GutsRuin::default(), &set)
}

/// A number as people read it, with or without a power of ten.
fn read(text: &str) -> f64 {
    let plain: String = text
        .chars()
        .filter(|letter| *letter != '\u{202f}')
        .collect();
    let digits = |script: &str| -> String {
        let place = |letter| {
            "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"
                .chars()
                .position(|other| other == letter)
                .unwrap()
        };
        let each = script.chars().map(place);
        each.map(|place| {
            if place == 0 {
                '-'
            } else {
                char::from(b'0' + (place - 1) as u8)
            }
        })
        .collect()
    };
    let (mantissa, power) = match plain.split_once("10⁻") {
        Some((before, power)) => (before.trim_end_matches('·'), digits(&format!("⁻{power}"))),
        None => match plain.split_once("·10") {
            Some((before, power)) => (before, digits(power)),
            None => (plain.as_str(), "0".to_owned()),
        },
    };
    let mantissa: f64 = if mantissa.is_empty() {
        1.0
    } else {
        mantissa.parse().unwrap()
    };
    mantissa * 10_f64.powi(power.parse().unwrap())
}

/// Is a percentage that is said the nearest with so few digits?
fn assert_percent(said: &str, chance: f64, context: &str) {
    let said = said.strip_suffix("\u{202f}%").unwrap();
    if said == "100" {
        assert!(chance > 1.0 - 1e-11, "{context}: {chance}");
    } else if let Some(bound) = said.strip_prefix("over ") {
        assert!(100.0 * chance > read(bound), "{context}: {said} {chance}");
    } else {
        let value = read(said);
        let unit = if chance >= 0.001 {
            0.0501
        } else {
            0.0501 * 100.0 * chance
        };
        assert!(
            (value - 100.0 * chance).abs() <= unit + 1e-12,
            "{context}: {said} {chance}"
        );
    }
}

/// The texts of a figure at random settings.
struct Said {
    table: Table,
    bankroll: u32,
    readout: Readout,
    sentence: String,
    context: String,
}

/// A table, with its chances of ruin by the first pots that are paid.
fn drawn_table(dice: &mut Xoshiro256PlusPlus, turn: u32) -> (Table, Vec<f64>) {
    let players = match turn % 5 {
        0 => 2,
        1 => dice.random_range(3..8),
        2 => dice.random_range(8..40),
        _ => 2_f64.powf(dice.random_range(1.0..9.9)) as u32,
    };
    let table = Table::new(turn % 2 == 1, players);
    let ruins = table.ruins(600);
    (table, ruins)
}

#[test]
fn what_is_said_of_any_table_is_what_rounds_come_to() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut figure = GutsRuin::default();
    let (mut advices, mut moments) = ([0_u32; 3], [0_u32; 3]);
    for turn in 0..60 {
        let (table, ruins) = drawn_table(&mut dice, turn);
        let players = table.players;
        let ruined = |antes: u32| ruins[((antes - 1) / players) as usize];
        // Sweeps lose chances that are much smaller than others.
        let bankroll = loop {
            let most = f64::from((600 * players).min(60_000));
            let drawn = 2_f64.powf(dice.random_range(0.0..most.log2())) as u32;
            if ruined(drawn) > 1e-10 {
                break drawn;
            }
        };
        let settings = settings(table.weenie, players, bankroll, turn);
        let said = Said {
            bankroll,
            readout: figure.readout(&settings),
            sentence: figure.sentence(&settings),
            context: format!(
                "weenie {}, {players} players, {bankroll} antes",
                table.weenie
            ),
            table,
        };
        advices[check_bankroll(&said, &ruins)] += 1;
        check_pot(&said);
        moments[check_moments(&said)] += 1;
    }
    let all = advices.iter().chain(&moments);
    assert!(
        all.copied().all(|times| times > 1),
        "{advices:?} {moments:?}"
    );
}

/// What is said of ruin, and of the smallest bankroll that is ruined in fewer than one evening of a hundred. Which advice is it?
fn check_bankroll(said: &Said, ruins: &[f64]) -> usize {
    let Said {
        table,
        bankroll,
        readout,
        sentence,
        context,
    } = said;
    let ruined = |antes: u32| ruins[((antes - 1) / table.players) as usize];
    assert_percent(&readout.value, ruined(*bankroll), context);
    assert_eq!(readout.unit, "of evenings ruin you");
    let decimal = read(readout.decimal.strip_prefix("≈ ").unwrap());
    assert!(
        (decimal / ruined(*bankroll) - 1.0).abs() < 6e-4,
        "{context}"
    );
    let noun = |count: u32| {
        let ending = if count == 1 { "" } else { "s" };
        format!("{} ante{ending}", grouped(count))
    };
    assert_eq!(readout.heading, format!("You bring {}", noun(*bankroll)));
    let enough = ruins.iter().position(|&chance| chance < 0.01);
    let enough = 1 + u32::try_from(enough.unwrap()).unwrap() * table.players;
    assert!(ruined(enough) < 0.01 && (enough == 1 || ruined(enough - 1) >= 0.01));
    let fact = fact(readout, "Ruin in under 1\u{202f}%");
    assert_eq!(fact, noun(enough), "{context}");
    let makes = format!("; {} make that rarer than one in a hundred", noun(enough));
    assert_eq!(
        sentence.contains(&makes),
        enough > *bankroll,
        "{context}: {sentence}"
    );
    let rare = "fewer than one evening in a hundred ruins you.";
    let (which, advice) = match enough {
        1 => (0, format!("The ante alone will do: {rare}")),
        _ if enough <= *bankroll => (1, format!("That will do: from {} on, {rare}", noun(enough))),
        _ => (2, format!("Bring {}: then {rare}", noun(enough))),
    };
    assert_eq!(readout.advice, advice, "{context}");
    which
}

/// What is said of how large the pot gets, and how long an evening takes.
fn check_pot(said: &Said) {
    let Said {
        table,
        bankroll,
        readout,
        sentence,
        context,
    } = said;
    let factors = StakeFactors::at_equilibrium(table.rules(), table.players as usize);
    let pots = (bankroll / table.players) as usize;
    let larger = 1.0 - factors.unwrap().taken(pots).iter().sum::<f64>();
    let outgrows = fact(readout, "The pot outgrows what you bring");
    let outgrows = outgrows.strip_prefix("in ").unwrap();
    if larger > 1e-9 {
        assert_percent(
            outgrows.strip_suffix(" of evenings").unwrap(),
            larger,
            context,
        );
    }
    let large = fact(readout, "A pot ten times as large is");
    let power = fact(readout, "Power of that law");
    if let Some(exponent) = table.exponent() {
        let times = significant(10_f64.powf(exponent), 2);
        let rare = format!("about {times} times as rare");
        let told = format!(". Of large pots, one ten times as large is {rare}: ");
        assert!(sentence.contains(&told), "{sentence}");
        assert_eq!(large, rare);
        assert!((read(&power) - exponent).abs() < 5.1e-5, "{context}");
    } else {
        assert!(sentence.contains(". The pot never grows: "));
        assert_eq!(large, "never: the pot does not grow");
        assert_eq!(power, "none");
    }
    let takes = fact(readout, "An evening takes");
    let takes = read(takes.strip_suffix(" rounds on average").unwrap());
    assert!((takes * table.holders[1] - 1.0).abs() < 0.006, "{context}");
}

/// What is said of the mean of the pot and of its variance. Which of both are finite?
fn check_moments(said: &Said) -> usize {
    let Said {
        table,
        readout,
        sentence,
        context,
        ..
    } = said;
    let [mean, square] = [1.0, 2.0].map(|power| table.moment(power));
    let pot = fact(readout, "The pot at its end, on average");
    if mean < 1.0 {
        let exact = f64::from(table.players) * table.holders[1] / (1.0 - mean);
        let said = read(pot.strip_suffix(" antes").unwrap());
        assert!((said / exact - 1.0).abs() < 0.006, "{context}: {said}");
    } else {
        assert_eq!(pot, "infinite");
    }
    let variance = if square < 1.0 { "finite" } else { "infinite" };
    assert_eq!(fact(readout, "Its variance"), variance, "{context}");
    let (which, moments) = if square < 1.0 {
        (0, "its mean and its variance are finite.")
    } else if mean < 1.0 {
        (1, "its mean is finite, its variance is not.")
    } else {
        (
            2,
            "it has no finite mean: the average of many evenings grows without end.",
        )
    };
    assert!(sentence.ends_with(moments), "{context}: {sentence}");
    which
}

/// All pots, coins and words of an evening follow from who holds.
#[test]
fn an_evening_is_told_as_its_rounds_went() {
    let mut figure = GutsRuin::default();
    let mut ends = [0_u32; 4];
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
        let (rounds, largest) = (evening.rounds().len(), evening.rounds().last().unwrap().pot);
        let noun = |count: i64, noun: &str| {
            let ending = if count == 1 { "" } else { "s" };
            format!("{} {noun}{ending}", grouped(count))
        };
        let outcome = match (ruined, net) {
            (Some(round), _) => format!("round {round} ruins you"),
            (None, 0) => "you come out even".to_owned(),
            (None, 1..) => format!("you win {}", noun(net, "ante")),
            (None, _) => format!("you lose {}", noun(-net, "ante")),
        };
        ends[match (ruined, net) {
            (Some(_), _) => 0,
            (None, 0) => 1,
            (None, 1..) => 2,
            _ => 3,
        }] += 1;
        let told = format!(
            "{}, pots up to {}; {outcome}",
            noun(rounds as i64, "round"),
            noun(largest, "ante")
        );
        let settings = settings(weenie, players, bankroll, seed);
        assert_eq!(fact(&figure.readout(&settings), "This evening"), told);
        assert!(
            figure
                .summary(&settings)
                .ends_with(&format!("Evening {seed}: {told}."))
        );
        let picture = figure.figure_at(2, &settings, RESOLUTION);
        let yours = picture
            .curves
            .iter()
            .find(|curve| curve.role == Role::You)
            .unwrap();
        let nets: Vec<f64> = yours.points.iter().map(|point| point.1).collect();
        let exact = [-1]
            .into_iter()
            .chain(evening.rounds().iter().map(|round| round.net));
        assert_eq!(nets, exact.map(|net| net as f64).collect::<Vec<_>>());
    }
    assert!(ends[0] > 5 && ends[2] > 50 && ends[3] > 50, "{ends:?}");
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
        let ruins = table.ruins(100);
        let picture = figure.figure_at(0, &settings, RESOLUTION);
        let line = |role, stroke| {
            let mut curves = picture.curves.iter();
            curves.find(|curve| (curve.role, curve.stroke) == (role, stroke))
        };
        let ruined = &line(Role::You, Stroke::Thick).unwrap().points;
        for &(x, y) in ruined
            .iter()
            .filter(|point| point.0 <= f64::from(100 * players))
        {
            // At the end of a step the line is still at its height.
            let pots = (x as usize - 1) / players as usize;
            let is_there = |pots: usize| (y - ruins[pots]).abs() <= 1e-12;
            assert!(
                is_there(pots) || (pots > 0 && is_there(pots - 1)),
                "{players} {x} {y}"
            );
        }
        // The law falls by its power, and meets the line at the end of the picture.
        if let Some(law) = line(Role::You, Stroke::Dotted) {
            let [(left, high), (right, low)] = [law.points[0], law.points[1]];
            let power = (high / low).log10() / (right / left).log10();
            assert!((power - table.exponent().unwrap()).abs() < 1e-9);
            assert_eq!((left, right), picture.x.range());
            let rules = if weenie { Weenie } else { Standard };
            let end = Ruin::at_equilibrium(rules, players as usize, right as u32).unwrap();
            let end = end.with(right as u32).unwrap().low;
            assert!((0.5..2.0).contains(&(low / end)), "{players}: {low} {end}");
        }
        assert_eq!(
            line(Role::You, Stroke::Dotted).is_some(),
            table.exponent().is_some()
        );
        let exponents = figure.figure_at(1, &settings, RESOLUTION);
        for curve in exponents
            .curves
            .iter()
            .filter(|curve| curve.points.len() > 2)
        {
            for &(count, power) in &curve.points {
                let weenie = curve.role == Role::Weeds;
                let exact = Table::new(weenie, count as u32).exponent().unwrap();
                assert!((power - exact).abs() < 1e-9, "{count}");
            }
        }
        // The pot is larger than x antes, just before the next multiple of the first one, in what is not taken before.
        let larger = &line(Role::Ink, Stroke::Thin).unwrap().points;
        let factors =
            StakeFactors::at_equilibrium(if weenie { Weenie } else { Standard }, players as usize);
        let taken = factors.unwrap().taken(100);
        for &(x, y) in larger
            .iter()
            .filter(|point| point.0 < f64::from(100 * players))
        {
            let pots = (x as usize) / players as usize;
            let left = |pots: usize| 1.0 - taken[..pots].iter().sum::<f64>();
            let is_there = |pots: usize| (y - left(pots)).abs() <= 1e-11;
            assert!(
                is_there(pots) || (pots > 0 && is_there(pots - 1)),
                "{players} {x} {y}"
            );
        }
        let table = figure.table(&settings, Extent::Near);
        assert!(table.rows.iter().any(|row| row[0] == "20"));
        assert!(figure.table(&settings, Extent::Shown).rows.len() > table.rows.len());
    }
}

#[test]
fn pointer_and_keys_choose_bankrolls_and_tables_and_a_button_another_evening() {
    let mut figure = GutsRuin::default();
    let settings = settings(true, 7, 20, 1);
    let whole = |edit: &upperhand_kit::Edit| match assigned(edit).as_slice() {
        [(name, Value::Whole(number))] => Some((*name, *number)),
        _ => None,
    };
    let panel = 0;
    {
        for (at, bankroll) in [(0.2, 1), (33.4, 33), (1234.0, 1200), (1e9, 100_000)] {
            let edit = figure.point(panel, &settings, (at, 0.5));
            assert_eq!(whole(&edit), Some(("bankroll", bankroll)));
        }
        for (key, bankroll) in [
            (KeyPress::Step(1, 0), 21),
            (KeyPress::Step(-10, 0), 10),
            (KeyPress::Start(Along::X), 1),
            (KeyPress::End(Along::X), 100_000),
        ] {
            assert_eq!(
                whole(&figure.press(panel, &settings, key)),
                Some(("bankroll", bankroll))
            );
        }
        assert!(
            figure
                .press(panel, &settings, KeyPress::Step(0, 1))
                .set
                .is_empty()
        );
    }
    for (at, players) in [(1.0, 2), (63.6, 64), (4000.0, 1000)] {
        let edit = figure.point(1, &settings, (at, 1.0));
        assert_eq!(whole(&edit), Some(("players", players)));
    }
    assert!(figure.point(1, &settings, (f64::NAN, 1.0)).set.is_empty());
    assert_eq!(
        whole(&figure.press(1, &settings, KeyPress::Step(1, 0))),
        Some(("players", 8))
    );
    assert_eq!(
        whole(&figure.act(&settings, "another", 1_000_123)),
        Some(("seed", 123))
    );
    assert!(figure.act(&settings, "something", 5).set.is_empty());
}
