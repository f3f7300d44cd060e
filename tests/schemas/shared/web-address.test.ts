import { expect, test } from "vitest";
import { siteConfig } from "#schemas/content/site-config.ts";
import { checkHost } from "#schemas/shared/web-address.ts";
import { explainProblem } from "#scripts/content/validate/explain-problem.ts";
import { explainHost } from "#scripts/report/explain-host.ts";
import { english } from "../../support/in-english.ts";

test.each([
	["https://editor:secret@pousse.example/", "has a user name or a password"],
	["https://pousse.example@evil.example/", "has a user name or a password"],
	["https://pl\u0430ntes.example/", 'has a host with "\u0430" (U+0430), which is not a letter of the languages of this site'],
	["https://g\u0261.example/", 'has a host with "\u0261" (U+0261), which is not a letter of the languages of this site'],
	["https://ｅ.example/", 'has a host with "ｅ" (U+FF45), which is not a letter of the languages of this site'],
	["https://a\u2044b.example/", 'has a host with "\u2044" (U+2044), which is not a letter of the languages of this site'],
	["https://%65vil.example/", 'has a host with "%" (U+0025), which is not a letter of the languages of this site'],
	["https://xn--pantes-gbh.example/", "has a host written in encoded characters"],
	["https://plantes..example/", 'has the invalid host "plantes..example"'],
	["https://plantes/", 'has the invalid host "plantes"'],
	["https://2130706433/", 'has the invalid host "2130706433"'],
	["https://127.0.0.1/", 'has the invalid host "127.0.0.1"'],
	["https://plantes.example:99999999/", 'has the invalid host "plantes.example:99999999"'],
	["https:///plantes.example/", 'has the invalid host ""'],
])("%s is misleading: it %s (R17.9)", (url, fault) => {
	const host = checkHost(url);
	expect(host && english(explainHost(host).fault)).toBe(fault);
});

test.each([
	"https://plantes.example",
	"https://www.plantes-et-cie.example:8443/a?b=c@d#e",
	"https://jardin-é.example/",
	"https://größe.example/\u0430",
	"http://x.museum",
	"/blog",
	"mailto:ana@plantes.example",
])("%s is not misleading (R17.9)", (url) => {
	expect(checkHost(url)).toBe(null);
});

test("the addresses of the site, and of its profiles elsewhere, show their host (R17.9)", () => {
	const wrong = { url: "https://a:b@pousse.example", social: [{ name: "X", url: "https://\u0430.example/" }] };
	const issues = siteConfig.safeParse(wrong).error?.issues ?? [];
	const messages = issues.flatMap((issue) => {
		const problem = explainProblem(issue, issue.path.join("."), "");
		return problem?.message.key === "validate.host" ? [english(problem.message)] : [];
	});
	expect(messages).toEqual([
		"url has a user name or a password.",
		'social.0.url has a host with "\u0430" (U+0430), which is not a letter of the languages of this site.',
	]);
});
