import { useState } from "react";
import { calendarDays, reminderHour } from "#schemas/shared/my-plants.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { saveFile } from "#src/data/save-file.ts";
import { useShared } from "#src/data/shared.ts";
import { Button, QuietButton } from "#src/ui/Button.tsx";
import { Agenda } from "./Agenda.tsx";
import { writeCalendar } from "./calendar-file.ts";
import type { Hemisphere } from "./collection.ts";
import { describeDay } from "./describe.ts";
import { checksUntil } from "./due.ts";
import { MonthTable } from "./MonthTable.tsx";
import { MonthTicks } from "./MonthTicks.tsx";
import type { ShownPlans } from "./schedule.ts";

type Props = ShownPlans & {
	hemisphere: Hemisphere;
	isPrinted: boolean;
	onMove(hemisphere: Hemisphere): void;
	onPrint(): void;
};

/** The next weeks and the year of one plant or of all, for viewing, for printing, and as a calendar file. */
export function Calendar({ hemisphere, isPrinted, onMove, onPrint, ...all }: Props) {
	const { page, plans, today, away } = all;
	const { shell, t } = useShared();
	const [only, setOnly] = useState("");
	const chosen = plans.find(({ pot }) => pot.id === only);
	const shown = chosen ? { ...all, plans: [chosen] } : all;
	const hemispheres = { north: t("myPlants.north"), south: t("myPlants.south") };
	const download = () => {
		const days = checksUntil(shown.plans, { today, until: today + calendarDays, away });
		const file = writeCalendar({
			name: t("myPlants.calendarName", { site: shell.site.name }),
			lang: page.lang,
			now: new Date(),
			url: shell.site.url + pinPath(page.path, page.lang),
			events: days.map((each) => ({ day: each.day, ...describeDay(each, t) })),
		});
		saveFile(`${chosen?.pot.id ?? page.path.slice(1)}.ics`, "text/calendar;charset=utf-8", file);
	};
	return (
		<section data-print={isPrinted || undefined} aria-labelledby="calendar" className="print:m-0!">
			<h2 id="calendar">{t("myPlants.calendar")}</h2>
			<p>{t("myPlants.calendarNote")}</p>
			<MonthTicks {...shown} />
			<div className="my-5 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
				<label className="flex min-w-0 items-center gap-3 max-tight:flex-wrap">
					<span>{t("myPlants.which")}</span>
					<select className="control" value={chosen?.pot.id ?? ""} onChange={(event) => setOnly(event.currentTarget.value)}>
						<option value="">{t("myPlants.all")}</option>
						{plans.map(({ pot, name }) => (
							<option key={pot.id} value={pot.id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<label className="flex min-w-0 items-center gap-3 max-tight:flex-wrap">
					<span>{t("myPlants.hemisphere")}</span>
					<select
						className="control"
						value={hemisphere}
						onChange={(event) => onMove(event.currentTarget.value === "south" ? "south" : "north")}
					>
						<option value="north">{hemispheres.north}</option>
						<option value="south">{hemispheres.south}</option>
					</select>
				</label>
			</div>
			<Agenda {...shown} />
			<MonthTable {...shown} caption={`${t("myPlants.hemisphere")} ${hemispheres[hemisphere]}`} />
			<div className="actions mt-5">
				<Button onClick={download}>{t("myPlants.download")}</Button>
				<QuietButton onClick={onPrint}>{t("myPlants.print")}</QuietButton>
			</div>
			<p className="fine mt-3 print:hidden">{t("myPlants.alarms", { hour: reminderHour })}</p>
		</section>
	);
}
