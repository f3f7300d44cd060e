import type { Timings } from "#schemas/pages/dashboard/report.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Bars } from "../charts/Bars.tsx";
import { DataTable } from "../DataTable.tsx";
import { figureColumn } from "../figure-column.ts";
import { sum } from "../figures.ts";
import type { Formats } from "../formats.ts";
import { EmptyPart, Part } from "../Part.tsx";

/** The duration of the last build per stage, if known: on the build machine, not on a host. */
export function BuildPart({ timings, formats }: { timings: Timings; formats: Formats }) {
	const t = useTranslate();
	const title = t("dashboard.build.title");
	if (timings.length === 0) return <EmptyPart id="build" title={title} text={t("dashboard.build.none")} />;
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
					figureColumn("duration", t("dashboard.column.duration"), ({ ms }: Timings[number]) => ms, formats.seconds),
				]}
			/>
		</Part>
	);
}
