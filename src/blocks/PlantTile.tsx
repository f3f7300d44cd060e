import { type MouseEvent, memo, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Terms } from "#schemas/generated/terms.ts";
import type { PlantCard, Toxicity } from "#schemas/pages/plant/page-data.ts";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import { Plate } from "./Plate.tsx";

/**
 * A plant of the catalogue: a card that is clickable as a whole. It links to the plant's sheet, or to the plant's brief if
 * there is none: `children`, in a closed disclosure of the prerendered page, which a browser takes over as it is, so that false stands for
 * it there. A card of a list that is filtered is then rendered again only if its plant changes. Its id is the anchor of links to it.
 */
export const PlantTile = memo(function PlantTile({ plant, children }: { plant: PlantCard; children?: ReactNode }) {
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
			{children !== undefined && !path && (
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
});

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

/** From severe to harmless; an undocumented toxicity counts as unknown. */
const severities: readonly Terms["severity"][] = ["severe", "moderate", "mild", "unknown", "none"];

/** The two traits that decide whether a plant is an option, light and toxicity, in words beside their icons. */
function PlantTraits({ plant: { light, toxicity } }: { plant: PlantCard }) {
	const t = useTranslate();
	/** «Chats, chiens : toxique» */
	const nameGroup = (group: readonly Toxicity[]) =>
		t("filters.named", {
			name: group.map(({ who, label }, index) => (index === 0 ? label : t(`toxicity.inList.${who}`))).join(", "),
			values: group[0]?.severityLabel ?? "",
		});
	const groups = severities
		.map((severity) => toxicity.filter((each) => each.severity === severity))
		.filter((group) => group.length > 0);
	const worst = groups[0]?.[0]?.severity;
	return (
		<ul className="mt-1 flex flex-col gap-1 text-sm [&_.icon]:size-5">
			<Trait icon={<Icon name="light" />}>{t("filters.named", { name: t("plants.light"), values: light })}</Trait>
			<Trait icon={<Icon name="cat" />} mark={worst && marks[worst]}>
				{groups.map(nameGroup).join(" · ")}
			</Trait>
		</ul>
	);
}

const struckOut = "after:absolute after:inset-x-0 after:content-[''] after:top-1/2 after:h-0.5 after:-rotate-45 after:bg-clay";

/** How the cat of a severity is drawn: dashed where nothing is known, struck out where a plant is toxic. */
const marks: Partial<Record<Terms["severity"], string>> = {
	unknown: "[&>svg]:[stroke-dasharray:2.5_2.5] [&>svg]:text-faded",
	mild: struckOut,
	moderate: struckOut,
	severe: struckOut,
};

function Trait({ icon, mark = "", children }: { icon: ReactNode; mark?: string | undefined; children: ReactNode }) {
	return (
		<li className="flex gap-2 first-letter:uppercase">
			<span className={`relative h-5 text-leaf ${mark}`}>{icon}</span>
			<span>{children}</span>
		</li>
	);
}

/** History state of an entry that was reached from a card on the same page. */
const withinList = { withinList: true };

/** Links to the brief of a plant over the list; filters and scroll position stay. */
function BriefLink({ slug, className, children }: { slug: string; className?: string; children: ReactNode }) {
	const { pathname, search } = useLocation();
	const hydrating = useHydrating();
	// As with all links, the router's link is not needed in the build.
	if (import.meta.env.SSR)
		return (
			<a href={atBase(`${pathname}#${slug}`)} className={className}>
				{children}
			</a>
		);
	return (
		<Link
			to={{ search: hydrating ? "" : search, hash: slug }}
			state={withinList}
			preventScrollReset
			discover="none"
			className={className}
		>
			{children}
		</Link>
	);
}
