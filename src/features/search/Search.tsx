import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { constants } from "#schemas/spec/constants.ts";
import { searchPagePath } from "#schemas/spec/url.ts";
import { keepQuery, useLocalize, useShared } from "#src/data/shared.ts";
import { CloseIcon, SearchIcon } from "#src/ui/icons.tsx";
import { Entrances } from "./Entrances.tsx";
import type { Hit } from "./find.ts";
import { optionId, Suggestions } from "./Suggestions.tsx";
import { useSlash } from "./slash-setting.ts";
import { useSearch } from "./use-search.ts";
import { useShortcut } from "./use-shortcut.ts";

/** The site search, a combobox after the ARIA practices. It may stand several times on a page. */
export function Search() {
	const { shell, t } = useShared();
	const navigate = useNavigate();
	const address = useLocation();
	const localize = useLocalize();
	const list = useId();
	const field = useRef<HTMLInputElement>(null);
	const [query, setQuery] = useState("");
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const asked = query.trim();
	const shown = open && asked !== "";
	const { state, found, ask } = useSearch(shell.lang, shown ? asked : "", constants.searchSuggestionsMax);
	const slash = useSlash();
	useShortcut(field);

	const hits = found?.hits ?? [];
	const current = hits[active];

	const enter = () => {
		ask();
		setOpen(true);
	};
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
	const choose = ({ path }: Pick<Hit, "path">) => {
		clear();
		void navigate(keepQuery(localize(path), address));
	};
	const allPath = searchPagePath(asked);
	const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
		if (!ctrlKey && !metaKey && !shiftKey) clear();
	};
	const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) close();
	};
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing || asked === "") return;
		const next = nextActive(event.key, active, hits.length - 1);
		if (event.key === "Escape") {
			// Where the search stands in a panel, Escape closes what is innermost.
			event.stopPropagation();
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
	useEffect(() => {
		// What the visitor did before the app was there.
		const { current: input } = field;
		if (input?.value) setQuery(input.value);
		if (input && input === document.activeElement) {
			ask();
			setOpen(true);
		}
	}, [ask]);

	const message = messageOf();
	function messageOf() {
		if (!shown) return "";
		if (state === "failed" || state === "lost") return t("search.failed");
		if (!found || state === "waiting") return t("search.loading");
		return found.near ? t("search.none", { query: asked }) : t("search.count", { count: hits.length });
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: older screen readers do not know the element <search>
		<div role="search" className="search" onBlur={leave}>
			<div className="search-field">
				<SearchIcon />
				<input
					ref={field}
					type="text"
					role="combobox"
					aria-label={t("search.label")}
					aria-autocomplete="list"
					aria-expanded={hits.length > 0}
					aria-controls={hits.length > 0 ? list : undefined}
					aria-activedescendant={current && optionId(list, active)}
					aria-keyshortcuts={slash ? "/ Control+K" : "Control+K"}
					placeholder={t("search.label")}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					value={query}
					onChange={(event) => type(event.currentTarget.value)}
					onFocus={enter}
					onClick={enter}
					onKeyDown={press}
				/>
				{query === "" && slash && (
					<span className="search-key" aria-hidden="true">
						/
					</span>
				)}
				{query !== "" && (
					<button
						type="button"
						aria-label={t("search.clear")}
						onClick={() => {
							clear();
							field.current?.focus();
						}}
					>
						<CloseIcon />
					</button>
				)}
			</div>
			{/* No stop of the Tab key, as what scrolls would be: the keys of the field move through it. */}
			<div className={shown ? "search-panel" : undefined} tabIndex={-1}>
				<p role="status" className={found && !found.near ? "sr-only" : undefined}>
					{message}
				</p>
				{shown && state === "failed" && (
					<button type="button" className="button quiet" onClick={ask}>
						{t("search.retry")}
					</button>
				)}
				{shown && state === "lost" && (
					<a className="button quiet" href={localize(allPath)}>
						{t("search.retry")}
					</a>
				)}
				{found?.near && hits.length > 0 && (
					<p className="label" aria-hidden="true">
						{t("search.near")}
					</p>
				)}
				{hits.length > 0 && (
					<Suggestions
						id={list}
						label={t(found?.near ? "search.near" : "search.suggestions")}
						hits={hits}
						active={active}
						onChoose={choose}
					/>
				)}
				{found?.total === 0 && <Entrances onFollow={follow} />}
				{found && hits.length > 0 && (
					<Link to={localize(allPath)} className="search-all" onClick={follow}>
						{t("search.all", { count: found.total })}
					</Link>
				)}
			</div>
		</div>
	);
}

/** Which option a key leads to; null where the key belongs to the text: Home and End too, until an option is chosen. */
function nextActive(key: string, active: number, last: number): number | null {
	if (key === "ArrowDown") return active < last ? active + 1 : 0;
	if (key === "ArrowUp") return active > 0 ? active - 1 : last;
	if (active < 0) return null;
	return key === "Home" ? 0 : key === "End" ? last : null;
}
