import type { EditedFile, EditFinding } from "#schemas/content/edit.ts";
import { CodeEditor } from "./CodeEditor.tsx";
import { controlId } from "./editing.ts";
import { Mend } from "./Finding.tsx";
import { LinkButton, mark } from "./look.tsx";
import { useTranslate } from "./words.ts";

type Props = {
	file: EditedFile;
	/** The edited text; undefined if it is as on disk. */
	text: string | undefined;
	findings: readonly EditFinding[];
	/** Undefined switches back to the fields. */
	onChange(text: string | undefined): void;
};

/** In Markdown the lines of findings count from its start, not from that of the file. */
const noFindings: readonly EditFinding[] = [];

/**
 * A file as text: because it cannot be parsed (the error and its position are shown), because it has no fields, or because the editor
 * chose to.
 */
export function RawFile({ file, text, findings, onChange }: Props) {
	const t = useTranslate();
	const { problem } = file;
	return (
		<section data-tall="" data-raw="" id={controlId(file.part, "")} tabIndex={-1}>
			<h3>
				{t("rawText")}: {file.file}
			</h3>
			{problem && (
				<p className={mark}>
					{t("broken", { file: file.file, line: problem.line, message: problem.message })} {problem.hint}{" "}
					<Mend finding={problem} />
				</p>
			)}
			<CodeEditor
				label={file.file}
				value={text ?? file.text}
				onChange={onChange}
				mode={file.body === null ? "yaml" : "markdown"}
				findings={problem ? [problem] : file.body === null ? findings : noFindings}
			/>
			{file.fields && <LinkButton onClick={() => onChange(undefined)}>{t("asForm")}</LinkButton>}
		</section>
	);
}
