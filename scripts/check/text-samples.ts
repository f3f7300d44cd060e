import { addTo, groupBy } from "#schemas/shared/group-by.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { findWords } from "../content/typography/detect-language.ts";
import { hashOf } from "../content/typography/sample-hash.ts";
import { msg, withHint } from "../messages/message.ts";
import type { Diagnostic, Related } from "../report/diagnostic.ts";
import type { Content, Part, TextSample } from "../types/content.ts";
import { diagnose, namesOf, type Rule, withRelated } from "./rule.ts";

type Found = { sample: TextSample; part: Part };

/** Finds untranslated text: passages that are identical in two languages, and passages in another language than their file. */
export const checkSamples: Rule = ({ content }) => {
	// A name may be identical in all languages.
	const names = new Set(content.entries.flatMap(namesOf).map((name) => hashOf(findWords(name))));
	return groupsOf(content).flatMap((group) => {
		const found = group.flatMap((part) => part.samples.map((sample): Found => ({ sample, part })));
		const copies = findCopies(found, names);
		return [
			...joinCopies(copies).flatMap(explainCopies),
			...found.flatMap((each) => (each.sample.reads && !copies.has(each) ? foreign(each, each.sample.reads) : [])),
		];
	});
};

/** Parts with the same content in several languages: the texts of an entry, the interface, a file of all languages. */
function groupsOf({ entries, ui, parts }: Content): Part[][] {
	return [
		...entries.map(({ texts }) => Object.values(texts)),
		Object.values(ui),
		...parts.filter(({ contentFile }) => !("lang" in contentFile)).map((part) => [part]),
	];
}

/** Samples that are identical in several languages, each with the one in the language of its words. */
function findCopies(found: readonly Found[], names: ReadonlySet<string>): Map<Found, Found> {
	const alike = groupBy(
		found.filter(({ sample }) => !names.has(sample.hash)),
		({ sample }) => sample.hash,
	);
	return new Map([...alike.values()].flatMap(nameCopies));
}

/** The original is in the language that has the most function words in it; on a tie, in the first of them. */
function nameCopies(alike: readonly Found[]): [copy: Found, original: Found][] {
	const original = alike.reduce((best, each) => (each.sample.fluency > best.sample.fluency ? each : best));
	return alike.filter(({ sample }) => sample.lang !== original.sample.lang).map((copy) => [copy, original]);
}

/** Number of copies in one file above which they are one finding: the file has not been translated yet. */
const copiesMax = 3;

type Copy = [copy: Found, original: Found];

/** The copies that a file has of another file, grouped. */
function joinCopies(copies: ReadonlyMap<Found, Found>): Copy[][] {
	const joined = new Map<Part, Map<Part, Copy[]>>();
	for (const [copy, original] of copies) {
		const byOriginal = joined.get(copy.part) ?? new Map<Part, Copy[]>();
		addTo(byOriginal, original.part, [copy, original]);
		joined.set(copy.part, byOriginal);
	}
	const countOf = (copy: Part, original: Part) => joined.get(copy)?.get(original)?.length ?? 0;
	return [...joined].flatMap(([copy, byOriginal]) =>
		[...byOriginal].flatMap(([original, found]) => {
			// Words shared by two languages look like a copy of either: one file is the copy of the other, not both of each other.
			const back = countOf(original, copy);
			return back > copiesMax && back > found.length ? [] : [found];
		}),
	);
}

function explainCopies(copies: readonly Copy[]): Diagnostic[] {
	const [first] = [...copies].sort(([a], [b]) => a.sample.position[0] - b.sample.position[0]);
	if (!first || copies.length <= copiesMax || first[0].part === first[1].part)
		return copies.map(([copy, original]) => untranslated(copy, original));
	const [{ part, sample }, original] = first;
	const [here, there] = [{ lang: sample.lang }, { lang: original.sample.lang }];
	const lines = new Set(copies.map(([copy]) => copy.sample.position[0])).size;
	const message = msg("link.copiedWhole", { here, there, file: original.part.file, lines });
	const found = diagnose(part, sample.position, "untranslated-text", { message, hint: msg("link.copied.hint", { here }) });
	return [withRelated(found, [copiedFrom(original)])];
}

function untranslated({ part, sample: { lang, position } }: Found, original: Found): Diagnostic {
	const { file } = original.part;
	const [here, there] = [{ lang }, { lang: original.sample.lang }];
	const found = diagnose(
		part,
		position,
		"untranslated-text",
		withHint("link.copied", { here, there, file, line: original.sample.position[0] }),
	);
	return withRelated(found, [copiedFrom(original)]);
}

function copiedFrom({ part: { file }, sample: { position } }: Found): Related {
	return { file, position, message: msg("related.copied") };
}

function foreign({ part, sample: { lang, position } }: Found, reads: Lang): Diagnostic {
	const here = { lang };
	return diagnose(part, position, "wrong-language", withHint("link.foreign", { here, reads: { lang: reads } }));
}
