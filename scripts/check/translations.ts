import type { TextPart } from "#schemas/content/translation.ts";
import { defaultLang, langs } from "#schemas/shared/languages.ts";
import { recordIn, translationStateOf } from "../kinds/translation.ts";
import { msg, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";
import { diagnose, eachEntry, originalLang, positionOf, type Rule, withRelated } from "./rule.ts";

/** What has changed in the original since a translation was last updated. */
export const checkTranslations: Rule = ({ content }) =>
	eachEntry(content.entries, ({ texts }) => {
		const original = texts[defaultLang];
		if (!original?.data || !original.digest) return [];
		return [
			...(recordIn(original.data) === undefined ? [] : [needless(original)]),
			...langs.flatMap((lang) => {
				const text = texts[lang];
				return text?.data && text !== original ? compare(text, text.data, original) : [];
			}),
		];
	});

function compare(text: Part, data: object, original: Part): Diagnostic[] {
	const state = translationStateOf(recordIn(data), original.digest?.parts ?? []);
	if (state.is !== "stale") return [];
	const [first] = state.changed;
	const names = state.changed.map(({ name }) => name).join(", ");
	const finding = diagnose(
		text,
		first ? positionOfTextPart(text, first) : positionOf(text, "/translated"),
		"stale-translation",
		withHint("link.stale", { lang: originalLang, parts: names === "" ? msg("link.partGone") : names, file: text.file }),
	);
	const related = state.changed.map((part) => ({
		file: original.file,
		position: positionOfTextPart(original, part),
		message: msg("related.changed", { part: part.name }),
	}));
	return [withRelated(finding, related)];
}

function needless(original: Part): Diagnostic {
	const position = original.positions["/translated"]?.key ?? [1, 1];
	const message = msg("link.originalRecords", { lang: originalLang });
	return diagnose(original, position, "unknown-field", { message, hint: msg("link.deleteLine.hint") });
}

/** Position in a text of one of its parts or of its original's parts; their fields and headings are the same. */
export function positionOfTextPart(text: Part, { pointer, section }: TextPart): Position {
	if (pointer !== "body") return text.positions[pointer]?.key ?? positionOf(text, "/translated");
	const headings = text.marks.filter((mark) => mark.type === "heading" && mark.pointer === "body" && mark.depth === 2);
	return headings[section - 1]?.position ?? text.bodyStart ?? [1, 1];
}
