import { expect, test } from "vitest";
import type { Picture } from "#schemas/content/picture.ts";
import { plainText, type RichElement, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import { type Plated, plantsAt, withoutPlates, withPlates } from "#scripts/kinds/long-read/plates.ts";

const element = (tagName: RichElement["tagName"], ...children: RichNode[]): RichElement => ({
	type: "element",
	tagName,
	properties: {},
	children,
});
const words = (value: string): RichNode => ({ type: "text", value });
const link = (href: string): RichElement => ({ ...element("a", words(href)), properties: { href } });
const cards = (...children: RichNode[]): RichElement => ({ ...element("div", ...children), properties: { dataBlock: "cards" } });
const text = (...children: RichNode[]): RichText => ({ type: "root", children });

const picture = { src: "/images/plant.svg", alt: "a plant", width: 500, height: 600, sources: [] } as unknown as Picture;
const catalogue: Record<string, Plated> = {
	pothos: { name: "Pothos", picture },
	calathea: { name: "Calathéa", picture },
	"aloe-vera": { name: "Aloe vera", picture },
	bare: { name: "Sans image", picture: null },
};
const find = (slug: string) => catalogue[slug];

/** A text in short: names of elements, plates with the plant that they show. */
function outline(node: RichText | RichNode): string {
	if (node.type === "text") return "";
	const inner = node.children.map(outline).filter(Boolean).join(" ");
	if (node.type === "root") return inner;
	if (node.properties.dataBlock === "plate") {
		const [image, label] = node.children as [RichElement, RichElement?];
		return `[${image.data?.picture.src} «${image.data?.picture.alt}»${label ? ` ${plainText(label)}` : ""}]`;
	}
	return inner === "" ? node.tagName : `${node.tagName}(${inner})`;
}
const shown = (slug: string) => `[/images/plant.svg «» ${catalogue[slug]?.name}]`;

test("a section that links to a plant shows its picture at the first paragraph, with empty alternative text (R6.1)", () => {
	const before = text(element("h2"), element("p", words("…")), element("p", link("/fiches-plantes#pothos")), element("p"));
	expect(outline(withPlates(before, find, []))).toBe(`h2 p ${shown("pothos")} p(a) p`);
});

test("a section has at most one picture, and a text none of a plant twice or of one shown anyway (R6.1)", () => {
	const leading = (slug: string) => element("p", link(`/fiches-plantes/${slug}`));
	const before = text(
		...[element("h2"), leading("pothos"), leading("calathea")],
		...[element("h2"), leading("pothos"), leading("aloe-vera")],
		...[element("h2"), leading("calathea")],
	);
	expect(outline(withPlates(before, find, ["aloe-vera"]))).toBe(
		`h2 ${shown("pothos")} p(a) p(a) h2 p(a) p(a) h2 ${shown("calathea")} p(a)`,
	);
});

test("each card that links to a plant has its picture, without a caption; boxes, tables, unknown plants and plants without pictures have none (R6.1)", () => {
	const before = text(
		element("h2"),
		cards(element("div", element("h3"), element("p", link("/fiches-plantes/pothos"))), element("div", element("h3"))),
		element("blockquote", link("/fiches-plantes/calathea")),
		element("p", link("/fiches-plantes/bare"), link("/fiches-plantes/unknown"), link("/blog/calathea")),
	);
	expect(outline(withPlates(before, find, []))).toBe(
		`h2 div(div([/images/plant.svg «»] h3 p(a)) div(h3)) blockquote(a) p(a a a)`,
	);
});

test("removing the pictures gives the original text (R14.1)", () => {
	const before = text(
		element("h2"),
		element("p", link("/fiches-plantes/pothos")),
		cards(element("div", element("h3"), element("p", link("/fiches-plantes/calathea"))), element("div", element("h3"))),
		element("blockquote", element("p", words("…"))),
	);
	const placed = withPlates(before, find, []);
	expect(placed).not.toEqual(before);
	expect(withoutPlates(placed)).toEqual(before);
});

test("plants are recognised by catalogue addresses only, each once (R6.1)", () => {
	expect(
		plantsAt([
			"/fiches-plantes/pothos",
			"/fiches-plantes#pothos",
			"/fiches-plantes",
			"/blog/aloe-vera",
			"/fiches-plantes?light=low",
		]),
	).toEqual(["pothos"]);
});
