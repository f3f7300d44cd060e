import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslate } from "#src/data/shared.ts";
import { CloseIcon, SearchIcon } from "#src/ui/icons.tsx";
import { Search } from "./Search.tsx";

/** On small screens the search takes the whole window. It closes when something is chosen, by its button and by Escape. */
export function SearchDialog() {
	const t = useTranslate();
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	useEffect(() => () => dialog.current?.close(), [key]);
	return (
		<>
			<button
				type="button"
				className="search-open"
				aria-label={t("search.label")}
				data-live="search"
				onClick={() => dialog.current?.showModal()}
			>
				<SearchIcon />
			</button>
			<dialog ref={dialog} className="search-dialog" aria-label={t("search.label")}>
				<Search />
				<button type="button" aria-label={t("dialog.close")} onClick={() => dialog.current?.close()}>
					<CloseIcon />
				</button>
			</dialog>
		</>
	);
}
