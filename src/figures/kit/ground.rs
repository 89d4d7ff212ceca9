//! Everything that a panel's figure depends on, as a value of any figure's own type.

use core::any::Any;
use core::fmt;
use std::rc::Rc;

/// Everything that a panel's figure depends on besides its resolution: where two of them are equal, so are the figures.
#[derive(Clone)]
pub struct Ground(Rc<dyn AnyGround>);

/// A value that can be compared and printed although its type is forgotten.
trait AnyGround: Any + fmt::Debug {
    fn is_equal(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + fmt::Debug + 'static> AnyGround for T {
    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl Ground {
    pub(in crate::figures) fn new<T: PartialEq + fmt::Debug + 'static>(ground: T) -> Self {
        Self(Rc::new(ground))
    }

    /// The value of a panel's own type.
    ///
    /// # Panics
    /// Where it is that of another panel: a bug in the caller.
    pub(in crate::figures) fn get<T: 'static>(&self) -> &T {
        let ground: &dyn Any = self.0.as_ref();
        ground.downcast_ref().expect("a ground of this panel")
    }
}

impl PartialEq for Ground {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_equal(other.0.as_ref())
    }
}

impl fmt::Debug for Ground {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
