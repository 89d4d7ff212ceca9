//! Everything that a panel's picture depends on, whatever the panel's own type of keys is.

use core::any::Any;
use core::fmt;
use std::rc::Rc;

/// Everything that a panel's picture depends on besides its resolution: pictures of equal keys are equal.
#[derive(Clone)]
pub struct BackgroundKey(Rc<dyn AnyKey>);

/// A value that can be compared although its type is forgotten.
trait AnyKey: Any {
    fn is_equal(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> AnyKey for T {
    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl BackgroundKey {
    pub fn new<T: PartialEq + 'static>(key: T) -> Self {
        Self(Rc::new(key))
    }

    /// The key of a panel's own type.
    pub fn get<T: 'static>(&self) -> &T {
        let key: &dyn Any = self.0.as_ref();
        key.downcast_ref().expect("a key of this panel")
    }
}

impl PartialEq for BackgroundKey {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_equal(other.0.as_ref())
    }
}

/// No more than its name: what prints the keys of all panels would weigh twenty kilobytes in a module.
impl fmt::Debug for BackgroundKey {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("BackgroundKey")
    }
}
