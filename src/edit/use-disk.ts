import { useCallback, useEffect } from "react";
import type { EditedFile } from "#schemas/content/edit.ts";
import { openEntry } from "./api.ts";
import { type FormState, type FormValues, mergePart, type Part, toValues } from "./draft.ts";
import { onContentChange } from "./on-content-change.ts";
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

	/**
	 * Loads files into the form. Parts that were changed here keep the form's values, unless they are listed in `taken`; of these,
	 * what was changed since the form was as in `asked` is kept.
	 */
	const show = useCallback(
		(fresh: readonly EditedFile[], taken: readonly Part[], asked: FormState = { ...now.current, values: getValues() }) => {
			const values = getValues();
			const { files, raw, confirmed } = now.current;
			const kept = files.map(({ part }) => part).filter((part) => !taken.includes(part) && isChanged(part));
			const merged = files.map((file) => fresh.find(({ part }) => part === file.part) ?? file);
			const next = toValues(merged);
			for (const part of kept) {
				next[part] = values[part];
				if (part !== "facts" && part in values.body) next.body[part] = values.body[part] ?? "";
			}
			for (const part of taken) mergePart(next, part, asked.values, values, next);
			const isTaken = (part: string) => taken.includes(part as Part);
			const textsLeft = Object.entries(raw).filter(([part, text]) => !isTaken(part) || text !== asked.raw[part as Part]);
			const confirmedSince = Object.entries(confirmed).map(([part, pointers]) => [
				part,
				pointers.filter((pointer) => !isTaken(part) || !asked.confirmed[part as Part]?.includes(pointer)),
			]);
			put({ files: merged, raw: Object.fromEntries(textsLeft), confirmed: Object.fromEntries(confirmedSince) });
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
				mergePart(next, part, toValues([base]), values, toValues([file]));
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

	useEffect(() => onContentChange(refresh), [refresh]);

	return { show, meet, fillIn };
}
