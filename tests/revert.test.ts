import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSmallSite } from "./support/build-small-site.ts";
import { createWorkspace } from "./support/workspace.ts";

/** Builds the small site with a sentence more on one page; gives the document of that page. */
function preparePage() {
	const workspace = createWorkspace();
	const [file, work] = ["pages/about/fr.md", join(workspace.dir, "..")];
	const original = workspace.read(file);
	return async (sentence: string, baseUrl = "https://one.example") => {
		workspace.write(file, `${original}\n${sentence}\n`);
		await buildSmallSite(join(work, "site"), { contentDir: workspace.dir, cacheDir: join(work, "cache"), baseUrl });
		return readFileSync(join(work, "site", "about.html"), "utf8");
	};
}

/** One site for both, since to make it of nothing takes longest. */
test("setting a text, or the site's address, back to its earlier value gives the earlier page again (R17.4)", async () => {
	const build = preparePage();
	const first = await build("Un mot de plus.");
	expect(await build("Un pot de plus.")).toContain("Un pot de plus.");
	expect(await build("Un mot de plus.")).toBe(first);
	expect(await build("Un mot de plus.", "https://two.example")).toContain("https://two.example/fr/about");
	expect(await build("Un mot de plus.")).toBe(first);
}, 240_000);
