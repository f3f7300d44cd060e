import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import { aboutFile } from "#scripts/report/diagnostic.ts";
import type { buildSmallSite as BuildSmallSite } from "../../support/build-small-site.ts";
import { testFolder } from "../../support/folders.ts";
import { createWorkspace } from "../../support/workspace.ts";

/** Builds as if all pages failed. Files share modules, so those of the build are loaded anew here, and again afterwards. */
async function buildWithFailingPages(options: Parameters<typeof BuildSmallSite>[1]) {
	vi.resetModules();
	vi.doMock("#scripts/build/make-pages.ts", () => {
		const message = msg("page.failed", { path: "/", reason: "no such sign" });
		const failed = aboutFile("pages/home", "page-failed", { message, hint: msg("page.failed.hint") });
		return { makePages: () => ({ pages: null, beside: null, diagnostics: [failed] }) };
	});
	onTestFinished(() => {
		vi.doUnmock("#scripts/build/make-pages.ts");
		vi.resetModules();
	});
	const { buildSmallSite } = await import("../../support/build-small-site.ts");
	return buildSmallSite(testFolder(), options);
}

test("a part of a site whose pages fail reports what was found in the content, too (R17.4)", async () => {
	const { dir } = createWorkspace();
	for (const ending of ["jpg", "yaml"]) copyFileSync(join(dir, `images/arrosoir.${ending}`), join(dir, `images/seau.${ending}`));
	const built = buildWithFailingPages({ contentDir: dir, shard: { number: 1, of: 2 }, cacheDir: null });
	await expect(built).rejects.toThrow(
		new Error(
			"images/seau.jpg: This picture is not shown on any page.\npages/home: The page / cannot be rendered: no such sign.",
		),
	);
});
