import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { searchField } from "./search-field.ts";
import { useShortcut } from "./use-shortcut.ts";

type Props = {
	/** The query whose results the page shows. */
	query: string;
	onSearch(query: string): void;
};

/** The search field of the results page, filled with its query. It searches on submit. */
export function SearchForm({ query, onSearch }: Props) {
	const t = useTranslate();
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState("");
	useShortcut(field);
	useEffect(() => {
		// Text typed before hydration.
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
		// biome-ignore lint/a11y/useSemanticElements: older screen readers do not support the <search> element
		<form
			role="search"
			aria-label={t("search.query")}
			className="flex max-w-[65ch] flex-wrap items-end gap-3 unscripted:hidden"
			onSubmit={send}
		>
			<label className="grow basis-64 font-semibold">
				{t("search.query")}
				<input
					ref={field}
					type="text"
					className="control mt-1 block h-11 w-full font-normal"
					{...searchField}
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" className="button flex h-11 items-center gap-2 py-0 [&_.icon]:size-5">
				<Icon name="search" />
				{t("search.label")}
			</button>
		</form>
	);
}
