import { useCallback, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { EditedFile, OpenedEntry } from "#schemas/content/edit.ts";
import { type Asides, draftOf, type FormValues, type Part, toValues } from "./draft.ts";

/** The status of the form: its last message, and whether it is busy. */
export type FormStatus = { is: "idle" | "checking" | "saving"; message: string };

/** The state of an entry being edited: its files as last read, and the form's changes. */
export function useEntryState(opened: OpenedEntry) {
	const form = useForm<FormValues>({ defaultValues: toValues(opened.files) });
	const [files, setFiles] = useState(opened.files);
	const [raw, setRaw] = useState<Asides["raw"]>({});
	const [confirmed, setConfirmed] = useState<Asides["confirmed"]>({});
	const [current, setCurrent] = useState<Part[]>([]);
	const [conflicts, setConflicts] = useState<EditedFile[]>([]);
	const [dirty, setDirty] = useState<Part[]>([]);
	const [status, setStatus] = useState<FormStatus>({ is: "idle", message: "" });
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
	const look = useCallback(() => setDirty(now.current.files.map(({ part }) => part).filter(isChanged)), [isChanged]);
	return {
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
