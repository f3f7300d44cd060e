import type { ReactNode, Ref } from "react";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";

type Props = { ref: Ref<HTMLDialogElement>; onClose(): void; children: ReactNode };

/** A dialog that fills the window, for the search. Its button and Escape close it. */
export function SearchWindow({ ref, onClose, children }: Props) {
	const t = useTranslate();
	return (
		<dialog
			ref={ref}
			className="search-window m-0 h-dvh max-h-none w-screen max-w-none bg-paper py-4 pr-14 pl-4 text-ink forced-colors:border"
			aria-label={t("search.label")}
		>
			{children}
			<button type="button" className="icon-button absolute top-4 right-1.5" aria-label={t("dialog.close")} onClick={onClose}>
				<Icon name="close" />
			</button>
		</dialog>
	);
}
