import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { EntryList } from "#schemas/content/edit.ts";
import { editPath } from "#schemas/shared/edit-api.ts";
import { slugOf } from "#schemas/shared/slug.ts";
import { labelOf, nameOfKind, page, pageTitle } from "./look.tsx";
import { TaskForm } from "./TaskForm.tsx";
import { useEntries } from "./use-entries.ts";
import { useTitle } from "./use-title.ts";
import { Waiting } from "./Waiting.tsx";
import { useFormLang, useTranslate } from "./words.ts";

/** Drafts a new entry; its address may name the kind, and the relative that it is drafted after. */
export function NewPage() {
	const t = useTranslate();
	useTitle(t("new"));
	const { list, load } = useEntries();
	if (list === null || list === "failed") return <Waiting failed={list === "failed"} retry={load} />;
	return (
		<main data-form="" className={page}>
			<nav>
				<Link to={editPath}>{t("back")}</Link>
			</nav>
			<h1 className={pageTitle}>{t("new")}</h1>
			<NewEntry list={list} />
		</main>
	);
}

function NewEntry({ list }: { list: EntryList }) {
	const t = useTranslate();
	const lang = useFormLang();
	const navigate = useNavigate();
	const [query, setQuery] = useSearchParams();
	const [name, setName] = useState("");
	const [kind, like] = [query.get("kind") ?? "plant", query.get("like") ?? ""];
	const slug = slugOf(name);
	const folder = list.kinds.find((each) => each.name === kind)?.folder ?? "";
	const relatives = list.entries
		.filter((entry) => entry.kind === kind)
		.sort((a, b) => labelOf(a, lang).localeCompare(labelOf(b, lang), lang));
	return (
		<TaskForm
			task={{ is: "new", kind, slug, like: like === "" ? null : like }}
			action={t("make")}
			onDone={(entry) => navigate(`${editPath}/${entry}`)}
		>
			<label>
				{t("kind")}
				<select value={kind} onChange={({ target }) => setQuery({ kind: target.value }, { replace: true })}>
					{list.kinds.map((each) => (
						<option key={each.name} value={each.name}>
							{nameOfKind(each.name, t)}
						</option>
					))}
				</select>
			</label>
			<label>
				{t("name")}
				<input value={name} required aria-describedby="address" onChange={({ target }) => setName(target.value)} />
				<span id="address" className="fine">
					{slug === "" ? t("addressHint") : t("address", { what: `${folder}/${slug}` })}
				</span>
			</label>
			<label>
				{t("like")}
				<select
					value={like}
					aria-describedby="like-hint"
					onChange={({ target }) => setQuery({ kind, ...(target.value && { like: target.value }) }, { replace: true })}
				>
					<option value="">{t("likeNone")}</option>
					{relatives.map((entry) => (
						<option key={entry.slug} value={entry.slug}>
							{labelOf(entry, lang)}
						</option>
					))}
				</select>
				<span id="like-hint" className="fine">
					{t("likeHint")}
				</span>
			</label>
		</TaskForm>
	);
}
