import { element, filledBlocks, type RichElement, type RichNode, type RichText, textNode } from "#schemas/content/rich-text.ts";
import type { Safety } from "#schemas/content/safety.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { SafetyTopic } from "#schemas/shared/safety-topics.ts";
import { emergencyPage } from "../kinds/emergency.ts";
import type { View } from "../kinds/kind.ts";

type Country = Safety["countries"][number];
type Words = Pick<View, "lang" | "source" | "day" | "string">;

/**
 * Each block in one language: first what applies everywhere, then each country, those where the language is spoken first. The
 * emergency block has the numbers of the first country alone, without sources: it stands in the middle of texts, and a page has to
 * be light. The block `everyCountry` of the emergency page has all of them, with sources.
 */
export type SafetyBlocks = NonNullable<View["safety"]>;

/**
 * Creates the blocks of a language. Countries are collapsible, those with the same answer together; the first is open, so that nothing
 * depends on a script.
 */
export function writeSafetyBlocks({ topics, countries }: Safety, words: Words): SafetyBlocks {
	const { lang } = words;
	const ordered = [...countries.filter(speaksLanguage(lang)), ...countries.filter((country) => !speaksLanguage(lang)(country))];
	const write = (topic: SafetyTopic): RichNode[] => {
		const { title, points, elsewhere, unknown } = topics[topic];
		const everywhere = element(
			"ul",
			points.map((point) => element("li", [...statement(point, lang), textNode(" "), ...cite(point.source, words)])),
		);
		const answerOf = (country: Country) => ofCountry(country, topic, unknown[lang], words);
		const alike = groupBy(ordered, (country) => JSON.stringify(answerOf(country)));
		const byCountry = [
			...[...alike.values()].map((group, index) =>
				element("details", [summary(group.map(({ name }) => name[lang]).join(", ")), ...answerOf(group[0])], {
					open: index === 0,
				}),
			),
			element("details", [summary(elsewhere.title[lang]), element("p", [textNode(elsewhere.text[lang])])], { open: false }),
		];
		const parts = topic === "emergency" ? [...byCountry, everywhere] : [everywhere, ...byCountry];
		return [element("p", [strong(title[lang])]), ...parts];
	};
	return {
		emergency: inShort(topics.emergency, ordered[0], words),
		everyCountry: write("emergency"),
		electricity: write("electricity"),
		balcony: write("balcony"),
		pesticides: write("pesticides"),
	};
}

/** Whom to call in one country and what to do, with a link to everything else. */
function inShort(
	{ title, points }: Safety["topics"]["emergency"],
	country: Country | undefined,
	{ lang, string }: Words,
): RichNode[] {
	const numbers = country?.numbers.map(({ number, name }) => element("li", [call(number), textNode(` ${name[lang]}`)])) ?? [];
	return [
		element("p", [strong(title[lang]), textNode(country ? ` (${country.name[lang]})` : "")]),
		element("ul", numbers),
		element(
			"ul",
			points.map((point) => element("li", statement(point, lang))),
		),
		element("p", [element("a", [textNode(string("emergency.everyCountry"))], { href: `/${emergencyPage}` })]),
	];
}

function statement({ title, text }: Safety["topics"]["emergency"]["points"][number], lang: Lang): RichNode[] {
	return [strong(title[lang]), textNode(` ${text[lang]}`)];
}

const speaksLanguage =
	(lang: Lang) =>
	({ languages }: Country): boolean =>
		languages.includes(lang);

function ofCountry(country: Country, topic: SafetyTopic, unknown: string, words: Words): RichNode[] {
	const { lang } = words;
	if (topic === "emergency")
		return [
			element(
				"ul",
				country.numbers.map(({ number, name, source, checked }) =>
					element("li", [call(number), textNode(` ${name[lang]} `), ...cite(source, words, checked)]),
				),
			),
		];
	const rule = country[topic];
	return [
		element("p", rule ? [textNode(`${rule.text[lang]} `), ...cite(rule.source, words, rule.checked)] : [textNode(unknown)]),
	];
}

/** Source, with the day on which an editor checked it: «(ASPCA, consulté le 23 novembre 2026)». */
function cite(id: string, { source, day, string }: Words, checked?: string): RichNode[] {
	const { title, url } = source(id);
	const shown = url === undefined ? textNode(title) : element("a", [textNode(title)], { href: url });
	if (checked === undefined) return [textNode("("), shown, textNode(")")];
	// The day stays beside its month.
	const read = string("emergency.checked", { day: day(checked).replace(" ", "\u00a0") });
	return [textNode("("), shown, textNode(`, ${read})`)];
}

/** A phone number as a link that dials it. */
function call(number: string): RichElement {
	return element("a", [strong(number)], { href: `tel:${number.replaceAll(" ", "")}` });
}

function summary(name: string): RichElement {
	return element("summary", [textNode(name)]);
}

function strong(words: string): RichElement {
	return element("strong", [textNode(words)]);
}

/** Blocks that the build fills, by name; those that a site has the data of. */
type Filled = Partial<Record<(typeof filledBlocks)[number], readonly RichNode[]>>;

/** Inserts blocks into a text, where its Markdown names them. */
export function insertBlocks({ type, children }: RichText, blocks: Filled): RichText {
	return { type, children: children.map((child) => fillNode(child, blocks)) };
}

/** Blocks are at the top level or inside other blocks, never inline. */
function fillNode(node: RichNode, blocks: Filled): RichNode {
	if (node.type === "text" || node.tagName !== "div") return node;
	const name = filledBlocks.find((each) => each === node.properties.dataBlock);
	const filled = name && blocks[name];
	return { ...node, children: filled ? [...filled] : node.children.map((child) => fillNode(child, blocks)) };
}
