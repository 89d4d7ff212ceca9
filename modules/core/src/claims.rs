//! The claims of the papers in JavaScript's terms: `claims`, and the arguments of `checkClaim`, whose checks are a module of
//! their own.

use crate::arguments::argument;
use crate::shapes::claims::Claim;
use upperhand_claims as papers;

exports! {
    fn claims() -> Vec<Claim> {
        let claims = papers::sections().flat_map(|section| {
            let claims = section.claims.iter();
            claims.map(move |claim| (claim, section))
        });
        claims.collect::<Vec<_>>()
    }

    /// The size of a check, read from the arguments of `checkClaim`; `www/jobs/solver.js` asks for it before the module of
    /// the checks is there.
    fn claimSize(id, size, options) -> u32 {
        let Some(name) = id.value.as_string() else {
            return Err(id.is_not(&"the id of a claim"));
        };
        let claim = papers::find(&name)?;
        options.object()?.check_listeners()?;
        let sizes = claim.sizes;
        let name = format!("size of {} ({})", claim.id, sizes.meaning);
        let size = argument(&name, size.value);
        size.unless_missing(sizes.default, |it| it.whole(sizes.smallest..=sizes.largest))?
    }
}
