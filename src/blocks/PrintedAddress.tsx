import type { ScreenPage } from "#schemas/page-data.ts";
import { pinPath } from "#schemas/spec/url.ts";
import { useShared } from "#src/data/shared.ts";

/** The address of a page as text, for paper alone. */
export function PrintedAddress({ page }: { page: ScreenPage }) {
	const { shell } = useShared();
	return <p className="printed-address">{shell.site.url + pinPath(page.path, page.lang)}</p>;
}
