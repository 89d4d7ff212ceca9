//! What is said of a round: the names of players and cards, who held, what came of it, and what the die made two do.

use super::super::facts::players;
use upperhand::guts::cards::{Card, Deck, RANKS};
use upperhand::play::cheating::{ALONE, Agreement, Round};
use upperhand_games::card_names::card_name;
use upperhand_games::format::with_sign;
use upperhand_games::table_players;

/// The name of a player, from 0.
pub fn name(player: usize) -> &'static str {
    table_players::name(player + 1)
}

/// "nobody", "Ann", "Ann and Bo", "Ann, Bo and Cy".
pub fn listed(players: &[usize]) -> String {
    let names: Vec<&str> = players.iter().map(|&player| name(player)).collect();
    match names.as_slice() {
        [] => "nobody".to_owned(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// A card, by the number of weaker ones.
pub fn deck_card(weaker: usize) -> Card {
    Deck::STANDARD.card(u8::try_from(weaker).unwrap_or_default())
}

/// Its name: "J♥".
pub fn card(weaker: usize) -> String {
    card_name(deck_card(weaker))
}

/// The same in words: "the jack of hearts".
pub fn in_full(weaker: usize) -> String {
    const FACES: [&str; 4] = ["jack", "queen", "king", "ace"];
    const SUITS: [&str; 4] = ["clubs", "hearts", "diamonds", "spades"];
    let card = deck_card(weaker);
    let (rank, suit) = (usize::from(card.rank()), usize::from(card.suit()));
    let face = rank.checked_sub(RANKS.len() - FACES.len());
    let rank = face.map_or(RANKS[rank], |face| FACES[face]);
    format!("the {rank} of {}", SUITS[suit])
}

/// "+4", "−2", "0".
pub fn signed(antes: i64) -> String {
    with_sign(antes as f64, antes.unsigned_abs().to_string())
}

/// "all dropped", "Bo alone held", "Ann and Cy held".
pub fn held(round: &Round) -> String {
    let holders = players(|player| round.held[player]);
    match holders.len() {
        0 => "all dropped".to_owned(),
        1 => format!("{} alone held", listed(&holders)),
        _ => format!("{} held", listed(&holders)),
    }
}

/// "Ann −2, Bo +1, Cy +1": the gains that are so.
fn gains(round: &Round, is_so: fn(i64) -> bool) -> String {
    let all = players(|player| is_so(round.gains[player])).into_iter();
    let said = all.map(|player| format!("{} {}", name(player), signed(round.gains[player])));
    said.collect::<Vec<_>>().join(", ")
}

/// What the round brought, on the table: large words, and small ones below.
pub fn brought(round: &Round) -> [String; 2] {
    match round.winner {
        Some(_) => [|gain| gain > 0, |gain| gain < 0].map(|is_so| gains(round, is_so)),
        None => ["All drop", "nobody gains"].map(str::to_owned),
    }
}

/// The round in a sentence or two: "Ann showed Q♣, Cy K♥. Cy took the pot: Ann −2, Bo +1, Cy +1."
pub fn told(round: &Round) -> String {
    let Some(winner) = round.winner else {
        return "Nobody held, and nobody gained.".to_owned();
    };
    let holders = players(|player| round.held[player]).into_iter();
    let shown = holders.map(|player| format!("{} {}", name(player), card(round.cards[player])));
    let shown = shown.collect::<Vec<_>>().join(", ");
    // The first name has the verb.
    let shown = shown.replacen(' ', " showed ", 1);
    let gains = gains(round, |gain| gain != 0);
    format!("{shown}. {} took the pot: {gains}.", name(winner))
}

/// What a roll made two do: "Ann holds any card", "Bo holds K♦ or better", with the name of a card as is said.
pub fn made(agreement: Agreement, roll: u32, called: fn(usize) -> String) -> Option<[String; 2]> {
    let lines = agreement.lines(roll);
    let pair = agreement.pair()?;
    Some(pair.map(|player| match lines[player] {
        0 => format!("{} holds any card", name(player)),
        line => format!("{} holds {} or better", name(player), called(line)),
    }))
}

/// The die of a round in a sentence.
pub fn die(agreement: Agreement, round: &Round) -> String {
    match made(agreement, round.roll, card) {
        None => format!("There was no die: each held {} or better.", card(ALONE)),
        Some([first, second]) => format!("The die said {}: {first}, {second}.", round.roll),
    }
}
