import type { Part } from "../draft.ts";
import { useEditing } from "../editing.ts";
import { Finding } from "../Finding.tsx";
import { mark } from "../look.tsx";

/** The findings at a field. */
export function FindingsAt({ parts, path, id }: { parts: readonly Part[]; path: string; id?: string }) {
	const { findingsAt } = useEditing();
	const findings = parts.flatMap((part) => findingsAt(part, path));
	if (findings.length === 0) return null;
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
		</ul>
	);
}
