import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { myPlantsText, unitsChoice } from "#schemas/shared/stored-values.ts";
import { unitSystemSigns } from "#schemas/shared/units.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { writeCollection } from "#src/features/my-plants/collection.ts";
import { openApp } from "../../support/app.ts";
import { metricWords } from "../../support/metric-words.ts";
import { listOf, pot } from "../../support/pots.ts";

const languages = ["fr", "de"] as const;
const inLanguages = (paths: readonly string[]) => languages.flatMap((lang) => paths.map((path) => [lang, path] as const));

const text = () => screen.getByRole("main").textContent;
const button = (name: string) => within(screen.getByRole("main")).findByRole("button", { name });

const read = ["/fiches-plantes/aloe-vera", "/fiches-plantes/pilea-peperomioides", "/blog/ficus-lyrata", "/guides/mini-potagers"];

test.each(inLanguages(read))("in %s all of %s follows the chosen units, and changes back (R17.6)", async (lang, path) => {
	const { user, complaints } = await openApp(pinPath(path, lang), { locale: lang });
	const toImperial = await button(unitSystemSigns.imperial);
	const before = text();
	expect(metricWords(before).length).toBeGreaterThan(3);
	const { title } = document;

	await user.click(toImperial);
	await waitFor(() => expect(metricWords(text())).toEqual([]));
	expect(text()).toMatch(/\d\u00a0°F/);
	expect(document.title).toBe(title);

	await user.click(await button(unitSystemSigns.metric));
	expect(text()).toBe(before);
	expect(complaints).toEqual([]);
});

/** A list with a plant that is outdoors. */
const kept = writeCollection(listOf(pot("pothos", { outdoors: true })));

const worked = ["/fiches-plantes", "/generateur-plante?side=south&distance=near&room=cold", "/mes-plantes"];

test.each(inLanguages(worked))("in %s a stored choice of units applies at %s (R17.6)", async (lang, path) => {
	const stored = { [unitsChoice.key]: "imperial", [myPlantsText.key]: kept };
	const { user, complaints } = await openApp(pinPath(path, lang), { locale: lang, stored });
	await waitFor(() => expect(text()).toMatch(/\d\u00a0(?:°F|in|ft)/));
	expect(metricWords(text())).toEqual([]);
	await user.click(await button(unitSystemSigns.metric));
	await waitFor(() => expect(metricWords(text())).not.toEqual([]));
	expect(complaints).toEqual([]);
});
