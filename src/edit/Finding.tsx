import type { EditFinding } from "#schemas/content/edit.ts";
import { isLang } from "#schemas/shared/languages.ts";
import { useEditing } from "./editing.ts";
import { useTranslate } from "./words.ts";

/** A finding: its message, its hint, and related places; those in this entry link to their fields. */
export function Finding({ finding: { code, message, hint, related } }: { finding: EditFinding }) {
	const t = useTranslate();
	return (
		<>
			{message} <span className="fine">{code === "stale-translation" ? t("staleHint") : hint}</span>
			{related.map((each) => (
				<span key={`${each.file} ${each.line} ${each.message}`} className="fine edit-related">
					<Elsewhere position={each} />
				</span>
			))}
		</>
	);
}

function Elsewhere({ position }: { position: EditFinding["related"][number] }) {
	const t = useTranslate();
	const { files, goTo } = useEditing();
	const { file, line, message } = position;
	const own = files.find((each) => each.file === file);
	if (!own) return `${file}, ${t("line", { line })}: ${message}`;
	return (
		<button type="button" className="edit-link" onClick={() => goTo(position)}>
			→ {message}
			{isLang(own.part) && ` (${own.part})`}
		</button>
	);
}
