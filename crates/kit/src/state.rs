//! The state of a figure as its own type: a plain struct with one field for each setting, and others that no address
//! names.
//!
//! The [`state!`] macro declares one. From its list of fields come the struct, its defaults, the settings by their
//! place, which is all that texts, attributes and addresses need, and the [`Edit`]s that set fields.

use super::schema::{Domain, Setting, Value};
use super::settings::Settings;
use core::fmt::Debug;

/// The settings of a state by their place among the [declared](Self::declared) ones.
pub trait Fields {
    /// The declared settings, in the order in which they stand in an address.
    fn declared(&self) -> &'static [Setting];

    /// The value of a setting.
    fn value(&self, index: usize) -> Value;

    /// Sets a setting to a value of its kind.
    fn set_value(&mut self, index: usize, value: Value);
}

/// The state of a figure.
pub trait State: Fields + Clone + PartialEq + 'static {
    /// The state of an address that names nothing.
    fn initial() -> Self;

    /// Takes over some fields of another state.
    fn take(&mut self, from: &Self, fields: FieldSet);

    /// Moves numbers to what their settings allow.
    fn clamp(&mut self) {
        for (index, setting) in self.declared().iter().enumerate() {
            if matches!(
                setting.domain,
                Domain::Whole(..) | Domain::Count(..) | Domain::Real(..)
            ) {
                let value = self.value(index);
                let clamped = setting.clamped(value.clone());
                if clamped != value {
                    self.set_value(index, clamped);
                }
            }
        }
    }
}

/// A state with some fields set: the answer to a pointer, a key or a button. It still has to be brought into agreement.
#[derive(Clone, Debug)]
pub struct Edit<S> {
    /// The state with the fields set.
    pub state: S,
    /// The fields that were set, also those to what they were before.
    pub set: FieldSet,
}

impl<S: State> Edit<S> {
    /// An edit that sets nothing yet.
    pub fn of(state: &S) -> Self {
        Self {
            state: state.clone(),
            set: FieldSet::NONE,
        }
    }

    /// The same edit, and then others' fields on top of it.
    pub fn and(mut self, other: &Self) -> Self {
        self.state.take(&other.state, other.set);
        self.set = self.set.and(other.set);
        self
    }

    /// The same edit without the type of its state.
    pub fn forgotten(self) -> Edit<Settings> {
        Edit {
            state: Settings::of(self.state),
            set: self.set,
        }
    }
}

/// Some fields of a state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FieldSet(u64);

impl FieldSet {
    /// No field.
    pub const NONE: Self = Self(0);

    /// The field at a place.
    pub const fn of(index: usize) -> Self {
        Self(1 << index)
    }

    /// These fields.
    pub fn all(fields: impl IntoIterator<Item = impl Into<Self>>) -> Self {
        let fields = fields.into_iter().map(Into::into);
        fields.fold(Self::NONE, Self::and)
    }

    /// The fields of both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These fields but for others.
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Are any of these fields in it?
    pub fn has(self, fields: impl Into<Self>) -> bool {
        self.0 & fields.into().0 != 0
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The fields by their places.
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |index| self.0 >> index & 1 == 1)
    }
}

impl<F: Into<Self>, const N: usize> From<[F; N]> for FieldSet {
    fn from(fields: [F; N]) -> Self {
        Self::all(fields)
    }
}

/// A value that a setting can have. The solver's types are at home neither here nor where a figure says how they are written:
/// `Room` is then any type of the figure's crate.
pub trait FieldValue<Room = ()>: Sized {
    /// The value as a setting has it.
    fn to_value(&self) -> Value;

    /// The value of a setting.
    fn from_value(value: Value) -> Self;
}

macro_rules! plain_values {
    ($($Plain:ty)+) => {
        $(impl FieldValue for $Plain {
            fn to_value(&self) -> Value {
                self.clone().into()
            }

            fn from_value(value: Value) -> Self {
                let plain = Self::try_from(value);
                plain.unwrap_or_else(|_| panic!("a setting is of another kind"))
            }
        })+
    };
}

impl FieldValue for u8 {
    fn to_value(&self) -> Value {
        u32::from(*self).into()
    }

    fn from_value(value: Value) -> Self {
        let number = Self::try_from(u32::from_value(value));
        number.expect("a setting of small numbers")
    }
}

plain_values! { u32 f64 bool std::borrow::Cow<'static, str> }

/// An index.
impl FieldValue for usize {
    fn to_value(&self) -> Value {
        u32::try_from(*self).unwrap_or(u32::MAX).into()
    }

    fn from_value(value: Value) -> Self {
        u32::from_value(value) as Self
    }
}

/// Declares the state of a figure: fields with their types and settings, then those without settings and their first
/// values.
///
/// ```text
/// state! {
///     pub struct State {
///         mine: Pool = MINE,
///         theirs: Pool = THEIRS,
///     } and {
///         share: f64 = 0.5,
///     }
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! __state {
    (
        $(#[$about:meta])*
        pub struct $State:ident {
            $($(#[$doc:meta])* $field:ident: $Type:ty = $SETTING:expr,)+
        } $(and {
            $($(#[$own_doc:meta])* $own:ident: $Own:ty = $first:expr,)+
        })?
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $State {
            $($(#[$doc])* pub $field: $Type,)+
            $($($(#[$own_doc])* pub $own: $Own,)+)?
        }

        /// The fields by name.
        #[allow(non_camel_case_types, dead_code, reason = "named as the fields are; some are never asked about")]
        #[derive(Clone, Copy)]
        pub enum Field {
            $($field,)+
            $($($own,)+)?
        }

        impl From<Field> for $crate::state::FieldSet {
            fn from(field: Field) -> Self {
                Self::of(field as usize)
            }
        }

        impl $State {
            /// The settings, in the order in which they stand in an address.
            pub const SETTINGS: &'static [$crate::schema::Setting] = &[$($SETTING),+];

            /// An edit that sets nothing yet.
            pub fn edit(&self) -> $crate::state::Edit<Self> {
                $crate::state::Edit::of(self)
            }
        }

        impl $crate::state::Fields for $State {
            fn declared(&self) -> &'static [$crate::schema::Setting] {
                Self::SETTINGS
            }

            fn value(&self, index: usize) -> $crate::schema::Value {
                $(if index == Field::$field as usize {
                    return $crate::state::FieldValue::to_value(&self.$field);
                })+
                unreachable!("settings are asked for by their places")
            }

            fn set_value(&mut self, index: usize, value: $crate::schema::Value) {
                $(if index == Field::$field as usize {
                    self.$field = $crate::state::FieldValue::from_value(value);
                    return;
                })+
                unreachable!("settings are set by their places")
            }
        }

        impl $crate::state::State for $State {
            fn initial() -> Self {
                Self {
                    // From the list, which is there already: a setting made anew would be in the program once more.
                    $($field: $crate::state::FieldValue::from_value(Self::SETTINGS[Field::$field as usize].default.clone()),)+
                    $($($own: $first,)+)?
                }
            }

            fn take(&mut self, from: &Self, fields: $crate::state::FieldSet) {
                $(if fields.has(Field::$field) {
                    self.$field.clone_from(&from.$field);
                })+
                $($(if fields.has(Field::$own) {
                    self.$own.clone_from(&from.$own);
                })+)?
            }
        }

        /// Edits that set the field of a name.
        #[allow(dead_code, reason = "some fields are set by their controls alone")]
        pub trait SetFields {
            $(fn $field(self, value: $Type) -> Self;)+
            $($(fn $own(self, value: $Own) -> Self;)+)?
        }

        impl SetFields for $crate::state::Edit<$State> {
            $(fn $field(mut self, value: $Type) -> Self {
                self.state.$field = value;
                self.set = self.set.and(Field::$field.into());
                self
            })+
            $($(fn $own(mut self, value: $Own) -> Self {
                self.state.$own = value;
                self.set = self.set.and(Field::$own.into());
                self
            })+)?
        }
    };
}
pub use __state as state;
