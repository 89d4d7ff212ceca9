//! The environment of programs that drive a browser: the browser, and the sites to visit.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::install::{self, Browser};
use crate::serve::{self, Site};
use crate::{dist, project, share};

/// A browser and three servers, running until the program ends.
pub struct Environment {
    /// The variable for the path of the browser, and that path.
    browser: (&'static str, PathBuf),
    /// `dist/site/`, as readers get it, and what tests ask for of the scripts bundled in it.
    url: String,
    /// `dist/site/` alone, at another origin, with the headers by which pages from anywhere may load it.
    site_url: String,
    /// The repository, as `cargo xtask serve` shows it, but with the modules of the site.
    source_url: String,
    /// The folder for what tests write.
    target: PathBuf,
}

/// Builds, finds or installs what is needed, and serves.
pub fn environment(browser: &Browser) -> Result<Environment> {
    install::npm_packages()?;
    let browser = (browser.variable, install::browser(browser)?);
    dist::write()?;
    let (site, repository) = (("", dist::site_folder()), ("", project::root()));
    let own = Site::of([site.clone(), repository.clone()])?;
    let mut elsewhere = Site::of([site])?;
    elsewhere.with_headers = true;
    let serve = |site| serve::start(serve::listen(0)?, site);
    let (site_url, target) = (serve(elsewhere)?, project::target()?);
    // The site was written before its address was known.
    share::describe_frames(&format!("{site_url}/"), &target.join(share::OEMBED))?;
    Ok(Environment {
        browser,
        url: serve(own)?,
        site_url,
        source_url: serve(Site::of([repository])?)?,
        target,
    })
}

impl Environment {
    /// Tells a program, through `CHROMIUM` or `FIREFOX`, `UPPERHAND_URL`, `UPPERHAND_SITE_URL`,
    /// `UPPERHAND_SOURCE_URL` and `UPPERHAND_TARGET`. The URLs end without a slash.
    pub fn tell(&self, command: &mut Command) {
        let (variable, browser) = &self.browser;
        command
            .env(variable, browser)
            .env("UPPERHAND_URL", &self.url)
            .env("UPPERHAND_SITE_URL", &self.site_url)
            .env("UPPERHAND_SOURCE_URL", &self.source_url)
            .env("UPPERHAND_TARGET", &self.target);
    }
}
