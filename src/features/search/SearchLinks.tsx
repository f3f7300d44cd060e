import { useId } from "react";
import type { SearchPage } from "#schemas/pages/page-data.ts";
import { LinkList } from "#src/blocks/LinkList.tsx";
import { PlatedPlants } from "#src/blocks/PlatedPlants.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { Entrances } from "./Entrances.tsx";

type Props = {
	page: SearchPage;
	/** Whether the main pages and the guides are listed as well, as when there are no hits. */
	entrances: boolean;
	/** Whether only the space is reserved, until the hits have loaded. */
	waiting: boolean;
};

const links = "[&>ul]:mt-1 [&>ul]:gap-x-12 [&_a]:py-2.5";

/**
 * Further links on the search page: topics of the blog and a few plants; shown before a query, and below hits that do not fill
 * the page.
 */
export function SearchLinks({ page: { plants, topics }, entrances, waiting }: Props) {
	const t = useTranslate();
	const id = useId();
	// Not by a selector for the third list, which would move the first ones as the document arrives.
	const beside = entrances && topics.length > 0 && plants.length > 0 ? "wide:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]" : "";
	return (
		<div
			className={`mt-10 grid gap-x-12 gap-y-8 border-line border-t pt-6 ${beside} wide:[&>:last-child]:col-span-full ${waiting ? "invisible" : ""}`}
		>
			{entrances && <Entrances className={`${links} sm:[&>ul]:grid-cols-2 [&>ul]:grid`} />}
			{topics.length > 0 && (
				<nav
					className={`${links} [&_a]:flex [&_a]:items-center [&_a]:leading-snug sm:first:[&>ul]:grid-cols-2 first:[&>ul]:grid`}
					aria-labelledby={`${id}-topics`}
				>
					<p id={`${id}-topics`} className="label">
						{t("nav.blog")}
					</p>
					<LinkList links={topics} />
				</nav>
			)}
			{plants.length > 0 && (
				<nav aria-labelledby={`${id}-plants`}>
					<p id={`${id}-plants`} className="label">
						{t("nav.tabPlants")}
					</p>
					<div className="*:mt-3">
						<PlatedPlants plants={plants} />
					</div>
				</nav>
			)}
		</div>
	);
}
