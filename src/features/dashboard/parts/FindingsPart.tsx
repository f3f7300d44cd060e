import type { ReportedFinding } from "#schemas/pages/dashboard/report.ts";
import { programLangFor } from "#schemas/shared/program-langs.ts";
import { useTranslate } from "#src/data/shared.ts";
import { DataTable } from "../DataTable.tsx";
import { EmptyPart, Part } from "../Part.tsx";
import type { PartProps } from "./part-props.ts";

/** The findings of the check, with a link to where each can be fixed. Messages are in French or English. */
export function FindingsPart({ report: { findings }, lang: pageLang }: PartProps) {
	const t = useTranslate();
	const lang = programLangFor(pageLang);
	const title = t("dashboard.findings.title");
	const place = ({ file, line, column }: ReportedFinding) => `${file}${line === null ? "" : `:${line}:${column}`}`;
	if (findings.length === 0) return <EmptyPart id="findings" title={title} text={t("dashboard.findings.none")} />;
	return (
		<Part id="findings" title={title}>
			<DataTable
				name={title}
				file="findings"
				rows={findings}
				rowKey={(finding) => `${place(finding)} ${finding.code} ${finding.message.en}`}
				columns={[
					{
						id: "place",
						label: t("dashboard.column.place"),
						value: place,
						show: (finding) => <code>{place(finding)}</code>,
					},
					{
						id: "severity",
						label: t("dashboard.column.severity"),
						value: ({ severity }) => t(severity === "error" ? "dashboard.findings.error" : "dashboard.findings.warning"),
					},
					{
						id: "message",
						label: t("dashboard.column.message"),
						value: ({ message, hint }) => `${message[lang]} ${hint[lang]}`,
						show: ({ code, message, hint }) => (
							<span lang={lang}>
								{message[lang]} <span className="fine">{hint[lang]}</span> <code>{code}</code>
							</span>
						),
					},
					...(findings.some(({ edit }) => edit !== null)
						? [
								{
									id: "edit",
									label: t("dashboard.column.edit"),
									value: ({ edit }: ReportedFinding) => edit,
									show: ({ edit }: ReportedFinding) => edit && <a href={edit}>{t("dashboard.findings.edit")}</a>,
								},
							]
						: []),
				]}
			/>
		</Part>
	);
}
