//! A hand and the lines beside it, in words.

use super::super::asked::View;
use super::super::facts::{HandFacts, Line, Pairs};
use super::super::lines::Best;
use super::super::panels::rank_map::name;
use super::{
    BEST, LEAST, best_of, dealt, exact_loss, least, line_name, lost, weakest_held,
    without_straights,
};
use core::cmp::Ordering;
use upperhand::guess_who::Probability;
use upperhand::guts::cards::Fraction;
use upperhand_games::antes::ROUNDS;
use upperhand_games::card_losses::{Per, counted_hands, exactly, stakes};
use upperhand_games::card_names::card_name;
use upperhand_games::format::{
    counted, decimals, grouped, percent, percent_exactly, readout_of, significant, true_minus,
    with_sign, without_zeros,
};
use upperhand_kit::Readout;
use upperhand_kit::described::{Missing, Words};

/// The labels of tasks, before the game.
pub const SOLVING: &str = "Solving";
pub const COMPARING: &str = "Comparing lines for";

pub fn words(facts: &HandFacts) -> Words {
    let sentence = sentence(facts);
    let (played, hand) = (facts.game, facts.hand);
    let of_line = |line: usize| format!("hold {}", line_name(played, line));
    let of_hand = if facts.view == View::Matrix {
        of_line(hand)
    } else {
        let held = percent(chance(facts.held));
        format!("{}, held {held}", played.name(hand))
    };
    Words {
        readout: if facts.view == View::Matrix {
            of_lines(facts)
        } else {
            of_hand_chosen(facts)
        },
        summary: summary(facts, &sentence),
        sentence,
        spoken: vec![("hand", of_hand), ("hold-above", of_line(facts.line.at))],
    }
}

fn of_hand_chosen(facts: &HandFacts) -> Readout {
    let said = match (facts.held.numerator(), facts.held.denominator()) {
        (_, 2..) => readout_of(chance(facts.held)),
        (held, _) => {
            let chosen = match held {
                _ if facts.missing.is_none() && facts.margin() == Fraction::ZERO => "Either",
                0 => "Drop",
                _ => "Hold",
            };
            Readout {
                value: chosen.to_owned(),
                ..Readout::default()
            }
        }
    };
    Readout {
        heading: heading(facts),
        advice: advice(facts),
        facts: told(facts),
        ..said
    }
}

/// From here on the number of all hands is too long for a heading.
const MANY: usize = 10_000;

/// The hand and its rank, in one line; without the number of all hands where that is long.
fn heading(facts: &HandFacts) -> String {
    let (name, hand) = (facts.game.name(facts.hand), facts.hand);
    if facts.hands < MANY {
        format!("{name} beats {hand} of {}", counted_hands(facts.hands))
    } else {
        format!("{name} beats {}", counted_hands(hand))
    }
}

/// Your line against theirs: the payoff, for a hundred rounds, where a round is worth little.
fn of_lines(facts: &HandFacts) -> Readout {
    let payoff = facts.duel;
    let size = lost(payoff);
    let result = match payoff.numerator() {
        0 => "neither wins".to_owned(),
        1.. => format!("you win {size}"),
        _ => format!("you lose {size}"),
    };
    let lines = [facts.line.at, facts.hand];
    let [mine, theirs] = lines.map(|line| line_name(facts.game, line));
    // The advice says that better hands are held, too.
    let [my_weakest, their_weakest] = lines.map(|line| weakest_held(facts.game, line));
    let hundred = 100.0 * payoff.value();
    let digits = if hundred.abs() >= 0.01 || payoff == Fraction::ZERO {
        3
    } else {
        6
    };
    let sign = if payoff.numerator() > 0 { "+" } else { "" };
    let number = without_zeros(&true_minus(&format!("{hundred:.digits$}")));
    let about = ["≈", "="][usize::from(payoff.denominator() == 1)];
    let round = without_zeros(&decimals(payoff.value(), 8));
    Readout {
        heading: format!("You {my_weakest}, they {their_weakest}"),
        value: format!("{sign}{number}"),
        unit: ROUNDS,
        exact: String::new(),
        decimal: format!("{about} {round}{}", exact_loss(payoff)),
        advice: format!("You hold {mine}, they hold {theirs}: {result}."),
        facts: told_of_lines(facts),
    }
}

fn told_of_lines(facts: &HandFacts) -> Vec<(&'static str, String)> {
    let line = |line: usize| {
        let [dropped, all] = [line, facts.hands].map(grouped);
        let name = line_name(facts.game, line);
        format!("holds {name}, drops {dropped} of {all}")
    };
    let mut told = vec![
        ("Your line", line(facts.line.at)),
        ("Their line", line(facts.hand)),
        ("Your line loses", loses(facts)),
    ];
    told.extend(of_best(facts));
    told
}

/// The better choice, and what the other one costs with this very hand.
fn advice(facts: &HandFacts) -> String {
    match facts.missing {
        Some(Missing::Never | Missing::NotYet) => {
            return "Still solving: the best line is shown until then.".to_owned();
        }
        Some(Missing::Stopped) => {
            return "Solving was stopped: this is how often it is held so far.".to_owned();
        }
        None => {}
    }
    let margin = facts.margin();
    let (better, worse) = match margin.cmp(&Fraction::ZERO) {
        Ordering::Greater => ("Hold", "dropping"),
        Ordering::Less => ("Drop", "holding"),
        Ordering::Equal => {
            let does = match (facts.held.numerator(), facts.held.denominator()) {
                (0, _) => "drops it".to_owned(),
                (_, 1) => "holds it".to_owned(),
                _ => format!("mixes: it holds {}", percent(chance(facts.held))),
            };
            return format!("Hold or drop, both return the same. The equilibrium {does}.");
        }
    };
    let cost = stakes(margin.value().abs(), Per::Deal);
    format!("{better} it: {worse} costs {cost}.")
}

fn told(facts: &HandFacts) -> Vec<(&'static str, String)> {
    let standing = facts.standing;
    let others = standing.weaker + standing.stronger;
    let met = format!(
        "{}; the line drops {}",
        counted_hands(others),
        grouped(facts.meets_dropped)
    );
    let better = percent_exactly(Probability::new(standing.weaker as u64, others as u64));
    let does = if facts.hand >= facts.line.at {
        "this one too"
    } else {
        "not this one"
    };
    let line = line_name(facts.game, facts.line.at);
    let mut told = vec![
        ("Beats theirs", better),
        ("If you hold", returned(facts.returns.hold)),
        ("If you drop", returned(facts.returns.drop)),
        ("Line", format!("holds {line}: {does}")),
        ("The line loses", loses(facts)),
        ("Meets", met),
        ("Blocks", blocked(facts)),
    ];
    told.extend(of_best(facts));
    told
}

/// What is said of the best lines and the equilibrium, whatever is chosen.
fn of_best(facts: &HandFacts) -> [(&'static str, String); 4] {
    let best = Best {
        line: facts.best[0],
        loss: -facts.guarantee,
    };
    let found = facts.least;
    [
        (BEST, best_of(facts.game, best, facts.best.len() - 1)),
        (
            LEAST,
            least(facts.game, found.threshold, found.exploitability),
        ),
        ("Is the best line perfect?", why_not_perfect(facts)),
        ("Equilibrium loses", certificate(facts)),
    ]
}

/// The hands that cannot be dealt beside one: those that share a card with it.
fn blocked(facts: &HandFacts) -> String {
    let (weaker, stronger) = (
        facts.standing.blocked_weaker,
        facts.standing.blocked_stronger,
    );
    if weaker + stronger == 0 {
        return "no other hand".to_owned();
    }
    let cards: Vec<String> = facts
        .game
        .hand(facts.hand)
        .into_iter()
        .map(card_name)
        .collect();
    let (weaker, stronger) = (counted(&grouped(weaker), "weaker hand"), grouped(stronger));
    let cards = cards.join(" or ");
    format!("{weaker}, {stronger} stronger: all with {cards}")
}

/// The loss of the line to an opponent who knows it, and how that one plays.
fn loses(facts: &HandFacts) -> String {
    let line = &facts.line;
    if line.loses == Fraction::ZERO {
        return "nothing: nobody beats it".to_owned();
    }
    let (loss, exactly) = (lost(line.loses), exact_loss(line.loses));
    let also = also_holds(facts, line);
    let fewer = match line.fewer {
        0 => String::new(),
        fewer => format!(" and drops {} that the line holds", grouped(fewer)),
    };
    format!("{loss}{exactly} to an opponent who knows it{also}{fewer}")
}

/// The hands that a reply to a line holds below it.
fn also_holds(facts: &HandFacts, line: &Line) -> String {
    let name = |hand: usize| facts.game.name(hand);
    match line.below {
        None => String::new(),
        Some((1, [only, _])) => format!(" and also holds {}", name(only)),
        Some((count, ends)) => {
            let [first, last] = ends.map(name);
            format!(
                " and also holds {} hands from {first} to {last}",
                grouped(count)
            )
        }
    }
}

/// The loss of the strategy shown to an opponent who knows it.
fn certificate(facts: &HandFacts) -> String {
    let loses = lost(facts.loses);
    match facts.missing {
        None => "nothing, exactly".to_owned(),
        Some(Missing::Stopped) => format!("stopped early; what is shown loses {loses}"),
        Some(Missing::Never | Missing::NotYet) => {
            format!("still solving; the best line loses {loses}")
        }
    }
}

/// The reason why the best line is not perfect.
fn why_not_perfect(facts: &HandFacts) -> String {
    if facts.first.loses == Fraction::ZERO {
        return "yes".to_owned();
    }
    let blocked = "no, cards block each other".to_owned();
    let Some(both) = facts.why else {
        return blocked;
    };
    let [met, met_by_strongest] = both.map(|met| grouped(met.dropped));
    let [hand, strongest] = both.map(|met| facts.game.name(met.hand));
    format!(
        "{blocked}: {hand} can meet {met} hands that drop, {strongest}, though stronger, only {met_by_strongest}"
    )
}

/// A smaller loss a round than this is hardly one.
const HARDLY: f64 = 1e-4;

/// How good is the best line, against lines and against everything?
fn sentence(facts: &HandFacts) -> String {
    let (game, first) = (dealt(facts.game), &facts.first);
    let line = line_name(facts.game, first.at);
    let straights = without_straights(facts.game);
    let gain = first.loses;
    if gain == Fraction::ZERO {
        return format!(
            "For two players with {game}, holding {line} is perfect: nobody beats it, however they play.{straights}"
        );
    }
    let quality = if gain.value() < HARDLY {
        "nearly perfect"
    } else {
        "not perfect"
    };
    let (wins, also) = (lost(gain), also_holds(facts, first));
    let beaten = if facts.guarantee == Fraction::ZERO {
        format!("no other line beats it, but an opponent who knows it{also} wins {wins}")
    } else {
        let told = lost(facts.guarantee);
        let more = if gain == -facts.guarantee {
            ", and no other play wins more from it".to_owned()
        } else {
            format!(", but an opponent who knows it{also} wins {wins}")
        };
        format!("every line loses to some other, this one least, {told}{more}")
    };
    let mixing = match (facts.missing, facts.mixed) {
        (Some(Missing::Stopped), _) => "Solving the equilibrium was stopped.".to_owned(),
        (Some(Missing::Never | Missing::NotYet), _) => {
            "The equilibrium is being solved.".to_owned()
        }
        (None, 0) => "The equilibrium holds other hands, each for certain.".to_owned(),
        (None, 1) => "The equilibrium mixes one hand.".to_owned(),
        (None, mixed) => format!("The equilibrium mixes {} hands.", grouped(mixed)),
    };
    let everything = if facts.least.threshold == first.at {
        "No line loses less.".to_owned()
    } else {
        let line = line_name(facts.game, facts.least.threshold);
        let loss = lost(facts.least.exploitability);
        format!("Against everything, holding {line} loses least: {loss}.")
    };
    format!(
        "For two players with {game}, holding {line} is {quality}: {beaten}. {everything} {mixing}{straights}"
    )
}

fn summary(facts: &HandFacts, sentence: &str) -> String {
    let size = lost(facts.against);
    let result = match facts.against.numerator() {
        0 => "loses nothing".to_owned(),
        1.. => format!("wins {size}"),
        _ => format!("loses {size}"),
    };
    let differs = match facts.differing {
        0 => "plays the same hands".to_owned(),
        count => format!("plays {} otherwise", counted_hands(count)),
    };
    format!(
        "Which of {} hands to hold, from weakest to strongest. {sentence} Is the best line perfect? {}. As shown, holding {} {result} \
         against the equilibrium, which {differs}. The equilibrium loses: {}.{}",
        grouped(facts.hands),
        why_not_perfect(facts),
        line_name(facts.game, facts.line.at),
        certificate(facts),
        facts
            .pairs
            .as_ref()
            .map_or_else(String::new, |pairs| by_pairs(facts, pairs)),
    )
}

/// More pairs of ranks than this are counted rather than named.
const MOST_NAMES: usize = 8;

/// How pairs of ranks are played.
fn by_pairs(facts: &HandFacts, pairs: &Pairs) -> String {
    let ranks = facts.game.deck().ranks().into();
    let some: Vec<String> = pairs
        .others
        .iter()
        .map(|pair| name(ranks, *pair, None))
        .collect();
    let Pairs {
        all, held, dropped, ..
    } = pairs;
    let others = match &some[..] {
        [] => ".".to_owned(),
        [only] => format!(", and holds some hands of {only}."),
        [named @ .., last] if some.len() <= MOST_NAMES => {
            format!(", and holds some hands of {} and {last}.", named.join(", "))
        }
        _ => format!(", and holds some hands of the other {}.", some.len()),
    };
    format!(" Of {all} pairs of ranks it always holds {held} and always drops {dropped}{others}")
}

/// A number of antes with four digits: "+0.1234", "−1.235·10⁻⁶".
pub fn antes(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    with_sign(value, significant(value.abs(), 4))
}

/// What a hand returns when it is dealt, with its sign: "−0.5 antes (−1/2)".
fn returned(fraction: Fraction) -> String {
    let exact = exactly(fraction);
    let value = fraction.value();
    match exact.as_str() {
        "0" => exact,
        "1" | "−1" => format!("{exact} ante"),
        _ if fraction.denominator() == 1 => format!("{exact} antes"),
        _ if value.abs() >= 0.01 => {
            let value = without_zeros(&true_minus(&format!("{value:.4}")));
            format!("{value} antes ({exact})")
        }
        _ => {
            let sign = if value < 0.0 { "−" } else { "" };
            format!("{sign}{} ({exact})", stakes(value.abs(), Per::Deal))
        }
    }
}

pub fn chance(fraction: Fraction) -> Probability {
    let whole = |number: i128| u64::try_from(number).unwrap_or(0);
    let denominator = whole(fraction.denominator()).max(1);
    Probability::new(whole(fraction.numerator()), denominator)
}
