import { createInstance } from "i18next";
import { siteConfig } from "#schemas/content/site-config.ts";
import { type TitleTag, type TitleWords, titleRoom, writeTitle } from "#schemas/pages/title-tag.ts";
import { constants } from "#schemas/shared/constants.ts";
import { createT } from "#schemas/shared/i18n.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { splitPart } from "#schemas/shared/paging.ts";
import { type Message, msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Content, Entry } from "../types/content.ts";
import { diagnose, kindOf, positionOf, type Rule, stringsIn } from "./rule.ts";

/** Search results truncate longer titles; the additions of the site count as part of the title. */
export const checkTitleLengths: Rule = ({ content, pages }) => {
	const lastParts = new Map([...pages].map(([path, entry]) => [entry, splitPart(path).part]));
	return langs.flatMap((lang) => {
		const words = titleWords(content, lang);
		if (!words) return [];
		return content.entries.flatMap((entry) => checkTitle(entry, lang, words, lastParts.get(entry) ?? 1));
	});
};

/** Null if the files that define them are invalid. */
function titleWords({ single, ui }: Content, lang: Lang): TitleWords | null {
	const [site, strings] = [single.site?.data, stringsIn({ ui }, lang)];
	if (!site || !strings) return null;
	const string = createT(createInstance(), lang, strings);
	return { site: siteConfig.parse(site), string };
}

/** For a paginated list, the title of its last page is the longest. */
function checkTitle({ kind, facts, texts }: Entry, lang: Lang, words: TitleWords, lastPart: number): Diagnostic[] {
	const part = texts[lang];
	const [known, text] = [facts?.data, part?.data];
	if (!part || !known || !text) return [];
	const titleOf = (which: number) => kindOf({ kind }).page.titleTag(known, text, words, which);
	const tooLong = [...new Set([1, lastPart])].map(titleOf).find((tag) => tag && writeTitle(tag).length > constants.titleMax);
	return tooLong
		? [diagnose(part, positionOf(part, tooLong.pointer), "too-long", { message: message(tooLong), hint: hint(tooLong) })]
		: [];
}

function message(tag: TitleTag): Message {
	const added = tag.before + tag.after;
	return msg("link.titleTooLong", {
		length: writeTitle(tag).length,
		added: added.length,
		words: added,
		most: constants.titleMax,
	});
}

function hint({ pointer, before, after }: TitleTag): Message {
	const room = titleRoom(before + after);
	return pointer.endsWith("/metaTitle") ? msg("link.shortenTitle.hint", { room }) : msg("link.addTitle.hint", { room });
}
