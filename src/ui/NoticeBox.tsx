import type { ReactNode } from "react";
import type { Translate } from "#src/i18n/translate.ts";
import { Icon } from "./icons.tsx";

type Props = { t: Translate; title: string; text: string | undefined; onClose?(): void; children: ReactNode };

/** The inside of a notice without the library: what it says, a button that does something about it, and one that closes it. */
export function NoticeBox({ t, title, text, onClose, children }: Props) {
	return (
		<div className="flex gap-2 py-2 pl-4">
			<div className="grow py-2">
				<p className="title font-semibold">{title}</p>
				<p>{text}</p>
				{children}
			</div>
			<button type="button" className="icon-button shrink-0 rounded-sm" aria-label={t("notices.close")} onClick={onClose}>
				<Icon name="close" />
			</button>
		</div>
	);
}
