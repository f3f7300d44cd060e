import { useEffect, useRef } from "react";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import type { Hit } from "./find.ts";
import type { Part } from "./fold.ts";
import { Marked } from "./Marked.tsx";
import { optionId } from "./option-id.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
	/** Id of the list; the ids of its options are derived from it. */
	id: string;
	label: string;
	hits: Hit[];
	/** Index of the option that Enter would choose, or -1. */
	active: number;
	onChoose(hit: Hit): void;
};

/** In a description, matches beyond this many characters would be outside the visible lines. */
const shownLetters = 80;

/** The hits as the listbox of a combobox. Options are links, so that they can be opened in a new tab. */
export function Suggestions({ id, label, hits, active, onChoose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	return (
		// The focus stays in the field, which handles the keys.
		<div id={id} ref={list} role="listbox" tabIndex={-1} aria-label={label} onMouseDown={(event) => event.preventDefault()}>
			{hits.map((hit, index) => (
				<Suggestion key={hit.path} id={optionId(id, index)} hit={hit} selected={index === active} onChoose={onChoose} />
			))}
		</div>
	);
}

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
			onClick={(event) => {
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				onChoose(hit);
			}}
		>
			<Thumbnail src={item.picture} />
			<span className="search-title">
				<Marked parts={title} />
				{alias && (
					<span className="search-alias">
						<Marked parts={alias} />
					</span>
				)}
			</span>
			<span className={`search-type ${item.type}`}>{t(`search.type.${item.type}`)}</span>
			{section ? (
				<span className="search-section">
					<Marked parts={section} />
				</span>
			) : (
				<span className={`search-description ${reachesFar(description) ? "" : "short"}`}>
					<Marked parts={description} />
				</span>
			)}
		</LocalLink>
	);
}

/** Whether the first match in a text is far from its beginning. */
function reachesFar(parts: readonly Part[]): boolean {
	const first = parts.findIndex(({ hit }) => hit);
	return parts.slice(0, Math.max(0, first)).reduce((sum, { text }) => sum + text.length, 0) > shownLetters;
}
