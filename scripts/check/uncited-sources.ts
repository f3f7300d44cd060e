import { defaultLang } from "#schemas/shared/languages.ts";
import { withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { eachEntry, kindOf, positionOf, type Rule, sourcesIn } from "./rule.ts";

/**
 * Sources at the end of an article or a guide to which nothing in its original text leads. A source that is a page of ours may be listed
 * without: it is behind every figure that has no number.
 */
export const checkUncitedSources: Rule = ({ content }) => {
	const sources = sourcesIn(content);
	const works = new Set(Object.keys(sources).filter((key) => sources[key]?.page === undefined));
	return eachEntry(content.entries, (entry): Diagnostic[] => {
		const { facts, texts } = entry;
		const text = texts[defaultLang];
		const { citations } = kindOf(entry).shape;
		if (!citations || !facts?.data || !text?.data) return [];
		const targets = new Set(text.marks.flatMap((mark) => (mark.type === "link" ? [mark.url] : [])));
		const named = facts.references.filter(({ rule }) => rule === "source");
		return named.flatMap(({ pointer, value: source }, index) => {
			const isRepeated = named.findIndex(({ value }) => value === source) < index;
			if (isRepeated || !works.has(source) || targets.has(citations.prefix + source)) return [];
			const said = withHint("link.uncitedSource", { source, link: citations.prefix + source });
			return [{ code: "uncited-source", file: facts.file, position: positionOf(facts, pointer), ...said }];
		});
	});
};
