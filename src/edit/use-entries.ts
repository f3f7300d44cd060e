import { useEffect, useState } from "react";
import type { EntryList } from "#schemas/content/edit.ts";
import { listEntries } from "./api.ts";

/** All entries: null until the list has come, «failed» if it does not. `load` asks for it again. */
export function useEntries(): { list: EntryList | "failed" | null; load(): void } {
	const [list, setList] = useState<EntryList | "failed" | null>(null);
	const load = () => {
		setList(null);
		listEntries().then(setList, () => setList("failed"));
	};
	useEffect(load, []);
	return { list, load };
}
