import { expect, test } from "vitest";
import { isElement, plainText, type RichText } from "#schemas/content/rich-text.ts";
import type { View } from "#scripts/kinds/kind.ts";
import { numberCitations, sourceAnchors, sourceKeys, sourceList } from "#scripts/kinds/long-read/sources.ts";

const facts = {
	published: "2025-01-20",
	image: "photo.jpg",
	sources: ["aspca"],
	figures: {
		dry: { value: 3, unit: "centimetre" as const, source: "pousse" },
		wet: { value: 4, unit: "litre" as const, source: "aspca" },
	},
};

test("the sources of an article are its own, then those of its figures, each once (R17.6)", () => {
	expect(sourceKeys(facts)).toEqual(["aspca", "pousse"]);
	expect(sourceAnchors(facts)).toEqual(["sources", "source-aspca", "source-pousse"]);
});

test("a link to a source shows its number, for a dagger its number alone; other links do not (R17.6)", () => {
	const link = (href: string, words = "so"): RichText => ({
		type: "root",
		children: [{ type: "element", tagName: "a", properties: { href }, children: [{ type: "text", value: words }] }],
	});
	expect(plainText(numberCitations(link("#source-pousse"), ["aspca", "pousse"]))).toBe("so\u00a0[2]");
	expect(plainText(numberCitations(link("#source-pousse", "†"), ["aspca", "pousse"]))).toBe("[2]");
	expect(numberCitations({ body: link("#sources") }, ["aspca"])).toEqual({ body: link("#sources") });
});

test("the list of sources links to each work, and explains our own figures (R17.6)", () => {
	const view = {
		string: () => "Sources",
		source: (id: string) =>
			id === "aspca" ? { title: "ASPCA", url: "https://example.org/" } : { title: "Pousse", url: "/about" },
	} as unknown as View;
	const [heading, list] = sourceList(["aspca", "pousse"], view).children;
	expect(heading).toMatchObject({ tagName: "h2", properties: { id: "sources" } });
	expect(
		list &&
			isElement(list, "ol") &&
			list.children.map((item) => [plainText(item), JSON.stringify(item).match(/"href":"([^"]*)"/)?.[1]]),
	).toEqual([
		["ASPCA", "https://example.org/"],
		["Pousse", "/about"],
	]);
});
