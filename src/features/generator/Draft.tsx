import { useState } from "react";
import { saveFile } from "#src/data/save-file.ts";
import { useShared } from "#src/data/shared.ts";
import { useInUnits } from "#src/data/units.ts";
import { Button, QuietButton } from "#src/ui/Button.tsx";
import type { Preview } from "./generator-parts.ts";
import type { Made } from "./make-draft.ts";
import { PreviewDialog } from "./PreviewDialog.tsx";
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
