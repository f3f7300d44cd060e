import type { CheckedDraft, EditedFile, EditFinding, OpenedEntry } from "#schemas/content/edit.ts";
import { isLang, languages } from "#schemas/shared/languages.ts";
import type { Part } from "./draft.ts";
import { pathOf, useEditing } from "./editing.ts";
import { Finding } from "./Finding.tsx";
import { titlesOf } from "./fields/label.ts";
import { LinkButton } from "./look.tsx";
import type { FormStatus } from "./use-entry-state.ts";
import { useTranslate } from "./words.ts";

type Props = {
	files: readonly EditedFile[];
	checked: CheckedDraft;
	status: FormStatus;
	dirty: readonly Part[];
	current: readonly Part[];
	page: string | null;
	schemas: OpenedEntry["schemas"];
	save(): void;
	/** Discards all unsaved changes. */
	discard(): void;
};

/** The bar at the bottom of the window: the state of the form, all findings, and the save button. */
export function SaveBar({ files, checked, status, dirty, current, page, schemas, save, discard }: Props) {
	const t = useTranslate();
	const { goTo, mend } = useEditing();
	const { findings } = checked;
	const names = files
		.filter(({ part }) => dirty.includes(part) || current.includes(part))
		.map(({ file }) => file.slice(file.lastIndexOf("/") + 1));
	const said = [
		status.is === "saving" ? t("saving") : status.message,
		names.length > 0 ? t("unsaved", { what: names.join(", ") }) : "",
	];
	const titleOf = ({ file, pointer }: EditFinding) => {
		const part = files.find((each) => each.file === file)?.part ?? "facts";
		const [schema, first] = isLang(part) ? [schemas.text ?? {}, languages[part].label] : [schemas.facts, t("facts")];
		return [first, ...(pointer === "body" ? [t("body")] : titlesOf(schema, pathOf(pointer ?? "")))].join(" › ");
	};
	return (
		<footer
			data-bar=""
			className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-faded border-t bg-plate px-[max(1.25rem,calc((100vw-100rem)/2))] py-2 max-md:gap-y-0 max-md:py-1 max-md:text-sm"
		>
			<details className="open:basis-full [&_li]:border-line [&_li]:border-t [&_li]:py-[0.4rem] [&>ul]:max-h-[40vh] [&>ul]:overflow-auto">
				<summary className="py-[0.4rem]">
					{findings.length === 0 ? t("noFindings") : t("findings", { count: findings.length })}
					{status.is === "checking" && <span className="fine"> {t("checking")}</span>}
				</summary>
				{findings.filter(({ mendable }) => mendable).length > 1 && (
					<p>
						<LinkButton onClick={() => mend(null)}>{t("mendAll")}</LinkButton>
					</p>
				)}
				<ul>
					{findings.map((finding) => (
						<li
							key={`${finding.file}${finding.pointer}${finding.line}${finding.column}${finding.code}`}
							data-severity={finding.severity}
						>
							<LinkButton onClick={() => goTo(finding)}>{titleOf(finding)}</LinkButton>: <Finding finding={finding} />
						</li>
					))}
				</ul>
			</details>
			<p
				role="status"
				className="flex-[1_1_12rem] text-[0.95rem] leading-[1.35] empty:basis-0 max-md:basis-32 max-md:text-[length:inherit] max-md:empty:basis-0"
			>
				{said.filter((each) => each !== "").join(" ")}
			</p>
			{page !== null && (
				<a href={page} target="pousse-page">
					{t("showPage")}
				</a>
			)}
			{names.length > 0 && <LinkButton onClick={() => confirm(t("discardAsk")) && discard()}>{t("discard")}</LinkButton>}
			<button
				type="button"
				className="button aria-disabled:border-faded aria-disabled:bg-transparent aria-disabled:text-faded max-md:ms-auto max-md:min-h-0 max-md:py-[0.45rem]"
				aria-disabled={names.length === 0 || status.is === "saving"}
				aria-keyshortcuts="Control+S"
				onClick={save}
			>
				{t("save")}
			</button>
		</footer>
	);
}
