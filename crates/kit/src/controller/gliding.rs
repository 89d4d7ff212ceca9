//! Runs a glide frame by frame, until a reader or a script takes over.

use super::glide::Glide;
use super::{Controller, Event, Phase, is_readers};

impl Controller {
    /// Changes settings, given as texts: by a glide, or at once where motion is not allowed. Returns notices.
    pub(super) fn glide_to(&mut self, texts: &[(String, String)]) -> Vec<String> {
        let (asked, notices) = self.settings.asked(self.model.as_mut(), texts);
        let from = self.settings.clone();
        self.glide = if self.may_move {
            Glide::between(from, asked.clone())
        } else {
            None
        };
        match &self.glide {
            Some(glide) => {
                let first = glide.at(0.0);
                self.apply(&first);
            }
            None => self.apply(&asked),
        }
        notices.all()
    }

    /// Advances the running glide.
    pub(super) fn glide_on(&mut self, now: f64) {
        let Some(mut glide) = self.glide.take() else {
            return;
        };
        let share = glide.share(now);
        if share < 1.0 {
            self.settings = glide.from.clone();
            self.apply(&glide.at(share));
            self.glide = Some(glide);
        } else {
            self.arrive(glide);
        }
    }

    fn arrive(&mut self, glide: Glide) {
        self.settings = glide.from;
        self.apply(&glide.to);
    }

    /// Ends the running glide if an event interferes: where it is if a reader or a script takes over, at its end if
    /// nobody can see it.
    pub(super) fn end_glide_at(&mut self, event: &Event) {
        if takes_over(event) {
            self.glide = None;
        } else if matches!(event, Event::ReduceMotion | Event::Print | Event::Leave)
            && let Some(glide) = self.glide.take()
        {
            self.arrive(glide);
        }
    }
}

/// Does an event change settings or touch the picture? A hovering pointer does not.
const fn takes_over(event: &Event) -> bool {
    match event {
        Event::Pointer(pointer) => matches!(pointer.phase, Phase::Down) || pointer.pressed,
        Event::Wheel { ctrl, .. } => *ctrl,
        Event::Read { .. } | Event::Write { .. } | Event::ResetView => true,
        other => is_readers(other),
    }
}
