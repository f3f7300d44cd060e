import { type ReactNode, useEffect, useRef } from "react";
import { useTranslate } from "#src/data/shared.ts";
import { QuietButton } from "#src/ui/Button.tsx";

/** A full-page dialog: Escape and the button close it, and the focus returns to where it was. */
export function PreviewDialog({ onClose, children }: { onClose(): void; children: ReactNode }) {
	const t = useTranslate();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			className="m-auto h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-paper px-5 pb-16 text-ink backdrop:bg-[rgb(0_0_0/0.6)] sm:h-[calc(100dvh-4rem)] sm:w-[min(72rem,calc(100vw-4rem))] sm:rounded-sm sm:px-8 [&_.reading>.picture_img]:mx-auto [&_.reading>.picture_img]:max-h-96 [&_.reading>.picture_img]:w-auto [&_:is(.page-tools,.reading-progress)]:hidden wide:[&_.with-aside>:first-child]:top-24"
			aria-label={t("generator.preview")}
			onClose={onClose}
		>
			<div className="flex flex-wrap items-center justify-between sticky top-0 z-10 mb-8 gap-3 border-line border-b bg-paper py-3">
				<p className="fine">{t("generator.previewNote")}</p>
				<QuietButton onClick={() => dialog.current?.close()}>{t("generator.close")}</QuietButton>
			</div>
			{children}
		</dialog>
	);
}
