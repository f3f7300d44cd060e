import type { MouseEvent, ReactNode } from "react";
import type { PlantCard } from "#schemas/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { CloseIcon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { useHydrating } from "#src/ui/useHydrating.ts";
import { BriefLink } from "./BriefLink.tsx";
import { PlantTraits } from "./PlantTraits.tsx";
import { Plate } from "./Plate.tsx";
import { EyeIcon } from "./TraitIcon.tsx";

/**
 * A plant of the catalogue: a card all of which can be clicked. It leads to the plant's sheet, or where there is none to what is known of it in brief.
 * Until the app is there that is `children`, folded. Its id is the anchor that links to it use.
 */
export function PlantTile({ plant, children }: { plant: PlantCard; children?: ReactNode }) {
	const t = useTranslate();
	const { slug, path, number, name, latin, picture } = plant;
	return (
		<article className="plant" id={slug}>
			{picture && (
				<Plate picture={{ ...picture, alt: "" }} size="card">
					{number}
				</Plate>
			)}
			<h2>
				{path ? (
					<LocalLink to={path} viewTransition onClick={liftPlate}>
						{name}
					</LocalLink>
				) : (
					<BriefLink slug={slug}>{name}</BriefLink>
				)}
			</h2>
			<p className="latin" lang="la">
				{latin}
			</p>
			<PlantTraits plant={plant} />
			{path && (
				<BriefLink slug={slug} className="brief-link">
					<EyeIcon />
					<span className="sr-only">
						{t("facts.title")} {name}
					</span>
				</BriefLink>
			)}
			{children && (
				<Folded>
					<summary>
						{t("facts.title")} <span className="sr-only">{name}</span>
					</summary>
					{/* Until the app is there the folded part lies over the list where the address names the card. */}
					<a className="drawer-close" href="#main" aria-label={t("dialog.close")}>
						<CloseIcon />
					</a>
					{children}
				</Folded>
			)}
		</article>
	);
}

/**
 * What only the prerendered page shows, folded. A list has thousands of elements in such parts, so the app does not look at them: it takes each
 * as it stands while it takes over the page, and leaves it out from the next render on.
 */
function Folded({ children }: { children: ReactNode }) {
	const hydrating = useHydrating();
	if (import.meta.env.SSR) return <details className="quick-facts">{children}</details>;
	if (!hydrating) return null;
	// Nothing is set, as React leaves what the page has; this tells it that the children are not its own.
	return <details className="quick-facts" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** Of all plates the one that was clicked becomes that of the sheet, which has the name in its style sheet. */
function liftPlate({ currentTarget }: MouseEvent): void {
	for (const plate of document.querySelectorAll<HTMLElement>(".plate"))
		plate.style.viewTransitionName = plate.parentElement?.contains(currentTarget) ? "plate" : "";
}
