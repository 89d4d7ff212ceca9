//! The game of two who know their own cards, as a game of plans: exactly, by adding best replies one after the other. For boards
//! of three or four. Both cards may be from one deck: then each knows that the other has not hers.
//!
//! A plan says what to do with a card after what was asked and answered. It is told nothing of the table.

use num_bigint::BigInt;
use std::collections::{BTreeMap, HashMap};
use upperhand::Fraction;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::Board;
use upperhand::matrix_game::MatrixGame;
use upperhand_oracles::board_tree::{Questions, Standing, questions};
use upperhand_oracles::random_board::every_split;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Act {
    Ask(usize),
    Name(usize),
}

/// The questions so far with their answers.
type History = Vec<(usize, bool)>;

/// By card.
type Plan = HashMap<usize, HashMap<History, Act>>;

/// A card of the other's and the plan that plays it.
type Holder = (usize, usize);

pub struct TrueGame {
    is_race: bool,
    is_one_deck: bool,
    suspects: Standing,
    questions: Questions,
}

/// A player who looks for the best reply with a card.
struct Reply<'a> {
    player: usize,
    card: usize,
    plans: &'a [Plan],
    weights: &'a [BigInt],
    found: Plan,
}

impl TrueGame {
    pub fn new(board: &Board, rules: Rules) -> Self {
        Self {
            is_race: rules == Rules::RACE,
            is_one_deck: false,
            suspects: board.everybody().indices().collect(),
            questions: questions(board),
        }
    }

    /// The race of so many faces whose cards are from one deck, where every split can be asked.
    pub fn of_one_deck(faces: usize) -> Self {
        Self {
            is_one_deck: true,
            ..Self::new(&every_split(faces), Rules::RACE)
        }
    }

    /// The chance of the player who begins.
    pub fn value(&self) -> Fraction {
        let mut rows = vec![Plan::new()];
        let mut columns = vec![Plan::new()];
        let mut game = MatrixGame::new(self.wins(&rows[0], &columns[0]));
        loop {
            let mixed = game.solve();
            let (most, row) = self.reply(0, &columns, &mixed.columns);
            let (least, column) = self.reply(1, &rows, &mixed.rows);
            let [of_rows, of_columns] =
                [&mixed.rows, &mixed.columns].map(|weights| weights.iter().sum::<BigInt>());
            let pairs = BigInt::from(self.pairs().count());
            // Neither gains by any plan: what both keep meets.
            if &most * &of_rows + &least * &of_columns == &pairs * &of_rows * &of_columns {
                let [most, of] =
                    [most, of_columns * pairs].map(|number| i128::try_from(number).unwrap());
                return Fraction::new(most, of);
            }
            game.add_row(columns.iter().map(|column| self.wins(&row, column)));
            rows.push(row);
            game.add_column(rows.iter().map(|row| self.wins(row, &column)));
            columns.push(column);
        }
    }

    /// Each split once, by the first question that makes it, and naming where the rules have it.
    fn acts(&self, standing: &Standing) -> Vec<Act> {
        let mut asked = BTreeMap::new();
        for question in (0..self.questions.len()).rev() {
            // The part of the first suspect tells the split.
            let (_, left) = self.left(standing, question, standing[0]);
            if left.len() < standing.len() {
                asked.insert(left, Act::Ask(question));
            }
        }
        let named = standing.iter().filter(|_| !self.is_race);
        let named = named.map(|&who| Act::Name(who));
        asked.into_values().chain(named).collect()
    }

    /// What a plan does; where it says nothing, what comes first.
    fn act(&self, plan: &Plan, card: usize, history: &History, standing: &Standing) -> Act {
        let planned = plan.get(&card).and_then(|acts| acts.get(history)).copied();
        planned.unwrap_or_else(|| self.acts(standing)[0])
    }

    fn left(&self, standing: &Standing, question: usize, card: usize) -> (bool, Standing) {
        let yes = &self.questions[question];
        let is_yes = yes.contains(&card);
        let left = standing.iter().filter(|who| yes.contains(who) == is_yes);
        (is_yes, left.copied().collect())
    }

    fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let cards = self.suspects.iter();
        let pairs = cards.flat_map(|&card| self.suspects.iter().map(move |&other| [card, other]));
        pairs.filter(|[card, other]| !self.is_one_deck || card != other)
    }

    /// Does a player with this card know the other's, of whom these are left, when the race is over?
    fn is_found(&self, left: &Standing, card: usize) -> bool {
        let others = left.iter().filter(|who| !self.is_one_deck || **who != card);
        self.is_race && others.count() == 1
    }

    /// The pairs of cards with which the first plan wins.
    fn wins(&self, first: &Plan, second: &Plan) -> u64 {
        self.pairs()
            .filter(|&cards| self.is_won([first, second], cards))
            .count() as u64
    }

    fn is_won(&self, plans: [&Plan; 2], cards: [usize; 2]) -> bool {
        let mut standing = [self.suspects.clone(), self.suspects.clone()];
        let mut history = History::new();
        let mut player = 0;
        loop {
            let secret = cards[1 - player];
            match self.act(plans[player], cards[player], &history, &standing[player]) {
                Act::Name(who) => return (who == secret) == (player == 0),
                Act::Ask(question) => {
                    let (is_yes, left) = self.left(&standing[player], question, secret);
                    history.push((question, is_yes));
                    standing[player] = left;
                    if self.is_found(&standing[player], cards[player]) {
                        return player == 0;
                    }
                }
            }
            player = 1 - player;
        }
    }

    /// The best plan of a player against a mixture, and the weight of the pairs that it wins.
    fn reply(&self, player: usize, plans: &[Plan], weights: &[BigInt]) -> (BigInt, Plan) {
        let mut wins = BigInt::ZERO;
        let mut found = Plan::new();
        for &card in &self.suspects {
            let mut reply = Reply {
                player,
                card,
                plans,
                weights,
                found,
            };
            let holders = (0..plans.len()).filter(|&plan| weights[plan] != BigInt::ZERO);
            let cards = || {
                self.pairs()
                    .filter(move |pair| pair[0] == card)
                    .map(|pair| pair[1])
            };
            let holders = holders.flat_map(|plan| cards().map(move |card| (card, plan)));
            let standing = [self.suspects.clone(), self.suspects.clone()];
            wins += self.best(&mut reply, 0, &standing, &History::new(), holders.collect());
            found = reply.found;
        }
        (wins, found)
    }

    /// `standing`: hers first.
    fn best(
        &self,
        reply: &mut Reply,
        mover: usize,
        standing: &[Standing; 2],
        history: &History,
        holders: Vec<Holder>,
    ) -> BigInt {
        let [mine, theirs] = standing;
        let after = |question, is_yes| [history.clone(), vec![(question, is_yes)]].concat();
        if mover != reply.player {
            let mut by_act: BTreeMap<Act, Vec<Holder>> = BTreeMap::new();
            for (card, plan) in holders {
                let act = self.act(&reply.plans[plan], card, history, theirs);
                by_act.entry(act).or_default().push((card, plan));
            }
            let mut wins = BigInt::ZERO;
            for (act, holders) in by_act {
                match act {
                    Act::Name(who) if who == reply.card => {}
                    Act::Name(_) => wins += reply.weight(&holders),
                    Act::Ask(question) => {
                        let (is_yes, left) = self.left(theirs, question, reply.card);
                        let open = holders.into_iter();
                        let open = open.filter(|&(card, _)| !self.is_found(&left, card));
                        let holders: Vec<Holder> = open.collect();
                        if !holders.is_empty() {
                            let standing = [mine.clone(), left];
                            wins += self.best(
                                reply,
                                1 - mover,
                                &standing,
                                &after(question, is_yes),
                                holders,
                            );
                        }
                    }
                }
            }
            return wins;
        }
        let mut best: Option<(BigInt, Act)> = None;
        for act in self.acts(mine) {
            let wins = match act {
                Act::Name(who) => {
                    let right: Vec<Holder> = holders
                        .iter()
                        .copied()
                        .filter(|&(card, _)| card == who)
                        .collect();
                    reply.weight(&right)
                }
                Act::Ask(question) => {
                    let yes = &self.questions[question];
                    let (yes, no): (Vec<Holder>, Vec<Holder>) =
                        holders.iter().partition(|(card, _)| yes.contains(card));
                    let mut wins = BigInt::ZERO;
                    for holders in [yes, no].into_iter().filter(|holders| !holders.is_empty()) {
                        let (is_yes, left) = self.left(mine, question, holders[0].0);
                        wins += if self.is_found(&left, reply.card) {
                            reply.weight(&holders)
                        } else {
                            self.best(
                                reply,
                                1 - mover,
                                &[left, theirs.clone()],
                                &after(question, is_yes),
                                holders,
                            )
                        };
                    }
                    wins
                }
            };
            if best.as_ref().is_none_or(|(most, _)| wins > *most) {
                best = Some((wins, act));
            }
        }
        let (wins, act) = best.unwrap();
        let acts = reply.found.entry(reply.card).or_default();
        acts.insert(history.clone(), act);
        wins
    }
}

impl Reply<'_> {
    fn weight(&self, holders: &[Holder]) -> BigInt {
        holders.iter().map(|&(_, plan)| &self.weights[plan]).sum()
    }
}
