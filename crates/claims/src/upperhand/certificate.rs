//! Who may join features keeps the value of free splits, though both know their own cards.
//!
//! At each set that she can come to there is a mixture of questions, each as good as any where every split can be asked, under
//! which every suspect is as likely in the smaller part as its size says; and both parts have the same. Then her suspects become
//! fewer as by free splits, whatever the other's card, which he may have chosen. What he asks about hers is answered by one of
//! equally likely cards. So he wins no more than where every split can be asked.

use crate::check::Check;
use crate::guess_who::NaiveTable;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use upperhand::guess_who::board::{Board, SuspectSet};
use upperhand::guess_who::{Ending, Rules};
use upperhand::matrix_game::MatrixGame;

/// Parts that are asked about, with their weights: the others say no.
type Mixture = Vec<(SuspectSet, BigInt)>;

/// A set of suspects, and how many the other has left.
type Position = (SuspectSet, u32);

/// The mixtures of a player who may join features.
pub(super) struct Certificate {
    features: Vec<SuspectSet>,
    ending: Ending,
    /// Where every split can be asked.
    free: Rc<NaiveTable>,
    splits: BTreeMap<SuspectSet, Rc<BTreeSet<[SuspectSet; 2]>>>,
    /// `None` where no mixture was found.
    found: BTreeMap<Position, Option<Mixture>>,
}

impl Certificate {
    pub(super) fn new(board: &Board, rules: Rules, free: Rc<NaiveTable>) -> Self {
        Self {
            features: board
                .questions()
                .iter()
                .map(|question| question.yes)
                .collect(),
            ending: rules.ending(),
            free,
            splits: BTreeMap::new(),
            found: BTreeMap::new(),
        }
    }

    /// How many mixtures were found.
    pub(super) fn mixtures(&self) -> usize {
        self.found.values().flatten().count()
    }

    /// Does the player who moves keep the value of free splits?
    pub(super) fn keeps(&mut self, set: SuspectSet, theirs: u32) -> bool {
        if self.asks_nothing(set, theirs) {
            return true;
        }
        if let Some(known) = self.found.get(&(set, theirs)) {
            return known.is_some();
        }
        let size = size(set);
        let sizes = (1..=size / 2).rev();
        let best = sizes.filter(|&part| {
            self.free.question(size, theirs, &[part, size - part]) == self.free.value(size, theirs)
        });
        let best: Vec<u32> = best.collect();
        let mixture = best
            .into_iter()
            .find_map(|part| self.mixture(set, theirs, part));
        let is_found = mixture.is_some();
        self.found.insert((set, theirs), mixture);
        is_found
    }

    /// Is the game over, or won by naming any suspect as often as by asking?
    fn asks_nothing(&self, set: SuspectSet, theirs: u32) -> bool {
        match self.ending {
            Ending::Race => set.count() == 1 || theirs == 1,
            Ending::Official | Ending::Open => {
                self.free.value(size(set), theirs) == i64::from(theirs)
            }
        }
    }

    /// A mixture of questions to which so many say yes or no.
    fn mixture(&mut self, set: SuspectSet, theirs: u32, part: u32) -> Option<Mixture> {
        let splits = self.splits(set);
        let of_size = splits
            .iter()
            .filter_map(|split| split.iter().find(|asked| size(**asked) == part));
        let mut parts: Vec<SuspectSet> = of_size.copied().collect();
        loop {
            let mixture = if self.is_even(set, theirs, part) {
                vec![(*parts.first()?, BigInt::one())]
            } else {
                balanced(set, part, &parts)?
            };
            let mut lost = Vec::new();
            for &(asked, _) in &mixture {
                let mut left = set.split(asked).into_iter();
                if !left.all(|left| self.keeps_later(left, theirs)) {
                    lost.push(asked);
                }
            }
            if lost.is_empty() {
                return Some(mixture);
            }
            parts.retain(|asked| !lost.contains(asked));
        }
    }

    /// Does a suspect of either part leave the other the same chance?
    fn is_even(&self, set: SuspectSet, theirs: u32, part: u32) -> bool {
        let rest = size(set) - part;
        self.free.value(theirs, part) * i64::from(rest)
            == self.free.value(theirs, rest) * i64::from(part)
    }

    /// The same for what is left, whatever the other asks.
    fn keeps_later(&mut self, left: SuspectSet, theirs: u32) -> bool {
        left.count() == 1 || (1..theirs).all(|theirs| self.keeps(left, theirs))
    }

    /// Every way to split a set by a feature or by two.
    fn splits(&mut self, set: SuspectSet) -> Rc<BTreeSet<[SuspectSet; 2]>> {
        let features = &self.features;
        let found = self.splits.entry(set).or_insert_with(|| {
            let parts: BTreeSet<SuspectSet> =
                features.iter().flat_map(|&yes| set.split(yes)).collect();
            let pairs = parts
                .iter()
                .flat_map(|one| parts.iter().map(|other| one.split(*other)[0]));
            let asked = pairs
                .filter(|both| both.count() > 0 && *both != set)
                .map(|both| {
                    let [yes, no] = set.split(both);
                    [yes.min(no), yes.max(no)]
                });
            Rc::new(asked.collect())
        });
        Rc::clone(found)
    }

    /// Every mixture once more: of questions that are best by the table, and each suspect as often in the parts asked about as
    /// their size says.
    pub(super) fn check(&self, check: &mut Check) {
        for (&(set, theirs), mixture) in &self.found {
            let Some(mixture) = mixture else { continue };
            let size = size(set);
            let part = self::size(mixture[0].0);
            let sum: BigInt = mixture.iter().map(|(_, weight)| weight).sum();
            let is_balanced = set.indices().all(|suspect| {
                let asked = mixture.iter().filter(|(asked, _)| asked.contains(suspect));
                let weight: BigInt = asked.map(|(_, weight)| weight).sum();
                weight * size == &sum * part
            });
            let is_best = mixture.iter().all(|&(asked, _)| {
                let [yes, no] = set.split(asked).map(self::size);
                yes == part
                    && self.free.question(size, theirs, &[yes, no]) == self.free.value(size, theirs)
            });
            check.case(
                is_best && (is_balanced || self.is_even(set, theirs, part)),
                || format!("the mixture for {set:?} against {theirs}"),
            );
        }
    }

    /// Her chance when she moves and the other has a card, whatever he asks.
    pub(super) fn moves(&self, set: SuspectSet, theirs: u32, card: usize) -> BigRational {
        match self.found.get(&(set, theirs)) {
            Some(Some(mixture)) => {
                let sum: BigInt = mixture.iter().map(|(_, weight)| weight).sum();
                let asked = mixture.iter().map(|(asked, weight)| {
                    let [yes, no] = set.split(*asked);
                    let left = if yes.contains(card) { yes } else { no };
                    BigRational::new(weight.clone(), sum.clone()) * self.waits(left, theirs, card)
                });
                asked.sum()
            }
            _ if self.ending == Ending::Race => ratio(u32::from(set.count() == 1), 1),
            _ => ratio(1, size(set)),
        }
    }

    /// Her chance when he moves, who knows everything but her card.
    pub(super) fn waits(&self, set: SuspectSet, theirs: u32, card: usize) -> BigRational {
        if self.ending == Ending::Race && set.count() == 1 {
            return BigRational::one();
        }
        let named = (self.ending != Ending::Race).then(|| ratio(theirs - 1, theirs));
        let asked = (1..=theirs / 2).map(|part| {
            let parts = [part, theirs - part].map(|left| {
                let is_found = self.ending == Ending::Race && left == 1;
                let kept = if is_found {
                    BigRational::zero()
                } else {
                    self.moves(set, left, card)
                };
                kept * ratio(left, theirs)
            });
            parts.into_iter().sum()
        });
        named.into_iter().chain(asked).min().unwrap_or_default()
    }
}

fn size(set: SuspectSet) -> u32 {
    set.indices().fold(0, |size, _| size + 1)
}

fn ratio(part: u32, of: u32) -> BigRational {
    BigRational::new(part.into(), of.into())
}

/// A mixture of parts of one size that has every suspect equally often. The other's best card is then as good as any: the game
/// in which he wants his in the part has that value.
fn balanced(set: SuspectSet, size: u32, parts: &[SuspectSet]) -> Option<Mixture> {
    let mut suspects = set.indices();
    let row = |suspect| {
        parts
            .iter()
            .map(move |part: &SuspectSet| u64::from(part.contains(suspect)))
    };
    let first: Vec<u64> = row(suspects.next()?).collect();
    let mut game = MatrixGame::new(*first.first()?);
    for &payoff in &first[1..] {
        game.add_column([payoff].into_iter());
    }
    for suspect in suspects {
        game.add_row(row(suspect));
    }
    let weights = game.solve().columns;
    let sum: BigInt = weights.iter().sum();
    let is_equal = |suspect| {
        let asked = parts
            .iter()
            .zip(&weights)
            .filter(|(part, _)| part.contains(suspect));
        let weight: BigInt = asked.map(|(_, weight)| weight).sum();
        weight * set.count() == &sum * size
    };
    let mixture = parts.iter().copied().zip(weights.iter().cloned());
    set.indices()
        .all(is_equal)
        .then(|| mixture.filter(|(_, weight)| !weight.is_zero()).collect())
}
