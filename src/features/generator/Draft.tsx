import { type ReactNode, useEffect, useRef, useState } from "react";
import { saveFile } from "#src/data/save-file.ts";
import { useShared, useTranslate } from "#src/data/shared.ts";
import { useInUnits } from "#src/data/units.ts";
import { Button, QuietButton } from "#src/ui/Button.tsx";
import type { Preview } from "./generator-parts.ts";
import type { Made } from "./make-draft.ts";
import { proposeFile } from "./propose.ts";
import { zipFiles } from "./zip-files.ts";

/** Actions for a draft: preview it, download all of its files, or create them one by one. */
export function Draft({ made, Preview }: { made: Made; Preview: Preview }) {
	const { shell, t } = useShared();
	const page = useInUnits(made.page);
	const [previewed, setPreviewed] = useState(false);
	const [said, say] = useState("");
	const { repository } = shell.site;
	const copy = async (contents: string, done: string) => {
		try {
			await navigator.clipboard.writeText(contents);
			say(done);
		} catch {
			say(t("generator.notCopied"));
		}
	};
	return (
		<div>
			<p className="flex flex-wrap items-center gap-3">
				<Button onClick={() => setPreviewed(true)}>{t("generator.preview")}</Button>
				<QuietButton onClick={() => saveFile(`${made.slug}.zip`, "application/zip", zipFiles(made.files))}>
					{t("generator.download")}
				</QuietButton>
			</p>
			<h2 className="mt-6 text-xl">{t("generator.files")}</h2>
			<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
				{made.files.map(({ file, contents }) => {
					const name = file.slice(file.lastIndexOf("/") + 1);
					const proposal = repository === undefined ? null : proposeFile(repository, file, contents);
					return (
						<li key={file} className="flex flex-wrap items-center gap-3">
							<QuietButton onClick={() => copy(contents, t("generator.copied", { file: name }))}>
								{t("generator.copy", { file: name })}
							</QuietButton>
							{proposal && (
								<a
									className="inline-block py-2.5"
									href={proposal.href}
									target="_blank"
									rel="noopener"
									onClick={proposal.filled ? undefined : () => copy(contents, t("generator.proposeCopied", { file: name }))}
								>
									{t("generator.propose", { file: name })}
								</a>
							)}
						</li>
					);
				})}
			</ul>
			<p role="status" className="mt-3">
				{said}
			</p>
			{previewed && (
				<PreviewDialog onClose={() => setPreviewed(false)}>
					<Preview page={page} />
				</PreviewDialog>
			)}
		</div>
	);
}

/** A full-page dialog: Escape and the button close it, and the focus returns to where it was. */
function PreviewDialog({ onClose, children }: { onClose(): void; children: ReactNode }) {
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
