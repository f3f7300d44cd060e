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

type Props = { plants: FinderPlant[]; listing: Listing; path: string };

type LinksProps = { listing: Listing; path: string; current: FinderWish | null };

/** Links to the results of common wishes; without scripts, to their lists. */
export function WishLinks({ listing, path, current }: LinksProps) {
	const t = useTranslate();
	return (
		<nav aria-label={t("finder.wishes")}>
			<ul className="wish-links">
				{wishes.map((wish) => (
					<li key={wish}>
						<LocalLink to={wishPath(wish, path, listing)} aria-current={wish === current ? "true" : undefined}>
							{t(`finder.wishes.${wish}.title`)}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Common wishes, each with the plants that the finder ranks first: for visitors who skip the questions or have no scripts. */
export function WishLists({ plants, listing, path }: Props) {
	const t = useTranslate();
	return (
		<section aria-labelledby="wishes">
			<h2 id="wishes">{t("finder.wishes")}</h2>
			{wishes.map((wish) => (
				<section key={wish} className="wish" id={wish} aria-labelledby={`${wish}-title`}>
					<h3 id={`${wish}-title`}>{t(`finder.wishes.${wish}.title`)}</h3>
					<p>{t(`finder.wishes.${wish}.text`)}</p>
					<ul className="wish-plants">
						{bestFor(wish, plants, listing).map((result) => (
							<WishPlant key={result.plant.slug} result={result} />
						))}
					</ul>
					<p>
						<LocalLink to={wishPath(wish, path, listing)} className="more">
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
		<li>
			{plant.picture && <Picture picture={{ ...plant.picture, alt: "" }} sizes="5rem" />}
			<div>
				<LocalLink to={plant.path}>{plant.name}</LocalLink>
				{first && <span className="fine">{t(`finder.reason.${first.key}`, { value: plant.words[first.fact] })}</span>}
			</div>
		</li>
	);
}
