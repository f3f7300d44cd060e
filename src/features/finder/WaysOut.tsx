import type { FinderPlant } from "#schemas/pages/finder/page-data.ts";
import type { Listing } from "#schemas/pages/listing.ts";
import { useTranslate } from "#src/data/shared.ts";
import { TextButton } from "#src/ui/TextButton.tsx";
import { type Choice, facetOf } from "../catalogue/choice.ts";
import { answerTo, withAnswer } from "./answers.ts";
import type { Change } from "./Question.tsx";
import { countMatches, type WayOut, waysOut } from "./ways-out.ts";

type Props = Change & { plants: readonly FinderPlant[]; listing: Listing };

/** Where no plant matches: which single answer to change, each with the number of plants that match then. */
export function WaysOut({ plants, listing, choice, change }: Props) {
	const t = useTranslate();
	return <Ways title={t("finder.ways")} ways={waysOut(plants, choice)} {...{ listing, choice, change }} />;
}

/** For a bathroom whose light is not known: whether it has a window decides what lives there. */
export function BathroomLight({ plants, listing, choice, change }: Props) {
	const t = useTranslate();
	if (answerTo(choice, "room") !== "bathroom" || answerTo(choice, "light") || answerTo(choice, "side")) return null;
	const ways = (["low", "medium", "lamp"] as const).map(
		(answer): WayOut => ({ question: "light", answer, count: countMatches(plants, withAnswer(choice, "light", answer)) }),
	);
	return <Ways title={t("finder.bathroom")} {...{ ways, listing, choice, change }} />;
}

type WaysProps = { title: string; ways: readonly WayOut[]; listing: Listing; choice: Choice; change(choice: Choice): void };

function Ways({ title, ways, listing, choice, change }: WaysProps) {
	const t = useTranslate();
	if (ways.length === 0) return null;
	return (
		<div className="notice">
			<p>{title}</p>
			<ul>
				{ways.map(({ question, answer, count }) => {
					const { label, options } = facetOf(listing, question);
					const chosen = options.find(({ id }) => id === answer)?.label ?? t("finder.any");
					const way = label.endsWith("?") ? `${label} ${chosen}` : t("filters.named", { name: label, values: chosen });
					return (
						<li key={question + answer} className="flex flex-wrap items-center gap-x-3">
							<TextButton onClick={() => change(withAnswer(choice, question, answer))}>{way}</TextButton>
							<span>{t("finder.status.fits", { count })}</span>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
