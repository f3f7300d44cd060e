import type { Figure } from "#schemas/content/figures.ts";
import { currencies, unitSigns } from "#schemas/content/units.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import { hyphenate, slugOf } from "#schemas/shared/slug.ts";
import { msg, withHint } from "../messages/message.ts";
import { didYouMean, listSome } from "../report/nearest.ts";
import type { Entry } from "../types/content.ts";
import { diagnose, eachEntry, kindOf, namesOf, positionOf, type Rule, sourcesIn } from "./rule.ts";

/** A figure that repeats another one has its value: texts that contradict each other cannot both be right. */
export const checkRepeatedFigures: Rule = ({ content: { entries }, brokenSlugs }) => {
	const figures = new Map(entries.flatMap(figuresOf));
	return eachEntry(entries, (entry) =>
		(entry.facts?.references ?? []).flatMap(({ rule, pointer, value: same }) => {
			const figure = figures.get(addressOf(entry, pointer.split("/").at(-2) ?? ""));
			// Nothing is known of the figures of invalid facts, which are another finding.
			if (rule !== "figure" || !entry.facts || !figure || brokenSlugs.has(same.replace(/^.*\/|#.*$/g, ""))) return [];
			const position = positionOf(entry.facts, pointer);
			const original = figures.get(same);
			if (!original) {
				const hint = didYouMean(same, figures.keys(), msg("link.noSuchFigure.hint"));
				return [diagnose(entry.facts, position, "unknown-figure", { message: msg("link.noSuchFigure", { same }), hint })];
			}
			const [here, there] = [write(figure), write(original)];
			if (here === there) return [];
			return [diagnose(entry.facts, position, "contradiction", withHint("link.contradiction", { here, same, there }))];
		}),
	);
};

/**
 * A figure with the name of a plant in any language, such as `pothos-cold` or `peace-lily-pot`, says which of the plant's figures it
 * repeats: else two values of one thing could stand side by side. So does, in the article `pothos-guide`, a figure with the name of one of
 * the plant's, such as `cold-limit`, and each figure of our own that repeats nothing: what we say of a plant stands among its facts. A
 * price is no fact of a plant; it depends on the day and the shop.
 */
export const checkNamedFigures: Rule = ({ content }) => {
	const { entries } = content;
	const sources = sourcesIn(content);
	// Only what is our own has a page of ours that tells more.
	const isOwn = ({ source = "", same }: Figure) => same === undefined && sources[source]?.page !== undefined;
	const plants = new Map<string, Entry[]>();
	const bySlug = new Map<string, Entry>();
	for (const entry of entries) {
		if (entry.kind !== "plant") continue;
		bySlug.set(entry.slug, entry);
		for (const name of figureNames(entry)) addTo(plants, name, entry);
	}
	return eachEntry(entries, (entry) => {
		const subject = beginningsOf(entry.slug).flatMap((beginning) => bySlug.get(beginning) ?? []);
		const ofSubject = new Set(subject.flatMap(figuresOf).map(([address]) => hyphenate(nameIn(address))));
		return figuresOf(entry).flatMap(([address, figure]) => {
			const name = nameIn(address);
			const found = beginningsOf(name).map((beginning) => plants.get(beginning));
			const named = found.find((each) => each !== undefined) ?? (ofSubject.has(name) || isOwn(figure) ? subject : []);
			if (!entry.facts || named.length === 0 || named.includes(entry) || currencies.includes(figure.unit)) return [];
			if (named.some((plant) => figure.same?.startsWith(addressOf(plant, "")))) return [];
			const [plant = ""] = named.map(({ slug }) => slug);
			const ofUnit = named.flatMap(figuresOf).filter(([, other]) => other.unit === figure.unit);
			const equal = ofUnit.filter(([, other]) => write(other) === write(figure));
			// What is counted differs from figure to figure, so only an equal count may be what is meant.
			const alike = equal.length > 0 || figure.unit === "count" ? equal : ofUnit;
			const choices = listSome(alike.map(([other, value]) => `${other} (${write(value)})`));
			const hint =
				alike.length > 0 ? msg("link.unlinkedFigure.hint", { choices }) : msg("link.unlinkedFigure.hintNone", { plant });
			const position = entry.facts.positions[`/figures/${name}`]?.key ?? null;
			return [diagnose(entry.facts, position, "unlinked-figure", { message: msg("link.unlinkedFigure", { name, plant }), hint })];
		});
	});
};

/** How figures may name a plant: by its slug, the genus that this begins with, or any of its names. */
function figureNames(plant: Entry): ReadonlySet<string> {
	return new Set([plant.slug, plant.slug.replace(/-.*/, ""), ...namesOf(plant).map(slugOf)]);
}

/** The beginnings of a figure's name, the longest first: «aloe-vera-pot», «aloe-vera», «aloe». */
function beginningsOf(name: string): string[] {
	const words = name.split("-");
	return words.map((_, index) => words.slice(0, words.length - index).join("-"));
}

function figuresOf(entry: Entry): [string, Figure][] {
	const facts = entry.facts?.data;
	if (!facts) return [];
	return Object.entries(kindOf(entry).shape.figures(facts)).map(([name, figure]) => [addressOf(entry, name), figure]);
}

/** How other entries name a figure: `plants/pothos#check`. */
function addressOf(entry: Entry, name: string): string {
	return `${kindOf(entry).folder}/${entry.slug}#${name}`;
}

const nameIn = (address: string) => address.slice(address.indexOf("#") + 1);

function write({ value, min, max, unit }: Figure): string {
	return `${value ?? (min === max ? min : `${min}–${max}`)} ${unitSigns[unit]}`.trim();
}
