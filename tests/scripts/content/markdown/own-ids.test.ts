import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownIds } from "#scripts/content/markdown/own-ids.ts";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { sourcesAnchor } from "#scripts/kinds/long-read/sources.ts";
import { root } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";

/** Folders of what only editors see. */
const aside = /^(?:edit|features\/dashboard|features\/specimens)\//;

/** The document's container, and the list of sources, which is made as text. */
const ofNoComponent = ["root", sourcesAnchor];

const readMarkdown = createMarkdownReader();
const idsOf = (text: string) =>
	readMarkdown(text, { file: "fr.md", pointer: "body", locate: () => [1, 1] }).value.marks.flatMap((mark) =>
		mark.type === "heading" ? [mark.id] : [],
	);

test("the ids that headings leave out are those of the app’s components (R16.5)", () => {
	const src = join(root, "src");
	const files = listFiles(src).filter((file) => file.endsWith(".tsx") && !aside.test(file));
	const found = files.flatMap((file) =>
		[...readFileSync(join(src, file), "utf8").matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id),
	);
	expect([...ownIds].sort()).toEqual([...new Set([...found, ...ofNoComponent])].sort());
});

test.each(["Main", "Root", "Sources", "Page contents"])(
	"the heading %s does not get the id of a part of the page (R16.5)",
	(title) => {
		const id = title.toLowerCase().replace(" ", "-");
		expect(idsOf(`## ${title}\n\na\n\n## ${title}\n\nb`)).toEqual([`${id}-1`, `${id}-2`]);
	},
);

test("headings of signs alone have ids of their own (R16.5)", () => {
	expect(idsOf("## ?!\n\na\n\n## 🌱\n\nb\n\n## Section\n\nc")).toEqual(["section", "section-1", "section-2"]);
});
