import type { FinderPage } from "#schemas/pages/finder/page-data.ts";
import { plannerAnchor } from "#schemas/shared/finder.ts";
import { bandAt, windowDistances, windowSides } from "#schemas/shared/window-light.ts";
import { useTranslate } from "#src/data/shared.ts";
import { answerTo, assumedDistance, withAnswer } from "./answers.ts";
import { type Change, Chips, facetOf } from "./Question.tsx";

/**
 * Estimates the light at a spot from the window's direction, the distance and the month; the table of values is readable
 * without scripts.
 */
export function Planner({ page, choice, change }: Change & { page: FinderPage }) {
	const t = useTranslate();
	const { listing, bands, sources } = page;
	const side = answerTo(choice, "side");
	const distance = answerTo(choice, "distance");
	const month = answerTo(choice, "month");
	const now = side ? bandAt(side, distance ?? assumedDistance, Number(month ?? 0)) : null;
	const winter = side ? bandAt(side, distance ?? assumedDistance, 12) : null;
	const distances = facetOf(listing, "distance");
	const assumed = distances.options.find(({ id }) => id === assumedDistance)?.label ?? "";
	const sides = facetOf(listing, "side");
	const months = facetOf(listing, "month");
	return (
		<section className="planner" id={plannerAnchor} aria-labelledby="planner-title">
			<h2 id="planner-title">{t("finder.planner.title")}</h2>
			<div className="filters">
				<Chips listing={listing} question="side" chosen={side} choice={choice} change={change} />
				<Chips listing={listing} question="distance" chosen={distance} choice={choice} change={change} />
				<label className="planner-month">
					<span>{months.label}</span>
					<select
						className="control"
						name="month"
						value={month ?? ""}
						onChange={(event) => change(withAnswer(choice, "month", event.currentTarget.value || null))}
					>
						<option value="">{t("finder.any")}</option>
						{months.options.map(({ id, label }) => (
							<option key={id} value={id}>
								{label}
							</option>
						))}
					</select>
				</label>
				<p className="planner-light" role="status">
					{now ? t("finder.planner.light", { band: bands[now].label, lux: bands[now].lux }) : t("finder.planner.ask")}
					{side && !distance && <span>{t("finder.planner.assumed", { distance: assumed })}</span>}
					{winter && winter !== now && (
						<span>{t("finder.planner.winter", { band: bands[winter].label, lux: bands[winter].lux })}</span>
					)}
				</p>
			</div>
			<details className="planner-table">
				<summary className="chevron">{t("finder.planner.how")}</summary>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1) */}
				<div className="table-frame" tabIndex={0}>
					<table className="ruled">
						<caption>{t("finder.planner.table")}</caption>
						<thead>
							<tr>
								<th scope="col">{distances.label}</th>
								{sides.options.map(({ id, label }) => (
									<th key={id} scope="col">
										{label}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{windowDistances.map((row, index) => (
								<tr key={row}>
									<th scope="row">{distances.options[index]?.label}</th>
									{windowSides.map((column) => {
										const band = bandAt(column, row);
										return (
											<td key={column} data-here={column === side && row === distance ? "" : undefined}>
												{bands[band].label}
												<small>{bands[band].lux}</small>
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<p>{t("finder.planner.varies")}</p>
				<p>{t("finder.planner.winterRule")}</p>
				<p>{t("finder.planner.north")}</p>
				<ul className="fine">
					{sources.map(({ title, url }) => (
						<li key={title}>
							{url ? (
								<a href={url} rel="noopener">
									{t("toxicity.source", { source: title })}
								</a>
							) : (
								t("toxicity.source", { source: title })
							)}
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}
