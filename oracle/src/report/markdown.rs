//! The report as Markdown.

use super::format::escape_markdown;
use super::{Block, TITLE, document};
use crate::results::Results;

/// The whole report.
pub fn render(results: &Results) -> String {
    let mut text = format!("# {TITLE}\n");
    for block in document(results) {
        let block = match block {
            Block::Heading(level, heading) => {
                format!(
                    "{} {}\n",
                    "#".repeat(level.into()),
                    escape_markdown(&heading)
                )
            }
            Block::Text(paragraph) => escape_markdown(&paragraph) + "\n",
            Block::List(items) => items
                .iter()
                .map(|item| format!("- {}\n", escape_markdown(item)))
                .collect(),
            Block::Table(table) => table.to_markdown(),
            Block::Charts(_) => continue,
        };
        text.push('\n');
        text.push_str(&block);
    }
    text
}
