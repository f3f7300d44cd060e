import { uiKeys } from "#schemas/ui-strings.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import type { Content, Part, Reference } from "../types/content.ts";
import { diagnose, eachPart, type Linking, type LinkRule, placeOf } from "./linking.ts";

/** Every id that names something elsewhere names something that is there. Links and pictures have rules of their own. */
export const checkReferences: LinkRule = (linking) => {
	const ids = listIds(linking);
	return [
		...missingVocabularies(linking.content),
		...unusedSources(linking.content),
		...eachPart(linking.content.parts, (part) => part.references.flatMap((reference) => checkReference(reference, part, ids))),
	];
};

/** All that references may name; null where the file with the ids is missing or broken, which is a finding of its own. */
type Ids = {
	terms: ReadonlyMap<string, ReadonlySet<string> | null>;
	sources: ReadonlySet<string> | null;
	slugs: ReadonlyMap<string, ReadonlySet<string>>;
	uiKeys: ReadonlySet<string>;
};

function listIds({ content, slugs }: Linking): Ids {
	return {
		terms: new Map(Object.entries(content.terms).map(([vocabulary, part]) => [vocabulary, idsOf(part)])),
		sources: idsOf(content.single.sources),
		slugs: new Map(Object.entries(slugs).map(([kind, list]) => [kind, new Set(list)])),
		uiKeys: new Set(uiKeys),
	};
}

function checkReference(
	{ rule, of, pointer, value }: Reference,
	part: Part,
	{ terms, sources, slugs, uiKeys }: Ids,
): Diagnostic[] {
	const unknown = (code: Diagnostic["code"], what: string, known: ReadonlySet<string>, otherwise: string) =>
		known.has(value)
			? []
			: [diagnose(part, placeOf(part, pointer), code, `There is no ${what} "${value}".`, didYouMean(value, known, otherwise))];
	switch (rule) {
		case "term": {
			const ids = terms.get(of);
			return ids ? unknown("unknown-term", of, ids, `choose one from terms/${of}.yaml, or add it there`) : [];
		}
		case "source":
			return sources ? unknown("unknown-source", "source", sources, "choose one from sources.yaml, or add it there") : [];
		case "slug":
			return unknown("unknown-slug", of, slugs.get(of) ?? new Set(), "name the folder of one that is there");
		case "ui-key":
			return unknown("unknown-slug", "interface string", uiKeys, "choose one from ui/fr.yaml");
		default:
			return [];
	}
}

function idsOf(part: Part | undefined): ReadonlySet<string> | null {
	return part?.data ? new Set(Object.keys(part.data)) : null;
}

/** Sources that nothing names. Where a file is broken or missing, it may be what names one. */
function unusedSources({ entries, parts, single: { sources } }: Content): Diagnostic[] {
	if (!sources?.data || parts.some(({ data }) => data === null) || entries.some(({ facts }) => facts === null)) return [];
	const used = new Set(
		parts.flatMap(({ references }) => references.flatMap(({ rule, value }) => (rule === "source" ? [value] : []))),
	);
	return Object.keys(sources.data)
		.filter((source) => !used.has(source))
		.map((source) =>
			diagnose(
				sources,
				sources.places[`/${source}`]?.key ?? null,
				"unused-source",
				`Nothing names the source "${source}".`,
				"name it as the source of a figure or a plant, or delete it",
			),
		);
}

/** Vocabularies that facts use and that have no file. */
function missingVocabularies({ parts, terms }: Content): Diagnostic[] {
	const used = new Set(parts.flatMap(({ references }) => references.flatMap(({ rule, of }) => (rule === "term" ? [of] : []))));
	return [...used]
		.filter((vocabulary) => !terms[vocabulary])
		.map((vocabulary) => ({
			code: "missing-file",
			file: `terms/${vocabulary}.yaml`,
			place: null,
			message: `terms/${vocabulary}.yaml is missing, which facts take their words from.`,
			hint: "restore it from the last commit",
		}));
}
