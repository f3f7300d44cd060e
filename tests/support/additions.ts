import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, stringify, visit } from "yaml";
import { langs } from "#schemas/shared/languages.ts";

/** Something to add to the program: the row of the README's table, how each file of code is changed, and content that has it. */
export type Addition = {
	what: "a language" | "a kind of content" | "a block" | "a template" | "a check";
	code: Record<string, (before: string) => string>;
	addContent(contentDir: string): void;
};

/** Adds texts to a file of messages. */
function addTexts(texts: Record<string, string>): (before: string) => string {
	return (before) => `${before}\n${stringify(texts)}`;
}

/** The language comes last, so that all that is added before is translated too. */
export const additions: readonly Addition[] = [
	{
		what: "a kind of content",
		code: {
			"schemas/content/kind-shapes.ts": (before) =>
				before.replace("export type KindShapes = {", "$&\n\trecipe: { facts: LongReadFacts; text: LongReadText };"),
			"scripts/kinds/kinds.ts": (before) =>
				`import { recipe } from "./recipe/kind.ts";\n${before.replace("guide, definition }", "guide, definition, recipe }")}`,
			"scripts/kinds/recipe/kind.ts": () => `import { longReadFacts } from "#schemas/content/long-read.ts";
import { longReadKind } from "../long-read/kind.ts";

/** What to cook from what has grown. */
export const recipe = longReadKind({
	name: "recipe",
	found: "guide",
	folder: "recipes",
	facts: longReadFacts,
	prefix: "/recettes",
	above: (view) => ({ path: "/guides", label: view.string("nav.guides") }),
});
`,
		},
		addContent: (dir) => copyEntry(dir, "guides/hydroponie", "recipes/pesto"),
	},
	{
		what: "a block",
		code: {
			"schemas/content/rich-text.ts": (before) => before.replace('"note", "tip",', '"note", "tip", "warning",'),
			"src/blocks/article.css": (before) => `${before}\n[data-block="warning"] {\n\tborder: 2px solid;\n}\n`,
		},
		addContent: (dir) => {
			for (const file of textsOf(dir, "pages/about"))
				edit(join(dir, file), (before) => before.replace("\n## ", "\n:::warning\nPothos.\n:::\n\n## "));
		},
	},
	{
		what: "a template",
		code: {
			"schemas/shared/template-traits.ts": (before) =>
				before.replace("\tplain: {", "\tshowcase: { indexed: true, needsApp: false, datedByHand: true },\n$&"),
			"src/templates/Showcase.tsx": () => `import type { ScreenPage } from "#schemas/pages/page-data.ts";
import "./plain.css";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";

export function Showcase({ page }: { page: Extract<ScreenPage, { template: "showcase" }> }) {
	return (
		<article className="showcase">
			<PageHead page={page} />
			<RichText text={page.body} />
		</article>
	);
}
`,
		},
		addContent: (dir) => {
			copyEntry(dir, "pages/about", "pages/vitrine");
			edit(join(dir, "pages/vitrine/facts.yaml"), (before) => before.replace("template: plain", "template: showcase"));
		},
	},
	{
		what: "a check",
		code: {
			"scripts/report/codes.ts": (before) => before.replace("export const codes = {", '$&\n\tshouting: "error",'),
			"scripts/check/link-site.ts": (before) =>
				`import { checkShouting } from "./shouting.ts";\n${before.replace("= [\n\tcheckReferences,", "$&\n\tcheckShouting,")}`,
			"scripts/check/messages.en.yaml": addTexts({
				"code.shouting": "A title is in capitals.",
				"code.shouting.why": "It reads as shouting.",
				"link.shouting": "The title is in capitals.",
				"link.shouting.hint": "use small letters",
			}),
			"scripts/check/messages.fr.yaml": addTexts({
				"code.shouting": "Un titre est en capitales.",
				"code.shouting.why": "On croirait qu’il crie.",
				"link.shouting": "Le titre est en capitales.",
				"link.shouting.hint": "écrivez-le en minuscules",
			}),
			"scripts/check/shouting.ts": () => `import { withHint } from "../messages/message.ts";
import { diagnose, positionOf, type Rule } from "./rule.ts";

/** Titles in capitals. */
export const checkShouting: Rule = ({ content }) =>
	content.parts.flatMap((part) => {
		const title = part.data && "title" in part.data ? String(part.data.title) : "";
		return /\\p{Lu}{4}/u.test(title) ? [diagnose(part, positionOf(part, "/title"), "shouting", withHint("link.shouting"))] : [];
	});
`,
		},
		addContent: () => undefined,
	},
	{
		what: "a language",
		code: {
			"schemas/shared/languages.ts": (before) =>
				before
					.replace('"de"] as const', '"de", "it"] as const')
					.replace(
						"} as const satisfies Record<Lang, object>",
						'\tit: { label: "Italiano", locale: "it-IT", firstOfMonth: "1", decimal: ",", group: ".", percentGap: "", moneyFirst: false, range: { from: "da", to: "a", neighbours: "o", between: "tra", and: "e" }, articles: {} },\n$&',
					),
		},
		addContent: translate,
	},
];

/** What the added check finds, and all that is then said. */
export const shoutingTitle = {
	file: "content/pages/about/en.md",
	edit: (before: string) => before.replace("title: About", "title: ABOUT"),
	report: `content/pages/about/en.md:2:8  error  shouting
  The title is in capitals.
    1 | ---
  > 2 | title: ABOUT
      |        ^
    3 | metaDescription: Who writes this site, and how the texts are checked.
  hint: use small letters

1 error in 96 files
`,
};

/** Copies an entry under another name and, since titles are given once, with other titles. */
function copyEntry(dir: string, from: string, to: string): void {
	cpSync(join(dir, from), join(dir, to), { recursive: true });
	for (const file of textsOf(dir, to))
		edit(join(dir, file), (before) => before.replace(/^(title|metaTitle|metaDescription): (.*)$/gm, "$1: $2 (bis)"));
}

function textsOf(dir: string, entry: string): string[] {
	const isText = (name: string) => langs.some((lang) => name.startsWith(`${lang}.`));
	return readdirSync(join(dir, entry))
		.filter(isText)
		.map((name) => `${entry}/${name}`);
}

/** Gives all content a further language, which reads almost as the Spanish one. */
function translate(dir: string): void {
	for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
		const path = join(dir, name);
		if (/(^|\/)es\.(md|yaml)$/.test(name))
			writeFileSync(path.replace(/es(\.\w+)$/, "it$1"), inOtherWords(readFileSync(path, "utf8")));
		else if (name.endsWith(".yaml")) edit(path, withItalianWords);
	}
}

function withItalianWords(before: string): string {
	const document = parseDocument(before);
	visit(document, {
		Map: (_, map) => {
			if (map.has("es") && !map.has("it")) map.set("it", inOtherWords(String(map.get("es"))));
		},
	});
	return document.toString({ lineWidth: 0 });
}

/** With other endings, since a text that stands in two languages is a finding. Keys, addresses and placeholders stay. */
function inOtherWords(text: string): string {
	return text.replace(/(?<![/:][\p{L}-]*)(?<=\p{Ll}{2})[aeglnors](?=[ ,?]|: \{|\.?(?:[ "]|$))/gmu, "i");
}

function edit(path: string, change: (before: string) => string): void {
	writeFileSync(path, change(readFileSync(path, "utf8")));
}
