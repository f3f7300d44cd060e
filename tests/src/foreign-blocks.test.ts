import { expect, test } from "vitest";
import type { RichNode } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { hasForeignBlocks } from "#src/blocks/foreign-blocks.ts";

const inside = (tagName: "table" | "img" | "p" | "ul", dataBlock?: "tip" | "checklist" | "emergency"): RichNode => ({
	type: "element",
	tagName: "div",
	properties: {},
	children: [{ type: "element", tagName, properties: dataBlock ? { dataBlock } : {}, children: [] }],
});

test.each<[what: string, template: string, field: string, node: RichNode, isForeign: boolean]>([
	["a table on the finder", "finder", "body", inside("table"), true],
	["a picture on the list of one's plants", "my-plants", "body", inside("img"), true],
	["a checklist on the diagnosis", "diagnosis", "body", inside("p", "checklist"), true],
	["a table in the history of a plant", "sheet", "history", inside("table"), true],
	["a tip on the diagnosis, as any page may show one", "diagnosis", "body", inside("p", "tip"), false],
	["whom to call, on a plant's page", "profile", "emergency", inside("p", "emergency"), false],
	["a list on the finder", "finder", "body", inside("ul"), false],
	["a table on a plain page, whose sheet has it", "plain", "body", inside("table"), false],
])("a document links the sheet of blocks where its template lacks them: %s", (_, template, field, node, isForeign) => {
	const page = { template, [field]: { type: "root", children: [node] } } as unknown as ScreenPage;
	expect(hasForeignBlocks(page)).toBe(isForeign);
});
