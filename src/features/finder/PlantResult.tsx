import type { FinderPlant } from "#schemas/pages/finder/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { AddToMyPlants } from "#src/features/my-plants/AddToMyPlants.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import type { Answers } from "./answers.ts";
import type { Reason } from "./reasons.ts";
import type { Rating } from "./score.ts";

/** Number of alternatives offered for a plant that is not safe. */
const alikeShown = 3;

type Props = { result: Rating<FinderPlant>; answers: Answers; allowed: readonly FinderPlant[] };

/** A plant with the reasons for and against it; if it is not safe, with similar plants that are. */
export function PlantResult({ result: { plant, reasons }, answers, allowed }: Props) {
	const { words } = plant;
	return (
		<li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-4 border-line border-b py-4 in-data-surprise:border-b-0 max-tight:grid-cols-[2.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-6">
			{plant.picture && <Picture picture={{ ...plant.picture, alt: "" }} sizes="6rem" />}
			<div>
				<h4 className="font-semibold font-serif text-xl/tight">
					<LocalLink to={plant.path} className="text-ink no-underline hover:underline">
						{plant.name}
					</LocalLink>
				</h4>
				<p className="latin" lang="la">
					{plant.latin}
				</p>
				{reasons.length > 0 ? (
					<Reasons reasons={reasons} words={words} />
				) : (
					<p className="fine">{[words.category, words.difficulty, words.lux, words.height].join(" · ")}</p>
				)}
				<Alike plant={plant} reasons={reasons} answers={answers} allowed={allowed} />
				{!reasons.some(({ side }) => side === "out") && <AddToMyPlants slug={plant.slug} name={plant.name} />}
			</div>
		</li>
	);
}

/** The mark before a reason: a tick for, an exclamation mark against, a bar that rules out. */
const marks: Record<Reason["side"], string> = {
	for: "before:top-[0.3em] before:left-1 before:h-[0.7em] before:w-[0.35em] before:rotate-45 before:border-current before:border-r-2 before:border-b-2 before:text-leaf",
	against:
		"before:top-[0.15em] before:left-1 before:h-[0.95em] before:w-0.5 before:bg-[linear-gradient(currentColor_60%,transparent_60%_78%,currentColor_78%)] before:text-clay",
	out: "before:top-0 before:left-1.5 before:h-[1.2em] before:w-0.5 before:rotate-45 before:bg-current before:text-clay",
};

function Reasons({ reasons, words }: { reasons: Reason[]; words: FinderPlant["words"] }) {
	const t = useTranslate();
	return (
		<ul className="mt-2 leading-snug">
			{reasons.map(({ key, side, fact }) => (
				<li
					key={key}
					data-side={side}
					className={`relative pl-6 before:absolute before:content-[''] not-last:mb-1 ${marks[side]}`}
				>
					<span className={side === "out" ? "font-semibold text-clay" : "sr-only"}>{t(`finder.mark.${side}`)} </span>
					{t(`finder.reason.${key}`, { value: words[fact] })}
				</li>
			))}
		</ul>
	);
}

/**
 * «Similar, but safe for cats»: the most similar plants that are known to be safe for everyone in the household and that
 * nothing else rules out.
 */
function Alike({
	plant,
	reasons,
	answers: { pets },
	allowed,
}: Omit<Props, "result"> & { plant: FinderPlant; reasons: Reason[] }) {
	const t = useTranslate();
	if (!reasons.some(({ side, fact }) => side === "out" && pets.some((who) => who === fact))) return null;
	const alike = plant.alike.flatMap((slug) => allowed.find((each) => each.slug === slug) ?? []).slice(0, alikeShown);
	if (alike.length === 0) return null;
	const [who] = pets;
	const label =
		pets.length > 1 || !who ? t("finder.similar.all") : who === "cat" ? t("plants.similarCats") : t(`finder.similar.${who}`);
	return (
		<p className="mt-2 text-note leading-snug">
			{label}{" "}
			{alike.map(({ slug, path, name }, index) => (
				<span key={slug}>
					{index > 0 && ", "}
					<LocalLink to={path}>{name}</LocalLink>
				</span>
			))}
		</p>
	);
}
