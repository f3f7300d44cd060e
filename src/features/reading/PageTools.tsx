import type { ReactNode } from "react";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import type { Day } from "#schemas/pages/page-parts.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import { SavePage } from "#src/features/library/SavePage.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import { Share } from "./Share.tsx";

type Props = { page: ScreenPage; updated?: Day | null; children?: ReactNode };

/** The page's actions: share it, copy its address, save it for offline use, edit its text. Also when it last changed. */
export function PageTools({ page, updated = null, children }: Props) {
	const t = useTranslate();
	// The buttons need the app, and the address depends on the host that served the page.
	const hydrating = useHydrating();
	return (
		<>
			{/* On a line of its own: the buttons are added after hydration, and would move it. */}
			{updated && (
				<p className="fine">
					<time dateTime={updated.iso}>{t("reading.updated", { day: updated.label })}</time>
				</p>
			)}
			<div className="page-tools flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 text-note">
				{children}
				{!hydrating && <Share title={page.title} address={location.origin + atBase(pinPath(page.path, page.lang))} />}
				<SavePage page={page} />
				{page.source !== null && (
					<LocalLink to={page.source} className="text-button">
						{t("reading.edit")}
					</LocalLink>
				)}
			</div>
		</>
	);
}
