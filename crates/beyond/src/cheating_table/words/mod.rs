//! Every sentence of the figure.

pub mod round;
pub mod table;

use super::acts::{AGAIN, NEXT, SKIP};
use super::asked::LAST;
use super::facts::{Facts, Told};
use round::{card, die, held, in_full, listed, name, signed, told};
use upperhand::play::cheating::{ALONE, Agreement, Average, BESIDE, DIE, ROUNDS, SEATS, TOGETHER};
use upperhand_games::format::{capitalized, counted, decimals, grouped, percent_of, without_zeros};
use upperhand_games::guts_terms::ANTES;
use upperhand_kit::described::Words;
use upperhand_kit::model::Input;
use upperhand_kit::schema::Term;
use upperhand_kit::{Control, Readout};

// What the pictures say.
pub const CARDS_SHOWN: &str = "The cards shown";
pub const DIE_SAID: &str = "the die said 1 or 2";
pub const HELD: &str = "held";
pub const NOBODY_HOLDS_LESS: &str = "nobody holds less alone";
pub const THE_TABLE: &str = "The table";
pub const CHANCE: &str = "Chance";
pub const WATCHER: &str = "A careful watcher";

pub const TERMS: &[Term] = &[
    ANTES,
    Term::new(
        "agreement",
        "Two roll a die that the third does not see, and both do as it says. They do not see each other’s cards.",
    ),
    Term::new(
        "careful watcher",
        "Somebody who knows how everybody plays with and without an agreement, sees what you see, and counts the deals and rolls that \
            could be behind it; and who knows what has a chance of 90\u{202f}% or more from then on.",
    ),
];

pub fn words(facts: &Facts) -> Words {
    let (readout, who, sentence) = match &facts.told {
        None => (watched(facts), "Two of them may have".to_owned(), rules()),
        Some((all, is_right)) => (
            judged(facts, all, *is_right),
            format!("{} had", capitalized(&case(all.truth))),
            moral(all.average),
        ),
    };
    let (heading, advice) = (&readout.heading, &readout.advice);
    let everybody = listed(&[0, 1, 2]);
    Words {
        summary: format!(
            "{everybody} play Guts with one card each. {who} an agreement. {heading}. {advice} {sentence}"
        ),
        readout,
        sentence,
        ..Words::default()
    }
}

/// What was seen in the round, and at the end the question.
fn watched(facts: &Facts) -> Readout {
    let question = if facts.can_go_on() {
        ""
    } else {
        " Who has an agreement: nobody, or which two?"
    };
    Readout {
        heading: format!("Round {}: {}", facts.number, held(facts.round())),
        value: facts.number.to_string(),
        unit: "of 30 rounds",
        advice: told(facts.round()) + question,
        facts: so_far(facts),
        ..Readout::default()
    }
}

/// Whether it was right, the round with its die, and whether it could be known.
fn judged(facts: &Facts, all: &Told, is_right: bool) -> Readout {
    let (number, round) = (facts.number, facts.round());
    let word = if is_right { "Right" } else { "Wrong" };
    let chances = all.chances[number];
    let likeliest = all.likeliest(number);
    let says = format!("{}, {}", case(likeliest), percent_of(chances[likeliest]));
    let mut facts = so_far(facts);
    facts.extend([
        ("Careful watcher says", says),
        ("Could it be known?", knowable(all)),
        ("Held what nobody holds alone", given_away(all)),
    ]);
    if let Some(sum) = all.together {
        let verb = if sum < 0 { "lost" } else { "won" };
        facts.push(("Together they", format!("{verb} {}", antes(sum as f64))));
    }
    let die = die(all.agreement(), round);
    Readout {
        heading: format!("{word}: {} had an agreement", case(all.truth)),
        value: percent_of(chances[all.truth]),
        unit: "chance of the truth for a careful watcher",
        advice: format!("Round {number}. {die} {}", told(round)),
        facts,
        ..Readout::default()
    }
}

/// What can be seen up to the round shown.
fn so_far(facts: &Facts) -> Vec<(&'static str, String)> {
    let each = |of: &dyn Fn(usize) -> String| {
        let said: [_; SEATS] =
            core::array::from_fn(|player| format!("{} {}", name(player), of(player)));
        said.join(", ")
    };
    let lowest = |player: usize| facts.lowest[player].map_or_else(|| "none".to_owned(), card);
    vec![
        ("Antes won", each(&|player| signed(facts.won[player]))),
        ("Times held", each(&|player| facts.held[player].to_string())),
        ("Lowest card shown", each(&lowest)),
        ("At the start", "four cases, equally likely".to_owned()),
    ]
}

/// "Bo in round 3, Bo in round 9".
fn given_away(all: &Told) -> String {
    let given = all.given_away.iter();
    let given = given.map(|(round, who)| format!("{} in round {round}", listed(who)));
    let given = given.collect::<Vec<_>>().join(", ");
    if given.is_empty() {
        "never".to_owned()
    } else {
        given
    }
}

/// When a careful watcher could know: "yes, from round 12 on".
fn knowable(all: &Told) -> String {
    match (all.known_from, all.likeliest(ROUNDS)) {
        (Some(from), _) => format!("yes, from round {from} on"),
        (None, likeliest) if likeliest == all.truth => {
            "not for sure, but it was likeliest".to_owned()
        }
        (None, likeliest) => format!("no, {} was likelier", case(likeliest)),
    }
}

/// Who plays together, by the place of the case: "nobody", "Ann and Bo".
pub fn case(place: usize) -> String {
    let pair = Agreement::ALL[place].pair();
    listed(pair.as_ref().map_or(&[], |pair| &pair[..]))
}

/// "1 ante", "0.24 antes".
fn antes(value: f64) -> String {
    counted(&without_zeros(&decimals(value.abs(), 2)), "ante")
}

/// How everybody plays, told at the start.
fn rules() -> String {
    let [alone, beside, together] = [ALONE, BESIDE, TOGETHER].map(card);
    format!(
        "Who plays alone holds {alone} or better. Two with an agreement roll a secret die of {DIE} faces before each round: on a 1 or a 2 one of \
         them holds any card and the other {beside} or better; on any other number both hold {together} or better."
    )
}

/// What agreements are worth.
fn moral(Average { won, least, apart }: Average) -> String {
    let [won, least, apart] = [won, least, apart].map(|each| antes(each.value() * ROUNDS as f64));
    format!(
        "An agreement wins {won} in thirty rounds on average; all else is luck. From a third who knows of it, it still wins {least}, however well \
         the third plays. If each of the two rolled a die alone, such a third would win {apart} from them: no die in common, no profit."
    )
}

/// The round shown, on the table.
pub fn counted_round(number: usize) -> String {
    format!("Round {number} of {LAST}")
}

/// What everybody does where there never was a die, on the table.
pub fn without_die() -> String {
    format!("No die: each holds {} or better", in_full(ALONE))
}

/// A control that is declared, as it is now: which button can be pressed, and which is the next to be.
pub fn control(mut declared: Control, facts: &Facts) -> Control {
    let can_go_on = facts.can_go_on();
    match &mut declared.input {
        Input::Slider { value, spoken, .. } => {
            let number = grouped(*value);
            *spoken = match declared.name {
                "move" => format!("round {number} of {LAST}"),
                _ => format!("deal {number}"),
            };
        }
        Input::Button {
            is_possible,
            is_main,
            ..
        } => {
            (*is_possible, *is_main) = match declared.name {
                NEXT => (can_go_on, can_go_on),
                SKIP => (can_go_on, false),
                AGAIN => (true, !can_go_on && facts.told.is_some()),
                _ => (facts.can_name(), facts.can_name()),
            };
        }
        _ => {}
    }
    declared
}
