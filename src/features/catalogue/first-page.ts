import { openedBy } from "#src/data/opened-by.ts";
import { rootData } from "#src/data/root-data.ts";

/* How the document was opened, which matters while its first page hydrates. */

/** Whether the app is still hydrating the page that the document was opened with. */
export function isFirstPage(): boolean {
	return rootData().ready === undefined;
}

/** Whether the document was reloaded or restored through Back or Forward. */
export function isReturn(): boolean {
	const how = openedBy();
	return how !== undefined && how !== "navigate";
}
