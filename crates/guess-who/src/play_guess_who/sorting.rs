//! The suspects standing, sorted into the parts of the next question: the rest, part 1, part 2, …

use upperhand::play::guess_who::{Choice, Parts, Suspects};

/// The part of each suspect standing, in their order: 0 for the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sorting(Vec<u8>);

impl Sorting {
    /// From the parts of the suspects, or by the size of part 1 alone, which then has the first of them. Parts that do not
    /// fit those standing say nothing.
    pub fn of(chosen: Option<&Parts>, ask: u32, standing: u32, answers: u8) -> Self {
        let first = |index: u32| u8::from(index < ask.min(standing.saturating_sub(1)));
        let plain = Self((0..standing).map(first).collect());
        let Some(parts) = chosen.map(Parts::get) else {
            return plain;
        };
        let count: usize = parts.iter().map(Vec::len).sum();
        if count != standing as usize || parts.len() > usize::from(answers) {
            return plain;
        }
        let mut sorted = vec![0; count];
        for (part, suspects) in (0..).zip(parts) {
            for &suspect in suspects {
                sorted[suspect as usize - 1] = part;
            }
        }
        Self(sorted)
    }

    /// The part of a suspect, by the place among those standing.
    pub fn part(&self, place: usize) -> u8 {
        self.0.get(place).copied().unwrap_or_default()
    }

    /// Puts a suspect into a part.
    pub fn put(&mut self, place: usize, part: u8) {
        if let Some(found) = self.0.get_mut(place) {
            *found = part;
        }
    }

    /// The number of suspects in a part.
    pub fn size(&self, part: u8) -> u32 {
        self.0.iter().map(|found| u32::from(*found == part)).sum()
    }

    /// Gives a part another size: the first of the rest come, or the last of the part go.
    pub fn resize(&mut self, part: u8, size: u32) {
        while self.size(part) < size {
            let Some(free) = self.0.iter().position(|found| *found == 0) else {
                return;
            };
            self.0[free] = part;
        }
        while self.size(part) > size {
            let Some(last) = self.0.iter().rposition(|found| *found == part) else {
                return;
            };
            self.0[last] = 0;
        }
    }

    /// The sizes of the parts there are: 1, 2, … and the rest.
    pub fn sizes(&self) -> Vec<u32> {
        let parts = (1..=self.last()).chain([0]);
        parts
            .map(|part| self.size(part))
            .filter(|size| *size > 0)
            .collect()
    }

    /// The place among those standing of the only suspect that is chosen.
    pub fn only(&self) -> Option<usize> {
        let mut chosen = (0..self.0.len()).filter(|place| self.0[*place] > 0);
        let first = chosen.next();
        if self.0.len() == 1 {
            return Some(0);
        }
        first.filter(|_| chosen.next().is_none())
    }

    /// Are there two parts at least?
    pub fn is_question(&self) -> bool {
        self.sizes().len() > 1
    }

    /// The question, part 1 first.
    pub fn question(&self) -> Option<Choice> {
        let parts = (1..=self.last()).chain([0]).map(|part| self.places(part));
        let parts: Vec<Vec<u32>> = parts.filter(|places| !places.is_empty()).collect();
        let is_question = parts.len() > 1;
        Parts::new(parts)
            .ok()
            .filter(|_| is_question)
            .map(Choice::AskParts)
    }

    /// The size of part 1, and the parts where that does not say them.
    pub fn spelled(&self) -> (u32, Option<Parts>) {
        let ask = self.size(1);
        let count = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        let is_plain = *self == Self::of(None, ask, count, u8::MAX);
        let parts = (0..=self.last()).map(|part| self.places(part));
        let parts = Parts::new(parts.collect()).ok();
        (ask, parts.filter(|_| !is_plain))
    }

    fn last(&self) -> u8 {
        self.0.iter().copied().max().unwrap_or_default()
    }

    /// The suspects of a part by their numbers, where these stand.
    pub fn suspects(&self, part: u8, standing: &Suspects) -> Suspects {
        let sorted = standing.iter().zip(&self.0);
        let found = sorted.filter(|(_, found)| **found == part);
        found.map(|(number, _)| number).collect()
    }

    /// The suspects of a part, numbered from 1 among those standing.
    fn places(&self, part: u8) -> Vec<u32> {
        let numbered = (1..).zip(&self.0);
        numbered
            .filter(|(_, found)| **found == part)
            .map(|(place, _)| place)
            .collect()
    }
}
