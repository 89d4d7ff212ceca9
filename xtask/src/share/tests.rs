//! The whole site of a small story, written with and without a home.

use fs_err as fs;
use std::path::{Path, PathBuf};

use super::{Plan, html};
use crate::files::scratch;
use crate::home::Home;
use crate::markup::{between, words};
use crate::pictures::{Drawn, Still, Table};

const STORY: &str = r#"<html lang="en">
<head>
<meta name="description" content="A &amp; B.">
<title>Site – the story</title>
</head>
<body>
<p class="brand">Site</p>
<h1>One story</h1>
<section class="chapter" id="first">
<h2 id="first-title">First &lt;</h2>
<p>You have <upper-hand-value for="m" name="win" at="mine=4&amp;theirs=2">9</upper-hand-value>. So.</p>
</section>
<section class="chapter" id="second">
<h2 id="second-title">Second</h2>
<p>Look.</p>
<upper-hand id="m" figure="map">
</upper-hand>
</section>
<section class="chapter" id="third">
<h2 id="third-title">Third</h2>
<p>No figure.</p>
</section>
</body>
"#;

const OTHER: &str = r#"<html lang="en">
<head>
<meta name="description" content="Another game.">
<title>Site – another story</title>
</head>
<h1>Another story</h1>
<section class="chapter" id="fifth">
<h2 id="fifth-title">Fifth</h2>
<p>A game.</p>
<upper-hand id="o" figure="curve">
</upper-hand>
</section>
"#;

const WORKBENCH: &str = r#"<html lang="en">
<head>
<meta name="description" content="All of them.">
<title>Site – the workbench</title>
</head>
<h1>The map</h1>
<p class="told">A map.</p>
<nav class="figures">
<a href="./map.html">The map</a>
<a href="./curve.html">A curve</a>
</nav>
<upper-hand loading="eager">
<p slot="fallback">Sorry.</p>
</upper-hand>
"#;

const EMBED: &str = r#"<html lang="en">
<head>
<meta name="robots" content="noindex">
<meta name="description" content="A frame.">
<title>Site – a figure</title>
</head>
"#;

fn drawn(name: &str) -> Drawn {
    Drawn {
        title: format!("Game: {name}"),
        description: format!("It \"shows\" {name}."),
        summary: format!("{name} < in words"),
        still: Some(Still {
            light: "<svg width=\"2\" height=\"1\">".to_owned(),
            dark: String::new(),
            table: Table {
                caption: String::new(),
                columns: Vec::new(),
                rows: Vec::new(),
            },
        }),
    }
}

/// The pages from which all others are made.
fn files(name: &str) -> PathBuf {
    let site = scratch(name);
    for (file, text) in [
        ("index.html", STORY),
        ("guts.html", OTHER),
        ("explore.html", WORKBENCH),
        ("embed.html", EMBED),
    ] {
        fs::write(site.join(file), text).unwrap();
    }
    site
}

/// The site of a story, and the cards that are to be drawn: their titles, if they have any of their own, and their files.
fn site(name: &str, home: &Home) -> (PathBuf, Vec<Vec<(String, String)>>) {
    let site = files(name);
    let mut plan = Plan::read(&site).unwrap();
    let pictures = plan.pictures(Path::new("")).unwrap();
    let cards = pictures.iter().map(|picture| {
        let cards = picture.cards.iter();
        cards
            .map(|card| {
                (
                    card.title.clone().unwrap_or_default(),
                    card.file.display().to_string(),
                )
            })
            .collect()
    });
    let cards = cards.collect();
    let drawn: Vec<Drawn> = (pictures.iter())
        .map(|picture| drawn(&picture.settings["figure"]))
        .collect();
    plan.write(&site, home, &drawn).unwrap();
    (site, cards)
}

fn read(site: &Path, file: &str) -> String {
    fs::read_to_string(site.join(file)).unwrap()
}

/// The content of a meta element by one of its attributes.
fn meta<'a>(page: &'a str, key: &str) -> Option<&'a str> {
    let line = page.lines().find(|line| line.contains(key))?;
    between(line, "content=\"", "\"")
}

#[test]
fn every_chapter_and_every_figure_has_a_page_and_a_card() {
    let (site, cards) = site("share", &Home::default());
    assert_eq!(html(&site).unwrap().len(), 4 + 4 + 2);
    let card = |title: &str, file: &str| (title.to_owned(), file.to_owned());
    assert_eq!(
        cards,
        [
            // The story’s, that of a chapter with the figure, that of one without any.
            vec![
                card("One story", "index.png"),
                card("Second", "second.png"),
                card("Third", "third.png")
            ],
            // Another story, and its chapter.
            vec![
                card("Another story", "guts.png"),
                card("Fifth", "fifth.png")
            ],
            // A chapter that only speaks of a position.
            vec![card("First <", "first.png")],
            vec![card("", "map.png")],
            vec![card("", "curve.png")],
        ]
    );
}

#[test]
fn a_chapter_shows_its_figure_else_its_card() {
    let (site, _) = site("share-chapter", &Home::default());
    let bare = read(&site, "third.html");
    assert!(bare.contains("<img src=\"./cards/third.png\"") && !bare.contains("stills/"));
    assert!(read(&site, "second.html").contains("src=\"./www/stills/m-light.svg\""));
}

#[test]
fn absolute_addresses_are_there_where_the_home_is_known() {
    let home = Home::parse("https://example.org/a&b/").unwrap();
    let (site, _) = site("share-home", &home);
    let at = |file: &str| format!("https://example.org/a&amp;b/{file}");
    for (file, own, card) in [
        ("index.html", "", "index"),
        ("explore.html", "explore.html", "index"),
        ("second.html", "second.html", "second"),
        ("fifth.html", "fifth.html", "fifth"),
        ("map.html", "map.html", "map"),
    ] {
        let page = read(&site, file);
        let canonical = format!("<link rel=\"canonical\" href=\"{}\">", at(own));
        assert!(page.contains(&canonical), "{page}");
        assert_eq!(meta(&page, "og:url"), Some(&*at(own)), "{file}");
        let card = at(&format!("cards/{card}.png"));
        assert_eq!(meta(&page, "\"og:image\""), Some(&*card), "{file}");
        assert_eq!(
            meta(&page, "og:image:alt").map(words).as_deref(),
            Some(if file == "fifth.html" {
                "curve < in words"
            } else {
                "map < in words"
            })
        );
        assert_eq!(meta(&page, "og:image:width"), Some("1200"));
    }
    let story = read(&site, "index.html");
    assert_eq!(meta(&story, "og:title"), Some("One story"));
    assert_eq!(meta(&story, "og:description"), Some("A &amp; B."));
    let described = at("oembed/map.json");
    assert!(read(&site, "map.html").contains(&format!("json+oembed\" href=\"{described}\"")));
    assert!(!story.contains("oembed") && site.join("oembed/first.json").is_file());
}

#[test]
fn the_sitemap_lists_every_page_that_may_be_found() {
    let home = Home::parse("https://example.org/a&b/").unwrap();
    let (site, _) = site("share-sitemap", &home);
    let sitemap = read(&site, "sitemap.xml");
    for page in html(&site).unwrap() {
        let place = if page == "index.html" { "" } else { &page };
        let listed = format!("<loc>https://example.org/a&amp;b/{place}</loc>");
        assert_eq!(sitemap.contains(&listed), page != "embed.html", "{page}");
    }
    let robots = read(&site, "robots.txt");
    assert!(robots.ends_with("\nSitemap: https://example.org/a&b/sitemap.xml\n"));
}

#[test]
fn without_a_home_no_address_is_guessed() {
    let (site, _) = site("share-homeless", &Home::default());
    for file in ["sitemap.xml", "robots.txt", "oembed"] {
        assert!(!site.join(file).exists(), "{file}");
    }
    for file in html(&site).unwrap() {
        let page = read(&site, &file);
        for left_out in ["canonical", "og:url", "og:image", "oembed", "example.org"] {
            assert!(!page.contains(left_out), "{file}: {left_out}");
        }
        assert!(
            page.contains("itemprop=\"image\" href=\"./cards/"),
            "{file}"
        );
    }
}

#[test]
fn an_address_is_never_markup() {
    let home = Home::parse("https://a.b/'onload='&lt;").unwrap();
    let (site, _) = site("share-hostile", &home);
    let page = read(&site, "map.html");
    let canonical = "<link rel=\"canonical\" href=\"https://a.b/'onload='&amp;lt;/map.html\">";
    assert!(page.contains(canonical), "{page}");
}

#[test]
fn two_pages_of_one_name_are_refused() {
    let site = files("share-twice");
    fs::write(site.join("third.html"), EMBED).unwrap();
    let mut plan = Plan::read(&site).unwrap();
    let pictures = plan.pictures(Path::new("")).unwrap();
    let drawn: Vec<Drawn> = pictures.iter().map(|_| drawn("map")).collect();
    let error = plan.write(&site, &Home::default(), &drawn).unwrap_err();
    assert_eq!(error.to_string(), "two pages want to be third.html");
}
