import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { classifyFile, isMarkdown, requiredFiles, shapeOf } from "#scripts/kinds/content-file.ts";
import { inEnglish } from "../../support/in-english.ts";

const inContent =
	"content contains site.yaml, navigation.yaml, redirects.yaml, sources.yaml and the folders ui, wording, terms, images, pages, plants, articles, guides, glossary";
const inPlants = `plants/<name>/ contains facts.yaml and ${langs.map((lang) => `${lang}.yaml`).join(", ")}`;
const inArticles = `articles/<name>/ contains facts.yaml and ${langs.map((lang) => `${lang}.md`).join(", ")}`;
const inImages =
	"images/ contains photos (jpg, jpeg, png, webp, avif), each with its author and licence in a .yaml file of the same name";
const message = `the languages are ${langs.join(", ")}`;
const named = `files here are named after a language: ${langs.join(", ")}`;

test.each([
	["site.yaml", { role: "site" }],
	["navigation.yaml", { role: "navigation" }],
	["redirects.yaml", { role: "redirects" }],
	["sources.yaml", { role: "sources" }],
	["diagnosis.yaml", { role: "diagnosis" }],
	["calendar.yaml", { role: "calendar" }],
	["ui/fr.yaml", { role: "ui", lang: "fr" }],
	["ui/de.yaml", { role: "ui", lang: "de" }],
	["wording/de.yaml", { role: "wording", lang: "de" }],
	["terms/light.yaml", { role: "terms", vocabulary: "light" }],
	["plants/aloe-vera/facts.yaml", { role: "facts", kind: "plant", slug: "aloe-vera" }],
	["plants/aloe-vera/es.yaml", { role: "text", kind: "plant", slug: "aloe-vera", lang: "es" }],
	["articles/ficus-lyrata/facts.yaml", { role: "facts", kind: "article", slug: "ficus-lyrata" }],
	["articles/ficus-lyrata/en.md", { role: "text", kind: "article", slug: "ficus-lyrata", lang: "en" }],
	["guides/hydroponie/de.md", { role: "text", kind: "guide", slug: "hydroponie", lang: "de" }],
	["pages/home/facts.yaml", { role: "facts", kind: "page", slug: "home" }],
	["pages/home/fr.md", { role: "text", kind: "page", slug: "home", lang: "fr" }],
	["images/mon-jardin.jpg", { role: "photo", name: "mon-jardin.jpg", stem: "mon-jardin" }],
	["images/2025.jpeg", { role: "photo", name: "2025.jpeg", stem: "2025" }],
	["images/a.png", { role: "photo", name: "a.png", stem: "a" }],
	["images/a.webp", { role: "photo", name: "a.webp", stem: "a" }],
	["images/a.avif", { role: "photo", name: "a.avif", stem: "a" }],
	["images/a.yaml", { role: "credit", stem: "a" }],
	[`pages/${"a".repeat(200)}/facts.yaml`, { role: "facts", kind: "page", slug: "a".repeat(200) }],
])("%s is recognised by its path (R16.1)", (file, contentFile) => {
	expect(classifyFile(file)).toEqual(contentFile);
});

test.each([
	["ui/it.yaml", "extra-language", message],
	["ui/pt-BR.yaml", "extra-language", message],
	["plants/aloe-vera/it.yaml", "extra-language", message],
	["articles/ficus-lyrata/zh-Hans.md", "extra-language", message],
	["ui/french.yaml", "unknown-file", named],
	["ui/constructor.yaml", "unknown-file", named],
	["plants/aloe-vera/notes.yaml", "unknown-file", named],
	["plants/aloe-vera/FR.yaml", "unknown-file", named],
	["plants/aloe-vera/fr.md", "unknown-file", inPlants],
	["plants/aloe-vera/fr.yml", "unknown-file", inPlants],
	["plants/aloe-vera/photo.jpg", "unknown-file", inPlants],
	["plants/facts.yaml", "unknown-file", inPlants],
	[`pages/${"a".repeat(201)}/facts.yaml`, "bad-name", "shorten it to at most 200 characters"],
	[`images/${"a".repeat(245)}.jpg`, "bad-name", "shorten it to at most 200 characters"],
	[`images/${"É".repeat(201)}.jpg`, "bad-name", "shorten it to at most 200 characters"],
	["plants/Aloe Vera/fr.yaml", "bad-name", 'rename the folder to "aloe-vera"'],
	["plants/aloe_vera/notes.txt", "bad-name", 'rename the folder to "aloe-vera"'],
	["pages/Été 2025/facts.yaml", "bad-name", 'rename the folder to "ete-2025"'],
	["articles/-ficus--lyrata-/fr.md", "bad-name", 'rename the folder to "ficus-lyrata"'],
	["images/IMG_0001.JPG", "bad-name", 'rename the file to "img-0001.jpg"'],
	["images/Mon jardin d’été.jpeg", "bad-name", 'rename the file to "mon-jardin-d-ete.jpeg"'],
	["images/IMG_0001.yaml", "bad-name", 'rename the file to "img-0001.yaml"'],
	["images/_.png", "bad-name", "rename the file to lower-case words joined by hyphens"],
	["images/.jpg", "bad-name", "rename the file to lower-case words joined by hyphens"],
	["images/a.b.jpg", "bad-name", 'rename the file to "a-b.jpg"'],
	["images/arrosoir.svg", "unknown-file", inImages],
	["images/arrosoir.gif", "unknown-file", inImages],
	["images/arrosoir.heic", "unknown-file", inImages],
	["images/arrosoir", "unknown-file", inImages],
	["images/jpg", "unknown-file", inImages],
	["images/2025/arrosoir.jpg", "unknown-file", inImages],
	["articles/ficus-lyrata/fr.yaml", "unknown-file", inArticles],
	["articles/ficus-lyrata.md", "unknown-file", inArticles],
	["plants/aloe-vera/deep/fr.yaml", "unknown-file", inContent],
	["recipes/soup/facts.yaml", "unknown-file", inContent],
	["terms/light.yml", "unknown-file", inContent],
	["terms/room/light.yaml", "unknown-file", inContent],
	["ui/fr.json", "unknown-file", inContent],
	["Site.yaml", "unknown-file", inContent],
	["site.yml", "unknown-file", inContent],
	["notes.txt", "unknown-file", inContent],
	["facts.yaml", "unknown-file", inContent],
	["constructor", "unknown-file", inContent],
	["toString", "unknown-file", inContent],
	["__proto__", "unknown-file", inContent],
])("%s is not recognised: %s (R16.1)", (file, reason, expected) => {
	expect(inEnglish(classifyFile(file))).toMatchObject({ reason, expected });
});

test("four single files are required (R16.1)", () => {
	expect(requiredFiles).toEqual(["site.yaml", "navigation.yaml", "redirects.yaml", "sources.yaml"]);
});

test.each([
	["articles/ficus-lyrata/fr.md", true],
	["pages/home/fr.md", true],
	["articles/ficus-lyrata/facts.yaml", false],
	["plants/aloe-vera/fr.yaml", false],
	["ui/fr.yaml", false],
	["images/a.yaml", false],
	["site.yaml", false],
])("whether %s is Markdown: %s; and it has a schema (R16.3)", (file, markdown) => {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || contentFile.role === "photo") throw new Error(`${file} holds no text`);
	expect(isMarkdown(contentFile)).toBe(markdown);
	expect(shapeOf(contentFile).safeParse(undefined).success).toBe(false);
});
