import type { Part } from "../draft.ts";
import { useEditing } from "../editing.ts";

/** What the check says of a field. */
export function FindingsAt({ parts, path, id }: { parts: readonly Part[]; path: string; id?: string }) {
	const { findingsAt } = useEditing();
	const findings = parts.flatMap((part) => findingsAt(part, path));
	if (findings.length === 0) return null;
	return (
		<ul className="edit-findings" id={id}>
			{findings.map(({ file, line, column, code, severity, message, hint }) => (
				<li key={`${file}${line}${column}${code}`} data-severity={severity}>
					{message} <span className="fine">{hint}</span>
				</li>
			))}
		</ul>
	);
}
