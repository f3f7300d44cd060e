import { type Message, msg } from "../../../messages/message.ts";
import { nameSigns, type Rule, type TypographyFinding } from "../finding.ts";

/** Three dots are an ellipsis character. */
export const checkEllipsis: Rule = (text) =>
	[...text.matchAll(/\.{3,}/g)].map(({ 0: dots, index }) => replace(index, dots, "…", msg("typography.ellipsis")));

/** Inside a word, where a double quote is one too, or after a genitive such as «Hans’ Garten», where no quotation ends. */
const apostrophes =
	/'(?<=\p{L}')(?=[\p{L}\p{N}{«“"‘\ufffc])|'(?<=[sxzß]')(?=[ \n]\p{L})(?<!(?<![\p{L}\p{N}])'[^'\u2029]*')|["”“](?<=\p{L}["”“])(?=\p{L})/gu;

/** Apostrophes are curved. */
export const checkApostrophes: Rule = (text) =>
	[...text.matchAll(apostrophes)].map(({ 0: sign, index }) =>
		replace(index, sign, "’", sign === "'" ? msg("typography.apostrophe") : msg("typography.quoteForApostrophe")),
	);

/** A name in single quotes: a cultivar, written ‘Albo’ in all languages. */
const names = /'(?<![\p{L}\p{N}]')(?=\p{Lu})([^'’\n\u2028\u2029]{1,40})'(?![\p{L}\p{N}])/gu;

/** Cultivar names have curved single quotes (ICNCP, article 14). */
export const checkNames: Rule = (text) =>
	[...text.matchAll(names)].flatMap(({ 0: quoted, 1: name = "", index }) => {
		const message = msg("typography.cultivar", { name });
		return [replace(index, "'", "‘", message), replace(index + quoted.length - 1, "'", "’", message)];
	});

function replace(start: number, wrong: string, right: string, message: Message): TypographyFinding {
	return { start, end: start + wrong.length, right, message, hint: msg("typography.write.hint", { signs: nameSigns(right) }) };
}
