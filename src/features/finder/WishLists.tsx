import type { FinderPlant } from "#schemas/pages/finder/page-data.ts";
import type { Listing } from "#schemas/pages/listing.ts";
import type { FinderWish } from "#schemas/shared/finder.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { answersOf, choiceOf, wishes, wishPath } from "./answers.ts";
import { type Rating, rank } from "./score.ts";

/** Maximum number of plants in the list of a wish. */
const wishListMax = 6;

type LinksProps = { listing: Listing; path: string; current: FinderWish | null };

/** Links to the results of common wishes; without scripts, to their lists. */
export function WishLinks({ listing, path, current }: LinksProps) {
	const t = useTranslate();
	return (
		<nav aria-label={t("finder.wishes")}>
			<ul className="mt-5 flex gap-2 py-1 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:px-5 max-sm:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] max-sm:[scrollbar-width:none] sm:flex-wrap">
				{wishes.map((wish) => (
					<li key={wish}>
						<LocalLink
							to={wishPath(wish, path, listing)}
							aria-current={wish === current ? "true" : undefined}
							className="flex min-h-11 items-center rounded-sm border border-line bg-plate px-3.5 text-ink leading-snug no-underline hover:border-leaf aria-[current]:border-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
						>
							{t(`finder.wishes.${wish}.title`)}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Common wishes, each with the plants that the finder ranks first: for visitors who skip the questions or have no scripts. */
export function WishLists({ plants, listing, path }: { plants: FinderPlant[]; listing: Listing; path: string }) {
	const t = useTranslate();
	return (
		<section aria-labelledby="wishes">
			<h2 id="wishes">{t("finder.wishes")}</h2>
			{wishes.map((wish) => (
				<section key={wish} className="mt-10 first-of-type:mt-5" id={wish} aria-labelledby={`${wish}-title`}>
					<h3 id={`${wish}-title`} className="text-2xl">
						{t(`finder.wishes.${wish}.title`)}
					</h3>
					<p className="mt-1 text-faded">{t(`finder.wishes.${wish}.text`)}</p>
					<ul className="my-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
						{bestFor(wish, plants, listing).map((result) => (
							<WishPlant key={result.plant.slug} result={result} />
						))}
					</ul>
					<p>
						<LocalLink to={wishPath(wish, path, listing)} className="inline-block py-1.5 font-semibold">
							{t("finder.wishes.all", { wish: t(`finder.wishes.${wish}.title`) })}
						</LocalLink>
					</p>
				</section>
			))}
		</section>
	);
}

/** The plants that match a wish without compromise, best first. */
function bestFor(wish: FinderWish, plants: FinderPlant[], listing: Listing): Rating<FinderPlant>[] {
	return rank(plants, answersOf(choiceOf(wish, listing)))
		.filter(({ verdict }) => verdict === "fits")
		.slice(0, wishListMax);
}

function WishPlant({ result: { plant, reasons } }: { result: Rating<FinderPlant> }) {
	const t = useTranslate();
	const [first] = reasons;
	return (
		<li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4 leading-snug max-phone:grid-cols-[3rem_minmax(0,1fr)] max-tight:grid-cols-[2rem_minmax(0,1fr)]">
			{plant.picture && <Picture picture={{ ...plant.picture, alt: "" }} sizes="5rem" />}
			<div>
				<LocalLink
					to={plant.path}
					className="hyphens-auto font-semibold font-serif text-ink text-lg no-underline hover:underline max-phone:text-base"
				>
					{plant.name}
				</LocalLink>
				{first && <span className="fine block">{t(`finder.reason.${first.key}`, { value: plant.words[first.fact] })}</span>}
			</div>
		</li>
	);
}
