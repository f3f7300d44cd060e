import { expect, test } from "vitest";
import { compile } from "#scripts/build/compile.ts";
import type { PlannedPage } from "#scripts/types/site.ts";
import { baseContent, smallRun } from "../../support/workspace.ts";

async function planPages(): Promise<PlannedPage[]> {
	const { plan } = await compile({ contentDir: baseContent, ...smallRun });
	if (!plan) throw new Error("the content has faults");
	return plan.pages;
}

/** What the guide on growing in water shows of the pothos, which its card describes with a length. */
function pothosOf(pages: readonly PlannedPage[]) {
	const guide = pages.find(({ path, lang }) => path === "/guides/hydroponie" && lang === "fr");
	return guide?.sources()?.cards.entries["plant/pothos"];
}

test("a card gives lengths in both systems of units, whatever pages were made before (R17.6)", async () => {
	const first = pothosOf(await planPages());
	expect([first?.metric.description, first?.imperial?.description]).toEqual([
		"Des tiges qui retombent, jusqu’à 3\u00a0m.",
		"Des tiges qui retombent, jusqu’à 10\u00a0ft.",
	]);
	const pages = await planPages();
	for (const page of pages) if (!page.sources()) expect(page.data().lang).toBe(page.lang);
	expect(pothosOf(pages)).toEqual(first);
});
