import { createInstance } from "i18next";
import { dayFormat } from "#schemas/shared/day.ts";
import { createT, refuseMissing } from "#schemas/shared/i18n.ts";
import { type Lang, languages } from "#schemas/shared/languages.ts";
import { pickStrings } from "#schemas/shared/plural-forms.ts";
import type { View, ViewSite, ViewWords } from "../kinds/kind.ts";
import type { SharedData } from "../types/site.ts";
import { writeCalendar } from "./calendar.ts";
import { editAddress } from "./edit-address.ts";
import { writeSafetyBlocks } from "./safety-blocks.ts";

/** What a view has that depends on its language alone. It holds formatters, which are expensive to create. */
export type LanguageTools = ViewWords & ViewSite;

/** Creates them for a language. The check has validated references, so a failed lookup is a bug. */
export function createLanguageTools(shared: SharedData, lang: Lang): LanguageTools {
	const strings = shared.strings[lang];
	const { locale } = languages[lang];
	const months = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
	const day = dayFormat(lang, { dateStyle: "long", timeZone: "UTC" });
	const monthNames = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
	const initials = new Intl.DateTimeFormat(locale, { month: "narrow", timeZone: "UTC" });
	const source: View["source"] = (id) => {
		const { title, titles, url, urlForPlant, page, locale } = known(shared.sources[id], id);
		return { title: titles?.[lang] ?? title, url: url ?? page, urlForPlant, locale };
	};
	const string = createT(createInstance(), lang, strings, refuseMissing);
	const namesOfMonths = Array.from({ length: 12 }, (_, month) => monthNames.format(Date.UTC(2025, month)));
	const showDay: View["day"] = (iso) => day(new Date(`${iso}T00:00:00Z`));
	return {
		lang,
		site: { ...shared.config, author: shared.config.authors?.[lang] ?? shared.config.author },
		string,
		strings: (beginnings) => pickStrings(strings, beginnings),
		term: (vocabulary, id) => known(shared.terms[vocabulary]?.[id]?.[lang], `${vocabulary} ${id}`),
		rank: (vocabulary, id) => {
			const ids = Object.keys(shared.terms[vocabulary] ?? {});
			return { place: ids.indexOf(id) + 1, of: ids.length };
		},
		editAddress: (file) => editAddress(shared.config.repository, file),
		source,
		safety: shared.safety && writeSafetyBlocks(shared.safety, { lang, source, day: showDay, string }),
		calendar: shared.calendar && writeCalendar(shared.calendar, { lang, string, monthNames: namesOfMonths }),
		diagnosis: shared.diagnosis,
		month: (iso) => months.format(new Date(`${iso}T00:00:00Z`)),
		day: showDay,
		monthNames: namesOfMonths,
		monthInitials: Array.from({ length: 12 }, (_, month) => initials.format(Date.UTC(2025, month))),
		compare: new Intl.Collator(locale).compare,
	};
}

/** A value whose existence the check has validated. */
export function known<T>(value: T | undefined, name: string): T {
	if (value === undefined) throw new Error(`${name} is missing from checked content`);
	return value;
}
