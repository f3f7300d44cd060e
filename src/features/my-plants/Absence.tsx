import { useState } from "react";
import { awayWeeks } from "#schemas/shared/my-plants.ts";
import { useTranslate } from "#src/data/shared.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { type Away, isAway } from "./collection.ts";
import { dayFrom, isoOf } from "./days.ts";
import type { ShownPlans } from "./schedule.ts";

const nothing = { from: "", to: "" };

/** When the visitor is away: reminders wait, and a sheet is made for whoever waters. */
export function Absence({ away, today, writeDay, onChange }: ShownPlans & { onChange(away: Away | null): void }) {
	const t = useTranslate();
	/** Dates that are no absence yet. */
	const [draft, setDraft] = useState<Away | null>(null);
	const dates = draft ?? away ?? nothing;
	/** Dates typed by hand may lie in the past. */
	const isPossible = (entered: Away) => isAway(entered) && dayFrom(entered.to) >= today;
	const isWrong = dates.from !== "" && dates.to !== "" && !isPossible(dates);
	const enter = (next: Away) => {
		setDraft(isPossible(next) ? null : next);
		if (isPossible(next)) onChange(next);
	};
	const field = (name: keyof Away, label: string) => (
		<label className="grid min-w-0 gap-1">
			{label}
			<input
				type="date"
				className="control min-w-0 aria-invalid:border-2 aria-invalid:border-clay"
				min={isoOf(today)}
				value={dates[name]}
				aria-invalid={isWrong || undefined}
				aria-describedby={isWrong ? "away-wrong" : undefined}
				onChange={({ currentTarget }) => enter({ ...dates, [name]: currentTarget.value })}
			/>
		</label>
	);
	return (
		<section aria-labelledby="away">
			<h2 id="away">{t("myPlants.away.title")}</h2>
			<p>
				{away
					? t("myPlants.away.set", { from: writeDay(dayFrom(away.from)), to: writeDay(dayFrom(away.to)) })
					: t("myPlants.away.text")}
			</p>
			<div className="my-4 flex flex-wrap items-end gap-x-4 gap-y-4">
				<div className="flex flex-wrap gap-2">
					{awayWeeks.map((count) => (
						<QuietButton key={count} onClick={() => enter({ from: isoOf(today + 1), to: isoOf(today + 7 * count) })}>
							{t("myPlants.away.weeks", { count })}
						</QuietButton>
					))}
				</div>
				{field("from", t("myPlants.away.from"))}
				{field("to", t("myPlants.away.to"))}
				{away && (
					<QuietButton
						onClick={() => {
							setDraft(null);
							onChange(null);
						}}
					>
						{t("myPlants.away.cancel")}
					</QuietButton>
				)}
			</div>
			{isWrong && (
				<p id="away-wrong" className="notice">
					{t("myPlants.away.wrong")}
				</p>
			)}
		</section>
	);
}
