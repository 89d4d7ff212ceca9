//! The results of games that a reader stores on a device. Each deal counts once: with its first ending, by a move of
//! the reader. It does not count where a move was taken back, or where an address brought the ending. The deal of a day
//! counts as one only where it was played in time.

use crate::{KeptResult as Entry, Score};

/// The most deals that are stored; the oldest are dropped.
const MOST: usize = 2000;

/// The results on the device, and those of this page.
#[derive(Default)]
pub struct Results {
    /// The entries on the device; `None` where none are to be stored.
    kept: Option<Vec<Entry>>,
    /// The deals that have ended on this page.
    settled: Vec<Entry>,
}

impl Results {
    /// Records a change of a game. Returns whether it has ended the deal.
    pub fn note(
        &mut self,
        before: Option<&Score>,
        after: &Score,
        is_act: bool,
        today: Option<u32>,
    ) -> bool {
        let is_back =
            before.is_some_and(|before| before.deal == after.deal && after.moves < before.moves);
        let result = match &after.result {
            _ if is_back => Vec::new(),
            Some(result) if is_act => {
                let day = after.day.filter(|day| is_in_time(*day, today));
                let day = day.map(f64::from);
                result.iter().copied().chain(day).collect()
            }
            Some(_) => Vec::new(),
            None => return false,
        };
        let deal = after.deal.clone();
        add(&mut self.settled, Entry { deal, result })
    }

    /// Receives the entries on the device, or `None` where nothing is to be stored. Returns what the device should
    /// store, if that differs.
    pub fn keep(&mut self, texts: Option<&[String]>) -> Option<Vec<String>> {
        let Some(texts) = texts else {
            *self = Self::default();
            return None;
        };
        let mut entries = Vec::new();
        let read = texts.iter().filter_map(|text| Entry::read(text));
        for entry in read.chain(self.settled.iter().cloned()) {
            add(&mut entries, entry);
        }
        let written: Vec<String> = entries.iter().map(Entry::written).collect();
        self.kept = Some(entries);
        (written != texts).then_some(written)
    }

    /// The results that count; `None` where none are stored.
    pub fn counted(&self) -> Option<Vec<&[f64]>> {
        let results = self.kept.as_ref()?.iter();
        let results = results.map(|entry| entry.result.as_slice());
        Some(results.filter(|result| !result.is_empty()).collect())
    }
}

/// Is the deal of a day played on that day? It may go on past midnight, to the end of the next.
fn is_in_time(day: u32, today: Option<u32>) -> bool {
    let age = today.and_then(|today| today.checked_sub(day));
    matches!(age, Some(0 | 1))
}

/// Adds the entry of a deal that has none yet.
fn add(entries: &mut Vec<Entry>, entry: Entry) -> bool {
    let is_new = entries.iter().all(|known| known.deal != entry.deal);
    if is_new {
        if entries.len() == MOST {
            entries.remove(0);
        }
        entries.push(entry);
    }
    is_new
}
