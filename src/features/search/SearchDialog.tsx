import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { Search } from "./Search.tsx";

/** On small screens the search fills the window. Its button and Escape close it; it is remounted, closed, at every address. */
export function SearchDialog() {
	const t = useTranslate();
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	const label = t("search.label");
	const close = () => dialog.current?.close();
	return (
		<>
			<button
				type="button"
				className="search-open icon-button"
				aria-label={label}
				data-live="search"
				onClick={() => dialog.current?.showModal()}
			>
				<Icon name="search" />
			</button>
			<dialog key={key} ref={dialog} className="search-dialog" aria-label={label}>
				<Search />
				<button type="button" className="icon-button" aria-label={t("dialog.close")} onClick={close}>
					<Icon name="close" />
				</button>
			</dialog>
		</>
	);
}
