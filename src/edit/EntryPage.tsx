import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { OpenedEntry } from "#schemas/content/edit.ts";
import { openEntry, Refused } from "./api.ts";
import { EntryForm } from "./EntryForm.tsx";
import { Waiting } from "./Waiting.tsx";
import { useTranslate } from "./words.ts";

/** Loads one entry and shows its form. */
export function EntryPage() {
	const { folder, slug } = useParams();
	const path = `${folder}/${slug}`;
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
	return <EntryForm key={path} opened={opened} />;
}
