import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compile } from "#scripts/build/compile.ts";
import { createPool } from "#scripts/build/threads.ts";
import { watchContent } from "#scripts/desk/dev/live-content.ts";
import { openStore } from "#scripts/store/store.ts";
import { codeHashes } from "../../../support/known-parts.ts";
import { createWorkspace } from "../../../support/workspace.ts";

test("results of one dev run are reused by the next and by a check (R16.4)", async () => {
	const { dir } = createWorkspace();
	const cacheDir = join(dir, "..", "cache");
	const watch = async () => {
		const content = await watchContent(dir, { codeHashes, cacheDir }, () => {});
		onTestFinished(content.close);
		return content.now;
	};
	const first = await watch();
	expect(first.last?.diagnostics).toEqual([]);
	const store = openStore(cacheDir, "other");
	await compile({ contentDir: dir, results: store, pool: createPool(), codeHashes, checkOnly: true });
	expect(store.misses().filter((key) => key.startsWith("group "))).toEqual([]);
	const second = await watch();
	expect(second.site?.plan.pages.map(({ data }) => data())).toEqual(first.site?.plan.pages.map(({ data }) => data()));
});

/** An article of the small site. */
const article = "articles/arrosage/fr.md";

test("the page of an edited text is updated first, before everything else that shows it (R16.4)", async () => {
	const { dir, read, write } = createWorkspace();
	const states: { edited: string | undefined; page: boolean; list: boolean }[] = [];
	await new Promise<void>((resolve) => {
		void watch(dir, ({ site, edited }, data) => {
			const showsTitle = (path: string) => {
				const page = site?.pages.at(path, "fr");
				return JSON.stringify(page && (edited.get(page.origin) ?? page.data())).includes("Tout neuf");
			};
			states.push({ edited: data?.path, page: showsTitle("/blog/arrosage"), list: showsTitle("/blog") });
			if (data === null) resolve();
		}).then(() => write(article, read(article).replace(/^title: .*$/m, "title: Tout neuf")));
	});
	expect(states).toEqual([
		{ edited: "/blog/arrosage", page: true, list: false },
		{ edited: undefined, page: true, list: true },
	]);
});

test.each([
	["with an error", "title: Bien arroser", "titel: Bien arroser"],
	["with a link to another page", "\nLa plupart", "\n[Accueil](/). La plupart"],
])("a text %s is not shown before all content is read (R16.4)", async (_, before, after) => {
	const { dir, read, write } = createWorkspace();
	expect(read(article)).toContain(before);
	const first = await new Promise((resolve) => {
		void watch(dir, (_, data) => resolve(data)).then(() => write(article, read(article).replace(before, after)));
	});
	expect(first).toBe(null);
});

async function watch(dir: string, onChange: Parameters<typeof watchContent>[2]) {
	const content = await watchContent(dir, { codeHashes, cacheDir: null }, onChange);
	onTestFinished(content.close);
	return content;
}
