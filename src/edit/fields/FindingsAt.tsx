import type { Part } from "../draft.ts";
import { useEditing } from "../editing.ts";
import { Finding } from "../Finding.tsx";

/** The findings at a field. */
export function FindingsAt({ parts, path, id }: { parts: readonly Part[]; path: string; id?: string }) {
	const { findingsAt } = useEditing();
	const findings = parts.flatMap((part) => findingsAt(part, path));
	if (findings.length === 0) return null;
	return (
		<ul className="edit-findings" id={id}>
			{findings.map((finding) => (
				<li key={`${finding.file}${finding.line}${finding.column}${finding.code}`} data-severity={finding.severity}>
					<Finding finding={finding} />
				</li>
			))}
		</ul>
	);
}
