import type { CheckedDraft, EditedFile, EditFinding } from "#schemas/edit.ts";
import type { Part } from "./draft.ts";
import { controlId, pathOf } from "./editing.ts";
import type { Standing } from "./use-entry-state.ts";
import { countFindings, fill, useWords } from "./words.ts";

type Props = {
	files: readonly EditedFile[];
	checked: CheckedDraft;
	standing: Standing;
	dirty: readonly Part[];
	current: readonly Part[];
	page: string | null;
	save(): void;
	/** Shows the part that a finding stands in. */
	onFind(part: Part): void;
};

/** What stays in sight at the end of the window: how things stand, all findings, and the button that saves. */
export function SaveBar({ files, checked, standing, dirty, current, page, save, onFind }: Props) {
	const words = useWords();
	const { findings } = checked;
	const names = files
		.filter(({ part }) => dirty.includes(part) || current.includes(part))
		.map(({ file }) => file.slice(file.lastIndexOf("/") + 1));
	const said = [
		standing.is === "saving" ? words.saving : standing.said,
		names.length > 0 ? fill(words.unsaved, { what: names.join(", ") }) : "",
	];
	const go = (finding: EditFinding) => {
		const part = files.find(({ file }) => file === finding.file)?.part ?? "facts";
		onFind(part);
		// The part may have to be shown first.
		requestAnimationFrame(() => focusNear(part, pathOf(finding.pointer ?? "")));
	};
	return (
		<footer className="edit-bar">
			<details>
				<summary>
					{findings.length === 0 ? words.noFindings : countFindings(words, findings.length)}
					{standing.is === "checking" && <span className="fine"> {words.checking}</span>}
				</summary>
				<ul>
					{findings.map((finding) => (
						<li
							key={`${finding.file}${finding.pointer}${finding.line}${finding.column}${finding.code}`}
							data-severity={finding.severity}
						>
							<button type="button" className="edit-link" onClick={() => go(finding)}>
								{finding.file} {(finding.pointer ?? "").replace(/^\//, "")}
							</button>
							: {finding.message} <span className="fine">{finding.hint}</span>
						</li>
					))}
				</ul>
			</details>
			<p role="status">{said.filter((each) => each !== "").join(" ")}</p>
			{page !== null && (
				<a href={page} target="pousse-page">
					{words.showPage}
				</a>
			)}
			<button
				type="button"
				className="button"
				aria-disabled={names.length === 0 || standing.is === "saving"}
				aria-keyshortcuts="Control+S"
				onClick={save}
			>
				{words.save}
			</button>
		</footer>
	);
}

/** The field of a finding, or the nearest group around it. */
function focusNear(part: Part, path: string): void {
	const keys = path.split(".");
	for (let length = keys.length; length > 0; length--) {
		const found = document.getElementById(controlId(part, keys.slice(0, length).join(".")));
		const target = found?.querySelector<HTMLElement>(".cm-content") ?? found;
		if (!target) continue;
		target.scrollIntoView({ block: "center" });
		target.focus();
		return;
	}
}
