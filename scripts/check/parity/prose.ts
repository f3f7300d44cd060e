import { isRichText, plainText, type RichText } from "#schemas/content/rich-text.ts";
import { defaultLang, langs } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import type { Entry, Part, Prose } from "../../types/content.ts";
import { diagnose, fieldName, originalLang } from "../rule.ts";
import { withCounterpart } from "./difference.ts";
import { fieldPosition } from "./section-position.ts";
import { measureSections, sectionsOf } from "./sections.ts";

/** A shorter text may have any length in another language, in characters. */
const shortest = 150;

/** Texts of this length and more tell how long a language usually is; so many of them are enough. */
const telling = { length: 200, texts: 5 };

/**
 * A text is too short if it lacks more characters than this times the square root of those to be expected. On 26 November 2026 the
 * factor was 4.1 at most in the 657 sections of this site's translations; the last sentence or two of a section make more than 6.
 */
const tolerance = 6;

/** The lengths of a text's fields and of the sections of its body. */
export function measureProse(part: Part): Prose[] {
	const sections = sectionsOf(part);
	measureSections(sections, part.body);
	return [
		...fieldsIn(part.data, "")
			.filter(({ pointer }) => !part.ownLists.some((list) => pointer.startsWith(`${list}/`)))
			.map(({ pointer, length }) => ({ pointer, title: null, position: fieldPosition(part, pointer), length })),
		...sections.map(({ title, position, length }) => ({ pointer: "body", title, position, length })),
	];
}

function fieldsIn(value: unknown, pointer: string): { pointer: string; length: number }[] {
	if (typeof value === "string" || isRichText(value)) {
		const { length } = typeof value === "string" ? value : plainText(value as RichText);
		return [{ pointer, length }];
	}
	if (!Array.isArray(value) && !isRecord(value)) return [];
	return Object.entries(value).flatMap(([key, each]) => fieldsIn(each, `${pointer}/${key}`));
}

/** A field or a section in the original and in a translation. */
type Counterparts = { original: Part; text: Part; there: Prose; here: Prose };

/**
 * Translations that lack prose: fields and sections that are much shorter than they should be by the length of the original and the
 * usual ratio of the language, which is taken from the content itself.
 */
export function findLostProse(entries: readonly Entry[]): Diagnostic[] {
	return langs
		.filter((lang) => lang !== defaultLang)
		.flatMap((lang) => {
			const pairs = entries.flatMap(({ texts }) => pairsOf(texts[defaultLang], texts[lang]));
			const ratios = pairs
				.filter(({ there }) => there.length >= telling.length)
				.map(({ there, here }) => here.length / there.length)
				.sort((a, b) => a - b);
			const usual = ratios[Math.floor(ratios.length / 2)];
			if (usual === undefined || ratios.length < telling.texts) return [];
			return pairs.flatMap((pair) => describeLost(pair, usual * pair.there.length));
		});
}

function pairsOf(original: Part | undefined, text: Part | undefined): Counterparts[] {
	if (!original?.digest || !text?.digest) return [];
	const [there, here] = [byPlace(original.digest.prose), byPlace(text.digest.prose)];
	const isAlike = sectionsIn(original.digest.prose) === sectionsIn(text.digest.prose);
	return [...there].flatMap(([place, each]) => {
		const other = here.get(place);
		// A missing field or section is another rule's finding, and what comes after a missing section would be compared with another.
		if (!other || each.length < shortest || (each.pointer === "body" && !isAlike)) return [];
		return [{ original, text, there: each, here: other }];
	});
}

/** Fields by their pointer, sections by their number. */
function byPlace(prose: readonly Prose[]): Map<string, Prose> {
	let sections = 0;
	return new Map(prose.map((each) => [each.pointer === "body" ? `body ${sections++}` : each.pointer, each]));
}

function sectionsIn(prose: readonly Prose[]): number {
	return prose.filter(({ pointer }) => pointer === "body").length;
}

function describeLost({ original, text, there, here }: Counterparts, expected: number): Diagnostic[] {
	if (expected - here.length <= tolerance * Math.sqrt(expected)) return [];
	const message = msg("parity.short", {
		where: nameOf(here),
		length: here.length,
		lang: originalLang,
		expected: Math.round(expected / 10) * 10,
	});
	const hint = msg("parity.short.hint", { file: original.file, line: there.position[0] });
	return [withCounterpart(diagnose(text, here.position, "lost-prose", { message, hint }), original, there.position)];
}

function nameOf({ pointer, title }: Prose): Message {
	if (pointer !== "body") return msg("parity.field", { field: fieldName(pointer) });
	return title === null ? msg("parity.beginning") : msg("parity.section", { title });
}
