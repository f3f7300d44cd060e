import { useEffect, useMemo, useRef, useState } from "react";
import type { RichText as RichTextData } from "#schemas/content/rich-text.ts";
import { defaultLang, isLang, type Lang } from "#schemas/shared/languages.ts";
import { createCompile } from "#src/blocks/compile-rich-text.ts";
import { previewMarkdown } from "../api.ts";
import { CodeEditor } from "../CodeEditor.tsx";
import { useEditing } from "../editing.ts";
import { LinkButton } from "../look.tsx";
import { useFormLang, useTranslate } from "../words.ts";
import type { ControlProps } from "./control-props.ts";

/** Debounce time of the preview. */
const debounceMs = 300;

type Props = Pick<ControlProps, "id" | "part" | "label" | "value" | "onChange">;

/** A Markdown editor with a preview below it. */
export function MarkdownField({ id, part, label, value, onChange }: Props) {
	const t = useTranslate();
	const formLang = useFormLang();
	const { choices, figures, findingsAt } = useEditing();
	const [previewed, setPreviewed] = useState(false);
	const lang: Lang = isLang(part) ? part : defaultLang;
	const text = typeof value === "string" ? value : "";
	// A block ends with a line break, which is hidden in the editor and added again.
	const [ending] = useState(text.endsWith("\n") ? "\n" : "");
	const path = id.slice(`field-${part}-`.length);
	const findings = findingsAt(part, path);
	const inBody = useMemo(() => (path === "body" ? findings : []), [path, findings]);
	const offered = useMemo(
		() => ({
			figures: Object.entries(figures).map(([name, said]) => ({ label: name, detail: said[lang] ?? "" })),
			links: choices.links.map(({ value: address, labels }) => ({ label: address, detail: labels[lang] ?? "" })),
		}),
		[figures, choices, lang],
	);
	return (
		<div id={id} data-markdown="" lang={formLang}>
			<WhenNear text={text}>
				<CodeEditor
					mode="markdown"
					label={label}
					lang={lang}
					value={text.replace(/\n$/, "")}
					onChange={(typed) => onChange(typed === "" ? undefined : typed + ending)}
					findings={inBody}
					{...offered}
				/>
			</WhenNear>
			<LinkButton aria-pressed={previewed} onClick={() => setPreviewed(!previewed)}>
				{t("preview")}
			</LinkButton>
			{previewed && <Preview text={text} lang={lang} />}
		</div>
	);
}

/** An entry has a hundred such texts; editors far from the viewport are created when they come near it. */
function WhenNear({ text, children }: { text: string; children: React.ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		const observer = new IntersectionObserver(
			(entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
			{
				rootMargin: "100%",
			},
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={place}>
			{near ? (
				children
			) : (
				<div data-code="" className="max-h-48 min-h-[4.2rem] overflow-hidden whitespace-pre-wrap px-[0.9rem] py-2">
					{text}
				</div>
			)}
		</div>
	);
}

/** The text as rendered on the site. */
function Preview({ text, lang }: { text: string; lang: Lang }) {
	const { figures } = useEditing();
	const [rich, setRich] = useState<RichTextData | null>(null);
	useEffect(() => {
		let isCurrent = true;
		const timer = setTimeout(() => {
			previewMarkdown(text, lang, figures).then(
				(made) => isCurrent && setRich(made),
				() => {},
			);
		}, debounceMs);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [text, lang, figures]);
	return (
		<div className="prose max-h-[75vh] overflow-auto rounded-sm bg-plate px-4 py-3" lang={lang}>
			{rich && compile(rich.children)}
		</div>
	);
}

/** Links open in another tab, so that nothing is lost. */
const compile = createCompile({
	a: ({ href, children }) => (
		<a href={href} target="pousse-page">
			{children}
		</a>
	),
});
