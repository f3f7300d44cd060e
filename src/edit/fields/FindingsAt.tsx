import type { Part } from "../draft.ts";
import { useEditing } from "../editing.ts";
import { Finding } from "../Finding.tsx";
import { LinkButton, mark } from "../look.tsx";
import { useTranslate } from "../words.ts";

/** The findings at a field, and drafted values that wait for the editor's word. */
export function FindingsAt({ parts, path, id }: { parts: readonly Part[]; path: string; id?: string }) {
	const t = useTranslate();
	const { findingsAt, isUnconfirmed, confirm } = useEditing();
	const findings = parts.flatMap((part) => findingsAt(part, path));
	const drafted = parts.filter((part) => isUnconfirmed(part, path));
	if (findings.length === 0 && drafted.length === 0) return null;
	return (
		<ul id={id}>
			{findings.map((finding) => (
				<li
					key={`${finding.file}${finding.line}${finding.column}${finding.code}`}
					data-severity={finding.severity}
					className={`${mark} data-[severity=warning]:[border-left-style:dotted]`}
				>
					<Finding finding={finding} />
				</li>
			))}
			{drafted.map((part) => (
				<li key={part} className={mark}>
					{t("drafted")} <LinkButton onClick={() => confirm(part, path)}>{t("holds")}</LinkButton>
				</li>
			))}
		</ul>
	);
}
