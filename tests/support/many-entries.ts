import { cpSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { langs } from "#schemas/shared/languages.ts";
import { writeFiles } from "./folders.ts";
import { baseContent } from "./workspace.ts";

/** How many entries of each kind are added to the small site. */
export type Many = Partial<Record<keyof typeof models, number>>;

/** An entry of the small site that others of its kind are copied from, and the ending of its texts. */
const models = {
	article: { model: "articles/arrosage", ending: "md" },
	guide: { model: "guides/hydroponie", ending: "md" },
	plant: { model: "plants/pothos", ending: "yaml" },
} as const;

/** A second topic of articles and a word for what harms nobody, for filters that leave something out. */
const terms = {
	"terms/topic.yaml": "air: { fr: air, en: air, es: aire, de: Luft }\n",
	"terms/severity.yaml": "none: { fr: aucune, en: none, es: ninguna, de: keine }\n",
};

/**
 * Copies the small site to `content` in a folder, with many entries and a site map at `/plan`. The article with number 7 is `article-007`,
 * has «007» in its names and a day of its own; even numbers are of another topic, plants of even numbers safe for cats.
 */
export function writeLongSite(parent: string, many: Many): string {
	const dir = join(parent, "content");
	cpSync(baseContent, dir, { recursive: true });
	const read = (file: string) => readFileSync(join(dir, file), "utf8");
	const write = (file: string, contents: string) => writeFiles(dir, { [file]: contents });
	for (const [file, term] of Object.entries(terms)) write(file, read(file) + term);
	write("pages/plan/facts.yaml", "template: site-map\n");
	for (const lang of langs) write(`pages/plan/${lang}.md`, `---\ntitle: Plan\nmetaDescription: Plan.\n---\n`);
	for (const [kind, { model, ending }] of Object.entries(models))
		for (let number = 1; number <= (many[kind as keyof Many] ?? 0); number++) {
			const id = String(number).padStart(3, "0");
			const entry = `${dirname(model)}/${kind}-${id}`;
			write(`${entry}/facts.yaml`, changeFacts(read(`${model}/facts.yaml`), number));
			for (const lang of langs) write(`${entry}/${lang}.${ending}`, rename(read(`${model}/${lang}.${ending}`), id));
		}
	return dir;
}

/** Puts a number behind every name. */
function rename(text: string, id: string): string {
	return text.replace(/^(title|metaTitle|metaDescription|name): (.*)$/gm, `$1: $2 ${id}`);
}

function changeFacts(facts: string, number: number): string {
	const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
	const isEven = number % 2 === 0;
	return facts
		.replace(/^published: .*$/m, `published: ${day}`)
		.replace(/^topic: .*$/m, `topic: ${isEven ? "air" : "care"}`)
		.replace(/cat: \{.*\}$/m, `cat: { severity: ${isEven ? "none" : "moderate"}, source: aspca }`);
}
