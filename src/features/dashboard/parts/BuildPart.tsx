import type { Timings } from "#schemas/dashboard/report.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Bars } from "../charts/Bars.tsx";
import { DataTable } from "../DataTable.tsx";
import { sum } from "../figures.ts";
import type { Formats } from "../formats.ts";
import { Part } from "../Part.tsx";

/** The duration of the last build per stage, if known: on the build machine, not on a host. */
export function BuildPart({ timings, formats }: { timings: Timings; formats: Formats }) {
	const t = useTranslate();
	const title = t("dashboard.build.title");
	if (timings.length === 0)
		return (
			<Part id="build" title={title}>
				<p className="all-well">{t("dashboard.build.none")}</p>
			</Part>
		);
	return (
		<Part id="build" title={`${title} · ${formats.seconds(sum(timings.map(({ ms }) => ms)))}`}>
			<Bars
				max={Math.max(...timings.map(({ ms }) => ms))}
				bars={timings.map(({ stage, ms }) => ({
					id: stage,
					label: t(`dashboard.stage.${stage}`),
					pieces: [{ value: ms, tone: "leaf" }],
					text: formats.seconds(ms),
				}))}
			/>
			<DataTable
				name={title}
				file="build"
				rows={timings}
				rowKey={({ stage }) => stage}
				columns={[
					{ id: "stage", label: t("dashboard.column.stage"), value: ({ stage }) => t(`dashboard.stage.${stage}`) },
					{
						id: "duration",
						label: t("dashboard.column.duration"),
						value: ({ ms }) => ms,
						show: ({ ms }) => formats.seconds(ms),
					},
				]}
			/>
		</Part>
	);
}
