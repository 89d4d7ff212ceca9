//! What a rule of thumb does at a position, and what it gives away there.

use crate::halving::{BEING_COMPUTED, Halving, Wanted, last_halved, not_beyond};
use crate::moves::Moves;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Pool, Probability, RuleOfThumb, naming_numerator, question_value};
use upperhand_games::format::{grouped, parts};
use upperhand_games::position::Position;
use upperhand_games::stakes::points;

/// "asks about 12 of 24: 4 points less than the best, 16; kept to, it loses 4.9 points".
pub(super) fn said(
    halving: &mut Halving,
    (rule, table): (RuleOfThumb, Option<Wanted>),
    position: &Position,
    found: &Moves,
) -> String {
    let last = last_halved(position.rules);
    if position.is_over() {
        return "none, the game is over".to_owned();
    }
    let table = table.filter(|_| position.mine.max(position.theirs) <= last);
    let Some(wanted) = table else {
        return not_beyond(position.rules);
    };
    let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
    let table = match halving.unfinished(wanted) {
        Some(table) if table.solved() < mine.get() => return BEING_COMPUTED.to_owned(),
        Some(_) => halving.as_solved(wanted),
        None => halving.rule_table(rules, rule, wanted.2),
    };
    let cost = table.cost(mine, theirs);
    let choice = rule.choose(rules, mine, theirs);
    let does = does(mine, &choice);
    if cost.numerator() == 0 {
        return format!("{does} and loses nothing");
    }
    let now = lost_now(position, &choice);
    if now.numerator() == 0 {
        return format!("{does}, as good as any; kept to, it loses {}", points(cost));
    }
    let best = best(found).map_or_else(String::new, |best| format!(", {best}"));
    let (now, cost) = (points(now), points(cost));
    format!("{does}: {now} less than the best{best}; kept to, it loses {cost}")
}

/// "asks about 8 of 40", "splits into 3 | 3 | 4", "names a suspect".
fn does(mine: Pool, choice: &Move) -> String {
    match choice {
        Move::Name => "names a suspect".to_owned(),
        Move::Ask(question) => match question[..] {
            [bid, _] => format!("asks about {} of {}", grouped(bid), grouped(mine.get())),
            _ => format!("splits into {}", parts(question)),
        },
    }
}

/// The most even of the best moves, where it is known.
fn best(found: &Moves) -> Option<String> {
    match &found.most_even {
        Some(question) => Some(match question[..] {
            [bid, _] => grouped(bid),
            _ => parts(question),
        }),
        None if found.known => Some("naming one".to_owned()),
        None => None,
    }
}

/// What a move loses at once, with perfect play of both from then on.
fn lost_now(position: &Position, choice: &Move) -> Probability {
    let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
    let product = u64::from(mine.get()) * u64::from(theirs.get());
    let nothing = Probability::new(0, 1);
    let worth = match choice {
        Move::Ask(question) => question_value(rules, mine, theirs, question).ok(),
        Move::Name => naming_numerator(rules, mine, theirs)
            .map(|numerator| Probability::new(numerator, product)),
    };
    let lost = position
        .win()
        .zip(worth)
        .and_then(|(win, worth)| win.less(worth));
    lost.unwrap_or(nothing)
}
