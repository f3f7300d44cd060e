import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { OpenedEntry } from "#schemas/content/edit.ts";
import { openEntry, Refused } from "./api.ts";
import { EntryForm } from "./EntryForm.tsx";
import { Waiting } from "./Waiting.tsx";
import { useTranslate } from "./words.ts";

/** The form of the entry that the address names. */
export function EntryPage() {
	const { folder, slug } = useParams();
	const path = `${folder}/${slug}`;
	// Each entry has a state of its own, so that none shows what was loaded for another.
	return <Entry key={path} path={path} />;
}

/** Loads one entry and shows its form. */
function Entry({ path }: { path: string }) {
	const t = useTranslate();
	const [opened, setOpened] = useState<OpenedEntry | "failed" | "gone" | null>(null);
	const load = () => {
		openEntry(path).then(setOpened, (error: unknown) => setOpened(error instanceof Refused ? "gone" : "failed"));
	};
	useEffect(load, [path]);
	if (opened === null || typeof opened === "string") {
		const gone = opened === "gone" ? { message: t("goneEntry") } : {};
		return <Waiting failed={opened !== null} {...gone} retry={load} />;
	}
	return <EntryForm opened={opened} />;
}
