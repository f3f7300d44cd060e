import { type SubmitEvent, useId, useRef, useState } from "react";
import type { ArticleListPage } from "#schemas/pages/page-data.ts";
import { targetIds } from "#schemas/shared/draft-targets.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { useShared } from "#src/data/shared.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { Draft } from "./Draft.tsx";
import { Field } from "./Field.tsx";
import { findNearNames } from "./find-plant.ts";
import type { GeneratorParts } from "./generator-parts.ts";
import type { FieldProblem, Fields, Made } from "./make-draft.ts";
import "./generator.css";

const emptyFields: Fields = { name: "", topic: "", target: "" };
type Problems = Partial<Record<keyof Fields, FieldProblem>>;

/** The form that the author fills in, and the draft made from it. */
export function GeneratorForm({ page, parts }: { page: ArticleListPage; parts: GeneratorParts }) {
	const { shell, t } = useShared();
	const names = useId();
	const form = useRef<HTMLFormElement>(null);
	const [fields, setFields] = useState(emptyFields);
	const [problems, setProblems] = useState<Problems>({});
	const [made, setMade] = useState<Made | null>(null);
	const { material } = parts;
	const { lang } = shell;

	const change = (name: keyof Fields) => (value: string) => {
		setFields({ ...fields, [name]: value });
		setMade(null);
	};
	const create = (submitted: Fields) => {
		const result = parts.makeDraft(submitted, {
			material,
			lang,
			around: {
				siteName: shell.site.name,
				author: shell.site.author,
				home: { path: "/", label: t("nav.home") },
				blog: { path: page.path, label: t("nav.blog") },
				articles: page.articles,
			},
			today: new Date().toISOString().slice(0, 10),
		});
		setFields(submitted);
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
	return (
		<>
			<p className="fine">{t("generator.about")}</p>
			<form
				ref={form}
				className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:[&>:first-child]:col-span-2 sm:[&>p]:col-span-2"
				noValidate
				onSubmit={send}
				autoComplete="off"
			>
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
				<PlantNames id={names} plants={material.plants} lang={lang} />
				<ChoiceField
					label={t("blog.category")}
					name="topic"
					value={fields.topic}
					problem={problems.topic}
					options={Object.entries(material.terms.topic).map(([id, labels]) => [id, labels[lang]])}
					onChange={change("topic")}
				/>
				<ChoiceField
					label={t("blog.target")}
					name="target"
					value={fields.target}
					problem={problems.target}
					options={targetIds.map((id) => [id, t(`generator.target.${id}`)])}
					onChange={change("target")}
				/>
				<p>
					<button type="submit" className="button">
						{t("generator.create")}
					</button>
				</p>
			</form>
			<p role="status">{made && t("generator.ready", { title: made.page.title, count: made.blanks })}</p>
			{made && !made.known && (
				<UnknownPlant
					name={made.name}
					near={findNearNames(made.name, material.plants, lang)}
					onTake={(name) => create({ ...fields, name })}
				/>
			)}
			{made && <Draft made={made} Preview={parts.Preview} />}
		</>
	);
}

/** The plants of the catalogue, offered while the name is typed. */
function PlantNames({ id, plants, lang }: { id: string; plants: GeneratorParts["material"]["plants"]; lang: Lang }) {
	return (
		<datalist id={id}>
			{plants.map(({ slug, latin, texts }) => (
				<option key={slug} value={texts[lang].name}>
					{latin}
				</option>
			))}
		</datalist>
	);
}

type ChoiceProps = {
	label: string;
	name: keyof Fields;
	value: string;
	problem: FieldProblem | undefined;
	options: readonly (readonly [id: string, label: string])[];
	onChange(value: string): void;
};

function ChoiceField({ label, name, value, problem, options, onChange }: ChoiceProps) {
	const { t } = useShared();
	return (
		<Field label={label} problem={problem}>
			{(described) => (
				<select {...described} name={name} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
					<option value="">{t("generator.nothing")}</option>
					{options.map(([id, text]) => (
						<option key={id} value={id}>
							{text}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}

/** Says that the catalogue has no plant of that name, and suggests similar names. */
function UnknownPlant({ name, near, onTake }: { name: string; near: readonly string[]; onTake(name: string): void }) {
	const { t } = useShared();
	return (
		<div className="notice">
			<p>{t("generator.unknown", { name })}</p>
			{near.length > 0 && (
				<p className="mt-2 flex flex-wrap items-center gap-3">
					{t("generator.near")}
					{near.map((each) => (
						<QuietButton key={each} onClick={() => onTake(each)}>
							{each}
						</QuietButton>
					))}
				</p>
			)}
		</div>
	);
}
