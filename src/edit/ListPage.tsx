import { useDeferredValue, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { EditedEntry } from "#schemas/content/edit.ts";
import { editPath } from "#schemas/shared/edit-api.ts";
import { languages } from "#schemas/shared/languages.ts";
import { fold } from "#schemas/shared/search-words.ts";
import { labelOf, mark, nameOfKind, page, pageTitle } from "./look.tsx";
import { TaskForm } from "./TaskForm.tsx";
import { useEntries } from "./use-entries.ts";
import { useTitle } from "./use-title.ts";
import { Waiting } from "./Waiting.tsx";
import { useFormLang, useTranslate } from "./words.ts";

/** The list of all entries. */
export function ListPage() {
	const t = useTranslate();
	useTitle(t("title"));
	const { list, load } = useEntries();
	const said: unknown = useLocation().state;
	const [typed, setTyped] = useState("");
	const query = useDeferredValue(typed);
	if (list === null || list === "failed") return <Waiting failed={list === "failed"} retry={load} />;
	const found = list.entries.filter((entry) => matches(entry, query));
	return (
		<main data-form="" className={page}>
			<h1 className={pageTitle}>{t("title")}</h1>
			{typeof said === "string" && <p role="status">{said}</p>}
			<p className="my-4">
				<Link className="button" to={`${editPath}/new`}>
					{t("new")}
				</Link>
			</p>
			<label className="block max-w-[30rem]">
				{t("find")}
				{/* biome-ignore lint/a11y/noAutofocus: finding an entry is the purpose of the page, and no content precedes this field */}
				<input type="search" value={typed} autoFocus onChange={({ target }) => setTyped(target.value)} />
			</label>
			<details className="mt-4">
				<summary className="py-[0.4rem]">{t("mendSite")}</summary>
				<TaskForm task={{ is: "mend" }} action={t("mend")} onDone={load}>
					<p className="fine">{t("mendSiteHint")}</p>
				</TaskForm>
			</details>
			{found.length === 0 && <p role="status">{t("noEntry")}</p>}
			{[...new Set(found.map(({ kind }) => kind))].sort().map((kind) => {
				const entries = found.filter((entry) => entry.kind === kind);
				return (
					<section key={kind} className="mt-8">
						<h2>
							{nameOfKind(kind, t)} <small className="text-[1rem] text-faded">{entries.length}</small>
						</h2>
						<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-8">
							{entries.map((entry) => (
								<Entry key={entry.slug} entry={entry} findings={list.findings[`${entry.folder}/${entry.slug}`] ?? 0} />
							))}
						</ul>
					</section>
				);
			})}
		</main>
	);
}

function Entry({ entry, findings }: { entry: EditedEntry; findings: number }) {
	const t = useTranslate();
	const lang = useFormLang();
	const missing = entry.missing.map((each) => languages[each].label).join(", ");
	return (
		<li className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2 [&>a]:py-1 [&>code]:text-[0.8rem] [&>code]:text-faded">
			<Link to={`${editPath}/${entry.folder}/${entry.slug}`}>{labelOf(entry, lang)}</Link>
			<code>{entry.slug}</code>
			{entry.isDraft && <span className={mark}>{t("draft")}</span>}
			{missing !== "" && <span className={mark}>{t("missingIn", { what: missing })}</span>}
			{findings > 0 && <span className={mark}>{t("findings", { count: findings })}</span>}
		</li>
	);
}

function matches({ slug, labels }: EditedEntry, query: string): boolean {
	const wanted = fold(query.trim());
	return [slug, ...Object.values(labels)].some((name) => fold(name).includes(wanted));
}
