import { uiKeys } from "#schemas/ui-strings.ts";
import type { Part, Reference } from "../pipeline/seams.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { diagnose, type Linking, type LinkRule, placeOf } from "./linking.ts";

/** Every id that names something elsewhere names something that is there. Links and pictures have rules of their own. */
export const checkReferences: LinkRule = (linking) =>
	linking.content.parts.flatMap((part) => part.references.flatMap((reference) => checkReference(reference, part, linking)));

function checkReference({ rule, of, pointer, value }: Reference, part: Part, { content, slugs }: Linking): Diagnostic[] {
	const unknown = (code: Diagnostic["code"], what: string, known: readonly string[], file: string) =>
		known.includes(value)
			? []
			: [
					diagnose(
						part,
						placeOf(part, pointer),
						code,
						`There is no ${what} "${value}".`,
						didYouMean(value, known, `see ${file}`),
					),
				];
	switch (rule) {
		case "term":
			return unknown("unknown-term", of, Object.keys(content.terms[of]?.data ?? {}), `terms/${of}.yaml`);
		case "slug":
			return unknown("unknown-slug", of, slugs[of] ?? [], `the folders of that kind`);
		case "source":
			return unknown("unknown-source", "source", Object.keys(content.single.sources?.data ?? {}), "sources.yaml");
		case "ui-key":
			return unknown("unknown-slug", "interface string", uiKeys, "ui/fr.yaml");
		default:
			return [];
	}
}
