import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capitalize } from "#schemas/shared/capitalize.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { type CorpusWords, corpusWords } from "./corpus-words.ts";

const topics = ["care", "choosing", "decor", "air", "garden"];

/**
 * Writes a copy of `from` with additional entries: of every ten, eight are articles, one is a guide and one a plant (a renamed copy
 * of one in `from`). Texts have about 900 words, lists, tables, quotes, blocks and links to other entries. Deterministic: the same
 * number gives the same bytes. The check finds no errors in them.
 */
export function writeCorpus(from: string, to: string, entries: number): void {
	cpSync(from, to, { recursive: true });
	const plants = readdirSync(join(from, "plants")).sort();
	for (let number = 0; number < entries; number++) {
		if (number % 10 === 9) writePlant(join(from, "plants"), join(to, "plants"), plants, number);
		else writeLongRead(to, number % 10 === 8 ? "guides" : "articles", number, entries, plants);
	}
}

/** Folder name of an article. Every number that does not end in 8 or 9 is an article. */
export function articleSlug(number: number): string {
	return `carnet-${String(number).padStart(6, "0")}`;
}

function writePlant(from: string, to: string, plants: readonly string[], number: number): void {
	const place = Math.floor(number / 10);
	const plant = plants[place % plants.length] ?? "";
	const dir = join(to, `${plant}-${number}`);
	mkdirSync(dir, { recursive: true });
	for (const file of readdirSync(join(from, plant))) {
		const text = readFileSync(join(from, plant, file), "utf8");
		const renamed = text
			.replace(/^translated:.*\n/m, "")
			.replace(/^name: (.*)$/m, `name: $1 ${number}`)
			.replace(/^( *(?:title|metaTitle|socialTitle)): .*$/gm, `$1: Plante ${number}`)
			.replace(/^( *)metaDescription: (?:>-(?:\n\1 +.*)+|.*)$/gm, `$1metaDescription: Plante ${number}`);
		// Herbarium numbers must be unique.
		const numbered = text.replace(/^number: .*$/m, `number: ${plants.length + 1 + place}`);
		writeFileSync(join(dir, file), file === "facts.yaml" ? numbered : renamed);
	}
}

function writeLongRead(
	to: string,
	folder: "articles" | "guides",
	number: number,
	entries: number,
	plants: readonly string[],
): void {
	const dir = join(to, folder, articleSlug(number));
	mkdirSync(dir, { recursive: true });
	const draw = createRandom(number + 1);
	const day = new Date(Date.UTC(2015, 0, 1 + (number % 3650))).toISOString().slice(0, 10);
	const shown = [0, 1].map(() => plants[draw(plants.length)] ?? "");
	const scene = `scene:\n  setting: reading-corner\n  plants: [${[...new Set(shown)].join(", ")}]\n`;
	const topic = folder === "articles" ? `topic: ${topics[number % topics.length]}\n` : "";
	writeFileSync(join(dir, "facts.yaml"), `published: ${day}\n${topic}${scene}`);
	// All languages of an entry have the same structure, so each uses the same seed.
	for (const lang of langs) writeFileSync(join(dir, `${lang}.md`), longRead(lang, number, entries, shown[0] ?? ""));
}

function longRead(lang: Lang, number: number, entries: number, plant: string): string {
	const words = corpusWords[lang];
	if (!words) throw new Error(`there are no words to write ${lang} with`);
	const draw = createRandom(number + 7919);
	const title = words.title.replace("{plant}", plant.replaceAll("-", " ")).replace("{number}", String(number));
	const lead = sentence(words, draw);
	const sections = Array.from({ length: 6 }, (_, index) => section(words, draw, index + 1, number, entries));
	return `---
badge: ${words.badge}
title: "${title}"
metaTitle: "${words.badge} ${number}"
metaDescription: "${lead} (${number})"
subtitle: "${lead}"
imageAlt: "${words.alt}"
introTitle: "${words.summary}"
conclusion:
  title: "${words.summary}"
  text: "${sentence(words, draw)}"
  cta:
    label: "${words.more}"
    to: /blog
---

${paragraph(words, draw, 4)}

${sections.join("\n\n")}
`;
}

function section(words: CorpusWords, draw: Draw, place: number, number: number, entries: number): string {
	const other = Math.floor(draw(entries) / 10) * 10;
	const link = other === number ? "" : ` ${words.more}${words.colon} [${words.badge} ${other}](/blog/${articleSlug(other)}).`;
	const items = Array.from({ length: 4 }, () => `- ${sentence(words, draw)}`).join("\n");
	const extras = [
		items,
		`> ${sentence(words, draw)}`,
		`:::note\n\n${sentence(words, draw)}\n\n:::`,
		`| ${words.months.join(" | ")} |\n| --- | --- | --- |\n${Array.from({ length: 3 }, () => `| ${words.months.map(() => pick(words.moments, draw)).join(" | ")} |`).join("\n")}`,
	];
	const extra = extras[place % extras.length] ?? items;
	return `## ${words.section} (${place})\n\n${paragraph(words, draw, 4)}${link}\n\n${extra}\n\n${paragraph(words, draw, 4)}`;
}

function paragraph(words: CorpusWords, draw: Draw, sentences: number): string {
	return Array.from({ length: sentences }, (_, index) =>
		index === 1 ? sentence(words, draw, true) : sentence(words, draw),
	).join(" ");
}

function sentence(words: CorpusWords, draw: Draw, strong = false): string {
	const subject = pick(words.subjects, draw);
	const parts = [pick(words.verbs, draw), pick(words.objects, draw)].join(" ");
	const moment = pick(words.moments, draw);
	return `${capitalize(subject)} ${parts} ${strong ? `**${moment}**` : moment}.`;
}

/** Returns an integer from 0 to the given number, exclusive. */
type Draw = (below: number) => number;

function pick(of: readonly string[], draw: Draw): string {
	return of[draw(of.length)] ?? "";
}

/** Deterministic pseudorandom numbers (Marsaglia, Xorshift RNGs, 2003). */
function createRandom(seed: number): Draw {
	let state = seed;
	return (below) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % below;
	};
}
