import type { MouseEvent, ReactNode } from "react";
import type { PlantCard } from "#schemas/pages/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import { BriefLink } from "./BriefLink.tsx";
import { PlantTraits } from "./PlantTraits.tsx";
import { Plate } from "./Plate.tsx";

/**
 * A plant of the catalogue: a card that is clickable as a whole. It links to the plant's sheet, or to the plant's brief if
 * there is none. Before hydration the brief is `children`, in a closed disclosure. The card's id is the anchor of links to it.
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
					<LocalLink to={path} className="stretched-link" viewTransition onClick={liftPlate}>
						{name}
					</LocalLink>
				) : (
					<BriefLink slug={slug} className="stretched-link">
						{name}
					</BriefLink>
				)}
			</h2>
			<p className="latin" lang="la">
				{latin}
			</p>
			<PlantTraits plant={plant} />
			{path && (
				<BriefLink
					slug={slug}
					className="absolute top-2 right-2 z-1 flex size-8 items-center justify-center rounded-full border border-line bg-paper text-leaf before:absolute before:-inset-1.5 before:content-[''] print:hidden unscripted:hidden [&_.icon]:size-5"
				>
					<Icon name="quick-view" />
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
					{/* Before hydration the disclosure is displayed over the list if the address's fragment is the card's id. */}
					<a className="icon-button absolute top-3 right-3 unscripted:hidden" href="#main" aria-label={t("dialog.close")}>
						<Icon name="close" />
					</a>
					{children}
				</Folded>
			)}
		</article>
	);
}

/**
 * A closed disclosure that only the prerendered page has. A list has thousands of elements in these, so React does not hydrate
 * them: it keeps each as it is while hydrating, and removes it in the next render.
 */
function Folded({ children }: { children: ReactNode }) {
	const hydrating = useHydrating();
	if (import.meta.env.SSR) return <details className="quick-facts">{children}</details>;
	if (!hydrating) return null;
	// React keeps the existing HTML during hydration and sets nothing; this tells it that the children are not its own.
	return <details className="quick-facts" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** Moves the view transition name to the plate that was clicked; the sheet's plate has the same name in its style sheet. */
function liftPlate({ currentTarget }: MouseEvent): void {
	for (const plate of document.querySelectorAll<HTMLElement>(".plate"))
		plate.style.viewTransitionName = plate.parentElement?.contains(currentTarget) ? "plate" : "";
}
