//! Answers, read number by number.

use crate::error::Error;

/// What is left to be read of an answer.
pub struct Numbers<'a>(pub &'a [i64]);

impl Numbers<'_> {
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next number, if it is one of this type.
    pub fn number<T: TryFrom<i64>>(&mut self) -> Result<T, Error> {
        let number = self.0.split_first().and_then(|(&number, rest)| {
            self.0 = rest;
            T::try_from(number).ok()
        });
        number.ok_or_else(|| Error::new("an answer ends too early, or has a number too large"))
    }

    /// As many things as the next number says.
    pub fn list<T>(
        &mut self,
        one: impl Fn(&mut Self) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        (0..self.number::<u32>()?).map(|_| one(self)).collect()
    }
}
