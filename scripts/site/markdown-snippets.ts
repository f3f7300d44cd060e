import * as z from "zod";
import { blocks } from "#schemas/content/rich-text.ts";
import { langs } from "#schemas/shared/languages.ts";
import { programLangFor } from "#schemas/shared/program-langs.ts";
import { isPictureBlock } from "../content/markdown/rich-blocks.ts";
import { findKindByName, kinds } from "../kinds/kinds.ts";
import { slugsByKind } from "../kinds/slugs-by-kind.ts";
import { createNames } from "../messages/names.ts";
import type { CompleteEntry, Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";

/** A snippet of VS Code: what is typed to find it, its lines, and what is shown beside it. */
type Snippet = { scope: "markdown"; prefix: string; body: string[]; description?: string };

/**
 * Snippets for Markdown, because YAML extensions do not complete front matter: its fields with their descriptions, blocks, photos, and
 * links whose addresses and anchors are chosen from a list. VS Code reads them in `.vscode`.
 */
export function markdownSnippets(site: Site): Artifact {
	const names = createNames(programLangFor(site.config.editorLang));
	const fields = kinds
		.filter(({ shape }) => shape.extension === "md")
		.flatMap(({ name, shape }) => {
			const { properties = {} } = z.toJSONSchema(shape.text, { io: "input" });
			return Object.entries(properties).map(([key, field]): [string, Snippet] => {
				const { description, type } = typeof field === "boolean" ? {} : field;
				const described = description === undefined ? {} : { description: names.field(description) };
				const body = type === "object" || type === "array" ? [`${key}:`, "  $0"] : [`${key}: $0`];
				return [`${name}: ${key}`, { scope: "markdown", prefix: key, body, ...described }];
			});
		});
	const paths = [...new Map(site.routes.filter(({ part }) => part === 1).map(({ path, entry }) => [path, entry]))];
	const slugs = slugsByKind(site.entries);
	const snippets: [string, Snippet][] = [
		...fields,
		...blocks.map((name): [string, Snippet] => [`block ${name}`, blockSnippet(name, site)]),
		["photo", { scope: "markdown", prefix: "photo", body: [photo(site)] }],
		["link", { scope: "markdown", prefix: "link", body: [link(paths.map(([path]) => path))] }],
		...paths.flatMap(([path, entry]): [string, Snippet][] => {
			const anchors = anchorsOf(entry, slugs).map((anchor) => `${path}#${anchor}`);
			const body = [link([path, ...anchors])];
			return anchors.length > 0 ? [[`link ${path}`, { scope: "markdown", prefix: `link ${entry.slug}`, body }]] : [];
		}),
	];
	const contents = `${JSON.stringify(Object.fromEntries(snippets), null, "\t")}\n`;
	return { destination: "snippets", file: "markdown.code-snippets", contents };
}

function blockSnippet(name: string, site: Site): Snippet {
	const inside = isPictureBlock(name) ? [photo(site), "", "$0"] : ["$0"];
	return { scope: "markdown", prefix: `:::${name}`, body: [`:::${name}`, ...inside, ":::"] };
}

function photo({ images }: Site): string {
	return `![$1](/images/${choice(2, images)})`;
}

function link(addresses: readonly string[]): string {
	return `[$1](${choice(2, addresses)})`;
}

/** A place in a snippet where one of several words is chosen. */
function choice(place: number, words: readonly string[]): string {
	return words.length === 0 ? `$${place}` : `\${${place}|${words.join(",")}|}`;
}

/** The anchors of a page that are the same in every language: those of its template, and headings with a common id. */
function anchorsOf({ kind, facts, texts }: CompleteEntry, slugs: Slugs): string[] {
	const [first = [], ...others] = langs.map((lang) => [
		...findKindByName(kind).address.anchors(facts, texts[lang].text, slugs),
		...texts[lang].headings.map(([id]) => id),
	]);
	return first.filter((id) => others.every((ids) => ids.includes(id)));
}

type Slugs = Readonly<Record<string, readonly string[]>>;
