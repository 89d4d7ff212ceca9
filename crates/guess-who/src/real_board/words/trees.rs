//! What a tree of questions comes to.

use super::super::facts::Facts;
use super::phrases::unsolved;
use upperhand::guess_who::board::TreeAim;
use upperhand_games::format::percent;

/// A question of a tree: "glasses?".
pub fn asked(text: &str) -> String {
    format!("{text}?")
}

/// What is said in place of a tree that is not known.
pub fn unknown(facts: &Facts) -> &'static str {
    match (facts.winner(), unsolved(facts)) {
        (None, unsolved) => unsolved,
        (Some(_), _) => "The game is over.",
    }
}

/// The tree in a sentence: what it is best for, and what it comes to otherwise.
pub fn sentence(facts: &Facts) -> Option<String> {
    let (wanted, tree) = (facts.wanted?, facts.tree.as_ref()?);
    let (_, theirs) = wanted.position;
    let turns = tree.turns();
    let average = turns.numerator() as f64 / turns.denominator() as f64;
    let average = format!("{average:.2} turns on average");
    let win = percent(tree.win());
    Some(match wanted.aim {
        TreeAim::FewestTurns => format!(
            "Alone, this tree takes {average}, and no tree of this board’s questions takes fewer. Against somebody who halves {theirs} \
             every turn it wins {win}."
        ),
        TreeAim::AgainstHalving => format!(
            "Against somebody who halves {theirs} every turn, this tree wins {win}, and no tree of this board’s questions wins more."
        ),
    })
}
