import { useEffect, useRef } from "react";
import type { SearchItem } from "#schemas/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import type { Hit } from "./find.ts";
import type { Part } from "./fold.ts";

type Props = {
	/** Id of the list; its options are numbered after it. */
	id: string;
	label: string;
	hits: Hit[];
	/** Number of the option that Enter would choose, or -1. */
	active: number;
	onChoose(item: SearchItem): void;
};

/** Names an option for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
	return `${list}-${index}`;
}

/** So far into a description, what was found would lie beyond the lines that show. */
const shownLetters = 80;

/** What the search found, as the list of a combobox. Options are links, so that they open in a new tab as links do. */
export function Suggestions({ id, label, hits, active, onChoose }: Props) {
	const t = useTranslate();
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	return (
		// The cursor stays in the field: keys go there.
		<div id={id} ref={list} role="listbox" tabIndex={-1} aria-label={label} onMouseDown={(event) => event.preventDefault()}>
			{hits.map(({ item, title, description, alias }, index) => {
				const option = optionId(id, index);
				return (
					<LocalLink
						key={item.path}
						to={item.path}
						id={option}
						role="option"
						tabIndex={-1}
						aria-selected={index === active}
						aria-labelledby={`${option}-title ${option}-type`}
						aria-describedby={`${option}-description`}
						onClick={(event) => {
							if (event.ctrlKey || event.metaKey || event.shiftKey) return;
							event.preventDefault();
							onChoose(item);
						}}
					>
						<span id={`${option}-title`} className="search-title">
							<Marked parts={title} />
							{alias && (
								<span className="search-alias">
									<Marked parts={alias} />
								</span>
							)}
						</span>
						<span id={`${option}-type`} className={`search-type ${item.type}`}>
							{t(`search.type.${item.type}`)}
						</span>
						<span id={`${option}-description`} className={`search-description ${reachesFar(description) ? "" : "short"}`}>
							<Marked parts={description} />
						</span>
					</LocalLink>
				);
			})}
		</div>
	);
}

/** Whether the first thing found in a text lies far from its beginning. */
function reachesFar(parts: readonly Part[]): boolean {
	const first = parts.findIndex(({ hit }) => hit);
	return parts.slice(0, Math.max(0, first)).reduce((sum, { text }) => sum + text.length, 0) > shownLetters;
}

function Marked({ parts }: { parts: readonly Part[] }) {
	return parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
