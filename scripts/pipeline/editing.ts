import type { Bundle } from "../render/bundle.ts";
import type { Survey } from "../store/last-run.ts";
import type { BuildOptions } from "./build-options.ts";
import type { EditRecord } from "./edit-record.ts";
import type { Edits } from "./edited-entries.ts";
import type { MadePage } from "./make-page.ts";
import type { PageJob } from "./page-job.ts";
import type { SiteNotes } from "./page-notes.ts";
import type { RecordableSite, SitePageRecord } from "./site-record.ts";

/** Input of an incremental build. */
export type Editing = {
	options: BuildOptions & { cacheDir: string };
	bundle: Bundle;
	before: EditRecord;
	edits: Edits;
	notes: SiteNotes;
	site: RecordableSite;
	/** State of the output folder before the build. */
	output: Survey;
	/** Files of the site, by relative path. */
	files: readonly string[];
};

/** A page of an edited entry: its index in the record of the site, and its job; null if it is unchanged. */
export type EditedPage = { folder: string; index: number; key: string; shortKey: string; job: PageJob | null };

/** The files of a page. */
export function filesOf({ data, markdown, documents }: MadePage): string[] {
	return [data, ...documents, ...(markdown ? [markdown] : [])].map(({ file }) => file);
}

/** A page of a site by its index in the record. */
export function pageAtIndex({ pages }: RecordableSite, index: number): SitePageRecord {
	const page = pages[index];
	if (!page) throw new Error("an edited page does not stand in the site");
	return page;
}
