import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckedDraft } from "#schemas/content/edit.ts";
import { checkDraft, Refused } from "./api.ts";
import { draftToCheck } from "./draft.ts";
import type { EntryState } from "./use-entry-state.ts";
import { useTranslate } from "./words.ts";

/** Debounce time of the check. */
const debounceMs = 500;

/**
 * The findings for the form's values, checked again after each pause in typing. `schedule` requests a check when no value of
 * the form has changed.
 */
export function useDraftCheck({ form, now, look, setStatus }: EntryState): { checked: CheckedDraft; schedule(): void } {
	const t = useTranslate();
	const { getValues, subscribe } = form;
	const [checked, setChecked] = useState<CheckedDraft>({ findings: [], unconfirmed: {}, figures: {}, texts: {} });
	const requestNumber = useRef(0);
	const check = useCallback(async () => {
		const draft = draftToCheck(now.current.files, getValues(), now.current);
		const number = ++requestNumber.current;
		setStatus(({ message }) => ({ is: "checking", message }));
		try {
			const answer = await checkDraft(draft);
			// An answer to an earlier request is outdated.
			if (number === requestNumber.current) setChecked(answer);
			setStatus(({ is, message }) => ({ is: is === "checking" ? "idle" : is, message }));
		} catch (error) {
			setStatus({ is: "idle", message: error instanceof Refused ? error.message : t("failed") });
		}
	}, [getValues, now, setStatus, t]);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const schedule = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = setTimeout(check, debounceMs);
	}, [check]);
	useEffect(() => {
		void check();
		return () => clearTimeout(timer.current);
	}, [check]);
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: () => {
					setStatus(({ is }) => ({ is, message: "" }));
					look();
					schedule();
				},
			}),
		[look, schedule, setStatus, subscribe],
	);
	return { checked, schedule };
}
