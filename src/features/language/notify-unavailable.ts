import { type Lang, languages } from "#schemas/shared/languages.ts";
import { notify } from "#src/features/notices/notify.ts";
import { storedLanguages } from "#src/offline/stored-languages.ts";
import { changeLater } from "./later.ts";

/**
 * Says that a language cannot be loaded for now and which ones are available offline, and offers to switch once it can be
 * loaded.
 */
export async function notifyUnavailable(lang: Lang): Promise<void> {
	const language = languages[lang].label;
	const kept = (await storedLanguages()).map((each) => languages[each].label);
	notify({
		channel: "general",
		about: "loading",
		title: (t) => t("language.unavailable", { language }),
		text: (t) => (kept.length > 0 ? t("language.kept", { languages: kept.join(", ") }) : t("language.stays")),
		destructive: true,
		stays: true,
		action: {
			label: (t) => t("language.later"),
			run: () => {
				changeLater(lang);
				notify({ channel: "general", about: "loading", title: (t) => t("language.laterText", { language }) });
			},
		},
	});
}
