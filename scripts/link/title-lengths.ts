import { siteConfig } from "#schemas/site-config.ts";
import { constants } from "#schemas/spec/constants.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { type TitleTag, type TitleWords, titleRoom, writeTitle } from "#schemas/title-tag.ts";
import { uiStrings } from "#schemas/ui-strings.ts";
import type { Content, Entry } from "../pipeline/seams.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { diagnose, kindOf, type LinkRule, placeOf } from "./linking.ts";

/** Search results cut off a longer title, and what the site puts around a title counts (R14.1). */
export const checkTitleLengths: LinkRule = ({ content }) =>
	langs.flatMap((lang) => {
		const words = titleWords(content, lang);
		return words ? content.entries.flatMap((entry) => checkTitle(entry, lang, words)) : [];
	});

/** Null while the files that hold them are broken. */
function titleWords({ single, ui }: Content, lang: Lang): TitleWords | null {
	const [site, strings] = [single.site?.data, ui[lang]?.data];
	if (!site || !strings) return null;
	const words = uiStrings.parse(strings);
	return { site: siteConfig.parse(site), string: (key) => words[key] };
}

function checkTitle(entry: Entry, lang: Lang, words: TitleWords): Diagnostic[] {
	const [facts, part] = [entry.facts, entry.texts[lang]];
	const tag = facts?.data && part?.data && kindOf(entry).titleTag(facts.data, part.data, words, 1);
	if (!part || !tag || writeTitle(tag).length <= constants.titleMax) return [];
	return [diagnose(part, placeOf(part, tag.pointer), "too-long", message(tag), hint(tag))];
}

function message(tag: TitleTag): string {
	const added = tag.before + tag.after;
	return `The title of the page has ${writeTitle(tag).length} characters, of which the site adds ${added.length}, "${added}". At most ${constants.titleMax} fit.`;
}

function hint({ pointer, before, after }: TitleTag): string {
	const room = titleRoom(before + after);
	return pointer.endsWith("/metaTitle")
		? `shorten metaTitle to ${room} characters`
		: `add metaTitle: with at most ${room} characters, for search engines`;
}
