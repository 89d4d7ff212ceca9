//! Every sentence of the figure.

pub mod called;
pub mod controls;
pub mod hands;
pub mod lines;
pub mod pictures;
pub mod tables;

use super::asked::Cards;
use super::facts::Facts;
use super::lines::Best;
use super::played::Played;
use upperhand::guts::cards::{Deck, Fraction};
use upperhand_games::card_losses::{Per, exactly, stakes};
use upperhand_games::card_names::ORDER;
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;

const EQUILIBRIUM: &str = "A way to play that loses to nobody: whatever the other player does, it breaks even or wins. \
    It says of each hand how often to hold it.";

const LINE: &str = "A simple way to play: put all hands in order, hold one of them and every better one, drop the others. There is one \
    more of them than there are hands: the last holds none.";

pub const TERMS: &[Term] = &[
    Term::new("Beats", ORDER),
    Term::new(
        "better",
        "Hands rank as in poker, and where only suits differ by these, the most important card first: clubs, hearts, diamonds, spades. \
            With three cards a straight beats a flush, and three alike beat both; without straights and flushes only pairs and three \
            alike count, then ranks.",
    ),
    Term::new("equilibrium", EQUILIBRIUM),
    Term::new("Equilibrium", EQUILIBRIUM),
    Term::new("line", LINE),
    Term::new("Line", LINE),
    Term::new("lines", LINE),
    Term::new(
        "mixes",
        "Holds a hand now and then, by chance, so that the other player gains neither by counting on it nor by counting it out.",
    ),
    Term::new(
        "mixing",
        "Holding a hand now and then, by chance. Both players have the same rules and the same deck, so some way to play, mixed or not, \
            loses nothing to anybody.",
    ),
    Term::new(
        "cards block each other",
        "A card in your hand is one that the other player cannot have, so some hands are less likely against you.",
    ),
    Term::new(
        "Blocks",
        "The hands that nobody else can have, because one of their cards is in this hand.",
    ),
    Term::new(
        "Meets",
        "The hands that the other player can have beside this one.",
    ),
    Term::new(
        "Best reply",
        "What an opponent does who knows the line: hold each hand with which holding wins more against it, drop the others. What that \
            wins is what the line loses; nothing else wins more.",
    ),
    Term::new(
        "local minima",
        "Lines that lose less than the lines beside them. Lines side by side differ by one hand, and the cards of that hand block \
            other hands: so the floor is rough.",
    ),
    Term::new(
        "Weenie rule",
        "When both drop, the better of the two hands is the weenie and pays the other player one ante. Without this rule the round is \
            played again.",
    ),
    Term::new(
        "antes",
        "One ante is the stake that every player pays in before the cards are dealt.",
    ),
];

pub fn words(facts: &Facts) -> Words {
    match facts {
        Facts::Hands(facts) => hands::words(facts),
        Facts::Lines(facts) => lines::words(facts),
    }
}

/// The hands that a line holds: "J♦ 7♠ or better".
pub fn line_name(played: Played, line: usize) -> String {
    match line {
        0 => "every hand".to_owned(),
        _ if line >= played.hands() => "no hand".to_owned(),
        _ => format!("{} or better", played.name(line)),
    }
}

/// The weakest hand that a line holds: "J♦ 7♠", "nothing".
pub fn weakest_held(played: Played, line: usize) -> String {
    if line < played.hands() {
        played.name(line)
    } else {
        "nothing".to_owned()
    }
}

/// What a line loses a round: "one ante in about 12 million rounds", "nothing a round".
fn lost(loss: Fraction) -> String {
    stakes(loss.value().abs(), Per::Round)
}

/// The same as a fraction, in brackets after a space, unless its size says it already: " (1/324870 a round)".
fn exact_loss(loss: Fraction) -> String {
    if loss.denominator() == 1 {
        return String::new();
    }
    format!(" ({} a round)", exactly(loss))
}

/// The line that loses least against everything.
fn least(played: Played, line: usize, loss: Fraction) -> String {
    let name = line_name(played, line);
    if loss == Fraction::ZERO {
        return format!("{name}: nobody beats it");
    }
    format!("{name}: it loses least, {}{}", lost(loss), exact_loss(loss))
}

/// The line, or the first of several, that loses least to another line.
fn best_of(played: Played, Best { line, loss }: Best, more: usize) -> String {
    let name = line_name(played, line);
    let more = match more {
        0 => String::new(),
        1 => ", or one more".to_owned(),
        more => format!(", or {more} more"),
    };
    if loss == Fraction::ZERO {
        return format!("{name}{more}: no other line beats it");
    }
    format!(
        "{name}{more}: it loses least to another line, {}{}",
        lost(loss),
        exact_loss(loss)
    )
}

/// "two cards from a whole deck", "one card from 8 ranks in 2 suits and the Weenie rule".
pub fn dealt(played: Played) -> String {
    let cards = match played.cards {
        Cards::One => "one card",
        Cards::Two => "two cards",
        Cards::Three if played.straights => "three cards with straights and flushes",
        Cards::Three => "three cards",
        Cards::Five => "five cards",
    };
    let Played { ranks, suits, .. } = played;
    let deck = match suits {
        _ if played.deck() == Deck::STANDARD => "a whole deck".to_owned(),
        1 => format!("{ranks} ranks in one suit"),
        _ => format!("{ranks} ranks in {suits} suits"),
    };
    let rule = if played.weenie {
        " and the Weenie rule"
    } else {
        ""
    };
    format!("{cards} from {deck}{rule}")
}

/// Three cards may be known to poker players by more than pairs.
fn without_straights(played: Played) -> &'static str {
    match played.cards {
        Cards::Three if !played.straights => " Straights and flushes do not count here.",
        Cards::One | Cards::Two | Cards::Three | Cards::Five => "",
    }
}

/// The terms of what is known of both best lines.
const BEST: &str = "Best against lines";
const LEAST: &str = "Best against everything";
