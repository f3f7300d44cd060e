import { useCallback } from "react";
import type { EditedFile, EditFinding, OpenedEntry } from "#schemas/content/edit.ts";
import { mendDraft, Refused, saveDraft } from "./api.ts";
import { draftToCheck, entryDraft, type FormValues, mergePart, type Part, toValues } from "./draft.ts";
import { useDisk } from "./use-disk.ts";
import { useDraftCheck } from "./use-draft-check.ts";
import { useEntryState } from "./use-entry-state.ts";
import { useTranslate } from "./words.ts";

/** An entry being edited: its form, its differences from the disk, its findings, and saving. */
export function useEntry(opened: OpenedEntry) {
	const t = useTranslate();
	const state = useEntryState(opened);
	const { form, conflicts, now, put, look, setCurrent, setConflicts, setStatus } = state;
	const { getValues } = form;
	const { checked, schedule } = useDraftCheck(state);
	const { show, meet, fillIn } = useDisk(`${opened.folder}/${opened.slug}`, state, schedule);

	/** The form as it is now. Its values are copied, since typing changes them in place. */
	const hold = useCallback(() => ({ ...now.current, values: structuredClone(getValues()) }), [getValues, now]);

	const save = useCallback(async () => {
		const asked = hold();
		const draft = entryDraft(asked.files, asked.values, asked, asked.current);
		if (draft.files.length === 0 && draft.current.length === 0) return;
		setStatus({ is: "saving", message: "" });
		try {
			const saved = await saveDraft(draft);
			show(
				saved.files,
				saved.files.map(({ part }) => part),
				asked,
			);
			setCurrent((all) => all.filter((part) => !asked.current.includes(part)));
			setStatus({ is: "idle", message: t("saved") });
		} catch (error) {
			const refusal = error instanceof Refused ? error.refusal : null;
			if (refusal?.changed) meet(refusal.changed);
			setStatus({ is: "idle", message: t("notSaved", { why: refusal?.message ?? t("failed") }) });
		}
	}, [hold, meet, setCurrent, setStatus, show, t]);

	/** Resolves a conflict: with the version on disk, or with that of the form, which is then based on the version on disk. */
	const settle = (file: EditedFile, taken: "theirs" | "mine") => {
		setConflicts((all) => all.filter(({ part }) => part !== file.part));
		show([file], taken === "theirs" ? [file.part] : []);
	};
	/** Edits a file as text; undefined switches back to its fields. */
	const writeText = useCallback(
		(part: Part, text: string | undefined) => {
			const { [part]: _, ...others } = now.current.raw;
			put({ raw: text === undefined ? others : { ...others, [part]: text } });
			look();
			schedule();
		},
		[look, now, put, schedule],
	);
	/** Takes a drafted value as it is: its TODO marker goes when the file is saved. */
	const confirm = useCallback(
		(part: Part, pointer: string) => {
			const { confirmed } = now.current;
			put({ confirmed: { ...confirmed, [part]: [...(confirmed[part] ?? []), pointer] } });
			look();
			schedule();
		},
		[look, now, put, schedule],
	);
	/** Mends a finding in the form, or all that is certain to be mended, as `check --fix` does in the files. */
	const mend = useCallback(
		async (finding: EditFinding | null) => {
			try {
				const asked = hold();
				const mended = await mendDraft({ draft: draftToCheck(asked.files, asked.values, asked), finding });
				const values = getValues();
				const next: FormValues = { ...values, body: { ...values.body } };
				for (const file of now.current.files) {
					const { part } = file;
					const found = mended[file.file];
					const text = now.current.raw[part];
					// A text that has been written on since is as its author left it.
					if (!found || text !== asked.raw[part]) continue;
					if (found.fields === null || file.fields === null || text !== undefined) writeText(part, found.text);
					else mergePart(next, part, asked.values, values, toValues([{ part, ...found }]));
				}
				fillIn(next);
			} catch (error) {
				setStatus({ is: "idle", message: error instanceof Refused ? error.message : t("failed") });
			}
		},
		[fillIn, getValues, hold, now, setStatus, t, writeText],
	);
	/** Discards changes made since the files were read; conflicts are resolved with the versions on disk. */
	const discard = () => {
		const theirs = now.current.files.map((file) => conflicts.find(({ part }) => part === file.part) ?? file);
		setConflicts([]);
		setCurrent([]);
		show(
			theirs,
			theirs.map(({ part }) => part),
		);
		setStatus({ is: "idle", message: t("discarded") });
	};
	return { ...state, checked, save, discard, settle, confirm, mend, writeText };
}
