/** Messages about the differences between two states of the content. */
export const compare = {
	"help.compare":
		"Prints, as Markdown, the differences between two states of the content, each a folder or a git revision: pages, addresses, words to translate.",
	"usage.compare": "Write: npm run compare -- BEFORE [AFTER], each a content folder or a git revision, such as main.",
	"usage.noState": "{{state}} is neither a folder nor a git revision that contains the content.",
	"compare.title": "What changes in the content",
	"compare.nothing": "No page, no address and no text of a page changes.",
	"compare.lost": "Addresses that no longer work",
	"compare.added": "New pages",
	"compare.removed": "Removed pages",
	"compare.renamed": "Renamed pages",
	"compare.changed": "Changed French texts, with the words of the parts that changed",
	"compare.translated": "New and changed translations",
	"compare.words_one": "{{count}} word",
	"compare.words_other": "{{count}} words",
	"compare.toTranslate": "Words to translate",
	"compare.column": "{{lang}}",
	"compare.entry": "page",
	"compare.sum": "total",
} as const;
