//! Every sentence of the figure: what was held and taken, what a choice has cost, what came of it all.

pub mod coach;
pub mod controls;
mod long_run;
pub mod money;
pub mod names;
pub mod notices;
pub mod pictures;
pub mod results;
pub mod table;

use super::facts::{Facts, fee, is_in_turn, knows_luck};
use money::{balance, signed, size, whole};
use names::{character, first_name, hand_in_words, name};
use upperhand::play::guts::{Choice, Deal, Ending, Game, Opponent, Review, Round, Step, Worth};
use upperhand_games::format::{capitalized, counted};
use upperhand_games::guts_terms::{ANTES, BEST_REPLY, CHART, EQUILIBRIUM, WEENIE_RULE};
use upperhand_games::play_settings::{Coach, SKILL, titled};
use upperhand_kit::Readout;
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;

pub const TERMS: &[Term] = &[
    ANTES,
    EQUILIBRIUM,
    BEST_REPLY,
    WEENIE_RULE,
    SKILL,
    Term::new(
        "pot",
        "As long as nobody takes it alone, an equal share of it counts as each player’s. So you gain when others must match \
            the pot, even if you dropped.",
    ),
    Term::new(
        "stakes",
        "What each player has in the pot: 1 ante at first. For every holder but the best one a whole pot is paid in anew.",
    ),
    Term::new(
        "coalition",
        "All others play together against you: a die that you do not see says who of them holds which hands.",
    ),
    CHART,
    Term::new(
        "luck",
        "Luck of the deal: your hands were better or worse than hands are on average. Luck of the reveal: the others’ hands \
            were. Both are nothing on average, whatever you do.",
    ),
];

pub fn words(facts: &Facts) -> Words {
    let day = facts.state.day;
    let game = &facts.game;
    let said = sentence(facts);
    Words {
        summary: titled(
            day,
            format!(
                "{}. {}. {} {said}",
                table_in_words(game),
                heading(facts),
                advised(facts),
            ),
        ),
        sentence: titled(day, said),
        readout: Readout {
            heading: heading(facts),
            value: balance(game.result()),
            unit: "antes won so far",
            advice: advised(facts),
            facts: told_of(facts),
            ..Readout::default()
        },
        ..Words::default()
    }
}

/// The round and its cost, or the word of the coach before it.
fn advised(facts: &Facts) -> String {
    let game = &facts.game;
    if let Some(round) = facts.revealed() {
        let verdict = facts.tells().then(|| verdict(facts)).flatten();
        let parts = [
            Some(told(round)),
            Some(gained(round)),
            verdict,
            Some(onward(game)),
        ];
        return parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    if game.is_over() {
        return onward(game);
    }
    let declared = is_in_turn(game).then(|| declared(&facts.asked));
    let asked = match (facts.state.coach, &facts.advice) {
        (Coach::Full, Some(known)) => coach::advice(&facts.asked, known),
        _ if declared.is_some() => "Hold or drop?".to_owned(),
        _ => "Hold or drop? Nobody sees the others’ choices.".to_owned(),
    };
    declared.map_or(asked.clone(), |declared| format!("{declared} {asked}"))
}

fn told_of(facts: &Facts) -> Vec<(&'static str, String)> {
    let (game, asked) = (&facts.game, &facts.asked);
    let pot = u128::from(asked.stakes()) * game.setup().players() as u128;
    let stakes = whole(asked.stakes().into());
    let speaks = facts.state.speaks(game, asked);
    let mut told = vec![("Pot", format!("{}: {stakes} from each", whole(pot)))];
    if let Some(known) = facts.advice.as_ref().filter(|_| speaks) {
        told.extend(coach::facts(asked, known));
    }
    told.push(("Leaving", signed(-fee(asked).value())));
    if facts.tells() {
        told.extend(so_far(facts));
    }
    told.push(("Table", table_in_words(game)));
    told.extend(results::rated(facts));
    told
}

/// Choices and luck so far.
fn so_far(facts: &Facts) -> Vec<(&'static str, String)> {
    let review = &facts.review;
    let sum = |part: fn(&Step) -> Worth| -> f64 {
        review.steps.iter().map(|round| part(round).value()).sum()
    };
    let last = review.steps.last();
    let cost = last.map_or_else(|| "none yet".to_owned(), |round| size(cost(round)));
    let mut told = vec![
        ("Last choice cost", cost),
        ("Your choices so far", signed(review.skill.value())),
    ];
    if !facts.knows_luck() {
        told.push((
            "All else so far",
            format!("{}. {NO_LUCK}", signed(all_else(review))),
        ));
        return told;
    }
    told.extend([
        ("To be expected so far", signed(review.expected.value())),
        ("Luck of the deals", signed(sum(|round| round.dealt))),
        ("Luck of the reveals", signed(sum(|round| round.revealed))),
    ]);
    told
}

/// Why luck is not told at a table of cards.
const NO_LUCK: &str =
    "How much of it was luck is not known: what the best play wins on average is not counted here";

/// What was won but for your choices and the fee.
fn all_else(review: &Review) -> f64 {
    review.expected.value() + review.luck.value()
}

/// "Ann", "Ann and Bo", "you, Ann and Bo".
fn listed(seats: &[usize]) -> String {
    match seats {
        [] => String::new(),
        [one] => name(*one).to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(|seat| name(*seat)).collect();
            format!("{} and {}", most.join(", "), name(*last))
        }
    }
}

/// The seats of those who held.
pub fn holders(round: &Round) -> Vec<usize> {
    let seats = round.held.iter().enumerate();
    seats
        .filter(|(_, held)| **held)
        .map(|(seat, _)| seat)
        .collect()
}

/// Who held and who took what: "You and Bo held. Bo took the pot of 3 antes; you matched it."
fn told(round: &Round) -> String {
    let players = round.hands.len() as u64;
    let pot = whole(u128::from(round.stakes * players));
    let all = holders(round);
    let Some(winner) = round.winner else {
        return match round.weenie {
            Some(weenie) => format!(
                "All dropped. {} had the best hand and matched the pot of {pot}.",
                first_name(weenie)
            ),
            None => format!("All dropped. The pot of {pot} stays."),
        };
    };
    if all.len() == 1 {
        return format!(
            "{} alone held and took the pot of {pot}.",
            first_name(winner)
        );
    }
    let losers: Vec<usize> = all.iter().copied().filter(|seat| *seat != winner).collect();
    let each = if losers.len() > 1 { "each " } else { "" };
    format!(
        "{} held. {} took the pot of {pot}; {} {each}matched it.",
        capitalized(&listed(&all)),
        first_name(winner),
        listed(&losers)
    )
}

/// The most holders that a line lists; of more it lists the others.
const LISTED: usize = 4;

/// Who held in the round before: "last round: you and Bo held", "last round: all but Di held", "last round: all dropped".
pub fn held_before(round: &Round) -> String {
    let all = holders(round);
    match all.len() {
        0 => "last round: all dropped".to_owned(),
        count if count == round.held.len() => "last round: all held".to_owned(),
        1 => format!("last round: {} alone held", listed(&all)),
        count if count <= LISTED => format!("last round: {} held", listed(&all)),
        _ => {
            let dropped: Vec<usize> = (0..round.held.len())
                .filter(|&seat| !round.held[seat])
                .collect();
            format!("last round: all but {} held", listed(&dropped))
        }
    }
}

/// What was declared before you: "You are first.", "Ann and Bo have dropped.", "Ann holds; Bo has dropped."
fn declared(asked: &Game) -> String {
    let declared = asked.declared();
    let verbs = [
        (true, "holds", "hold"),
        (false, "has dropped", "have dropped"),
    ];
    let said = verbs.into_iter().filter_map(|(holds, one, more)| {
        let alike = declared.iter().filter(|seat| seat.1 == holds);
        let seats: Vec<usize> = alike.map(|seat| seat.0).collect();
        let verb = if seats.len() == 1 { one } else { more };
        (!seats.is_empty()).then(|| format!("{} {verb}", listed(&seats)))
    });
    match said.collect::<Vec<_>>().join("; ").as_str() {
        "" => "You are first.".to_owned(),
        said => format!("{said}."),
    }
}

/// What a round brought you: "You gained 2 antes.", "You lost 1 ante."
fn gained(round: &Round) -> String {
    let change = i128::from(round.payoffs[0]) * i128::from(round.stakes);
    let sum = whole(change.unsigned_abs());
    match change {
        0 => "You neither gained nor lost.".to_owned(),
        1.. => format!("You gained {sum}."),
        _ => format!("You lost {sum}."),
    }
}

/// What comes next: "The next pot is 3 antes.", "A new pot begins."
fn onward(game: &Game) -> String {
    let players = game.setup().players() as u64;
    match (game.ending(), game.history().last()) {
        (Some(Ending::PotsTaken { .. }), _) => "That was the last pot.".to_owned(),
        (Some(Ending::BankClosed), _) => {
            "The stakes have outgrown the bank: the game ends here.".to_owned()
        }
        (Some(Ending::Left), _) => "You have left the game.".to_owned(),
        (None, Some(round)) if round.carried > 0 => {
            let pot = whole(u128::from(round.carried * players));
            format!("The next pot is {pot}.")
        }
        (None, _) => format!("A new pot begins, {}.", whole(u128::from(players))),
    }
}

/// What the last choice was worth, in its round and in the long run: "That choice cost 0.34 antes in this round: dropping was
/// better. In the long run it cost 0.4 antes."
fn verdict(facts: &Facts) -> Option<String> {
    let holds = facts.game.history().last()?.held[0];
    let step = facts.review.steps.last()?;
    let known = facts.advice.as_ref()?;
    let lost = step.in_the_long_run.map(|lost| -lost.value());
    let long_run = long_run::verdict(known, holds, lost);
    let now = match known.returns.better() {
        None => "Either was fine, for this round.".to_owned(),
        Some(better) if holds == (better == Choice::Hold) => match long_run {
            None if facts.knows_luck() => {
                "Right call, for this round and in the long run.".to_owned()
            }
            _ => "Right call, for this round.".to_owned(),
        },
        Some(_) => {
            let better = if holds { "dropping" } else { "holding" };
            let cost = size(cost(step));
            format!("That choice cost {cost} in this round: {better} was better.")
        }
    };
    Some(match long_run {
        Some(long_run) => format!("{now} {long_run}"),
        None => now,
    })
}

/// What a choice lost against the better one.
pub fn cost(round: &Step) -> f64 {
    -round.skill.value()
}

/// What came of a game for you.
fn verb(game: &Game) -> &'static str {
    if game.result().numerator() < 0 {
        "lost"
    } else {
        "won"
    }
}

fn heading(facts: &Facts) -> String {
    let game = &facts.game;
    if let Some(ending) = game.ending() {
        let (verb, sum) = (verb(game), size(game.result().value()));
        return match ending {
            Ending::Left => format!("You left: you {verb} {sum}"),
            Ending::PotsTaken { .. } | Ending::BankClosed => {
                format!("The game is over: you {verb} {sum}")
            }
        };
    }
    match facts.asked.hand() {
        Some(hand) if facts.revealed().is_some() => {
            format!("You had {}", hand_in_words(game, hand))
        }
        Some(hand) => format!("Your hand: {}", hand_in_words(game, hand)),
        None => String::new(),
    }
}

/// The game as a sum: "You won 12 antes: −0.17 antes were to be expected, your choices brought −0.5 antes, luck +12.67
/// antes."
fn sum(game: &Game, review: &Review) -> String {
    let verb = verb(game);
    let fee = if review.fee.value() < 0.0 {
        format!(", the fee {}", signed(review.fee.value()))
    } else {
        String::new()
    };
    let (result, skill) = (size(review.result.value()), signed(review.skill.value()));
    if !knows_luck(game) {
        let rest = signed(all_else(review));
        return format!(
            "You {verb} {result}: your choices brought {skill}, all else {rest}{fee}. {NO_LUCK}."
        );
    }
    let expected = signed(review.expected.value());
    let were = if expected.ends_with("antes") {
        "were"
    } else {
        "was"
    };
    format!(
        "You {verb} {result}: {expected} {were} to be expected, your choices brought {skill}, luck {}{fee}.",
        signed(review.luck.value()),
    )
}

/// The worst choice: "Costliest: round 3. You dropped 0.912, which cost 0.34 antes."
fn worst(game: &Game, review: &Review) -> Option<String> {
    let index = review.worst?;
    let round = &game.history()[index];
    let verb = if round.held[0] { "held" } else { "dropped" };
    Some(format!(
        "Costliest: round {}. You {verb} {}, which cost {}.",
        index + 1,
        hand_in_words(game, round.hands[0]),
        size(cost(&review.steps[index]))
    ))
}

/// The sentence below: the sum at the end, else the rules.
fn sentence(Facts { game, review, .. }: &Facts) -> String {
    if game.is_over() {
        let sum = sum(game, review);
        let worst = worst(game, review).map(|worst| format!("{worst} "));
        let long_run = long_run::in_all(game, review);
        return format!("{sum} {}{long_run}", worst.unwrap_or_default());
    }
    let all_drop = if game.setup().weenie {
        "the best hand pays as much again, and it doubles"
    } else {
        "it stays"
    };
    format!(
        "The best hand held takes the pot; each other holder pays as much again. Alone, it is yours. If all drop, {all_drop}."
    )
}

/// The rules and the others: "Guts for 3 players against opponents at the equilibrium".
pub fn table_in_words(game: &Game) -> String {
    let setup = game.setup();
    let hands = match setup.deal {
        Deal::Line(players) => format!("{players} players with numbers for hands"),
        Deal::Turns(players) => format!("{players} players in turn, with numbers for hands"),
        Deal::Cards(cards) | Deal::Table { cards, .. } => {
            let cards = counted(&cards.to_string(), "card");
            format!("{} players with {cards} each", setup.players())
        }
    };
    let weenie = if setup.weenie {
        ", with the Weenie rule"
    } else {
        ""
    };
    let is_pair = setup.players() == 2;
    let others = match setup.opponents {
        Opponent::Mixed => {
            let all: Vec<String> = (1..setup.players())
                .map(|seat| character(setup, seat))
                .collect();
            return format!("Guts for {hands}{weenie}: you against {}", all.join(", "));
        }
        Opponent::Equilibrium if game.solution().chart().is_some() => {
            return format!("Guts for {hands}{weenie}; the others hold by the chart");
        }
        Opponent::Equilibrium => "at the equilibrium",
        Opponent::Reckless => "reckless",
        Opponent::Overcautious => "overcautious",
        Opponent::Bloc | Opponent::Coalition => "a coalition",
    };
    let subject = if is_pair {
        "the other is"
    } else {
        "the others are"
    };
    format!("Guts for {hands}{weenie}; {subject} {others}")
}
