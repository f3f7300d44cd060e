import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { constants } from "#schemas/shared/constants.ts";
import { searchPagePath } from "#schemas/shared/url.ts";
import { keepQuery, useLocalize, useShared } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import type { Hit } from "./find.ts";
import { optionId } from "./option-id.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import type { HitGroup } from "./Suggestions.tsx";
import { searchField } from "./search-field.ts";
import { useSlash } from "./slash-setting.ts";
import { useSearch } from "./use-search.ts";
import { useShortcut } from "./use-shortcut.ts";

/** The site search, a combobox as in the ARIA Authoring Practices. A page may have several; without scripts none is shown: the site map is linked in the footer. */
export function Search() {
	const { shell, t } = useShared();
	const navigate = useNavigate();
	const address = useLocation();
	const localize = useLocalize();
	const list = useId();
	const field = useRef<HTMLInputElement>(null);
	const { query, setQuery, open, setOpen, active, setActive, type, close, clear } = useQuery();
	const trimmedQuery = query.trim();
	const shown = open && trimmedQuery !== "";
	const { searchSuggestionsMax, searchTextsMax } = constants;
	const { state, found, texts, textState, FoundPages, ask } = useSearch(
		shell.lang,
		shown ? trimmedQuery : "",
		searchSuggestionsMax,
		searchTextsMax,
	);
	const slash = useSlash();
	useShortcut(field);

	const groups = groupSuggestions(found?.hits ?? [], texts.hits, t("search.inTexts"));
	const hits = groups.flatMap((group) => group.hits);
	const current = hits[active];

	const enter = () => {
		ask();
		setOpen(true);
	};
	const choose = ({ path }: Pick<Hit, "path">) => {
		clear();
		void navigate(keepQuery(localize(path), address));
	};
	const allPath = searchPagePath(trimmedQuery);
	const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
		if (!ctrlKey && !metaKey && !shiftKey) clear();
	};
	const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) close();
	};
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing || trimmedQuery === "") return;
		const next = nextActive(event.key, active, hits.length - 1);
		if (event.key === "Escape") {
			if (shown) close();
			else clear();
		} else if (event.key === "Enter") {
			choose(current ?? { path: allPath });
		} else if (next !== null) {
			event.preventDefault();
			setOpen(true);
			setActive(next);
		}
	};
	useEarlyInput(field, setQuery, setOpen, ask);

	return (
		// biome-ignore lint/a11y/useSemanticElements: older screen readers do not support the <search> element
		<div role="search" className="search unscripted:hidden" onBlur={leave}>
			<div className="search-field">
				<Icon name="search" />
				<input
					ref={field}
					type="text"
					role="combobox"
					aria-label={t("search.label")}
					aria-autocomplete="list"
					aria-expanded={hits.length > 0}
					aria-controls={hits.length > 0 ? list : undefined}
					aria-activedescendant={current && optionId(list, active)}
					aria-keyshortcuts={`${slash ? "/ " : ""}Control+K`}
					placeholder={t("search.label")}
					{...searchField}
					value={query}
					onChange={(event) => type(event.currentTarget.value)}
					onFocus={enter}
					onClick={enter}
					onKeyDown={press}
				/>
				{query === "" && slash && <SlashHint />}
				{query !== "" && (
					<ClearButton
						onClear={() => {
							clear();
							field.current?.focus();
						}}
					/>
				)}
			</div>
			<SearchPanel
				{...{ id: list, trimmedQuery, shown, state, found, texts, textState, groups, FoundPages, active, ask }}
				resultsAt={localize(allPath)}
				onChoose={choose}
				onFollow={follow}
			/>
		</div>
	);
}

/** Suggestions by titles, then, where those are fewer than there is room for, other pages by their texts. */
function groupSuggestions(byTitle: Hit[], byText: readonly Hit[], name: string): HitGroup[] {
	const known = new Set(byTitle.map(({ item }) => item.path));
	const others = byText.filter(({ item }) => !known.has(item.path)).slice(0, constants.searchSuggestionsMax - byTitle.length);
	return [
		{ name: null, hits: byTitle },
		{ name, hits: others },
	].filter(({ hits }) => hits.length > 0);
}

/** The text of the field, whether suggestions are open, and the index of the one selected by keyboard; -1 for none. */
function useQuery() {
	const [query, setQuery] = useState("");
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const type = (text: string) => {
		setQuery(text);
		setActive(-1);
		setOpen(true);
	};
	const close = () => {
		setOpen(false);
		setActive(-1);
	};
	const clear = () => {
		setQuery("");
		close();
	};
	return { query, setQuery, open, setOpen, active, setActive, type, close, clear };
}

function SlashHint() {
	return (
		<span className="search-key" aria-hidden="true">
			/
		</span>
	);
}

function ClearButton({ onClear }: { onClear(): void }) {
	const { t } = useShared();
	return (
		<button type="button" className="icon-button" aria-label={t("search.clear")} onClick={onClear}>
			<Icon name="close" />
		</button>
	);
}

/** Restores input from before hydration, and again where `ask` loads another index. */
function useEarlyInput(
	field: RefObject<HTMLInputElement | null>,
	setQuery: (text: string) => void,
	setOpen: (open: boolean) => void,
	ask: () => void,
): void {
	useEffect(() => {
		const { current: input } = field;
		if (input?.value) setQuery(input.value);
		if (input && input === document.activeElement) {
			ask();
			setOpen(true);
		}
	}, [field, setQuery, setOpen, ask]);
}

/** The option that a key moves to; null if the key belongs to the text field, as Home and End do until an option is selected. */
function nextActive(key: string, active: number, last: number): number | null {
	if (key === "ArrowDown") return active < last ? active + 1 : 0;
	if (key === "ArrowUp") return active > 0 ? active - 1 : last;
	if (active < 0) return null;
	return key === "Home" ? 0 : key === "End" ? last : null;
}
