import { statSync } from "node:fs";
import { join } from "node:path";
import type { RichText } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { contentLimits } from "#schemas/shared/constants.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { createPartReader, readListed } from "../../build/analyze.ts";
import { completeText } from "../../check/link-site.ts";
import { noDrafts } from "../../content/read/read-file.ts";
import { classifyFile, isMarkdown } from "../../kinds/content-file.ts";
import { isError } from "../../report/diagnostic.ts";
import { createPageMaker, type MakePageData } from "../../site/page-data.ts";
import type { CompleteEntry, ListedFile } from "../../types/content.ts";
import type { SitePlan } from "../../types/site.ts";
import type { PageIndex } from "./page-index.ts";

/** A site, and its pages. */
export type Indexed = { plan: SitePlan; pages: PageIndex };

const emptyText: RichText = { type: "root", children: [] };

/**
 * Creates a function that makes the data of the page of an edited text, reading no other file. It returns null if that is not enough:
 * if the file is not the text of exactly one page, has an error, or refers to other pages than before.
 */
export function createEditedPages(contentDir: string): (file: string, site: Indexed) => ScreenPage | null {
	const readPart = createPartReader();
	const makers = new WeakMap<SitePlan, MakePageData>();
	return (file, { plan, pages }) => {
		const page = pages.ofText(file);
		const sources = page?.sources();
		const stats = statSync(join(contentDir, file), { throwIfNoEntry: false });
		const listed = stats && listOwn(file, stats.size);
		if (!page || !sources || !listed) return null;
		const { value: part, diagnostics } = readPart(readListed(contentDir, listed, noDrafts));
		if (diagnostics.some(isError)) return null;
		const { lang } = page;
		const text = completeText(part);
		if (refersTo(text) !== refersTo(page.entry.texts[lang])) return null;
		const make = makers.get(plan) ?? createPageMaker(plan.shared, plan.anchorParts);
		makers.set(plan, make);
		const entry = { ...page.entry, texts: { ...page.entry.texts, [lang]: text } };
		return make({ ...sources, entry }, (_, other) =>
			other === lang ? (part.body ?? emptyText) : plan.bodies.load(page.entry, other),
		);
	};
}

/** What a page shows of others, as a string to compare. */
function refersTo({ leadsTo, details }: CompleteEntry["texts"][Lang]): string {
	return JSON.stringify([leadsTo, details]);
}

/** A file of an entry, to be read; null if it belongs to no entry or is too large. */
function listOwn(file: string, bytes: number): ListedFile | null {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || (contentFile.role !== "facts" && contentFile.role !== "text")) return null;
	const most = isMarkdown(contentFile) ? contentLimits.markdownBytes : contentLimits.yamlBytes;
	return bytes > most ? null : { file, contentFile, hash: "unread" };
}
