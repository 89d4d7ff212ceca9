//! The pages of the site with a home and without: browsers look at what needs none.

use std::path::{Path, PathBuf};

use fs_err as fs;

use super::{Plan, STORIES, html, stem};
use crate::files::{copy, scratch};
use crate::markup::{between, words};
use crate::pictures::{Drawn, Still};
use crate::{project, route};

const HOME: &str = "https://example.org/a/";

/// Our own pages.
fn pages(name: &str) -> PathBuf {
    let site = scratch(name);
    for page in route::PAGES {
        copy(&project::root().join(page), &site.join(page)).unwrap();
    }
    site
}

/// Writes all that is made from them, with pictures that nobody has drawn.
fn write(site: &Path, home: Option<&str>) -> anyhow::Result<()> {
    let mut plan = Plan::read(site)?;
    let drawn: Vec<Drawn> = plan
        .pictures(Path::new(""))?
        .iter()
        .map(|picture| {
            let figure = picture.settings.get("figure");
            let figure = figure.map_or("the first game", String::as_str);
            Drawn {
                title: format!("Game: {figure}"),
                description: format!("It \"shows\" {figure}."),
                summary: format!("{figure} < in words"),
                still: Some(Still {
                    light: "<svg width=\"2\" height=\"1\">".to_owned(),
                    ..Still::default()
                }),
            }
        })
        .collect();
    plan.write(site, home, &drawn)
}

/// The content of a meta element by one of its attributes.
fn meta(page: &str, key: &str) -> Option<String> {
    let line = page.lines().find(|line| line.contains(key))?;
    between(line, "content=\"", "\"").map(words)
}

#[test]
fn absolute_addresses_are_there_where_the_home_is_known() {
    let site = pages("share-home");
    write(&site, Some(HOME)).unwrap();
    let sitemap = fs::read_to_string(site.join("sitemap.xml")).unwrap();
    let pages = html(&site).unwrap();
    assert!(pages.len() > route::PAGES.len() + 20, "{pages:?}");
    for file in pages {
        let page = fs::read_to_string(site.join(&file)).unwrap();
        let own = format!("{HOME}{}", if file == STORIES[0] { "" } else { &file });
        let canonical = format!("<link rel=\"canonical\" href=\"{own}\">");
        assert!(page.contains(&canonical), "{page}");
        assert_eq!(meta(&page, "\"og:url\""), Some(own.clone()), "{file}");
        assert_eq!(
            sitemap.contains(&format!("<loc>{own}</loc>")),
            file != "embed.html",
            "{file}"
        );
        let name = stem(&file);
        let is_framed = !route::PAGES.contains(&&*file);
        let card = if is_framed || file == STORIES[1] {
            name
        } else {
            "index"
        };
        assert_eq!(
            meta(&page, "\"og:image\""),
            Some(format!("{HOME}cards/{card}.png"))
        );
        let described = format!("json+oembed\" href=\"{HOME}oembed/{name}.json\"");
        assert_eq!(page.contains(&described), is_framed, "{file}");
        assert_eq!(
            site.join(format!("oembed/{name}.json")).is_file(),
            is_framed,
            "{file}"
        );
    }
    // The first game; a chapter with its figure, and one without any; another story, and its chapters; a figure.
    for (file, shown) in [
        ("index", "the first game"),
        ("the-map", "win-map"),
        ("what-nobody-knew", "win-map"),
        ("guts", "guts-payoff"),
        ("real-cards", "guts-cards"),
        ("blindfold", "blindfold"),
    ] {
        let page = fs::read_to_string(site.join(super::page(file))).unwrap();
        let alt = meta(&page, "\"og:image:alt\"");
        assert_eq!(alt, Some(format!("{shown} < in words")), "{file}");
    }
    let figure = fs::read_to_string(site.join("blindfold.html")).unwrap();
    let title = meta(&figure, "\"og:title\"");
    assert_eq!(title.as_deref(), Some("Game: blindfold"));
    let robots = fs::read_to_string(site.join("robots.txt")).unwrap();
    assert!(robots.ends_with(&format!("\nSitemap: {HOME}sitemap.xml\n")));
}

#[test]
fn without_a_home_no_address_is_guessed_and_two_pages_of_one_name_are_refused() {
    let site = pages("share-homeless");
    write(&site, None).unwrap();
    for file in ["sitemap.xml", "robots.txt", "oembed"] {
        assert!(!site.join(file).exists(), "{file}");
    }
    let site = pages("share-twice");
    copy(&site.join("embed.html"), &site.join("the-map.html")).unwrap();
    let error = write(&site, None).unwrap_err().to_string();
    assert_eq!(error, "two pages want to be the-map.html");
}
