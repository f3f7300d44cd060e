import { useCallback, useEffect } from "react";
import type { EditedFile } from "#schemas/content/edit.ts";
import { openEntry } from "./api.ts";
import { type FormValues, mergeFields, type Part, toValues } from "./draft.ts";
import type { EntryState } from "./use-entry-state.ts";
import { useTranslate } from "./words.ts";

/** Syncs the form with the disk: files that change there are reloaded, or shown as a conflict if both sides changed. */
export function useDisk(path: string, state: EntryState, schedule: () => void) {
	const t = useTranslate();
	const { form, isRestored, now, put, isChanged, look, setConflicts, setStatus } = state;
	const { getValues, reset } = form;

	const fillIn = useCallback(
		(values: FormValues) => {
			reset(values);
			look();
			schedule();
		},
		[look, reset, schedule],
	);

	/** Loads files into the form. Parts that were changed here keep the form's values, unless they are listed in `taken`. */
	const show = useCallback(
		(fresh: readonly EditedFile[], taken: readonly Part[]) => {
			const values = getValues();
			const { files, raw, confirmed } = now.current;
			const kept = files.map(({ part }) => part).filter((part) => !taken.includes(part) && isChanged(part));
			const merged = files.map((file) => fresh.find(({ part }) => part === file.part) ?? file);
			const next = toValues(merged);
			for (const part of kept) {
				next[part] = values[part];
				if (part !== "facts" && part in values.body) next.body[part] = values.body[part] ?? "";
			}
			const ofOthers = <T>(byPart: Partial<Record<Part, T>>) =>
				Object.fromEntries(Object.entries(byPart).filter(([part]) => !taken.includes(part as Part)));
			put({ files: merged, raw: ofOthers(raw), confirmed: ofOthers(confirmed) });
			fillIn(next);
		},
		[fillIn, getValues, isChanged, now, put],
	);

	/**
	 * Handles files that changed on both sides: the form takes over fields that only the other side changed, and shows the
	 * conflict. Until it is resolved nothing is saved.
	 */
	const meet = useCallback(
		(changed: readonly EditedFile[]) => {
			const values = getValues();
			const next: FormValues = { ...values, body: { ...values.body } };
			for (const file of changed) {
				const { part } = file;
				const base = now.current.files.find((each) => each.part === part);
				if (!base?.fields || !file.fields || now.current.raw[part] !== undefined) continue;
				next[part] = mergeFields(base.fields, values[part], file.fields);
				if (part !== "facts" && file.body !== null)
					next.body[part] = String(mergeFields(base.body, values.body[part], file.body));
			}
			setConflicts([...changed]);
			fillIn(next);
		},
		[fillIn, getValues, now, setConflicts],
	);

	const reread = useCallback(async () => {
		const { files } = await openEntry(path);
		const fresh = files.filter(({ part, base }) => now.current.files.find((file) => file.part === part)?.base !== base);
		const [mine, theirs] = [fresh.filter(({ part }) => isChanged(part)), fresh.filter(({ part }) => !isChanged(part))];
		if (mine.length > 0) meet(mine);
		// A change elsewhere in the content may cause or fix findings here.
		if (theirs.length === 0) return schedule();
		show(
			theirs,
			theirs.map(({ part }) => part),
		);
		setStatus({ is: "idle", message: t("reloaded", { what: theirs.map(({ file }) => file).join(", ") }) });
	}, [isChanged, meet, now, path, schedule, setStatus, show, t]);
	const refresh = useCallback(
		() => void reread().catch(() => setStatus({ is: "idle", message: t("failed") })),
		[reread, setStatus, t],
	);

	// The files may have changed since the form was left.
	useEffect(() => {
		if (!isRestored) return;
		look();
		refresh();
	}, [isRestored, look, refresh]);

	// Sent by the dev server when a content file has changed, whether the check passes or not.
	useEffect(() => {
		// Vite looks for this exact expression.
		const hot = import.meta.hot;
		for (const event of ["pousse:content", "vite:error"]) hot?.on(event, refresh);
		return () => {
			for (const event of ["pousse:content", "vite:error"]) hot?.off(event, refresh);
		};
	}, [refresh]);

	return { show, meet, fillIn };
}
