import type { Code } from "#scripts/report/codes.ts";

/**
 * What shows that a class of faults is found: a place in the report of a folder in `tests/faults`, a mistake of `tests/support/mistakes`, a
 * case in `tests/pages`, or another test by file and name. `left` says why nothing does.
 */
export type FaultClass =
	| { code: Code; fault: string }
	| { code: Code; mistake: string }
	| { code: Code; page: string }
	| { test: readonly [file: string, name: string] }
	| { left: string };

const fault = (code: Code, place: string): FaultClass => ({ code, fault: place });
const mistake = (code: Code, name: string): FaultClass => ({ code, mistake: name });
const page = (code: Code, name: string): FaultClass => ({ code, page: name });
const test = (file: string, name: string): FaultClass => ({ test: [file, name] });

/** Classes of what can go wrong in content and in the site that is made of it, by what they are about. */
export const faultClasses: Readonly<Record<string, Readonly<Record<string, FaultClass>>>> = {
	"encoding and YAML": {
		"bytes that are not UTF-8": fault("not-utf8", "pages/blog/es.md:3:21"),
		"a mark of byte order, which is left out": test("scripts/content/read/decode-text.test.ts", "without its byte order mark"),
		"line ends of other systems": fault("odd-character", "pages/about/en.md:9:1"),
		"control characters": fault("odd-character", "pages/about/en.md:6:13"),
		"a tab for indentation": mistake("yaml-syntax", "a tab before a field"),
		"something that is not closed, or badly indented": fault("yaml-syntax", "sources.yaml:5:10"),
		"a field twice": fault("duplicate-key", "plants/pothos/facts.yaml:19:3"),
		"values repeated by name, to any number": fault("yaml-alias", "plants/pothos/facts.yaml:12:12"),
		"several documents in a file": mistake("yaml-syntax", "a second document"),
		"a sign that asks for quotes": fault("yaml-syntax", "pages/blog/fr.md:2:8"),
		"a value that a comment cuts": mistake("cut-value", "words behind a space and #"),
		"a no-break space in place of a space": mistake("yaml-syntax", "a no-break space behind a colon"),
		"a key that is no word": mistake("unknown-field", "a number for the name of a field"),
		"a key that programs give a meaning": mistake("unknown-field", "a name that programs give a meaning"),
		"too many bytes": test("scripts/content/parse/limits.test.ts", "a file that is larger than any text is refused"),
		"a file without content": fault("empty-file", "pages/about/facts.yaml:1:1"),
		"spaces and line ends at the end, which harm nothing": test("harmless.test.ts", "spaces at the end of a line"),
		"a word for true": mistake("wrong-type", "a French word for true"),
		"a number that loses its form": mistake("wrong-type", "a text of digits without quotes"),
		"front matter that is missing or open": fault("front-matter", "pages/about/fr.md:1:1"),
	},
	"fields and values": {
		"a field that is missing": fault("missing-field", "plants/pothos/facts.yaml:25:1"),
		"a field that is not known": mistake("unknown-field", "a slip in the name of a field of a text"),
		"a value of another type": fault("wrong-type", "plants/pothos/facts.yaml:16:12"),
		"a value that is none of those possible": fault("unknown-term", "plants/pothos/facts.yaml:4:13"),
		"an empty text": fault("invalid-value", "pages/about/fr.md:2:7"),
		"a number out of range, or a range turned round": fault("invalid-value", "plants/pothos/facts.yaml:14:11"),
		"a text that is too long": fault("too-long", "pages/about/fr.md:3:18"),
		"a list that is too short or too long": fault("invalid-value", "plants/pothos/facts.yaml:25:10"),
		"another version of the shapes": mistake("unknown-field", "a version of the shapes"),
		"a file under a wrong name": mistake("unknown-file", "articles/arrosage/FR.md in place of articles/arrosage/fr.md"),
	},
	"names and references": {
		"one entry twice": mistake("duplicate-title", "a folder that was copied and not yet changed"),
		"one name twice within a kind": fault("duplicate-title", "plants/pothos/en.yaml:1:7"),
		"one address of two kinds": fault("duplicate-path", "pages/welcome/facts.yaml:1:1"),
		"an address of the site itself": fault("duplicate-path", "pages/dashboard/facts.yaml:1:1"),
		"addresses that differ in case alone": mistake("bad-name", "a folder with capitals"),
		"a name that cannot be an address": fault("bad-name", "guides/Mini Potager"),
		"letters in two parts": fault("odd-character", "pages/about/en.md:6:36"),
		"letters of another script": fault("odd-character", "pages/about/en.md:10:8"),
		"characters that nobody sees": fault("odd-character", "pages/about/en.md:2:14"),
		"a reference to nothing": fault("unknown-slug", "guides/hydroponie/facts.yaml:3:14"),
		"a reference to itself": mistake("dead-link", "an article that recommends itself"),
		"an address that is lost": test("scripts/desk/compare/compare.test.ts", "addresses that are lost"),
		"an entry that goes while others name it": test("scripts/desk/entries/move.test.ts", "delet"),
	},
	"links and redirects": {
		"a link to no page": fault("dead-link", "articles/arrosage/en.md:17:43"),
		"a link to no place of a page": fault("dead-anchor", "articles/arrosage/en.md:17:43"),
		"a statement about safety that links to nobody who says so": fault("unsourced-safety", "articles/arrosage/fr.md:22:39"),
		"a source that does not say who publishes it": mistake("invalid-value", "a source that does not say who publishes it"),
		"a statement about safety on a newspaper’s or a shop’s word": fault("weak-source", "plants/pothos/facts.yaml:21:38"),
		"a number to call that was last read more than a year ago": fault("stale-safety", "safety.yaml:49:18"),
		"a link to another language": mistake("wrong-language-link", "an address of another language"),
		"a link to what comes out later": test("scripts/check/dates.test.ts", "a link to a page published later"),
		"an address that is written otherwise": mistake("dead-link", "an address with the ending of a file"),
		"a relative address": fault("relative-link", "pages/about/fr.md:6:37"),
		"an address that is not encrypted": fault("unsafe-url", "articles/arrosage/fr.md:19:40"),
		"a dead address of another site": { left: "the check asks no network, so that the same content gives the same findings" },
		"an address that runs code": mistake("unsafe-url", "an address that runs code"),
		"an address of another host in disguise": mistake("unsafe-url", "an address of another host in disguise"),
		"an address with a password, or of one machine": mistake("unsafe-url", "an address of one’s own machine"),
		"redirects in a circle": fault("redirect-loop", "redirects.yaml:2:7"),
		"a redirect to a redirect": fault("redirect-chain", "redirects.yaml:2:7"),
		"a redirect that hides a page": fault("redirect-shadow", "redirects.yaml:1:9"),
		"a redirect to nothing, or out into the open": fault("redirect-target", "redirects.yaml:8:7"),
		"a redirect twice": fault("duplicate-path", "redirects.yaml:4:9"),
		"words of a link that say nothing": mistake("vague-link", "a link on a word that says nothing"),
		"a page that nothing links to": test("src/dashboard.test.ts", "an orphan is a page that no text links to"),
		"a link to the sheet of a plant without one": fault("dead-link", "articles/arrosage/en.md:17:43"),
		"a paid link that does not say so": fault("bare-offer", "articles/arrosage/fr.md:17:59"),
	},
	pictures: {
		"a picture that is missing": fault("missing-image", "articles/arrosage/facts.yaml:2:8"),
		"a picture without words, or with its file’s name": mistake(
			"missing-alt",
			"a picture in a text described by the name of its file",
		),
		"a photo with too many bytes": test(
			"scripts/pictures/images/measure-photos.test.ts",
			"a photo over the size limit is not read",
		),
		"a photo with too many pixels, or too few": test("scripts/pictures/images/measure-photos.test.ts", "60000 × 50000"),
		"a photo under another ending": test(
			"scripts/pictures/images/measure-photos.test.ts",
			"The file name ends in .jpg, but the photo is a .png file.",
		),
		"a drawing with scripts": mistake("unknown-file", "a drawing with scripts in it"),
		"a picture that no page shows": fault("unused-image", "images/jardin.jpg"),
		"a picture outside the folder": mistake("missing-image", "a picture outside the folder"),
		"a link in place of a file": test("scripts/content/read/read-content.test.ts", "link"),
		"a photo that tells where it was taken": test(
			"scripts/pictures/images/encode-photos.test.ts",
			"no file has metadata on where",
		),
		"a photo without author and licence": fault("missing-credit", "images/arrosoir.jpg"),
		"a bad name of a photo": fault("bad-name", "images/IMG_0001.JPG"),
		"a photo of a shape that pages cannot show": test(
			"scripts/pictures/images/measure-photos.test.ts",
			"times as tall as it is wide",
		),
		"a photo without bytes, or kept elsewhere": mistake("broken-image", "a photo that Git LFS keeps elsewhere"),
	},
	Markdown: {
		"raw HTML": fault("raw-html", "articles/arrosage/fr.md:17:31"),
		"a script or a style": mistake("raw-html", "a script"),
		"a level of headings left out, or a second title": fault("heading-jump", "pages/about/de.md:12:1"),
		"two places of one name": page("page-duplicate-id", "uniqueIds/twice"),
		"an empty heading, or bold words for one": mistake("fake-heading", "a line in bold in place of a heading"),
		"another kind of Markdown": mistake("broken-markup", "a line of another kind of Markdown"),
		"signs of Markdown that show": mistake("broken-markup", "bold text that does not end"),
		"a table with rows of other lengths, or without a head": mistake("broken-markup", "a row of a table with a cell too many"),
		"a reference that nothing defines, or that nothing names": mistake("broken-markup", "an address that no link names"),
		"thousands of blocks inside one another": fault("too-deep", "pages/blog/de.md:6:1"),
		"a place named like one of the app": page("page-duplicate-id", "uniqueIds/twice"),
		"structured data that is wrong": page("page-structured-data", "structuredData/wrong-fields"),
	},
	languages: {
		"a language that is missing": fault("missing-language", "articles/arrosage"),
		"a language too many": fault("extra-language", "articles/arrosage/it.md"),
		"a string that is missing": fault("missing-key", "ui/es.yaml:20:1"),
		"a string too many": fault("extra-key", "ui/de.yaml:2:1"),
		"another structure": mistake("structure-mismatch", "a section that is missing in a translation"),
		"a copy that is not translated": mistake("untranslated-text", "a translation that is a copy of the original"),
		"words of another language": fault("wrong-language", "pages/about/fr.md:6:1"),
		"other placeholders": mistake("placeholder-mismatch", "a slip in a placeholder of the interface"),
		"a placeholder that is not closed": mistake("placeholder-mismatch", "a placeholder that is not closed"),
		"plural forms of another language": fault("extra-key", "ui/de.yaml:23:1"),
		"an apostrophe beside a placeholder": test(
			"scripts/messages/translate.test.ts",
			"an apostrophe does not break a placeholder",
		),
		"other words than the glossary’s": {
			left: "terms are vocabularies, written once; which of its words a sentence of the glossary takes is its own",
		},
		"spaces and quotes of another language": fault("typography", "articles/arrosage/fr.md:17:61"),
		"other numbers": fault("number-mismatch", "guides/hydroponie/en.md:17:52"),
		"a translation that has not followed": fault("stale-translation", "articles/arrosage/de.md:6:1"),
		"a string that the app does not know": mistake("extra-key", "a slip in the name of an interface string"),
		"a word or a space twice": mistake("typography", "a word that stands twice"),
	},
	"editing and search engines": {
		"a day that is none": fault("bad-date", "articles/arrosage/facts.yaml:1:12"),
		"a day to come": fault("future-date", "articles/arrosage/facts.yaml:2:10"),
		"a change before the day of publication": mistake("invalid-value", "a change before the day of publication"),
		"a title twice, or too long": page("page-title", "titleAndDescription/twins"),
		"a description twice, or too long": mistake("duplicate-title", "the description of another page"),
		"a page that does not name its other languages": page("page-alternates", "alternates/no-language"),
		"a sitemap with other pages than the site": test("scripts/site/sitemap.test.ts", "lists every public page"),
		"a reading time that is not true": fault("reading-time", "articles/arrosage/facts.yaml:2:17"),
		"a count that is not true": mistake("number-mismatch", "a title that counts more than its list has"),
		"a key that was pasted": mistake("secret", "a key that was pasted"),
		"questions for search engines that readers do not see": test("src/head.test.ts", "FAQPage"),
		"words that stand in for a text": mistake("todo", "words that stand in for a text"),
	},
	"the finished site": {
		"a page that is missing": page("page-missing", "missing/not-rendered"),
		"a page that was not finished": page("page-fallback", "fallbacks/waiting"),
		"code within a page": page("page-inline-code", "inlineCode/scripts"),
		"HTML that no browser should have to guess at": { left: "React writes it; no validator of HTML runs over it" },
		"a page that weighs too much": page("page-too-long", "pageLength/long"),
		"a worker that keeps what is not there": test("scripts/build/offline/packs.test.ts", "every file is in one pack, unchanged"),
		"hosts that answer otherwise": test(
			"scripts/build/hosts/alike.test.ts",
			"answers each address completely, and like all other hosts",
		),
		"a second build with other bytes": test("determinism.test.ts", "byte for byte"),
		"a file that a page needs": page("page-asset", "assets/missing"),
		"a cache that is damaged": test("scripts/store/store.test.ts", "is made again, and no other"),
	},
};
