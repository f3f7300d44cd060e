import type { FinderPage } from "#schemas/pages/finder/page-data.ts";
import { plannerAnchor } from "#schemas/shared/finder.ts";
import { bandAt, type WindowDistance, type WindowSide, windowDistances, windowSides } from "#schemas/shared/window-light.ts";
import { CitedSources } from "#src/blocks/CitedSources.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { facetOf } from "../catalogue/choice.ts";
import { answerTo, assumedDistance, plannedLight, withAnswer } from "./answers.ts";
import { type Change, Chips } from "./Question.tsx";

/**
 * Estimates the light at a spot from the window's direction, the distance and the month; the table of values is readable
 * without scripts.
 */
export function Planner({ page, choice, change }: Change & { page: FinderPage }) {
	const t = useTranslate();
	const { listing, bands } = page;
	const side = answerTo(choice, "side");
	const distance = answerTo(choice, "distance");
	const month = answerTo(choice, "month");
	const now = plannedLight(choice);
	const winter = side ? bandAt(side, distance ?? assumedDistance, 12) : null;
	const assumed = facetOf(listing, "distance").options.find(({ id }) => id === assumedDistance)?.label ?? "";
	const months = facetOf(listing, "month");
	return (
		<section
			className="mb-6 rounded-sm border border-line bg-plate p-5 max-wide:mb-0 unscripted:mb-8"
			id={plannerAnchor}
			aria-labelledby="planner-title"
		>
			<h2 id="planner-title" className="text-xl">
				{t("finder.planner.title")}
			</h2>
			<div className="unscripted:hidden print:hidden">
				<Chips isPart listing={listing} question="side" chosen={side} choice={choice} change={change} />
				<Chips isPart listing={listing} question="distance" chosen={distance} choice={choice} change={change} />
				<label className="mt-4 flex items-center justify-between gap-4 max-tight:flex-wrap">
					<span className="font-semibold text-base">{months.label}</span>
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
				<p className="mt-4 border-l-4 border-leaf pl-3 leading-snug" role="status">
					{now ? t("finder.planner.light", { band: bands[now].label, lux: bands[now].lux }) : t("finder.planner.ask")}
					{side && !distance && (
						<span className="mt-1 block text-faded text-note">{t("finder.planner.assumed", { distance: assumed })}</span>
					)}
					{winter && winter !== now && (
						<span className="mt-1 block text-faded text-note">
							{t("finder.planner.winter", { band: bands[winter].label, lux: bands[winter].lux })}
						</span>
					)}
				</p>
			</div>
			<LightTable page={page} side={side} distance={distance} />
		</section>
	);
}

type Spot = { side: WindowSide | null; distance: WindowDistance | null };

/** The light at every window and distance, with the chosen spot marked, and where the figures come from. */
function LightTable({ page: { listing, bands, sources }, side, distance }: Spot & { page: FinderPage }) {
	const t = useTranslate();
	const distances = facetOf(listing, "distance");
	const sides = facetOf(listing, "side");
	return (
		<details className="mt-3">
			<summary className="chevron gap-2 py-2 font-semibold text-leaf">{t("finder.planner.how")}</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1) */}
			<div className="table-frame" tabIndex={0}>
				<table className="ruled min-w-[28rem] text-note leading-snug [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:first-letter:uppercase">
					<caption className="pb-2 text-left text-faded">{t("finder.planner.table")}</caption>
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
										<td
											key={column}
											data-here={column === side && row === distance ? "" : undefined}
											className="data-here:bg-paper data-here:outline-2 data-here:-outline-offset-1 data-here:outline-leaf"
										>
											{bands[band].label}
											<small className="block text-faded tabular-nums">{bands[band].lux}</small>
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="mt-3 text-note leading-snug">{t("finder.planner.varies")}</p>
			<p className="mt-3 text-note leading-snug">{t("finder.planner.winterRule")}</p>
			<p className="mt-3 text-note leading-snug">{t("finder.planner.north")}</p>
			<CitedSources sources={sources} className="mt-3 text-note leading-snug text-faded" />
		</details>
	);
}
