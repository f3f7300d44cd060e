import { useState } from "react";
import type { KeepablePlant, MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { reminderHour } from "#schemas/shared/my-plants.ts";
import { saveFile } from "#src/data/save-file.ts";
import { useShared } from "#src/data/shared.ts";
import { Agenda } from "./Agenda.tsx";
import type { Hemisphere } from "./collection.ts";
import type { Day } from "./dates.ts";
import type { SentenceContext } from "./describe.ts";
import { MonthTable } from "./MonthTable.tsx";
import { planFor } from "./schedule.ts";
import { seriesOf } from "./series.ts";

type Props = {
	page: MyPlantsPage;
	plants: readonly KeepablePlant[];
	sentences: SentenceContext;
	hemisphere: Hemisphere;
	today: Day;
	writeDay(day: Day): string;
	onMove(hemisphere: Hemisphere): void;
};

/** The next weeks and the year of one plant or of all, for viewing, for printing, and as a calendar file. */
export function Calendar({ page, plants, sentences, hemisphere, today, writeDay, onMove }: Props) {
	const { shell, t } = useShared();
	const [only, setOnly] = useState("");
	const [failed, setFailed] = useState(false);
	const chosen = plants.filter(({ slug }) => slug === only);
	const plans = planFor(chosen.length > 0 ? chosen : plants, hemisphere);
	const hemispheres = { north: t("myPlants.north"), south: t("myPlants.south") };
	const download = async () => {
		try {
			const { writeCalendar } = await import("./calendar-file.ts");
			const name = t("myPlants.calendarName", { site: shell.site.name });
			const series = seriesOf(plans, sentences, shell.site, page.lang);
			const file = writeCalendar({ name, lang: page.lang, now: new Date(), series });
			saveFile(`${chosen[0]?.slug ?? page.path.slice(1)}.ics`, "text/calendar;charset=utf-8", file);
			setFailed(false);
		} catch {
			setFailed(true);
		}
	};
	return (
		<section data-print aria-labelledby="calendar" className="print:m-0!">
			<h2 id="calendar">{t("myPlants.calendar")}</h2>
			<p>{t("myPlants.calendarNote")}</p>
			<div className="my-5 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
				<label className="flex min-w-0 items-center gap-3 max-tight:flex-wrap">
					<span>{t("myPlants.which")}</span>
					<select className="control" value={chosen[0]?.slug ?? ""} onChange={(event) => setOnly(event.currentTarget.value)}>
						<option value="">{t("myPlants.all")}</option>
						{plants.map(({ slug, name }) => (
							<option key={slug} value={slug}>
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
			<Agenda plans={plans} today={today} writeDay={writeDay} />
			<MonthTable
				plans={plans}
				page={page}
				caption={`${t("myPlants.hemisphere")} ${hemispheres[hemisphere]}`}
				sentences={sentences}
				today={today}
				writeDay={writeDay}
			/>
			<div className="actions mt-5">
				<button type="button" className="button" onClick={download}>
					{t("myPlants.download")}
				</button>
				<button type="button" className="button quiet" onClick={() => print()}>
					{t("myPlants.print")}
				</button>
			</div>
			<p className="fine mt-3 print:hidden">{t("myPlants.alarms", { hour: reminderHour })}</p>
			<div role="status">{failed && <p className="notice">{t("myPlants.downloadFailed")}</p>}</div>
		</section>
	);
}
