import { expect, test } from "vitest";
import { isElement, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import { wordsOf } from "../support/rich-text.ts";
import { plan } from "../support/site-plan.ts";

/* What keeps a long text from being a column of paragraphs: at the latest every third section shows something. */

const longReads = plan.pages.map((page) => page.data()).flatMap((data) => (data.template === "long-read" ? [data] : []));

/** Whether there is more than words to see: a picture, a plate, a note, a table, cards, a list to tick. */
const shows = (node: RichNode): boolean =>
	node.type === "element" &&
	(node.tagName === "table" || !["faq", undefined].includes(node.properties.dataBlock) || node.children.some(shows));

/** Sections that show nothing, three or more in a row, by their titles. */
function plainRuns({ children }: RichText): string[][] {
	const runs: string[][] = [[]];
	const starts = children.flatMap((node, index) => (isElement(node, "h2") ? [index] : []));
	for (const [nth, start] of starts.entries()) {
		if (children.slice(start + 1, starts[nth + 1]).some(shows)) runs.push([]);
		else runs.at(-1)?.push(wordsOf(children[start]));
	}
	return runs.filter((run) => run.length >= 3);
}

test.each(longReads)("$path in $lang has a picture, a note or a table at least every third section (R6.1, R7.1)", ({ body }) => {
	expect(plainRuns(body)).toEqual([]);
});
