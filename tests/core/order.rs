//! Sorts of short lists do as those of the standard library.

use proptest::prelude::*;
use upperhand::order;

proptest! {
    #[test]
    fn a_short_list_is_sorted_as_std_sorts_it(list in prop::collection::vec((0_u8..6, any::<u8>()), 0..40)) {
        let (mut sorted, mut by_key) = (list.clone(), list.clone());
        sorted.sort_unstable();
        // Stable: equals keep their order.
        by_key.sort_by_key(|&(key, _)| key);
        prop_assert_eq!(&order::sorted(list.clone()), &sorted);
        let mut ours = list.clone();
        order::sort_by_key(&mut ours, |&(key, _)| key);
        prop_assert_eq!(ours, by_key);
        sorted.dedup();
        prop_assert_eq!(order::distinct(list), sorted);
    }
}
