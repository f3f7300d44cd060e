import { type SubmitEvent, useId, useRef, useState } from "react";
import type { ArticleListPage } from "#schemas/page-data.ts";
import { targetIds } from "#schemas/spec/draft-targets.ts";
import { useShared } from "#src/data/shared.ts";
import { Draft } from "./Draft.tsx";
import { Field } from "./Field.tsx";
import { findNearNames } from "./find-plant.ts";
import type { Desk } from "./load-desk.ts";
import type { FieldProblem, Fields, Made } from "./make-draft.ts";

const emptyFields: Fields = { name: "", topic: "", target: "" };
type Problems = Partial<Record<keyof Fields, FieldProblem>>;

/** What the author fills in, and the draft that comes of it. */
export function GeneratorForm({ page, desk }: { page: ArticleListPage; desk: Desk }) {
	const { shell, t } = useShared();
	const names = useId();
	const form = useRef<HTMLFormElement>(null);
	const [fields, setFields] = useState(emptyFields);
	const [problems, setProblems] = useState<Problems>({});
	const [made, setMade] = useState<Made | null>(null);
	const { material } = desk;
	const { lang } = shell;

	const change = (name: keyof Fields) => (value: string) => {
		setFields({ ...fields, [name]: value });
		setMade(null);
	};
	const create = (asked: Fields) => {
		const result = desk.makeDraft(asked, {
			material,
			lang,
			around: {
				siteName: shell.site.name,
				author: shell.site.author,
				home: { path: "/", label: t("nav.home") },
				blog: { path: page.path, label: t("nav.blog") },
				articles: page.articles,
				affiliateLine: material.affiliate ? t("affiliate.line") : null,
			},
			today: new Date().toISOString().slice(0, 10),
		});
		setFields(asked);
		setMade("made" in result ? result.made : null);
		setProblems("problems" in result ? result.problems : {});
		if ("problems" in result) {
			const first = Object.keys(emptyFields).find((name) => name in result.problems);
			form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
		}
	};
	const send = (event: SubmitEvent) => {
		event.preventDefault();
		create(fields);
	};
	const near = made && !made.known ? findNearNames(made.name, material.plants, lang) : [];
	return (
		<>
			<p className="fine">{t("generator.about")}</p>
			<form ref={form} noValidate onSubmit={send} autoComplete="off">
				<Field label={t("blog.plantName")} problem={problems.name} hint={t("generator.nameHint")}>
					{(described) => (
						<input
							{...described}
							type="text"
							name="name"
							list={names}
							autoCapitalize="sentences"
							spellCheck={false}
							value={fields.name}
							onChange={({ currentTarget }) => change("name")(currentTarget.value)}
						/>
					)}
				</Field>
				<datalist id={names}>
					{material.plants.map(({ slug, latin, texts }) => (
						<option key={slug} value={texts[lang].name}>
							{latin}
						</option>
					))}
				</datalist>
				<Field label={t("blog.category")} problem={problems.topic}>
					{(described) => (
						<select
							{...described}
							name="topic"
							value={fields.topic}
							onChange={({ currentTarget }) => change("topic")(currentTarget.value)}
						>
							<option value="">{t("generator.nothing")}</option>
							{Object.entries(material.terms.topic).map(([id, labels]) => (
								<option key={id} value={id}>
									{labels[lang]}
								</option>
							))}
						</select>
					)}
				</Field>
				<Field label={t("blog.target")} problem={problems.target}>
					{(described) => (
						<select
							{...described}
							name="target"
							value={fields.target}
							onChange={({ currentTarget }) => change("target")(currentTarget.value)}
						>
							<option value="">{t("generator.nothing")}</option>
							{targetIds.map((id) => (
								<option key={id} value={id}>
									{t(`generator.target.${id}`)}
								</option>
							))}
						</select>
					)}
				</Field>
				<p>
					<button type="submit" className="button">
						{t("generator.create")}
					</button>
				</p>
			</form>
			<p role="status">{made && t("generator.ready", { title: made.page.title, count: made.blanks })}</p>
			{made && !made.known && (
				<div className="notice">
					<p>{t("generator.unknown", { name: made.name })}</p>
					{near.length > 0 && (
						<p className="generator-near">
							{t("generator.near")}
							{near.map((name) => (
								<button key={name} type="button" className="button quiet" onClick={() => create({ ...fields, name })}>
									{name}
								</button>
							))}
						</p>
					)}
				</div>
			)}
			{made && <Draft made={made} Preview={desk.Preview} />}
		</>
	);
}
