import { defaultLang } from "#schemas/shared/languages.ts";
import { keysInCode } from "#schemas/shared/plural-forms.ts";
import { type Message, msg, type Value, withHint } from "../messages/message.ts";
import type { Code } from "../report/codes.ts";
import { aboutFile, type Diagnostic } from "../report/diagnostic.ts";
import { didYouMean, listSome } from "../report/nearest.ts";
import type { Content, Part, Reference } from "../types/content.ts";
import { partnersIn } from "./offers.ts";
import { diagnose, eachPart, type LinkedContent, positionOf, type Rule } from "./rule.ts";

/** Every reference names something that exists. Links and pictures have their own rules. */
export const checkReferences: Rule = (context) => {
	const ids = listIds(context);
	return [
		...missingVocabularies(context.content),
		...unusedSources(context.content),
		...eachPart(context.content.parts, (part) => part.references.flatMap((reference) => checkReference(reference, part, ids))),
	];
};

/** The ids that references may use; null if the file with the ids is missing or invalid, which is another finding. */
type Ids = {
	terms: ReadonlyMap<string, ReadonlySet<string> | null>;
	/** Vocabulary → the lower-case label of a term in any language → the term. */
	labels: ReadonlyMap<string, ReadonlyMap<string, string>>;
	sources: ReadonlySet<string> | null;
	partners: ReadonlySet<string> | null;
	slugs: ReadonlyMap<string, ReadonlySet<string>>;
	uiKeys: ReadonlySet<string> | null;
};

function listIds({ content, slugs }: LinkedContent): Ids {
	return {
		terms: new Map(Object.entries(content.terms).map(([vocabulary, part]) => [vocabulary, idsOf(part)])),
		labels: new Map(Object.entries(content.terms).map(([vocabulary, part]) => [vocabulary, labelsOf(part)])),
		sources: idsOf(content.single.sources),
		partners: content.single.site?.data ? new Set(partnersIn(content).map(([key]) => key)) : null,
		slugs: new Map(Object.entries(slugs).map(([kind, list]) => [kind, new Set(list)])),
		uiKeys: uiKeysOf(content.ui[defaultLang]),
	};
}

function checkReference(
	{ rule, of, pointer, value }: Reference,
	part: Part,
	{ terms, labels, sources, partners, slugs, uiKeys }: Ids,
): Diagnostic[] {
	const position = positionOf(part, pointer);
	const unknown = (code: Code, message: Message, known: ReadonlySet<string> | null, otherwise: (values: Value) => Message) => {
		if (!known || known.has(value)) return [];
		return [diagnose(part, position, code, { message, hint: didYouMean(value, known, otherwise(listSome([...known]))) })];
	};
	switch (rule) {
		case "term": {
			const ids = terms.get(of) ?? null;
			const file = `terms/${of}.yaml`;
			const message = msg("link.noTerm", { what: of, value });
			const called = labels.get(of)?.get(value.toLowerCase());
			if (ids && called !== undefined && !ids.has(value))
				return [diagnose(part, position, "unknown-term", { message, hint: msg("report.didYouMean", { name: called }) })];
			return unknown("unknown-term", message, ids, (values) => msg("link.noTerm.hint", { file, values }));
		}
		case "source":
			return unknown("unknown-source", msg("link.noSource", { value }), sources, (values) =>
				msg("link.noSource.hint", { values }),
			);
		case "partner":
			return unknown("unknown-partner", msg("link.noPartner", { value }), partners, (values) =>
				msg("link.noPartner.hint", { values }),
			);
		case "slug":
			return unknown("unknown-slug", msg("link.noTerm", { what: of, value }), slugs.get(of) ?? new Set(), (values) =>
				msg("link.noSlug.hint", { values }),
			);
		case "ui-key":
			return unknown("unknown-slug", msg("link.noUiKey", { value }), uiKeys, () => msg("link.noUiKey.hint"));
		default:
			return [];
	}
}

function idsOf(part: Part | undefined): ReadonlySet<string> | null {
	return part?.data ? new Set(Object.keys(part.data)) : null;
}

function uiKeysOf(part: Part | undefined): ReadonlySet<string> | null {
	return part?.data ? new Set(keysInCode(Object.keys(part.data)).keys()) : null;
}

function labelsOf({ data }: Part): ReadonlyMap<string, string> {
	const terms = Object.entries(data ?? {}) as [string, unknown][];
	return new Map(
		terms.flatMap(([id, labels]) =>
			Object.values(typeof labels === "object" && labels !== null ? labels : {}).map((label) => [
				String(label).toLowerCase(),
				id,
			]),
		),
	);
}

/** Sources that nothing refers to. None are reported if a file is invalid or missing, because it may refer to them. */
function unusedSources({ entries, parts, single: { sources } }: Content): Diagnostic[] {
	if (!sources?.data || parts.some(({ data }) => data === null) || entries.some(({ facts }) => facts === null)) return [];
	const used = new Set(
		parts.flatMap(({ references }) => references.flatMap(({ rule, value }) => (rule === "source" ? [value] : []))),
	);
	return Object.keys(sources.data)
		.filter((source) => !used.has(source))
		.map((source) =>
			diagnose(sources, sources.positions[`/${source}`]?.key ?? null, "unused-source", withHint("link.unusedSource", { source })),
		);
}

/** Vocabularies used by facts that have no file. */
function missingVocabularies({ parts, terms }: Content): Diagnostic[] {
	const used = new Set(parts.flatMap(({ references }) => references.flatMap(({ rule, of }) => (rule === "term" ? [of] : []))));
	return [...used]
		.filter((vocabulary) => !terms[vocabulary])
		.map((vocabulary) => `terms/${vocabulary}.yaml`)
		.map((file) =>
			aboutFile(file, "missing-file", { message: msg("link.noVocabulary", { file }), hint: msg("read.restore.hint") }),
		);
}
