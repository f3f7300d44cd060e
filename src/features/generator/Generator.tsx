import { useEffect, useRef, useState } from "react";
import type { ArticleListPage } from "#schemas/pages/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { settle } from "#src/data/effects.ts";
import { LostModule } from "#src/data/load-module.ts";
import { useShared } from "#src/data/shared.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import type { GeneratorParts, Preview } from "./generator-parts.ts";
import { loadGenerator } from "./load-generator.ts";

/** The article draft generator, in a disclosure: everything it needs is loaded when it is first opened. */
export function Generator({ page, loadPreview }: { page: ArticleListPage; loadPreview(): Promise<Preview> }) {
	const { shell, t } = useShared();
	const fold = useRef<HTMLDetailsElement>(null);
	const [opened, setOpened] = useState(false);
	// The disclosure may have been opened before hydration.
	useEffect(() => setOpened(fold.current?.open ?? false), []);
	const [parts, setParts] = useState<GeneratorParts | "loading" | "failed" | "lost">("loading");
	const wanted = opened && parts === "loading";
	useEffect(() => {
		if (!wanted) return;
		return settle(loadGenerator(loadPreview), setParts, (error) => setParts(error instanceof LostModule ? "lost" : "failed"));
	}, [wanted, loadPreview]);
	return (
		<details
			ref={fold}
			data-generator=""
			className="mt-14 max-w-[48rem] border-line border-t pt-6 print:hidden unscripted:hidden"
			onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}
		>
			<summary className="chevron w-fit gap-3 rounded-sm border border-leaf px-5 font-semibold text-leaf">
				{t("blog.generateArticle")}
			</summary>
			{typeof parts === "string" ? (
				<div className="mt-5">
					<p role="status">{opened && t(parts === "loading" ? "page.loading" : "blog.generatorFailed")}</p>
					{parts !== "loading" && (
						<QuietButton onClick={() => (parts === "lost" ? location.reload() : setParts("loading"))}>
							{t("error.retry")}
						</QuietButton>
					)}
				</div>
			) : (
				<OwnWords words={parts.material.words[shell.lang]}>
					<div className="*:mt-5">
						<parts.Form key={shell.lang} page={page} parts={parts} />
					</div>
				</OwnWords>
			)}
		</details>
	);
}
