//! One against two who have agreed, with real cards. A mixture of the two is met by her hands as the table of three counts
//! them, some of them deal by deal; hers is met by the best of all pairs.

use super::finding;
use crate::check::{Check, Claim, Failure, Section, Sizes, all_cases, in_steps};
use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Deck, Error, Strategy, TwoOthers, best_pair};

pub(super) const CLAIMS: Section = Section::new("Guts of three with real cards", &[
    STANDARD,
    finding("upperhand-guts-card-coalition-weenie", "Two who have agreed, with real cards and the Weenie rule")
        .says("With the Weenie rule two who have agreed win nothing in a round from a third who holds above a line, 30 (8S) \
         with one card of 52 and 764 (QS/3S) with two: no pair of strategies does, and at that line they hold her to nothing.")
        .extent("proved: no hand of hers gains more against the two, and no pair of theirs, of all there are, by a minimum cut")
        .check(
            SIZES,
            |check| in_steps(check, async |check, size| optima(check, size, &[ONE_CARD_WEENIE, TWO_CARDS_WEENIE]).await),
        )
        .shown_by("figure=guts-coalition&hands=cards1&weenie=yes"),
    finding("upperhand-guts-card-blocking", "What blocking is worth")
        .says("With one card of 52 all that two win together is won by blocking, in rounds in which one drops all but the best \
         cards for the sake of the other, who holds everything: in those of the optimum the one loses 853971/4148170 antes, \
         and the other wins 876003/4148170. Where both hold the same cards, drawn by a die or not, one who holds above 37 \
         loses nothing. With two cards one who holds above 924 loses nothing to two who hold above the same line, whichever it \
         is.")
        .extent("proved with one card, where lines do best for two who hold the same (docs/two-against-one.md): all are tried; \
         with two cards for all 1327 lines at the largest size")
        .check(
            Sizes::new(20, 60, 1327, "the lines of two cards that are tried"),
            |check| in_steps(check, blocking),
        )
        .shown_by("figure=guts-coalition&hands=cards1&hold-above=37"),
    finding("upperhand-guts-card-no-die", "Real cards without a die")
        .says("With one card of 52 two who share no die, each drawing alone, win nothing in a round from one who knows how \
         they draw; nor with the Weenie rule, with one card or two.")
        .extent("proved: that lines do best for the two is proved in docs/two-against-one.md, all pairs of lines are covered \
         by squares")
        .check(Sizes::ALL, |check| all_cases(check, no_die))
        .shown_by("figure=guts-coalition&hands=cards1&mixture=apart"),
]);

const SIZES: Sizes = Sizes::new(1, 3, 300, "the hands that are met by every deal");

const STANDARD: Claim = finding("upperhand-guts-card-coalition", "Two who have agreed, with real cards")
    .says("With one card of 52 two who share a die win 648/122005 antes a round from a third who knows it, and no more: they hold \
     above 36 both in 1707 rounds of 1877, else one holds everything and the other holds above 45. She holds above 34, and the 10H \
     below it with probability 134/1877. With two cards it is 10195103784/3616576561325: above 896 both in 241707 rounds of \
     284231, else everything and above 1160; she holds above 872, and the QH/JS below it with probability 134612/284231.")
    .extent("proved: no hand of hers gains more against the mixture, and no pair of theirs, of all there are, by a minimum cut")
    .check(
        SIZES,
        |check| in_steps(check, async |check, size| optima(check, size, &[ONE_CARD, TWO_CARDS]).await),
    )
    .shown_by("figure=guts-coalition&hands=cards1");
/// Her line with the chance of the hand below it, and the lines of each pair with the parts of the whole that it is drawn.
struct Optimum {
    cards: u32,
    all_drop: AllDrop,
    won: (i128, i128),
    line: usize,
    below: i128,
    whole: i128,
    pairs: &'static [([usize; 2], i128)],
}

const ONE_CARD: Optimum = Optimum {
    cards: 1,
    all_drop: AllDrop::Replay,
    won: (648, 122_005),
    line: 34,
    below: 134,
    whole: 1877,
    pairs: &[([36, 36], 1707), ([0, 45], 170)],
};

const TWO_CARDS: Optimum = Optimum {
    cards: 2,
    all_drop: AllDrop::Replay,
    won: (10_195_103_784, 3_616_576_561_325),
    line: 872,
    below: 134_612,
    whole: 284_231,
    pairs: &[([896, 896], 241_707), ([0, 1160], 42_524)],
};

const ONE_CARD_WEENIE: Optimum = Optimum {
    cards: 1,
    all_drop: AllDrop::Weenie,
    won: (0, 1),
    line: 30,
    below: 0,
    whole: 1,
    pairs: &[([30, 30], 1)],
};

const TWO_CARDS_WEENIE: Optimum = Optimum {
    cards: 2,
    all_drop: AllDrop::Weenie,
    won: (0, 1),
    line: 764,
    below: 0,
    whole: 1,
    pairs: &[([764, 764], 1)],
};

/// What holding and dropping a hand earn, times a number of deals.
type Choices = [i128; 2];

async fn optima(check: &mut Check, counted: u32, all: &[Optimum]) -> Result<&'static str, Failure> {
    for (stage, optimum) in (1..).zip(all) {
        check.stage(f64::from(stage) / all.len() as f64);
        certify(check, counted, optimum).await?;
    }
    Ok(
        "Every hand of hers against the mixture, {size} of each kind deal by deal; all pairs of theirs against hers.",
    )
}

async fn certify(check: &mut Check, counted: u32, optimum: &Optimum) -> Result<(), Error> {
    let Optimum {
        cards,
        all_drop,
        line,
        below,
        whole,
        ..
    } = *optimum;
    let game = CardGame::new(Deck::STANDARD, cards, all_drop)?;
    let hands = game.hands();
    let (won, parts) = optimum.won;
    let value = Fraction::new(-won, parts);
    let drawn: i128 = optimum.pairs.iter().map(|(_, drawn)| drawn).sum();
    check.equal(&whole, &drawn, || "the parts of the whole");

    let mut sums = vec![[0; 2]; hands.len()];
    let mut pairs_beside = 1;
    for &(lines, drawn) in optimum.pairs {
        let others = TwoOthers::new(&game, lines)?;
        pairs_beside = others.rounds().denominator();
        for (hand, sum) in sums.iter_mut().enumerate() {
            for (sum, more) in sum.iter_mut().zip(choices(&others, hand)) {
                *sum += drawn * more;
            }
        }
        check.progress(0.1).await;
    }
    // The best that she has against the mixture, hand by hand.
    let most: i128 = sums.iter().map(|[hold, drop]| hold.max(drop)).sum();
    let all = hands.len() as i128 * pairs_beside * whole;
    check.equal(&value, &Fraction::new(most, all), || {
        format!("the most against the mixture, {cards} cards")
    });
    let counted = (counted as usize).min(hands.len());
    for place in 0..counted {
        let hand = if counted > 1 {
            place * (hands.len() - 1) / (counted - 1)
        } else {
            hands.len() / 2
        };
        let mut sum = [0; 2];
        for &(lines, drawn) in optimum.pairs {
            let by_deals = dealt(&game, hand, lines);
            sum = [0, 1].map(|choice: usize| sum[choice] + drawn * by_deals[choice]);
        }
        check.case(sum == sums[hand], || {
            format!(
                "{} deal by deal: {sum:?}, not {:?}",
                hands.get(hand),
                sums[hand]
            )
        });
        check
            .progress(0.1 + 0.6 * place as f64 / counted as f64)
            .await;
    }

    let hold = (0..hands.len()).map(|hand| match hand {
        _ if hand >= line => whole,
        _ if hand + 1 == line => below,
        _ => 0,
    });
    let hers = Strategy::new(hands, hold.collect(), whole)?;
    check.progress(0.75).await;
    let (least, _) = best_pair(&game, &hers)?;
    check.equal(&value, &least, || {
        format!("the least that hers leaves, {cards} cards")
    });
    check.progress(1.0).await;
    Ok(())
}

/// What holding and dropping a hand earn, summed over the pairs of the others' hands.
fn choices(others: &TwoOthers, hand: usize) -> Choices {
    let whole = others.rounds().denominator();
    others
        .rounds()
        .get(hand)
        .map(|round| round.alpha.numerator() * (whole / round.alpha.denominator()))
}

/// The same, deal by deal.
fn dealt(game: &CardGame, hand: usize, lines: [usize; 2]) -> Choices {
    let hands = game.hands();
    let apart = |one: usize, other: usize| hands.get(one).is_disjoint_from(hands.get(other));
    let beside: Vec<usize> = (0..hands.len())
        .filter(|&other| apart(hand, other))
        .collect();
    let mut sums = [0; 2];
    for &one in &beside {
        for &other in beside.iter().filter(|&&other| apart(one, other)) {
            for (sum, held) in sums.iter_mut().zip([true, false]) {
                let held = [held, one >= lines[0], other >= lines[1]];
                *sum += i128::from(payoffs(game.all_drop(), [hand, one, other], held)[0]);
            }
        }
    }
    sums
}

/// What three get in a round.
fn payoffs(all_drop: AllDrop, hands: [usize; 3], held: [bool; 3]) -> [i64; 3] {
    let holders = held.iter().filter(|held| **held).count();
    let best = (0..3)
        .filter(|&seat| held[seat] || holders == 0)
        .max_by_key(|&seat| hands[seat]);
    let is_best = [0, 1, 2].map(|seat| best == Some(seat));
    match (holders, all_drop) {
        (0, AllDrop::Replay) => [0; 3],
        (0, AllDrop::Weenie) => is_best.map(|is_best| if is_best { -2 } else { 1 }),
        (1, _) => is_best.map(|is_best| if is_best { 2 } else { -1 }),
        (2, _) => [0, 1, 2].map(|seat| match (held[seat], is_best[seat]) {
            (false, _) => 0,
            (true, true) => 3,
            (true, false) => -3,
        }),
        _ => is_best.map(|is_best| if is_best { 4 } else { -2 }),
    }
}

const CARDS: usize = 52;

/// The deals of a card to each of three.
const DEALS: i128 = 52 * 51 * 50;

async fn blocking(check: &mut Check, tried: u32) -> Result<&'static str, Failure> {
    check.stage(0.4);
    // Two who hold the same, against 37.
    for line in 0..=CARDS {
        let [hers, ..] = all_deals([37, line, line]);
        check.case(hers >= 0, || format!("a bloc at {line} wins {hers}"));
        check.progress_of(line, CARDS).await;
    }
    // A round of the optimum in which one holds everything, and the other drops almost all.
    let [above, with_it] = [34, 33].map(|line| all_deals([line, 0, 45]));
    let shares = [0, 1, 2].map(|seat| {
        let sum = (1877 - 134) * above[seat] + 134 * with_it[seat];
        Fraction::new(sum, 1877 * DEALS)
    });
    let stated = [(-648, 122_005), (876_003, 4_148_170), (-853_971, 4_148_170)];
    for (share, (numerator, denominator)) in shares.iter().zip(stated) {
        check.equal(&Fraction::new(numerator, denominator), share, || "a share");
    }
    check.stage(1.0);
    blocs_of_two_cards(check, tried as usize).await?;
    Ok(
        "All blocs above a line of one card and {size} of two, and the three of such a round, over all deals.",
    )
}

/// Two who hold the same line of two cards, against 924.
async fn blocs_of_two_cards(check: &mut Check, tried: usize) -> Result<(), Error> {
    let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    let hands = game.hands().len();
    let spread = (0..tried).map(|place| place * hands / (tried - 1));
    // The one that holds her to nothing, and its neighbours, always.
    for (place, line) in (923..926).chain(spread).enumerate() {
        let others = TwoOthers::new(&game, [line; 2])?;
        let gets = (0..hands).map(|hand| choices(&others, hand)[usize::from(hand < 924)]);
        let hers: i128 = gets.sum();
        check.case(hers >= 0, || format!("a bloc at {line} wins {hers}"));
        check.case(line != 924 || hers == 0, || {
            format!("at 924 she gets {hers}")
        });
        check.progress(place as f64 / (tried + 3) as f64).await;
    }
    Ok(())
}

/// What three above lines get, over all deals of one card.
fn all_deals(lines: [usize; 3]) -> [i128; 3] {
    let mut sums = [0; 3];
    for one in 0..CARDS {
        for other in (0..CARDS).filter(|&other| other != one) {
            for third in (0..CARDS).filter(|&third| third != one && third != other) {
                let hands = [one, other, third];
                let held = [0, 1, 2].map(|seat| hands[seat] >= lines[seat]);
                let payoffs = payoffs(AllDrop::Replay, hands, held);
                sums = [0, 1, 2].map(|seat: usize| sums[seat] + i128::from(payoffs[seat]));
            }
        }
    }
    sums
}

async fn no_die(check: &mut Check) -> Result<&'static str, Failure> {
    // With the Weenie rule even a die wins nothing.
    for (optimum, share) in [(ONE_CARD_WEENIE, 0.1), (TWO_CARDS_WEENIE, 0.5)] {
        check.stage(share);
        certify(check, 1, &optimum).await?;
    }
    check.stage(1.0);
    let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    // What each line of hers gets from each pair of lines.
    let mut hers = vec![vec![Vec::new(); CARDS + 1]; CARDS + 1];
    for (first, row) in hers.iter_mut().enumerate() {
        for (second, by_line) in row.iter_mut().enumerate() {
            if let Ok(others) = TwoOthers::new(&game, [first, second]) {
                *by_line = of_lines(&others);
            }
        }
        check.progress(0.5 * first as f64 / CARDS as f64).await;
    }
    // Her payoff is linear along both sides of a square, so that what is not negative at its corners is not inside either.
    for first in 0..CARDS {
        for second in 0..CARDS {
            let corners = [[0, 0], [0, 1], [1, 0], [1, 1]]
                .map(|[down, right]| &hers[first + down][second + right]);
            let is_safe = |line: usize| {
                corners
                    .iter()
                    .all(|of| of.get(line).is_some_and(|&gets| gets >= 0))
            };
            let holds = (0..=CARDS).any(is_safe);
            check.case(holds, || format!("lines {first} and {second}"));
        }
        check
            .progress(0.5 + 0.5 * first as f64 / CARDS as f64)
            .await;
    }
    Ok(
        "In each of the 2704 squares of neighbouring pairs of lines one line of hers loses nothing at any corner.",
    )
}

/// What each line of hers gets, from none dropped to all.
fn of_lines(others: &TwoOthers) -> Vec<i128> {
    let choices: Vec<Choices> = (0..CARDS).map(|hand| choices(others, hand)).collect();
    let mut sum: i128 = choices.iter().map(|[hold, _]| hold).sum();
    let mut all = vec![sum];
    for [hold, drop] in choices {
        sum += drop - hold;
        all.push(sum);
    }
    all
}
