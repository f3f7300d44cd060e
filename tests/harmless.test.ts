import { expect, test } from "vitest";
import { createWorkspace } from "./support/workspace.ts";

const plant = "plants/pothos/facts.yaml";
const german = "plants/pothos/de.yaml";
const article = "articles/arrosage/de.md";
const guide = "guides/hydroponie/de.md";

/** What editors change without a mistake: an edit of the small site each, as name, file, what is replaced, and by what. */
const edits: readonly (readonly [name: string, file: string, from: string | RegExp, to: string])[] = [
	["a value between double quotes", plant, "latin: Epipremnum aureum", 'latin: "Epipremnum aureum"'],
	["a value between single quotes", plant, "latin: Epipremnum aureum", "latin: 'Epipremnum aureum'"],
	["a comment on a line of its own", plant, "coldLimit: 13", "# measured in winter\ncoldLimit: 13"],
	["a comment behind a number", plant, "coldLimit: 13", "coldLimit: 13 # in winter"],
	["a comment behind words", german, "soil: Lockere Erde", "soil: Lockere Erde # Sorte prüfen\n#"],
	["a comment behind a group", plant, "humidity: { min: 40, max: 60 }", "humidity: { min: 40, max: 60 } # of the air"],
	["fields in another order", plant, /(coldLimit: 13\n)([\s\S]*)$/, "$2$1"],
	["a group on lines of its own", plant, "humidity: { min: 40, max: 60 }", "humidity:\n  min: 40\n  max: 60"],
	["a group that is indented by four", plant, "humidity: { min: 40, max: 60 }", "humidity:\n    min: 40\n    max: 60"],
	["a list on lines of its own", plant, "sources: [aspca, pousse]", "sources:\n  - aspca\n  - pousse"],
	["a list as far in as its name", plant, "sources: [aspca, pousse]", "sources:\n- aspca\n- pousse"],
	["spaces behind a colon", plant, "coldLimit: 13", "coldLimit:   13"],
	["a space before a colon", plant, "coldLimit: 13", "coldLimit : 13"],
	["spaces at the end of a line", plant, "coldLimit: 13", "coldLimit: 13  "],
	["blank lines between fields", plant, "coldLimit: 13", "\n\ncoldLimit: 13\n"],
	["no end of the last line", plant, /\n$/, ""],
	["ends of lines as on Windows", plant, /\n/g, "\r\n"],
	["a value over several lines", german, "soil: Lockere Erde, im", "soil: >-\n  Lockere Erde, im"],
	["a value over several lines without a sign", german, "soil: Lockere Erde, im", "soil:\n  Lockere Erde,\n  im"],
	["a decimal of another length", plant, "length: 0.3", "length: 0.30"],
	["a number with a decimal for a whole one", plant, "coldLimit: 13", "coldLimit: 13.0"],
	["a field that may be there", plant, "coldLimit: 13", "authority: (Linden & André) G.S.Bunting\ncoldLimit: 13"],
	["a colon without a space in a value", german, "soil: Lockere Erde", "soil: Erde:Sand, locker:fest"],
	["a # without a space before it", german, "soil: Lockere Erde", "soil: Erde Nr.#eins"],
	[
		"another sentence in a translation",
		guide,
		"Eine Pflanze kann im Wasser leben.",
		"Eine Pflanze lebt auch im Wasser. Das geht gut.",
	],
	[
		"a paragraph that is divided",
		guide,
		"Eine Pflanze kann im Wasser leben.",
		"Das geht gut.\n\nEine Pflanze kann im Wasser leben.",
	],
	[
		"a phone number that one country has by name",
		guide,
		"Eine Pflanze kann im Wasser leben.",
		"Eine Pflanze kann im Wasser leben. In England hilft der NHS 111.",
	],
	["a paragraph over several lines", guide, "Eine Pflanze kann im Wasser leben.", "Eine Pflanze\nkann im Wasser leben."],
	["words in bold and in italics", guide, "Eine Pflanze kann im", "Eine **Pflanze** kann *im*"],
	["stars for a list", article, /^- /gm, "* "],
	["a link with a title", article, "(/fiches-plantes/aloe-vera)", '(/fiches-plantes/aloe-vera "Die Aloe")'],
	[
		"a link by its name",
		article,
		"(/fiches-plantes/aloe-vera) fast nie.",
		"[aloe] fast nie.\n\n[aloe]: /fiches-plantes/aloe-vera",
	],
	["words in brackets", guide, "Eine Pflanze kann im Wasser leben.", "Eine Pflanze [fast jede] kann im Wasser leben (wirklich)."],
	["brackets beside one another", guide, "Eine Pflanze kann", "Eine Pflanze [fast jede] (wirklich) kann"],
	["a bracket behind a backslash", guide, "Eine Pflanze kann", "Eine Pflanze \\[fast jede\\](wirklich) kann"],
	["code with signs of Markdown", guide, "Eine Pflanze kann", "Eine Pflanze `[a](b **c` kann"],
	["a star in a sum", guide, "Eine Pflanze kann", "Eine Pflanze, a * b, kann"],
	["a sharp sign before a word", guide, "Eine Pflanze kann", "#Pflanze: sie kann"],
	["more space around a block", article, ":::faq\n", "\n:::faq\n\n"],
	["a number in words", guide, "Eine Pflanze kann", "Drei Pflanzen im Glas: jede kann"],
	["a blank line at the end", article, /$/, "\n\n"],
	["an outside link in one language", guide, "im Wasser leben", "im [Wasser](https://example.org/wasser) leben"],
	["a heading in bold", article, "## Vor dem", "## **Vor** dem"],
	[
		"a bold sentence on its own",
		guide,
		"Eine Pflanze kann im Wasser leben.",
		"**Das ist wichtig.**\n\nEine Pflanze kann im Wasser leben.",
	],
	["a bold lead on its own", guide, "Eine Pflanze kann im Wasser leben.", "**Vorher:**\n\nEine Pflanze kann im Wasser leben."],
	["a bold word as the last line", guide, /$/, "\n**Fertig**\n"],
	["a table", guide, /$/, "\n| Wort | Sinn |\n|---|---|\n| Wasser | trinken |\n"],
	["a table with an empty cell", guide, /$/, "\n| | Sinn |\n|---|---|\n| Wasser | |\n"],
	["a table with a sign in a cell", guide, /$/, "\n| Wort | Sinn |\n|---|---|\n| a \\| b | trinken |\n"],
	[
		"the words import and from in a sentence",
		guide,
		"Eine Pflanze kann",
		"import ist ein Wort from England, und eine Pflanze kann",
	],
	["braces between backquotes", guide, "Eine Pflanze kann", "Eine `{Pflanze im Glas}` kann"],
	["a relative clause", guide, "Eine Pflanze kann", "Die, die wir meinen, kann"],
	["a word twice over a full stop", guide, "im Wasser leben.", "im Wasser leben. Wasser ist alles."],
	["a link on the word here within more words", article, "[Aloe vera](", "[Aloe vera, hier im Blatt]("],
	["a picture in a text", guide, /$/, "\n![Eine grüne Gießkanne](/images/arrosoir.jpg)\n"],
	["a rule between paragraphs", guide, /$/, "\n---\n"],
	["a quotation", guide, /$/, "\n> Wasser genügt.\n"],
	["an address in angle brackets", guide, "im Wasser leben", "im Wasser leben, siehe <https://example.org/wasser>,"],
	["a Roman numeral", guide, "Eine Pflanze kann", "Im XXI. Jahrhundert: eine Pflanze kann"],
	["the sign & in a sentence", guide, "Eine Pflanze kann", "Wurzel & Blatt: eine Pflanze kann"],
	["a price in dollars", guide, "Eine Pflanze kann", "Für US$ oder $ im Glas: eine Pflanze kann"],
	["a tilde before a word", guide, "Eine Pflanze kann", "Etwa ~drei oder ~vier davon: eine Pflanze kann"],
	["a lone asterisk", guide, "Eine Pflanze kann", "Jeder* weiß: eine Pflanze kann"],
	["a smiley", guide, "Eine Pflanze kann", "Das geht :) so: eine Pflanze kann"],
	["an address of mail", guide, "Eine Pflanze kann", "Fragen an garten@example.org: eine Pflanze kann"],
	["words in brackets with an at sign", guide, "Eine Pflanze kann", "Von @garten: eine Pflanze kann"],
	["signs of plus in a name", guide, "Eine Pflanze kann", "In C++ und C++: eine Pflanze kann"],
	["signs of other Markdown in code", guide, "Eine Pflanze kann", "Mit `[^x] ~~a~~ $x^y$ [[a]] :a:`: eine Pflanze kann"],
	["signs of other Markdown behind backslashes", guide, "Eine Pflanze kann", "Mit \\[^x] und \\~~a: eine Pflanze kann"],
	["a heading by a line below it", guide, /^## (.*)$/m, "$1\n---"],
	["a redirect to an anchor as a browser copies it", "redirects.yaml", "#pothos", "#poth%6Fs"],
	["an accent in a foreign word", guide, "Eine Pflanze kann", "Im Café: eine Pflanze kann"],
];

test.each(edits)("%s is not reported (R16.1)", async (_, file, from, to) => {
	const workspace = createWorkspace();
	const text = workspace.read(file);
	const changed = text.replace(from, to);
	expect(changed).not.toBe(text);
	workspace.write(file, changed);
	const { diagnostics } = await workspace.compile();
	expect(diagnostics).toEqual([]);
});

test.each(["fr.md~", "#fr.md#", ".fr.md.swp"])("%s, left by an editor beside a text, is not reported (R16.1)", async (name) => {
	const workspace = createWorkspace();
	workspace.write(`articles/arrosage/${name}`, workspace.read("articles/arrosage/fr.md"));
	const { diagnostics } = await workspace.compile();
	expect(diagnostics).toEqual([]);
});
