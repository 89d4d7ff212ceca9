//! Every sentence of the figure: the position and the question that is being chosen, what was asked and answered, what it was worth.

pub mod controls;
mod moves;
pub mod pictures;
pub mod results;
pub mod spoken;
pub mod table;
pub mod verdict;
pub mod why;

use super::asked::Deck;
use super::facts::{Facts, carelessness};
use super::players::{cost, is_shared, near, pools};
use super::rival::Knowing;
use super::sorting::Sorting;
use crate::words::reviews::signed;
use crate::words::{ladder, rules_of_thumb};
use moves::{exchange, heading, sentence, told, who};
use upperhand::Fraction;
use upperhand::guess_who::Probability;
use upperhand::play::guess_who::{Game, Opponent, Player, Rejection};
use upperhand_games::format::{
    decimals, grouped, percent, percent_exactly, readout_of, without_zeros,
};
use upperhand_games::play_settings::{Coach, SKILL, titled};
use upperhand_games::played::kept;
use upperhand_games::rule_sets::{by_rules, in_words};
use upperhand_games::stakes::{loss, points};
use upperhand_games::terms::POINTS;
use upperhand_kit::Readout;
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;

pub const TERMS: &[Term] = &[
    POINTS,
    SKILL,
    Term::new(
        "luck",
        "What the answers made of your chance, beyond what was to be expected of the questions.",
    ),
    Term::new(
        "rung",
        "A pool rounded up to 64, 32, 16, 8, 4, 2 or 1. If yours is on a higher rung than theirs, ask about half of their rung, else \
            halve: that loses nothing in the race with yes or no.",
    ),
];

pub fn words(facts: &Facts) -> Words {
    let (game, day) = (&facts.game, facts.state.day);
    Words {
        readout: readout(facts),
        sentence: if facts.is_walking() {
            why::last_move(game, &facts.course)
        } else {
            titled(day, sentence(game))
        },
        summary: titled(day, summary(facts)),
        spoken: controls::spoken(facts),
    }
}

/// The reason why moves that are asked for are not played. The move is the only text that it quotes, as code is quoted.
pub fn impossible(game: &Game, rejection: &Rejection) -> String {
    let reason = rejection.to_string();
    let reason = reason.replacen('"', "“", 1).replacen('"', "”", 1);
    format!("In the moves, {reason}. {}", kept(game))
}

fn readout(facts: &Facts) -> Readout {
    let game = &facts.game;
    let [own, other] = [near(game), near(game).other()].map(|player| game.standing(player).len());
    let (number, unit) = match game.winner() {
        _ if facts.is_walking() => (readout_of(why::chance(game, &facts.course)), ""),
        Some(winner) if is_shared(game) => (worded(who(game, winner).to_owned()), "won"),
        Some(Player::You) => (worded("Won".to_owned()), ""),
        Some(Player::Opponent) => (worded("Lost".to_owned()), ""),
        None if facts.state.coach == Coach::Off => (
            worded(format!("{own} : {other}")),
            "suspects left, own board first",
        ),
        None => (
            readout_of(facts.own_chance()),
            by_rules(game.setup().rules.ending()),
        ),
    };
    let (heading, advice) = if facts.is_walking() {
        (
            why::heading(&facts.course),
            why::in_short(game, &facts.course),
        )
    } else {
        (heading(game), advised(facts))
    };
    Readout {
        heading,
        unit,
        advice,
        facts: told_of(facts),
        ..number
    }
}

/// A readout without a number.
fn worded(value: String) -> Readout {
    Readout {
        value,
        ..Readout::default()
    }
}

/// Question and answer, and the word of the coach.
fn advised(facts: &Facts) -> String {
    let game = &facts.game;
    let coach = facts.state.coach;
    let coached = match coach {
        _ if !facts.is_asked() => None,
        Coach::Full => coached(facts),
        Coach::Off | Coach::Hints => game
            .history()
            .is_empty()
            .then(|| HINTS[usize::from(facts.sorting.is_question())].to_owned()),
    };
    let knowing = facts.knowing.as_ref().map(|knowing| against(game, knowing));
    let is_first = facts.is_asked() && game.history().is_empty();
    let is_ruled = is_first && facts.state.deck == Deck::One && coach != Coach::Off;
    let own_card = is_ruled.then(|| OWN_CARD.to_owned());
    let said = [
        Some(exchange(game, coach != Coach::Off)),
        coached,
        knowing,
        own_card,
    ];
    let said = said.into_iter().flatten().filter(|part| !part.is_empty());
    said.collect::<Vec<_>>().join(" ")
}

/// What to do at the first turn, before a question is chosen and then.
const HINTS: [&str; 2] = [
    "Choose a feature below, or tap the suspects; then press Ask.",
    "Now press Ask, or change the question.",
];

/// The question chosen beside the best move.
fn coached(facts: &Facts) -> Option<String> {
    let advice = facts.advice.as_ref()?;
    let best = spoken::best(&facts.game, advice);
    let Some(worth) = facts.worth else {
        return Some(format!("Best: {best}."));
    };
    let apart = advice.chance.less(worth);
    Some(match apart.filter(|apart| apart.numerator() > 0) {
        Some(apart) => format!(
            "This wins {}, {} less than the best: {best}.",
            percent(worth),
            points(apart)
        ),
        None => format!("This wins {}. No move is better.", percent(worth)),
    })
}

/// "They halve every time; knowing that, ask about 8 of 24: this wins 70.8 %."
fn against(game: &Game, Knowing { best, wins }: &Knowing) -> String {
    let does = match game.setup().opponent {
        Opponent::Halving => "halve every time",
        Opponent::Bold => "gamble every time",
        Opponent::Careless | Opponent::Perfect | Opponent::Person => "play carelessly",
    };
    let best = spoken::instruction(best, pools(game)[0].get());
    let wins = in_percent(*wins);
    format!("They {does}; knowing that, {best}: this wins {wins}.")
}

/// What perfect play against them wins: "70.8 %, 7.6 points more than against perfect play".
fn gained(Knowing { wins, .. }: &Knowing, chance: Probability) -> String {
    let more = more(wins[0], chance);
    let wins = in_percent(*wins);
    match more.numerator() {
        0 => format!("{wins}, no more than against perfect play"),
        _ => format!("{wins}, {} more than against perfect play", points(more)),
    }
}

fn in_percent([low, high]: [Probability; 2]) -> String {
    let least = percent(low);
    if least == percent(high) {
        least
    } else {
        format!("at least {least}")
    }
}

/// The difference of two chances: exact where that is short, else rounded down to a multiple of 2⁻⁴⁰.
fn more(win: Probability, chance: Probability) -> Probability {
    const UNITS: u64 = 1 << 40;
    win.less(chance).unwrap_or_else(|| {
        let apart = Fraction::from(win) - Fraction::from(chance);
        let units = apart.numerator() * i128::from(UNITS) / apart.denominator();
        Probability::new(u64::try_from(units).unwrap_or(0), UNITS)
    })
}

fn told_of(facts: &Facts) -> Vec<(&'static str, String)> {
    let game = &facts.game;
    let none = || "none yet".to_owned();
    let last = |player: Player| game.history().iter().rev().find(|turn| turn.by == player);
    let said = |player: Player| last(player).map_or_else(none, |turn| told(game, turn));
    let [price_of, skill, given, own, theirs] = if is_shared(game) {
        [
            "Player 1’s last move cost",
            "Player 1’s choices so far",
            "Player 2’s choices gave player 1",
            "Player 1’s last move",
            "Player 2’s last move",
        ]
    } else {
        [
            "Your last move cost",
            "Your choices so far",
            "Their choices gave you",
            "Your last move",
            "Their last move",
        ]
    };
    let mut all = Vec::new();
    if !game.is_over() {
        all.push(("Next question", question(&facts.sorting)));
    }
    if let Some(advice) = &facts.advice {
        let worth = facts.worth.filter(|_| facts.is_asked());
        let worth = match worth {
            Some(worth) => percent_exactly(worth),
            None if is_everybody(&facts.sorting) => LEAVE_ONE_OUT.to_owned(),
            None => "nothing chosen".to_owned(),
        };
        all.push(("This question wins", worth));
        all.push(("Best chance", percent_exactly(facts.own_chance())));
        if let Some(naming) = advice.naming {
            all.push(("Naming a suspect wins", percent_exactly(naming)));
        }
    }
    if let Some(knowing) = &facts.knowing {
        let gained = gained(knowing, facts.own_chance());
        all.push(("Against their way you win", gained));
    }
    if facts.tells() {
        let review = &facts.review;
        let price = last(Player::You).map_or_else(none, |turn| loss(cost(turn)));
        all.extend([
            (price_of, price),
            (skill, signed(&review.skill)),
            (given, signed(&review.opponent_skill)),
            ("Luck so far", signed(&review.luck)),
        ]);
    }
    if facts.has_rungs() && !is_shared(game) {
        all.push(("Rungs", rungs(facts)));
    }
    if facts.state.deck == Deck::One && facts.state.coach != Coach::Off {
        all.push(("One deck", one_deck(facts)));
    }
    let rules = game.setup().rules;
    if let Some(best) = &facts.thumb {
        all.push(("Rule of thumb", rules_of_thumb::with_price(rules, best)));
    }
    all.push((own, said(Player::You)));
    all.push((theirs, said(Player::Opponent)));
    all.push(("Rules", in_words(rules)));
    all.extend(results::rated(facts));
    all
}

/// What the chance is of where both cards come from one deck, the rule to take home, and what it costs not to keep it.
fn one_deck(facts: &Facts) -> String {
    let cost = carelessness(facts.state.ending).map_or_else(String::new, |cost| {
        let games = without_zeros(&decimals(100.0 * cost.value(), 1));
        format!(" With 24 faces that costs {games} of 100 games.")
    });
    format!(
        "The chance is that of both pools: here they conclude nothing from whom you ask about. At a table somebody may. {OWN_CARD} Else \
            your questions tell that it is none of them.{cost}"
    )
}

/// The rule where both cards come from one deck, as the page at the table says it.
const OWN_CARD: &str = "Let your own card be among those you ask about as often as not.";

/// Both rungs of whoever is in front, and the rule: "yours 64, theirs 16. In the weeds: ask about half of their rung, 8".
fn rungs(facts: &Facts) -> String {
    let pools = pools(&facts.game);
    let advice = ladder::advice(pools).filter(|_| facts.is_asked());
    let advice = advice.map_or_else(String::new, |advice| format!(". {advice}"));
    format!("{}{advice}", ladder::rungs(pools))
}

/// What a question lacks that all suspects are in.
const LEAVE_ONE_OUT: &str = "leave at least one out";

/// Are all suspects of several in one part, so that there is nothing to ask?
fn is_everybody(sorting: &Sorting) -> bool {
    sorting.size(0) == 0 && matches!(sorting.sizes().as_slice(), [count] if *count > 1)
}

/// The question chosen in words: "about 8 of 24", "part 1: 8, part 2: 4, the others 12".
fn question(sorting: &Sorting) -> String {
    let sizes: Vec<u32> = (0..6).map(|part| sorting.size(part)).collect();
    let all: u32 = sizes.iter().sum();
    match sizes.as_slice() {
        [_, 0, 0, 0, 0, 0] => "nobody chosen yet".to_owned(),
        [0, _, 0, 0, 0, 0] if is_everybody(sorting) => {
            format!("about all {}: {LEAVE_ONE_OUT}", grouped(all))
        }
        [_, first, 0, 0, 0, 0] => format!("about {} of {}", grouped(*first), grouped(all)),
        [rest, parts @ ..] => {
            let named = (1_u8..).zip(parts).filter(|(_, size)| **size > 0);
            let named: Vec<String> = named
                .map(|(part, size)| format!("part {part}: {size}"))
                .collect();
            format!("{}, the others {rest}", named.join(", "))
        }
        [] => String::new(),
    }
}

fn summary(facts: &Facts) -> String {
    let game = &facts.game;
    let rules = in_words(game.setup().rules);
    let told = if facts.tells() && !game.is_over() {
        let subject = if is_shared(game) {
            "player 1 wins"
        } else {
            "you win"
        };
        let chance = percent_exactly(game.chance());
        format!("With perfect play of both, {subject} {chance} from here.")
    } else {
        String::new()
    };
    let rungs = if facts.has_rungs() && !is_shared(game) {
        format!("Pools rounded up: {}.", rungs(facts))
    } else {
        String::new()
    };
    let sentences = [
        format!("A game of Guess Who? under {rules}."),
        format!("{}.", heading(game)),
        rungs,
        exchange(game, false),
        told,
        sentence(game),
    ];
    let said = sentences.into_iter().filter(|said| !said.is_empty());
    said.collect::<Vec<_>>().join(" ")
}
