import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { createT } from "#schemas/shared/i18n.ts";
import { langOfEnvironment } from "#scripts/messages/lang-of-environment.ts";
import { type Message, msg } from "#scripts/messages/message.ts";
import { createTranslate } from "#scripts/messages/translate.ts";

const [english, french] = [createTranslate("en"), createTranslate("fr")];

test.each<[message: Message, en: string, fr: string]>([
	[msg("report.files", { count: 0 }), "0 files", "0 fichier"],
	[msg("report.files", { count: 1 }), "1 file", "1 fichier"],
	[msg("report.files", { count: 214 }), "214 files", "214 fichiers"],
	[
		msg("report.didYouMean", { name: ["fr", "es", "de"] }),
		'did you mean "fr, es and de"?',
		"vouliez-vous dire «\u00a0fr, es et de\u00a0»\u00a0?",
	],
	[
		msg("report.didYouMean", { name: { lang: "de" } }),
		'did you mean "German"?',
		"vouliez-vous dire «\u00a0allemand\u00a0»\u00a0?",
	],
	[msg("report.didYouMean", { name: 2.5 }), 'did you mean "2.5"?', "vouliez-vous dire «\u00a02,5\u00a0»\u00a0?"],
	[
		msg("report.found", { problems: msg("report.errors", { count: 2 }), files: msg("report.files", { count: 3 }) }),
		"2 errors in 3 files",
		"2 erreurs dans 3 fichiers",
	],
])("%j is available in both languages (R17.8)", (message, en, fr) => {
	expect([english(message), french(message)]).toEqual([en, fr]);
});

test.each(["{{name}}", "$t(report.nothing)", "$1 $& $$", "<b>&amp;</b>", "{name}", "{{- x}}"])(
	"text from a file is quoted unchanged: %j (R17.8)",
	(name) => {
		expect(english(msg("report.didYouMean", { name }))).toBe(`did you mean "${name}"?`);
	},
);

test.each<[Record<string, string>, string]>([
	[{}, "en"],
	[{ LANG: "fr_FR.UTF-8" }, "fr"],
	[{ LANG: "fr" }, "fr"],
	[{ LANG: "fr_CA@euro" }, "fr"],
	[{ LANG: "C.UTF-8" }, "en"],
	[{ LANG: "de_DE.UTF-8" }, "en"],
	[{ LANG: "en_GB", LC_MESSAGES: "fr_FR" }, "fr"],
	[{ LANG: "fr_FR", LC_MESSAGES: "fr_FR", LC_ALL: "C" }, "en"],
	[{ LANG: "fr_FR", LC_MESSAGES: "", LC_ALL: "" }, "fr"],
])("with the environment %j the program uses %s (R17.8)", (environment, lang) => {
	expect(langOfEnvironment(environment)).toBe(lang);
});

test.each(["l'{{query}}", "d’{{query}}", "''{{query}}''", "'{{query}}"])(
	"an apostrophe does not break a placeholder: %s (R2.4)",
	(text) => {
		const speak = createT(createInstance(), "fr", { text });
		expect(speak("text", { query: "aloe" })).toBe(text.replace("{{query}}", "aloe"));
	},
);
