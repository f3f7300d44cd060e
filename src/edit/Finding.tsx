import type { EditFinding } from "#schemas/content/edit.ts";
import { isLang } from "#schemas/shared/languages.ts";
import { useEditing } from "./editing.ts";
import { LinkButton } from "./look.tsx";
import { useTranslate } from "./words.ts";

/**
 * A finding: its message, its hint, a button that mends it where its meaning is certain, and related places; those in this entry
 * link to their fields.
 */
export function Finding({ finding }: { finding: EditFinding }) {
	const t = useTranslate();
	const { code, message, hint, related } = finding;
	const ownHint = code === "stale-translation" ? t("staleHint") : code === "missing-language" ? t("notTranslated") : hint;
	return (
		<>
			{message} <span className="fine">{ownHint}</span> <Mend finding={finding} />
			{related.map((each) => (
				<span key={`${each.file} ${each.line} ${each.message}`} className="fine block">
					<Elsewhere position={each} />
				</span>
			))}
		</>
	);
}

/** Does to a finding what `check --fix` does. */
export function Mend({ finding }: { finding: EditFinding }) {
	const t = useTranslate();
	const { mend } = useEditing();
	if (!finding.mendable) return null;
	return <LinkButton onClick={() => mend(finding)}>{t("mend")}</LinkButton>;
}

function Elsewhere({ position }: { position: EditFinding["related"][number] }) {
	const t = useTranslate();
	const { files, goTo } = useEditing();
	const { file, line, message } = position;
	const own = files.find((each) => each.file === file);
	if (!own) return `${file}, ${t("line", { line })}: ${message}`;
	return (
		<LinkButton onClick={() => goTo(position)}>
			→ {message}
			{isLang(own.part) && ` (${own.part})`}
		</LinkButton>
	);
}
