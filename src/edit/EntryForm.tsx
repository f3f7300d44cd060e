import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from "react";
import { Link, useBlocker, useLocation } from "react-router-dom";
import type { Choices, EditedFile, OpenedEntry } from "#schemas/content/edit.ts";
import { editPath } from "#schemas/shared/edit-api.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { listen } from "#src/data/effects.ts";
import { Conflict } from "./Conflict.tsx";
import { type Editing, EditingContext, pathOf, pointerOf } from "./editing.ts";
import { Fields } from "./fields/Fields.tsx";
import { goTo } from "./go-to.ts";
import { LanguageBar } from "./LanguageBar.tsx";
import { LinkButton, page, pageTitle, section } from "./look.tsx";
import { RawFile } from "./RawFile.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { TextBodies } from "./TextBodies.tsx";
import { useEntry } from "./use-entry.ts";
import { useTitle } from "./use-title.ts";
import { WholeEntry } from "./WholeEntry.tsx";
import { useFormLang, useTranslate } from "./words.ts";

/** The form of one entry: its facts, its texts in all languages side by side, the findings of the check, and the save bar. */
export function EntryForm({ opened }: { opened: OpenedEntry }) {
	const t = useTranslate();
	const { schemas } = opened;
	const title = nameOf(opened, useFormLang());
	useTitle(title);
	const entry = useEntry(opened);
	const said: unknown = useLocation().state;
	const { files, raw, checked, save } = entry;
	const isUnsaved = entry.dirty.length > 0 || entry.current.length > 0;
	const [shown, setShown] = useState<readonly Lang[]>(() => (matchMedia("(width < 48rem)").matches ? langs.slice(0, 1) : langs));
	const editing = useEditingOf(entry, opened.choices, setShown);
	useSaveKey(save);
	useLeaving(isUnsaved, t("leave"));
	const isRaw = ({ part, fields }: EditedFile) => raw[part] !== undefined || fields === null;
	const facts = files.find(({ part }) => part === "facts");
	const texts = shown.flatMap((lang) => files.find(({ part }) => part === lang) ?? []);
	const asFields = texts.filter((file) => !isRaw(file)).map(({ part }) => part as Lang);
	const rawFile = (file: EditedFile) => (
		<RawFile
			key={file.part}
			file={file}
			text={raw[file.part]}
			findings={checked.findings.filter((each) => each.file === file.file)}
			onChange={(text) => entry.writeText(file.part, text)}
		/>
	);
	const asText = (file: EditedFile) => (
		<LinkButton key={file.part} onClick={() => entry.writeText(file.part, checked.texts[file.file] ?? file.text)}>
			{t("asText", { what: file.file.slice(file.file.lastIndexOf("/") + 1) })}
		</LinkButton>
	);
	return (
		<EditingContext value={editing}>
			<main data-form="" className={page}>
				<nav>
					<Link to={editPath}>{t("back")}</Link>
				</nav>
				<h1 className={pageTitle}>{title}</h1>
				{typeof said === "string" && <p role="status">{said}</p>}
				{schemas.text && (
					<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
						{t("goTo")}
						<JumpTo id="facts-title">{t("facts")}</JumpTo>
						<JumpTo id="texts-title">{t("texts")}</JumpTo>
						{opened.extension === "md" && <JumpTo id="body-title">{t("body")}</JumpTo>}
						<JumpTo id="whole-title">{t("whole")}</JumpTo>
					</p>
				)}
				{entry.conflicts.map((file) => (
					<Conflict key={file.part} file={file} mine={checked.texts[file.file] ?? ""} settle={entry.settle} />
				))}
				<section className={section} aria-labelledby="facts-title">
					<h2 id="facts-title" tabIndex={-1}>
						{t("facts")}
					</h2>
					{facts && (isRaw(facts) ? rawFile(facts) : <Fields schema={schemas.facts} parts={["facts"]} path="" />)}
					{facts && !isRaw(facts) && asText(facts)}
				</section>
				{schemas.text && (
					<>
						<section className={section} aria-labelledby="texts-title">
							<h2 id="texts-title" tabIndex={-1}>
								{t("texts")}
							</h2>
							<LanguageBar {...entry} shown={shown} setShown={setShown} />
							{texts.filter(isRaw).map(rawFile)}
							<Fields schema={schemas.text} parts={asFields} path="" hidden={["translated"]} />
							{opened.extension === "md" && <TextBodies parts={asFields} />}
							<p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">{texts.filter((file) => !isRaw(file)).map(asText)}</p>
						</section>
						<section className={section} aria-labelledby="whole-title">
							<h2 id="whole-title" tabIndex={-1}>
								{t("whole")}
							</h2>
							<WholeEntry opened={opened} isUnsaved={isUnsaved} />
						</section>
					</>
				)}
			</main>
			<SaveBar {...entry} page={opened.path} schemas={schemas} />
		</EditingContext>
	);
}

/** What the fields of an entry share. */
function useEditingOf(
	entry: ReturnType<typeof useEntry>,
	known: Choices,
	setShown: Dispatch<SetStateAction<readonly Lang[]>>,
): Editing {
	const { form, files, checked } = entry;
	const [choices, setChoices] = useState(known);
	return useMemo<Editing>(
		() => ({
			control: form.control,
			setValue: form.setValue,
			files,
			choices,
			figures: checked.figures,
			findingsAt: (part, path) =>
				checked.findings.filter(({ file, pointer }) => {
					const at = files.find((each) => each.part === part);
					return file === at?.file && pointer !== null && pathOf(pointer) === path;
				}),
			isUnconfirmed: (part, path) => {
				const at = files.find((each) => each.part === part);
				const pointer = pointerOf(path);
				return checked.unconfirmed[at?.file ?? ""]?.includes(pointer) === true && !entry.confirmed[part]?.includes(pointer);
			},
			confirm: (part, path) => entry.confirm(part, pointerOf(path)),
			goTo: (position) => {
				const part = files.find(({ file }) => file === position.file)?.part ?? "facts";
				if (part !== "facts")
					setShown((all) => (all.includes(part) ? all : langs.filter((lang) => lang === part || all.includes(lang))));
				// The part may have to be rendered first.
				requestAnimationFrame(() => goTo(part, position));
			},
			mend: entry.mend,
			addPhoto: (name) => setChoices((all) => ({ ...all, images: [...all.images, { value: name, labels: {} }] })),
		}),
		[form, choices, checked, files, entry.confirmed, entry.confirm, entry.mend, setShown],
	);
}

/**
 * Scrolls to a part of the page. A button rather than a fragment link, since a changed address would trigger the prompt about
 * unsaved changes.
 */
function JumpTo({ id, children }: { id: string; children: string }) {
	const jump = () => {
		const target = document.getElementById(id);
		target?.scrollIntoView({ block: "start" });
		target?.focus({ preventScroll: true });
	};
	return <LinkButton onClick={jump}>{children}</LinkButton>;
}

/** The name of an entry in the language of the form, or of a file of the site, as in the list. */
function nameOf({ files, slug, schemas }: OpenedEntry, lang: Lang): string {
	const nameIn = (wanted: Lang) => {
		const fields = files.find(({ part }) => part === wanted)?.fields;
		return fields?.["name"] ?? fields?.["title"];
	};
	const name = nameIn(lang) ?? nameIn(defaultLang);
	return typeof name === "string" ? name : schemas.text ? slug : (files[0]?.file ?? slug);
}

/** Saves on Ctrl+S. */
function useSaveKey(save: () => void): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			save();
		};
		return listen(["keydown"], press);
	}, [save]);
}

/** Prompts before changes are lost: on navigation to another entry, and when the tab is closed. */
function useLeaving(isUnsaved: boolean, question: string): void {
	const blocker = useBlocker(isUnsaved);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		if (confirm(question)) blocker.proceed();
		else blocker.reset();
	}, [blocker, question]);
	useEffect(() => listen(isUnsaved ? ["beforeunload"] : [], (event) => event.preventDefault()), [isUnsaved]);
}
