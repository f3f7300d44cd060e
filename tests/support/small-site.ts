import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { langs } from "#schemas/shared/languages.ts";
import { compile } from "#scripts/build/compile.ts";
import { headerRules, writeHeadersFile } from "#scripts/build/hosts/headers.ts";
import { writeRedirectsFile } from "#scripts/build/hosts/redirects-file.ts";
import { filesOf } from "#scripts/build/make-data.ts";
import { makePages } from "#scripts/build/make-pages.ts";
import { type Served, serveSite } from "#scripts/build/preview/serve-site.ts";
import { linkInto } from "#scripts/build/publish.ts";
import { root as project } from "#scripts/project.ts";
import { feedsOf } from "#scripts/site/feeds.ts";
import { searchFile } from "#scripts/site/search-index.ts";
import { writeFiles } from "./folders.ts";
import { codeHashes } from "./known-parts.ts";
import { emptyStore, poolHere, projectBundle } from "./runs.ts";
import { baseContent } from "./workspace.ts";

/** Serves a copy of the small site in a folder as a host would, with `site.yaml` changed; of its pages, it may be only those of the wanted paths. */
export async function serveSmallSite(
	parent: string,
	change: (siteYaml: string) => string,
	isWanted?: (path: string) => boolean,
): Promise<Served> {
	const content = join(parent, "content");
	cpSync(baseContent, content, { recursive: true });
	writeFileSync(join(content, "site.yaml"), change(readFileSync(join(content, "site.yaml"), "utf8")));
	return serveContent(content, isWanted);
}

/** Serves a site as a host would, with what `writeWithoutPictures` writes of it. */
export async function serveContent(content: string, isWanted?: (path: string) => boolean): Promise<Served> {
	return serveSite(await writeWithoutPictures(content, isWanted), 0);
}

/**
 * Writes a site into `dist` beside its content, its pictures left out: they cost more than all the rest. Of its pages, it may write
 * only those of the wanted paths. The bundle is the one that the last build of the project has left.
 */
export async function writeWithoutPictures(content: string, isWanted: (path: string) => boolean = () => true): Promise<string> {
	const out = join(dirname(content), "dist");
	const store = emptyStore();
	const { plan, diagnostics } = await compile({ contentDir: content, results: store, pool: poolHere, codeHashes });
	if (!plan) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
	const bundle = await projectBundle();
	const head = { offline: null, touchIcon: "/favicon.svg" };
	const wanted = plan.pages.filter(({ path }) => isWanted(path));
	const { pages } = await makePages(plan, wanted, { bundle, head, store, pool: poolHere, codeHash: "test" }, async () => null);
	linkInto(out, pages?.flatMap((page) => [...filesOf(page), ...page.documents]) ?? [], store.objects);
	cpSync(bundle.clientDir, out, { recursive: true });
	// The icon that pages name: Chromium with windows asks for it, the headless shell does not.
	cpSync(join(project, "public"), out, { recursive: true });
	const files = [
		...plan.artifacts(),
		...feedsOf(plan),
		...langs.map((lang) => searchFile(lang, plan.searchItems()[lang])),
		{ file: "_redirects", contents: writeRedirectsFile(plan.redirects) },
		{ file: "_headers", contents: writeHeadersFile(headerRules(bundle.inlineHashes, plan)) },
	];
	writeFiles(out, Object.fromEntries(files.map(({ file, contents }) => [file, contents])));
	return out;
}
