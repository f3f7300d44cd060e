import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import { aboutFile } from "#scripts/report/diagnostic.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { testFolder } from "../../support/folders.ts";
import { createWorkspace } from "../../support/workspace.ts";

vi.mock("#scripts/build/make-pages.ts", () => ({
	makePages: () => {
		const message = msg("page.failed", { path: "/", reason: "no such sign" });
		return { pages: null, beside: null, diagnostics: [aboutFile("pages/home", "page-failed", message, msg("page.failed.hint"))] };
	},
}));

test("a part of a site whose pages fail reports what was found in the content, too (R17.4)", async () => {
	const { dir } = createWorkspace();
	for (const ending of ["jpg", "yaml"]) copyFileSync(join(dir, `images/arrosoir.${ending}`), join(dir, `images/seau.${ending}`));
	const built = buildSmallSite(testFolder(), { contentDir: dir, shard: { number: 1, of: 2 }, cacheDir: null });
	await expect(built).rejects.toThrow(
		new Error(
			"images/seau.jpg: This picture is not shown on any page.\npages/home: The page / cannot be rendered: no such sign.",
		),
	);
});
