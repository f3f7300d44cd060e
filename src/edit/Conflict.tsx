import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import type { EditedFile } from "#schemas/content/edit.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { useTranslate } from "./words.ts";

type Props = { file: EditedFile; mine: string; settle(file: EditedFile, taken: "theirs" | "mine"): void };

/** A file that changed both on disk and in the form: shows both versions, and a choice between them. */
export function Conflict({ file, mine, settle }: Props) {
	const t = useTranslate();
	const place = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	useEffect(() => {
		if (!place.current) return;
		const view = new EditorView({
			parent: place.current,
			doc: mine,
			extensions: [
				EditorView.lineWrapping,
				EditorView.contentAttributes.of({ "aria-label": file.file }),
				EditorState.readOnly.of(true),
				EditorState.phrases.of({ "$ unchanged lines": t("unchangedLines") }),
				unifiedMergeView({ original: file.text, mergeControls: false, collapseUnchanged: { margin: 2, minSize: 4 } }),
			],
		});
		return () => view.destroy();
	}, [file, mine, t]);
	return (
		<section data-raw="" className="mb-4 rounded-sm border-2 border-clay px-4 py-3 [&>h2]:text-[1.2rem]" role="alert">
			<h2 ref={title} tabIndex={-1}>
				{t("changed", { file: file.file })}
			</h2>
			<p>{t("changedHint")}</p>
			<div ref={place} data-code="" />
			<p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
				<QuietButton onClick={() => settle(file, "theirs")}>{t("takeTheirs")}</QuietButton>
				<QuietButton onClick={() => settle(file, "mine")}>{t("keepMine")}</QuietButton>
			</p>
		</section>
	);
}
