import { expect, test } from "vitest";
import { blocks } from "#schemas/content/rich-text.ts";
import { compile } from "#scripts/build/compile.ts";
import { kinds } from "#scripts/kinds/kinds.ts";
import { baseContent, smallRun } from "../../support/workspace.ts";

const { plan } = await compile({ contentDir: baseContent, ...smallRun });
const files = plan?.generated().filter(({ destination }) => destination === "snippets") ?? [];
const snippets: Record<string, { scope: string; prefix: string; body: string[]; description?: string }> = JSON.parse(
	files[0]?.contents ?? "{}",
);

/** The addresses or files that a snippet lets its author choose from. */
function choices(name: string): string[] {
	const [, list = ""] = /\$\{2\|([^|]*)\|\}\)$/.exec(snippets[name]?.body[0] ?? "") ?? [];
	return list.split(",");
}

test("snippets complete front matter field by field, with descriptions from the schema (R16.3)", () => {
	expect(files.map(({ file }) => file)).toEqual(["markdown.code-snippets"]);
	expect(snippets["article: title"]).toEqual({
		scope: "markdown",
		prefix: "title",
		body: ["title: $0"],
		description: "Title of the page",
	});
	const completed = Object.keys(snippets).flatMap((name) => /^([a-z]+): /.exec(name)?.[1] ?? []);
	const written = kinds.filter(({ shape }) => shape.extension === "md").map(({ name }) => name);
	expect([...new Set(completed)]).toEqual(written);
});

test("snippets complete blocks, photos, page addresses and anchors (R16.3)", () => {
	expect(Object.keys(snippets).filter((name) => name.startsWith("block "))).toEqual(blocks.map((name) => `block ${name}`));
	expect(snippets["block tip"]?.body).toEqual([":::tip", "$0", ":::"]);
	expect(choices("photo")).toEqual(["arrosoir.jpg"]);
	expect(choices("link")).toEqual(expect.arrayContaining(["/blog/arrosage", "/fiches-plantes/aloe-vera", "/guides/hydroponie"]));
	expect(choices("link /fiches-plantes")).toEqual(["/fiches-plantes", "/fiches-plantes#aloe-vera", "/fiches-plantes#pothos"]);
});
