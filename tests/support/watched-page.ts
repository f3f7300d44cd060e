import type { PageVisit } from "./browser.ts";

/** Where a test opens its page. */
type Opens = { reusePage(visitor: { stored: Record<string, string> }): Promise<PageVisit> };

/** Lends a page that complains of what its policy stops; keeps the hosts that it asks. */
export async function watchedPage(browser: Opens, language: string | null): Promise<PageVisit & { hosts: Set<string> }> {
	const visit = await browser.reusePage({ stored: language === null ? {} : { language } });
	const hosts = new Set<string>();
	visit.page.on("request", (request) => hosts.add(new URL(request.url()).origin));
	await visit.page.addInitScript(() => {
		addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
			console.error(`stopped by ${violatedDirective}: ${blockedURI}`),
		);
	});
	return { ...visit, hosts };
}
