import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslate } from "#src/data/shared.ts";
import { SearchIcon } from "#src/ui/icons.tsx";
import { useShortcut } from "./use-shortcut.ts";

type Props = {
	/** What the page shows the results of. */
	query: string;
	onSearch(query: string): void;
};

/** The field of the page of results, filled with its query. It asks when it is sent. */
export function SearchForm({ query, onSearch }: Props) {
	const t = useTranslate();
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState("");
	useShortcut(field);
	useEffect(() => {
		// What the visitor typed before the app was there.
		if (field.current?.value) setText(field.current.value);
	}, []);
	useEffect(() => {
		if (query !== "") setText(query);
	}, [query]);
	const send = (event: FormEvent) => {
		event.preventDefault();
		onSearch(text.trim());
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: older screen readers do not know the element <search>
		<form role="search" aria-label={t("search.query")} className="search-form" onSubmit={send}>
			<label>
				{t("search.query")}
				<input
					ref={field}
					type="text"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" className="button">
				<SearchIcon />
				{t("search.label")}
			</button>
		</form>
	);
}
