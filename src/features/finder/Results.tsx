import { type ReactNode, useState } from "react";
import type { FinderPlant } from "#schemas/pages/finder/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Answers } from "./answers.ts";
import { PlantResult } from "./PlantResult.tsx";
import type { Rating } from "./score.ts";

/** Number of plants of a list shown initially; a button shows the others. */
const shownFirst = 6;

type Result = Rating<FinderPlant>;
type Props = { ranked: Result[]; surprise: Result | null; answers: Answers; ways: ReactNode };

/** Plants grouped by verdict, each with its reasons; `ways` are what to change where none matches. */
export function Results({ ranked, surprise, answers, ways }: Props) {
	const t = useTranslate();
	const of = (verdict: Result["verdict"]) => ranked.filter((each) => each.verdict === verdict && each !== surprise);
	const out = of("out");
	const fits = of("fits");
	const compromise = of("compromise");
	const allowed = ranked.filter(({ verdict }) => verdict !== "out").map(({ plant }) => plant);
	return (
		<>
			<h2 className="sr-only">{t("finder.results")}</h2>
			{surprise && (
				<section aria-labelledby="surprise" data-surprise="" className="rounded-sm border-2 border-clay bg-plate px-5 pt-4">
					<h3 id="surprise" className="text-2xl">
						{t("finder.surprised")}
					</h3>
					<ol>
						<PlantResult result={surprise} answers={answers} allowed={allowed} />
					</ol>
				</section>
			)}
			{!ranked.some(({ verdict }) => verdict === "fits") && (
				<>
					<p className="notice">{t(allowed.length > 0 ? "finder.noFit" : "finder.allOut")}</p>
					{ways}
				</>
			)}
			<FoundList title={t("finder.fits")} results={fits} answers={answers} allowed={allowed} />
			<FoundList title={t("finder.compromise")} results={compromise} answers={answers} allowed={allowed} />
			{out.length > 0 && (
				<details className="mt-10" open={allowed.length === 0}>
					<summary className="chevron gap-2 py-2 font-semibold text-leaf">{t("finder.out", { count: out.length })}</summary>
					<ol>
						{out.map((result) => (
							<PlantResult key={result.plant.slug} result={result} answers={answers} allowed={allowed} />
						))}
					</ol>
				</details>
			)}
		</>
	);
}

type ListProps = { title: string; results: Result[]; answers: Answers; allowed: FinderPlant[] };

function FoundList({ title, results, answers, allowed }: ListProps) {
	const t = useTranslate();
	const [all, setAll] = useState(false);
	if (results.length === 0) return null;
	const shown = all ? results : results.slice(0, shownFirst);
	return (
		<section className="mt-10 first-of-type:mt-0">
			<h3 className="flex items-center gap-3 text-2xl">
				{title} <span className="badge">{results.length}</span>
			</h3>
			<ol>
				{shown.map((result) => (
					<PlantResult key={result.plant.slug} result={result} answers={answers} allowed={allowed} />
				))}
			</ol>
			{shown.length < results.length && (
				<button type="button" className="button quiet mt-4" onClick={() => setAll(true)}>
					{t("finder.more", { rest: results.length - shown.length })}
				</button>
			)}
		</section>
	);
}
