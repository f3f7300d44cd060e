import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import { Search } from "./Search.tsx";
import { SearchWindow } from "./SearchWindow.tsx";

/**
 * On small screens the search fills the window. It is remounted, closed, at every address; the prerendered page has only its
 * button, since it needs the app.
 */
export function SearchDialog() {
	const t = useTranslate();
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	const hydrating = useHydrating();
	return (
		<>
			<button
				type="button"
				className="icon-button relative rounded-sm wide:hidden unscripted:hidden"
				aria-label={t("search.label")}
				data-live="search"
				onClick={() => dialog.current?.showModal()}
			>
				<Icon name="search" />
			</button>
			{!hydrating && (
				<SearchWindow key={key} ref={dialog} onClose={() => dialog.current?.close()}>
					<Search />
				</SearchWindow>
			)}
		</>
	);
}
