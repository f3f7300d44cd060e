import type { Bundle } from "../render/bundle.ts";
import type { Survey } from "../store/last-run.ts";
import type { BuildOptions } from "./build-options.ts";
import type { EditRecord } from "./edit-record.ts";
import type { Edits } from "./edited-entries.ts";
import type { MadePage } from "./make-page.ts";
import type { PageJob } from "./page-job.ts";
import type { SiteNotes } from "./page-notes.ts";
import type { RecordableSite, StandingPage } from "./site-record.ts";

/** All that an edit is made with. */
export type Editing = {
	options: BuildOptions & { cacheDir: string };
	bundle: Bundle;
	before: EditRecord;
	edits: Edits;
	notes: SiteNotes;
	site: RecordableSite;
	/** What stood there before. */
	output: Survey;
	/** Files of the site, by their paths in it. */
	files: readonly string[];
};

/** A page of an edited entry: where it stands in the record of the site, and how it is made; null where it is as it was. */
export type EditedPage = { folder: string; index: number; key: string; shortKey: string; job: PageJob | null };

/** The files of a page. */
export function filesOf({ data, markdown, documents }: MadePage): string[] {
	return [data, ...documents, ...(markdown ? [markdown] : [])].map(({ file }) => file);
}

/** A page of a site by its place in the record. */
export function standing({ pages }: RecordableSite, index: number): StandingPage {
	const page = pages[index];
	if (!page) throw new Error("an edited page does not stand in the site");
	return page;
}
