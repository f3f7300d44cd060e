import { uiKeys } from "#schemas/ui-strings.ts";
import type { Content, Part, Reference } from "../pipeline/seams.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { diagnose, eachPart, type Linking, type LinkRule, placeOf } from "./linking.ts";

/** Every id that names something elsewhere names something that is there. Links and pictures have rules of their own. */
export const checkReferences: LinkRule = (linking) => [
	...missingVocabularies(linking.content),
	...eachPart(linking.content.parts, (part) => part.references.flatMap((reference) => checkReference(reference, part, linking))),
];

function checkReference({ rule, of, pointer, value }: Reference, part: Part, { content, slugs }: Linking): Diagnostic[] {
	const unknown = (code: Diagnostic["code"], what: string, known: readonly string[], otherwise: string) =>
		known.includes(value)
			? []
			: [diagnose(part, placeOf(part, pointer), code, `There is no ${what} "${value}".`, didYouMean(value, known, otherwise))];
	switch (rule) {
		case "term": {
			const ids = idsOf(content.terms[of]);
			return ids ? unknown("unknown-term", of, ids, `choose one from terms/${of}.yaml, or add it there`) : [];
		}
		case "source": {
			const keys = idsOf(content.single.sources);
			return keys ? unknown("unknown-source", "source", keys, "choose one from sources.yaml, or add it there") : [];
		}
		case "slug":
			return unknown("unknown-slug", of, slugs[of] ?? [], "name the folder of one that is there");
		case "ui-key":
			return unknown("unknown-slug", "interface string", uiKeys, "choose one from ui/fr.yaml");
		default:
			return [];
	}
}

/** Ids of a list of ids; null when its file is missing or broken, which is a finding of its own. */
function idsOf(part: Part | undefined): string[] | null {
	return part?.data ? Object.keys(part.data) : null;
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
