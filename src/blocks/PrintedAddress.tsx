import type { ReactNode } from "react";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { useShared } from "#src/data/shared.ts";

/** Print only: what the printed page leaves out, if anything, and the page's address as text. */
export function PrintedAddress({ page, children }: { page: ScreenPage; children?: ReactNode }) {
	const { shell } = useShared();
	return (
		<p className="printed-address hidden">
			{children} <span>{shell.site.url + pinPath(page.path, page.lang)}</span>
		</p>
	);
}
