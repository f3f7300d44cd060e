import { useCallback, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { EditedFile, OpenedEntry } from "#schemas/content/edit.ts";
import { type Asides, draftOf, type FormValues, type Part } from "./draft.ts";
import { firstHeld, keepUnsaved } from "./unsaved.ts";
import { useTranslate } from "./words.ts";

/** The status of the form: its last message, and whether it is busy. */
export type FormStatus = { is: "idle" | "checking" | "saving"; message: string };

/** The state of an entry being edited: its files as last read, and the form's changes. */
export function useEntryState(opened: OpenedEntry) {
	const t = useTranslate();
	const [first] = useState(() => firstHeld(opened));
	const form = useForm<FormValues>({ defaultValues: first.values });
	const [files, setFiles] = useState(first.files);
	const [raw, setRaw] = useState(first.raw);
	const [confirmed, setConfirmed] = useState(first.confirmed);
	const [current, setCurrent] = useState<Part[]>([]);
	const [conflicts, setConflicts] = useState<EditedFile[]>([]);
	const [dirty, setDirty] = useState<Part[]>([]);
	const [status, setStatus] = useState<FormStatus>({ is: "idle", message: first.isRestored ? t("restored") : "" });
	// For code that runs later than the render it belongs to: timers, responses, dev server messages.
	const now = useRef({ files, raw, confirmed, current });
	now.current = { files, raw, confirmed, current };
	const { getValues } = form;

	const put = useCallback((next: Partial<Asides> & { files?: EditedFile[] }) => {
		now.current = { ...now.current, ...next };
		setFiles(now.current.files);
		setRaw(now.current.raw);
		setConfirmed(now.current.confirmed);
	}, []);
	/** Whether the form's version of a part differs from its file. */
	const isChanged = useCallback(
		(part: Part) => {
			const file = now.current.files.find((each) => each.part === part);
			return file !== undefined && draftOf(file, getValues(), now.current) !== null;
		},
		[getValues],
	);
	/** Finds out which parts are changed, and keeps those until they are saved. */
	const look = useCallback(() => {
		const changed = now.current.files.filter(({ part }) => isChanged(part));
		setDirty(changed.map(({ part }) => part));
		keepUnsaved(opened, { ...now.current, files: changed, values: getValues() });
	}, [getValues, isChanged, opened]);
	return {
		isRestored: first.isRestored,
		form,
		files,
		raw,
		confirmed,
		current,
		conflicts,
		dirty,
		status,
		now,
		put,
		isChanged,
		look,
		setCurrent,
		setConflicts,
		setStatus,
	};
}

export type EntryState = ReturnType<typeof useEntryState>;
