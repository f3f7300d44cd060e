import type { z } from "zod";
import { calendar } from "#schemas/content/calendar.ts";
import { credit } from "#schemas/content/credit.ts";
import { diagnosis } from "#schemas/content/diagnosis.ts";
import { safety } from "#schemas/content/safety.ts";
import { navigation, redirects, siteConfig, sources, vocabulary } from "#schemas/content/site-config.ts";
import { uiStrings } from "#schemas/content/ui-strings.ts";
import { wording } from "#schemas/content/wording.ts";
import { contentLimits } from "#schemas/shared/constants.ts";
import { isLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { slugOf } from "#schemas/shared/slug.ts";
import { type Message, msg } from "../messages/message.ts";
import type { ContentFile, PhotoSource } from "../types/content-file.ts";
import { findKindByFolder, findKindByName, kinds } from "./kinds.ts";

/**
 * A file in the wrong place: why, and what is expected. `at` says whether the file or its folder has the bad name, `isElsewhere`
 * that the file is read in the place that is expected.
 */
export type Misplaced =
	| { reason: "unknown-file" | "extra-language"; expected: Message; isElsewhere?: true }
	| { reason: "bad-name"; at: "file" | "folder"; expected: Message };

const single = {
	"site.yaml": "site",
	"navigation.yaml": "navigation",
	"redirects.yaml": "redirects",
	"sources.yaml": "sources",
} as const;

/** The path of a text in another language: `plants/pothos/de.yaml` beside `plants/pothos/fr.yaml`. */
export function inLang(file: string, lang: Lang): string {
	return file.replace(/[^/.]+(?=\.[a-z]+$)/, lang);
}

/** Individual files that a content folder must contain. */
export const requiredFiles = Object.keys(single);

/** The file with safety information by country, required only if texts show it. */
export const safetyFile = "safety.yaml";

/** The file with signs and causes of sick plants, required only by a page with that template. */
export const diagnosisFile = "diagnosis.yaml";

/** The file with what is done when, required only if texts show it. */
export const calendarFile = "calendar.yaml";

/** File types of cameras and image editors. SVG is excluded: it can contain scripts, and drawings are generated from data. */
const photoExtensions = ["jpg", "jpeg", "png", "webp", "avif"];

/** Determines the role of a file. `file` is relative to the content folder, with slashes. */
export function classifyFile(file: string): ContentFile | PhotoSource | Misplaced {
	if (file === safetyFile) return { role: "safety" };
	if (file === diagnosisFile) return { role: "diagnosis" };
	if (file === calendarFile) return { role: "calendar" };
	if (Object.hasOwn(single, file)) return { role: single[file as keyof typeof single] };
	if (file.startsWith("images/")) return classifyImage(file.slice("images/".length));
	const [, folder = "", slug = "", name = ""] = /^([^/]+)(?:\/([^/]+))?\/([^/]+)$/.exec(file) ?? [];
	const dot = name.lastIndexOf(".");
	const [stem, extension] = [name.slice(0, dot), name.slice(dot + 1)];
	if ((folder === "ui" || folder === "wording") && !slug && extension === "yaml")
		return inLanguage(stem, (lang) => ({ role: folder, lang }));
	if (folder === "terms" && !slug && extension === "yaml") return { role: "terms", vocabulary: stem };
	// A draft of the generator holds «content/articles/…», for the folder above this one.
	const [, unpacked] = /(?:^|\/)content\/(.+)$/.exec(file) ?? [];
	if (unpacked !== undefined && !("reason" in classifyFile(unpacked)))
		return { reason: "unknown-file", expected: msg("read.unpacked.hint", { file: unpacked }), isElsewhere: true };
	const kind = findKindByFolder(folder);
	if (kind && slug && !isSlug(slug)) return { reason: "bad-name", at: "folder", expected: renameHint("folder", slug, "") };
	if (kind && slug && name === "facts.yaml") return { role: "facts", kind: kind.name, slug };
	if (kind && slug && extension === kind.shape.extension)
		return inLanguage(stem, (lang) => ({ role: "text", kind: kind.name, slug, lang }));
	return {
		reason: "unknown-file",
		expected: kind
			? msg("read.kindHolds.hint", { folder, files: langs.map((lang) => `${lang}.${kind.shape.extension}`).join(", ") })
			: msg("read.contentHolds.hint", {
					files: requiredFiles.join(", "),
					folders: ["ui", "wording", "terms", "images", ...kinds.map((each) => each.folder)].join(", "),
				}),
	};
}

/** A photo or its credit, by its name in `images`. Cameras write extensions in capitals, which is reported as a bad name only. */
function classifyImage(name: string): ContentFile | PhotoSource | Misplaced {
	const dot = name.lastIndexOf(".");
	const [stem, ending] = [name.slice(0, dot), name.slice(dot)];
	const extension = ending.slice(1).toLowerCase();
	if (dot === -1 || name.includes("/") || ![...photoExtensions, "yaml"].includes(extension))
		return {
			reason: "unknown-file",
			expected: msg("read.imagesHold.hint", { endings: photoExtensions.join(", ") }),
		};
	if (!isSlug(stem) || ending !== `.${extension}`)
		return { reason: "bad-name", at: "file", expected: renameHint("file", stem, `.${extension}`) };
	return extension === "yaml" ? { role: "credit", stem } : { role: "photo", name, stem };
}

/** Whether a name can be the slug of an entry, or the name of a photo. */
export function isSlug(name: string): boolean {
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= contentLimits.slugLetters;
}

function renameHint(what: "file" | "folder", name: string, ending: string): Message {
	const slug = slugOf(name);
	if (slug.length > contentLimits.slugLetters) return msg("read.shorten.hint", { most: contentLimits.slugLetters });
	if (slug === "") return what === "file" ? msg("read.renameFileToWords.hint") : msg("read.renameFolderToWords.hint");
	const right = { name: `${slug}${ending}` };
	return what === "file" ? msg("read.renameFile.hint", right) : msg("read.renameFolder.hint", right);
}

function inLanguage(stem: string, contentFileIn: (lang: Lang) => ContentFile): ContentFile | Misplaced {
	if (isLang(stem)) return contentFileIn(stem);
	if (/^[a-z]{2}(-[a-zA-Z]{2,4})?$/.test(stem))
		return { reason: "extra-language", expected: msg("read.siteSpeaks.hint", { langs: langs.join(", ") }) };
	return { reason: "unknown-file", expected: msg("read.namedAfterLang.hint", { langs: langs.join(", ") }) };
}

/** The schema of a file's data. */
export function shapeOf(contentFile: ContentFile): z.ZodType {
	switch (contentFile.role) {
		case "facts":
			return findKindByName(contentFile.kind).shape.facts;
		case "text":
			return findKindByName(contentFile.kind).shape.text;
		case "ui":
			return uiStrings;
		case "wording":
			return wording;
		case "terms":
			return vocabulary;
		case "credit":
			return credit;
		default:
			return { site: siteConfig, navigation, redirects, sources, safety, diagnosis, calendar }[contentFile.role];
	}
}

/** Whether the file is Markdown with front matter, rather than YAML. */
export function isMarkdown(contentFile: ContentFile): boolean {
	return contentFile.role === "text" && findKindByName(contentFile.kind).shape.extension === "md";
}
