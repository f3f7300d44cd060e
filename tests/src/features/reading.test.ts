import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { pinPath } from "#schemas/shared/url.ts";
import { announced, openApp } from "../../support/app.ts";
import { readPageData, readWords } from "../../support/published.ts";

const word = await readWords();
const languages = ["fr", "de"] as const;
const article = "/blog/ficus-lyrata";
const sheet = "/fiches-plantes/aloe-vera";
const profile = "/fiches-plantes/pilea-peperomioides";
const pages = languages.flatMap((lang) => [article, sheet, profile].map((path) => [lang, path] as const));

const button = (name: string) => screen.findByRole("button", { name });

test.each(pages)("in %s the link that %s copies is pinned, and copying is announced (R1.7)", async (lang, path) => {
	const { user } = await openApp(pinPath(path, lang), { locale: lang });
	await user.click(await button(word(lang, "reading.copyLink")));
	await announced(word(lang, "reading.linkCopied"));
	expect(await navigator.clipboard.readText()).toBe(location.origin + pinPath(path, lang));
});

test.each(languages)("in %s the address is shown if copying fails", async (lang) => {
	const { user } = await openApp(pinPath(article, lang), { locale: lang });
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	await user.click(await button(word(lang, "reading.copyLink")));
	await announced(word(lang, "reading.linkNotCopied"), "alert");
	await announced(location.origin + pinPath(article, lang), "alert");
});

test.each(languages)("in %s sharing passes title and pinned address to the device", async (lang) => {
	const share = vi.fn(async () => undefined);
	vi.stubGlobal("navigator", Object.assign(navigator, { share }));
	const { user } = await openApp(article, { locale: lang });
	await user.click(await button(word(lang, "reading.share")));
	const { title } = await readPageData(article, lang);
	expect(share.mock.calls).toEqual([[{ title, url: location.origin + pinPath(article, lang) }]]);
});

/** The value of a fact. */
function fact(label: string): string | null | undefined {
	const term = [...document.querySelectorAll("main dt")].find(({ textContent }) => textContent === label);
	return term?.nextElementSibling?.querySelector("span")?.textContent;
}

test.each([
	[
		"fr",
		"18–25\u00a0°C",
		"64–77\u00a0°F",
		"30–60\u00a0cm",
		"12–24\u00a0in",
		"Est, ouest, 0–0,5\u00a0m\u00a0· sud, 0–1\u00a0m",
		"Est, ouest, 0–1,5\u00a0ft\u00a0· sud, 0–3,5\u00a0ft",
	],
	[
		"de",
		"18–25\u00a0°C",
		"64–77\u00a0°F",
		"30–60\u00a0cm",
		"12–24\u00a0in",
		"Ost, West, 0–0,5\u00a0m\u00a0· Süd, 0–1\u00a0m",
		"Ost, West, 0–1,5\u00a0ft\u00a0· Süd, 0–3,5\u00a0ft",
	],
] as const)(
	"in %s the facts of a sheet change their units, and the choice is stored",
	async (lang, celsius, fahrenheit, cm, inches, m, feet) => {
		const { user, complaints, reload } = await openApp(pinPath(sheet, lang), { locale: lang });
		const values = () => ["facts.temperature", "facts.size", "facts.window"].map((key) => fact(word(lang, key)));
		expect(values()).toEqual([celsius, cm, m]);
		const units = within(await screen.findByRole("group", { name: word(lang, "units.choose") }));
		const toImperial = units.getByRole("button", { name: "°F, in" });
		toImperial.focus();
		await user.keyboard("{Enter}");
		expect(values()).toEqual([fahrenheit, inches, feet]);
		expect(toImperial.getAttribute("aria-pressed")).toBe("true");
		await reload();
		await waitFor(() => expect(values()).toEqual([fahrenheit, inches, feet]));
		expect(complaints).toEqual([]);
	},
);

test.each(languages)("in %s every gauge is decorative beside text for screen readers", async (lang) => {
	await openApp(pinPath(sheet, lang));
	const gauges = [...document.querySelectorAll("main dd svg")];
	expect(gauges.length).toBe(5);
	for (const gauge of gauges) {
		expect(gauge.getAttribute("aria-hidden")).toBe("true");
		expect(gauge.parentElement?.querySelector(":scope > svg ~ span")?.textContent).toMatch(/./);
	}
	const strokes = [...document.querySelectorAll(".gauge g > rect + path")].map(
		(month) => month.getAttribute("d")?.split("M").length ?? 0,
	);
	expect(Math.min(...strokes.slice(3, 9))).toBeGreaterThan(Math.max(...strokes.slice(0, 3), ...strokes.slice(9)));
});
