//! Sentences on a round, on the die, and on what can be known.

use super::evening::Known;
use upperhand::guts::cards::{Card, Deck, RANKS};
use upperhand::play::cheating::{
    ALONE, Agreement, BESIDE, DIE, ROUNDS, Round, TOGETHER, on_average,
};
use upperhand_games::card_names::card_name;
use upperhand_games::format::{capitalized, counted, decimals, with_sign, without_zeros};
use upperhand_games::table_players::name as seat_name;

/// The name of a player, from 0.
pub fn name(player: usize) -> &'static str {
    seat_name(player + 1)
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

/// "Ann", "Ann and Bo", "Ann, Bo and Cy".
pub fn listed(players: &[usize]) -> String {
    let names: Vec<&str> = players.iter().map(|&player| name(player)).collect();
    match names.as_slice() {
        [] => "nobody".to_owned(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// Who plays together: "nobody", "Ann and Bo".
pub fn case(agreement: Agreement) -> String {
    agreement
        .pair()
        .map_or_else(|| "nobody".to_owned(), |pair| listed(&pair))
}

/// "1 ante", "0.24 antes".
pub fn antes(value: f64) -> String {
    counted(&without_zeros(&decimals(value.abs(), 2)), "ante")
}

/// "+4", "−2", "0".
pub fn signed(antes: i64) -> String {
    with_sign(antes as f64, antes.unsigned_abs().to_string())
}

/// The players for whom something is so.
pub fn players(is_so: impl Fn(usize) -> bool) -> Vec<usize> {
    (0..3).filter(|&player| is_so(player)).collect()
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

/// The round in a sentence or two: "Bo showed 10♠ and took the pot of 3 antes.", "Ann showed Q♣, Cy K♥. Cy won; Ann paid 3
/// antes."
pub fn told(round: &Round) -> String {
    let Some(winner) = round.winner else {
        return "Nobody held, and nobody gained.".to_owned();
    };
    let holders = players(|player| round.held[player]);
    let shown: Vec<String> = (0..)
        .zip(&holders)
        .map(|(place, &player)| {
            let verb = if place == 0 { " showed" } else { "" };
            format!("{}{verb} {}", name(player), card(round.cards[player]))
        })
        .collect();
    let shown = shown.join(", ");
    let gains: Vec<String> = players(|player| round.gains[player] != 0)
        .into_iter()
        .map(|player| format!("{} {}", name(player), signed(round.gains[player])))
        .collect();
    format!(
        "{shown}. {} took the pot: {}.",
        name(winner),
        gains.join(", ")
    )
}

/// How everybody plays, told at the start.
pub fn rules() -> String {
    format!(
        "Who plays alone holds {} or better. Two with an agreement roll a secret die of {DIE} faces before each round: on a 1 or a 2 one of \
         them holds any card and the other {} or better; on any other number both hold {} or better.",
        card(ALONE),
        card(BESIDE),
        card(TOGETHER)
    )
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

/// The rounds, from 1, in which somebody held a card that nobody holds alone.
pub fn giveaways(known: &Known) -> Vec<(usize, Vec<usize>)> {
    let rounds = known.evening.rounds().iter().enumerate();
    let low = |round: &Round| players(|player| round.held[player] && round.cards[player] < ALONE);
    rounds
        .map(|(index, round)| (index + 1, low(round)))
        .filter(|(_, players)| !players.is_empty())
        .collect()
}

/// The chance that counts as knowing.
pub const SURE: f64 = 0.9;

/// The number of rounds after which, and after all that follow, the truth has this chance.
pub fn known_from(known: &Known) -> Option<usize> {
    let truth = known.truth();
    let unsure = known
        .chances
        .iter()
        .rposition(|chances| chances[truth] < SURE);
    let from = unsure.map_or(0, |last| last + 1);
    (from <= ROUNDS).then_some(from)
}

/// The case that is likeliest, the first of several.
pub fn likeliest(chances: [f64; 4]) -> usize {
    (1..4).fold(0, |best, case| {
        if chances[case] > chances[best] {
            case
        } else {
            best
        }
    })
}

/// When a careful watcher could know: "yes, from round 12 on".
pub fn knowable(known: &Known) -> String {
    if let Some(from) = known_from(known) {
        return format!("yes, from round {from} on");
    }
    let likeliest = likeliest(known.chances[ROUNDS]);
    if likeliest == known.truth() {
        return "not for sure, but it was likeliest".to_owned();
    }
    format!("no, {} was likelier", case(Agreement::ALL[likeliest]))
}

/// What agreements are worth.
pub fn moral() -> String {
    let Ok(average) = on_average() else {
        return String::new();
    };
    let [won, least, apart] =
        [average.won, average.least, average.apart].map(|each| antes(each.value() * ROUNDS as f64));
    format!(
        "An agreement wins {won} in thirty rounds on average; all else is luck. From a third who knows of it, it still wins {least}, however well \
         the third plays. If each of the two rolled a die alone, such a third would win {apart} from them: no die in common, no profit."
    )
}

/// A case at the head of a sentence.
pub fn first_case(agreement: Agreement) -> String {
    capitalized(&case(agreement))
}
