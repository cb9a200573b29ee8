//! The report as one HTML page that loads nothing.

use std::fmt::Write as _;

use super::chart::Chart;
use super::format::{Table, code, escape_html, escape_html_flat, plain};
use super::{Block, TITLE, document};
use crate::results::Results;

const STYLE: &str = include_str!("page.css");

const KEY: &str = "<ul class=\"key\">\n\
    <li><i class=\"ours\"></i>purek1</li>\n\
    <li><i class=\"variant\"></i>its variants and steps</li>\n\
    <li><i class=\"c\"></i>the C library, bare or beneath a crate</li>\n\
    <li><i class=\"other\"></i>others</li>\n\
    </ul>\n";

/// The whole page.
pub fn render(results: &Results) -> String {
    let blocks = document(results);
    let header = &results.header;
    let title = format!("{TITLE}: {}, {}", plain(&header.cpu), plain(&header.date));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{}</h1>\n</header>\n\
         <div class=\"columns\">\n{}<main>\n{}</main>\n</div>\n</body>\n</html>\n",
        escape_html_flat(&title),
        escape_html(TITLE),
        contents(&blocks),
        body(&blocks),
    )
}

/// The headings with their anchors, in order.
fn headings(blocks: &[Block]) -> impl Iterator<Item = (u8, &str, String)> {
    blocks
        .iter()
        .filter_map(|block| match block {
            Block::Heading(level, text) => Some((*level, text.as_str())),
            _ => None,
        })
        .enumerate()
        .map(|(index, (level, text))| (level, text, format!("h{index}")))
}

fn contents(blocks: &[Block]) -> String {
    let mut html = String::from(
        "<nav aria-label=\"Contents\">\n<details open>\n<summary>Contents</summary>\n<ul>\n",
    );
    let mut depth = 2;
    let mut open = false;
    for (level, text, id) in headings(blocks) {
        if level > depth {
            html.push_str("\n<ul>\n");
        } else {
            if open {
                html.push_str("</li>\n");
            }
            if level < depth {
                html.push_str("</ul>\n</li>\n");
            }
        }
        let _ = write!(html, "<li><a href=\"#{id}\">{}</a>", escape_html(text));
        depth = level;
        open = true;
    }
    if open {
        html.push_str("</li>\n");
    }
    if depth > 2 {
        html.push_str("</ul>\n</li>\n");
    }
    html.push_str("</ul>\n</details>\n</nav>\n");
    html
}

fn body(blocks: &[Block]) -> String {
    let mut html = String::new();
    let mut headings = headings(blocks);
    let mut charts = 0;
    let mut section = "";
    for block in blocks {
        match block {
            Block::Heading(..) => {
                let Some((level, text, id)) = headings.next() else {
                    continue;
                };
                section = text;
                let _ = writeln!(
                    html,
                    "<h{level} id=\"{id}\">{}</h{level}>",
                    escape_html(text)
                );
            }
            Block::Text(text) => {
                let _ = writeln!(html, "<p>{}</p>", escape_html(text));
            }
            Block::List(items) => {
                html.push_str("<ul>\n");
                for item in items {
                    let _ = writeln!(html, "<li>{}</li>", escape_html(item));
                }
                html.push_str("</ul>\n");
            }
            Block::Table(table) => html.push_str(&html_table(table, section)),
            Block::Charts(group) => {
                if charts == 0 {
                    html.push_str(KEY);
                }
                html.push_str(&figures(group, &mut charts));
            }
        }
    }
    html
}

fn figures(group: &[Chart], number: &mut usize) -> String {
    let several = if group.len() > 1 { " several" } else { "" };
    let mut html = format!("<div class=\"charts{several}\">\n");
    for chart in group {
        *number += 1;
        let _ = write!(
            html,
            "<figure>\n<figcaption>{}</figcaption>\n{}</figure>\n",
            escape_html_flat(chart.title()),
            chart.to_svg(&format!("chart{number}"))
        );
    }
    html.push_str("</div>\n");
    html
}

/// A table in a box that scrolls by itself, with the keyboard too.
fn html_table(table: &Table, section: &str) -> String {
    let mut html = format!(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table: {}\">\n<table>\n<thead>\n<tr>",
        escape_html_flat(section)
    );
    let class = |numeric: bool| if numeric { " class=\"number\"" } else { "" };
    for (head, numeric) in table.columns() {
        let _ = write!(
            html,
            "<th scope=\"col\"{}>{}</th>",
            class(numeric),
            escape_html(head)
        );
    }
    html.push_str("</tr>\n</thead>\n<tbody>\n");
    let ours = code("purek1");
    let by_implementation = table.head.iter().position(|head| head == "implementation");
    for row in &table.rows {
        let is_ours = by_implementation.is_some_and(|column| row[column] == ours);
        html.push_str(if is_ours {
            "<tr class=\"ours\">"
        } else {
            "<tr>"
        });
        for (cell, (_, numeric)) in row.iter().zip(table.columns()) {
            let _ = write!(html, "<td{}>{}</td>", class(numeric), escape_html(cell));
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table>\n</div>\n");
    html
}
