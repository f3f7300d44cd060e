import { type ReactNode, useEffect, useRef } from "react";
import { useTranslate } from "#src/data/shared.ts";

/** A full-page dialog: Escape and the button close it, and the focus returns to where it was. */
export function PreviewDialog({ onClose, children }: { onClose(): void; children: ReactNode }) {
	const t = useTranslate();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog ref={dialog} className="generator-preview" aria-label={t("generator.preview")} onClose={onClose}>
			<div className="generator-preview-bar spread">
				<p className="fine">{t("generator.previewNote")}</p>
				<button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
					{t("generator.close")}
				</button>
			</div>
			{children}
		</dialog>
	);
}
