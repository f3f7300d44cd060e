import { defaultLang, langs } from "#schemas/spec/languages.ts";
import type { TextPart } from "#schemas/translation.ts";
import { recordIn, standingOf } from "../kinds/translation.ts";
import { say } from "../messages/message.ts";
import type { Diagnostic, Place } from "../report/diagnostic.ts";
import type { Part } from "../types/content.ts";
import { diagnose, eachEntry, type LinkRule, placeOf, withRelated } from "./linking.ts";

/** What has changed in the original since a translation was last brought up to date with it. */
export const checkTranslations: LinkRule = ({ content }) =>
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
	const standing = standingOf(recordIn(data), original.digest?.parts ?? []);
	if (standing.is !== "stale") return [];
	const [first] = standing.changed;
	const what = standing.changed.map(({ name }) => name).join(", ") || "a part is gone";
	const finding = diagnose(
		text,
		first ? placeOfTextPart(text, first) : placeOf(text, "/translated"),
		"stale-translation",
		`In ${defaultLang} this has changed since it was translated: ${what}.`,
		`see what with npm run changes -- ${text.file}, bring it up to date, then run npm run check -- --translated ${text.file}`,
	);
	const related = standing.changed.map((part) => ({
		file: original.file,
		place: placeOfTextPart(original, part),
		message: say("related.changed", { part: part.name }),
	}));
	return [withRelated(finding, related)];
}

function needless(original: Part): Diagnostic {
	const place = original.places["/translated"]?.key ?? [1, 1];
	const message = `${defaultLang} is what the others are translated from, it records nothing.`;
	return diagnose(original, place, "unknown-field", message, "delete the line");
}

/** Where a text has a part of itself or of its original; their fields and headings are the same. */
export function placeOfTextPart(text: Part, { pointer, section }: TextPart): Place {
	if (pointer !== "body") return text.places[pointer]?.key ?? placeOf(text, "/translated");
	const headings = text.marks.filter((mark) => mark.type === "heading" && mark.pointer === "body" && mark.depth === 2);
	return headings[section - 1]?.place ?? text.bodyStart ?? [1, 1];
}
