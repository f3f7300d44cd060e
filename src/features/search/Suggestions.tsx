import { useEffect, useRef } from "react";
import type { SearchType } from "#schemas/pages/page-parts.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import type { Hit } from "./find.ts";
import type { Part } from "./fold.ts";
import { Marked } from "./Marked.tsx";
import { optionId } from "./option-id.ts";
import { Thumbnail } from "./Thumbnail.tsx";

/** Suggestions with one origin, and its name; null for the first, which the list itself names. */
export type HitGroup = { name: string | null; hits: Hit[] };

type Props = {
	/** Id of the list; the ids of its options are derived from it. */
	id: string;
	label: string;
	groups: HitGroup[];
	/** Index of the option that Enter would choose, or -1. */
	active: number;
	onChoose(hit: Hit): void;
};

/** In a description, matches beyond this many characters would be outside the visible lines. */
const shownLetters = 80;

/** The hits as the listbox of a combobox. Options are links, so that they can be opened in a new tab. */
export function Suggestions({ id, label, groups, active, onChoose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (active >= 0) list.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	const options = (hits: readonly Hit[], before: number) =>
		hits.map((hit, index) => (
			<Suggestion
				key={hit.path}
				id={optionId(id, before + index)}
				hit={hit}
				selected={before + index === active}
				onChoose={onChoose}
			/>
		));
	return (
		// The focus stays in the field, which handles the keys.
		<div id={id} ref={list} role="listbox" tabIndex={-1} aria-label={label} onMouseDown={(event) => event.preventDefault()}>
			{groups.map(({ name, hits }, place) => {
				const before = groups.slice(0, place).reduce((sum, group) => sum + group.hits.length, 0);
				if (name === null) return options(hits, before);
				return (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
					<div key={name} role="group" aria-label={name} className="border-line border-t pt-3">
						<p className="label px-4" aria-hidden="true">
							{name}
						</p>
						{options(hits, before)}
					</div>
				);
			})}
		</div>
	);
}

const typeColours: Record<SearchType, string> = {
	article: "text-article",
	plant: "text-leaf",
	guide: "text-guide",
	page: "text-faded",
};

type SuggestionProps = { id: string; hit: Hit; selected: boolean; onChoose(hit: Hit): void };

function Suggestion({ id, hit, selected, onChoose }: SuggestionProps) {
	const t = useTranslate();
	const { item, path, section, title, description, alias } = hit;
	return (
		<LocalLink
			to={path}
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={selected}
			className={`grid min-h-11 cursor-pointer grid-cols-[40px_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 border-transparent border-l-4 px-3 py-2.5 text-ink no-underline not-first:border-t not-first:border-t-line hover:bg-plate aria-selected:border-l-leaf aria-selected:bg-plate max-tight:grid-cols-1 max-tight:grid-rows-none ${section ? "grid-rows-[auto_auto_1fr]" : "grid-rows-[auto_1fr]"}`}
			onClick={(event) => {
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				onChoose(hit);
			}}
		>
			<Thumbnail src={item.picture} className={`max-tight:hidden ${section ? "row-span-3" : "row-span-2"}`} />
			<span className="font-semibold font-serif leading-snug">
				<Marked parts={title} />
				{alias && (
					<span className="ml-2 inline-block font-normal font-sans text-faded text-note">
						<Marked parts={alias} />
					</span>
				)}
			</span>
			<span className={`rounded-full border px-2 font-semibold text-sm max-tight:justify-self-start ${typeColours[item.type]}`}>
				{t(`search.type.${item.type}`)}
			</span>
			{section && (
				<span className="col-span-2 text-faded text-note leading-snug before:pr-1.5 before:font-semibold before:text-leaf before:content-['§'_/_''] max-tight:col-span-1">
					{section}
				</span>
			)}
			<span className="col-span-2 line-clamp-2 text-faded text-note leading-snug max-tight:col-span-1">
				<Marked parts={aroundMatch(description)} />
			</span>
		</LocalLink>
	);
}

/** A text from a few words before its first match, if that is far from its beginning. */
function aroundMatch(parts: Part[]): Part[] {
	const first = parts.findIndex(({ hit }) => hit);
	const before = parts
		.slice(0, Math.max(0, first))
		.map(({ text }) => text)
		.join("");
	if (before.length <= shownLetters) return parts;
	return [{ text: `…${before.slice(before.indexOf(" ", before.length - shownLetters / 2))}`, hit: false }, ...parts.slice(first)];
}
