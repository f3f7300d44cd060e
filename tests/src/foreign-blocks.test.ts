import { expect, test } from "vitest";
import type { RichNode } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { hasForeignBlocks } from "#src/blocks/foreign-blocks.ts";

const inside = (tagName: "table" | "img" | "p" | "ul", dataBlock?: "tip"): RichNode => ({
	type: "element",
	tagName: "div",
	properties: {},
	children: [{ type: "element", tagName, properties: dataBlock ? { dataBlock } : {}, children: [] }],
});

test.each<[what: string, template: string, node: RichNode, isForeign: boolean]>([
	["a table on the finder", "finder", inside("table"), true],
	["a picture on the list of one's plants", "my-plants", inside("img"), true],
	["a tip on the diagnosis", "diagnosis", inside("p", "tip"), true],
	["a list on the finder", "finder", inside("ul"), false],
	["a table on a plain page, whose sheet has it", "plain", inside("table"), false],
])("a document links the sheet of blocks where its template lacks them: %s", (_, template, node, isForeign) => {
	const page = { template, body: { type: "root", children: [node] } } as unknown as ScreenPage;
	expect(hasForeignBlocks(page)).toBe(isForeign);
});
