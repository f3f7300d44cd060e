import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordTranslations } from "#scripts/translate/record-translations.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { differences } from "../../support/differences.ts";
import { writeLongSite } from "../../support/many-entries.ts";

const content = writeLongSite({ article: 3, guide: 2, plant: 2 });
const work = dirname(content);
const [site, cacheDir] = [join(work, "site"), join(work, "cache")];

beforeAll(async () => {
	await build();
	// What was written in the very moment before a build may change again within it, so only the next one relies on it.
	await build();
}, 240_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

test("R17.4 after an edit of a text that nothing else shows, its own pages alone are made, and the site equals a clean one", async () => {
	edit("articles/arrosage/fr.md", /\n---\n\n(.+)/, "\n---\n\n$1 Une phrase de plus.");
	expect(await build()).toEqual(["render", "offline"]);
	expect(await differencesFromClean()).toEqual([]);
});

test("R17.4 edits of several texts, one after the other and at once, are made of the last site each", async () => {
	edit("articles/article-001/en.md", /\n---\n\n(.+)/, "\n---\n\n$1 One more sentence.\n\nAnd a paragraph.");
	expect(await build()).toEqual(["render", "offline"]);
	edit("guides/guide-001/de.md", /\n---\n\n(.+)/, "\n---\n\n$1 Noch ein Satz.");
	edit("articles/article-002/fr.md", /\n---\n\n(.+)/, "\n---\n\n$1 Encore une.");
	expect(await build()).toEqual(["render", "offline"]);
	expect(await differencesFromClean()).toEqual([]);
});

test("R17.4 the site that an edit replaced becomes the next one, unless somebody has changed it; a whole build removes it", async () => {
	const previous = `${site}.previous`;
	const inode = (dir: string) => statSync(dir).ino;
	const reused = inode(previous);
	edit("articles/article-003/es.md", /\n---\n\n(.+)/, "\n---\n\n$1 Una frase.");
	expect(await build()).toEqual(["render", "offline"]);
	expect(inode(site)).toBe(reused);
	rmSync(join(previous, "fr", "blog.html"));
	const changed = inode(previous);
	edit("articles/article-003/es.md", /\n---\n\n(.+)/, "\n---\n\n$1 Otra frase.");
	expect(await build()).toEqual(["render", "offline"]);
	expect(inode(site)).not.toBe(changed);
	expect(await differencesFromClean()).toEqual([]);
	edit("articles/article-003/es.md", /^title: (.*)$/m, "title: $1 nuevo");
	expect(await build()).toContain("content");
	expect(existsSync(previous)).toBe(false);
	expect(await differencesFromClean()).toEqual([]);
});

test("R17.4 findings that change with a text are told, and stand in the report as those of a clean build", async () => {
	recordTranslations(content, "articles/arrosage/en.md", true);
	await build();
	edit("articles/arrosage/fr.md", /\n---\n\n(.+)/, "\n---\n\n$1 Une phrase que l’anglais n’a pas.");
	const { stages, findings } = await buildTelling();
	expect(stages).toEqual(["render", "offline"]);
	expect(findings).toEqual([
		expect.stringMatching(/^articles\/arrosage\/en\.md: In French this has changed since it was translated:/),
	]);
	expect(await differencesFromClean()).toEqual([]);
});

test("R17.4 a site that somebody has changed is built whole", async () => {
	writeFileSync(join(site, "fr", "blog.html"), "changed");
	edit("articles/article-003/es.md", /\n---\n\n(.+)/, "\n---\n\n$1 Una más.");
	expect(await build()).toContain("content");
	expect(await differencesFromClean()).toEqual([]);
});

/** Builds the site, and tells what it did. */
async function build(): Promise<string[]> {
	return (await buildTelling()).stages;
}

/** Builds the site, and tells what it did and found. */
async function buildTelling(): Promise<{ stages: string[]; findings: string[] }> {
	const stages: string[] = [];
	const options = { contentDir: content, cacheDir, onStage: (stage: string) => stages.push(stage) };
	return { findings: await buildSmallSite(site, options), stages };
}

async function differencesFromClean(): Promise<string[]> {
	const [clean, pictures] = [join(work, "clean"), join(work, "pictures")];
	for (const dir of [clean, pictures]) rmSync(dir, { recursive: true, force: true });
	// Pictures cost more than all the rest; each stands in the cache by what it is made of.
	cpSync(cacheDir, pictures, {
		recursive: true,
		filter: (file) => file === cacheDir || /\/(?:files\b|social|photos)/.test(file),
	});
	await buildSmallSite(clean, { contentDir: content, cacheDir: pictures });
	return differences(site, clean);
}

function edit(file: string, from: RegExp, to: string): void {
	const path = join(content, file);
	const text = readFileSync(path, "utf8");
	writeFileSync(path, text.replace(from, to));
	if (readFileSync(path, "utf8") === text) throw new Error(`${file} is as it was`);
}
