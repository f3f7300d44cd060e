import * as z from "zod";
import type { Terms } from "../generated/terms.ts";
import { perLanguage } from "../shared/languages.ts";
import { checkHost } from "../shared/web-address.ts";
import { problem } from "./messages/problem.ts";
import type { RichText } from "./rich-text.ts";

/** One line of plain text, not blank. */
export function text(description: string, max = 400) {
	return z.string().regex(/\S/).max(max).describe(description);
}

/** Description of a picture. A file name is not a description. */
export function alt(description: string) {
	return text(description, 200).refine((words) => !isFileName(words), problem("shape.altIsFile"));
}

/** Whether a text is the file name of an image, or a name given by a camera. */
export function isFileName(words: string): boolean {
	return /\.(?:jpe?g|png|webp|avif|gif|svg|heic)$|^(?:IMG|DSCN?|DSCF|PXL)[_-]?\d+$/i.test(words.trim());
}

/** A title for search engines. Its maximum length depends on what the site adds to it, so the check has a separate rule for that. */
export function metaTitle() {
	return text("Title for search engines, without what the site adds; at most 60 characters with that", 110);
}

/**
 * Markdown inside YAML. The cast is valid for every stage after validate, which replaces the string by its RichText (it finds the
 * field by `contentMediaType`).
 */
export function prose(description: string) {
	return text(description, 6000).meta({ contentMediaType: "text/markdown", description }) as unknown as z.ZodType<
		RichText,
		string
	>;
}

/** Record of the French text that a translation was made from (`translation.ts`). */
export function translated() {
	return z
		.string()
		.refine((record) => /^([a-z]{20})+$/.test(record), problem("shape.record"))
		.optional()
		.describe("Which French text this was made from; the program writes it, so leave it as it is");
}

/** A list that may differ between languages; other lists have the same length in all languages. */
export function ownList(description: string, item: string, min = 0) {
	return z.array(text(item, 60)).min(min).meta({ "x-own-list": true, description });
}

const calendarDay = z.iso.date();

/** A day, written 2025-01-31. */
export function day(description: string) {
	return calendarDay.describe(description);
}

/** An id of one of the vocabularies in `content/terms`, as a type of those that there are, so that code names no other. */
export function term<Vocabulary extends keyof Terms>(vocabulary: Vocabulary, description: string) {
	// Whether the vocabulary has the id is checked when all of the content is known.
	return z.string().min(1).meta({ "x-term": vocabulary, description }) as unknown as z.ZodType<Terms[Vocabulary]>;
}

/** The slug of another entry. */
export function entrySlug(kind: string, description: string) {
	return z.string().min(1).meta({ "x-slug": kind, description });
}

/** A key of `content/sources.yaml`. */
export function source(description = "Source; key of content/sources.yaml") {
	return z.string().min(1).meta({ "x-source": true, description });
}

/** The same under a statement about safety, for which a newspaper's or a shop's word is not enough. */
export function safetySource(description?: string) {
	return source(description).meta({ "x-source": "safety" });
}

/** A key of `affiliate.partners` in `content/site.yaml`. */
export function partnerKey(description: string) {
	return z.string().min(1).meta({ "x-partner": true, description });
}

/** A picture's file name in `content/images`. */
export function image(description = "File in content/images") {
	return z.string().min(1).meta({ "x-image": true, description });
}

/** An address on this site, without its language, or a full https address. */
export function address(description: string) {
	return z.string().min(1).meta({ "x-link": true, description });
}

/** A full https address on another site. */
export function webAddress(description: string) {
	return z
		.url({ protocol: /^https$/, ...problem("shape.https"), abort: true })
		.check(saysItsHost)
		.describe(description);
}

/** Rejects an address whose host is misleading. */
export function saysItsHost({ value, issues }: z.core.ParsePayload<string>): void {
	const wrong = checkHost(value);
	if (wrong) issues.push({ code: "custom", input: value, params: { host: wrong } });
}

/** Like `address`, but the title of the page is shown, so it must be a page of this site. */
export function titledAddress(description: string) {
	return z.string().min(1).meta({ "x-link": "titled", description });
}

/** Like `titledAddress`, for a page that articles may recommend. */
export function recommendedAddress(description: string) {
	return z.string().min(1).meta({ "x-link": "recommended", description });
}

/** A key of `content/ui`. */
export function uiKey(description: string) {
	return z.string().min(1).meta({ "x-ui-key": true, description });
}

/** The possible range of a quantity: a value outside is a typing error. `unit` is the name of its unit in reports. */
export type Limits = { least: number; most: number; unit: string };

/** Lower and upper end of a range; `what` names the quantity and its unit. */
export function range(what: string, { least, most, unit }: Limits) {
	const quantity = what.charAt(0).toLowerCase() + what.slice(1);
	// The limits of both ends are one rule, so that a wrong unit is one finding.
	const end = (which: string) =>
		z.number().meta({ minimum: least, maximum: most, "x-unit": unit, description: `${which} ${quantity}` });
	const isWithin = ({ min, max }: { min: number; max: number }) => [min, max].every((value) => value >= least && value <= most);
	return (
		z
			.strictObject({ min: end("Lowest"), max: end("Highest") })
			// An end beyond the limits is mistyped: swapping the two would not help.
			.refine((ends) => ends.min <= ends.max || !isWithin(ends), problem("shape.order"))
			.refine(isWithin, problem("shape.rangeBeyond", { least, most, unit }))
			.describe(what)
	);
}

/** A number between limits. */
export function quantity(what: string, { least, most, unit }: Limits) {
	return z
		.number()
		.refine((value) => value >= least && value <= most, {
			abort: true,
			...problem("shape.notBetween", { least, most, unit }),
		})
		.meta({ minimum: least, maximum: most, "x-unit": unit, description: what });
}

/** Whether an entry was changed no earlier than it was published. An invalid date is another finding. */
export function changedAfterwards(entry: { published?: string | undefined; updated?: string | undefined }): boolean {
	const [published, updated] = [entry.published, entry.updated].map((value) => calendarDay.safeParse(value).data);
	return published === undefined || updated === undefined || published <= updated;
}

/** The issue for `changedAfterwards`. */
export const changedBefore = {
	path: ["updated"],
	...problem("shape.changedBefore"),
};

/** The same short text in every language. */
export function textPerLanguage(description: string, max = 120) {
	return z.strictObject(perLanguage((lang) => text(`${description} (${lang})`, max))).describe(description);
}

/** A title with a list of lines below it. */
export function titledList(description: string) {
	return z
		.strictObject({
			title: text("Title of the list", 120),
			items: z.array(prose("One line of the list")).min(1).describe("The lines, in order"),
		})
		.describe(description);
}

/** Questions and answers. */
export const faqItems = z
	.array(z.strictObject({ question: text("The question", 200), answer: prose("The answer") }))
	.min(1)
	.describe("Questions and answers");
