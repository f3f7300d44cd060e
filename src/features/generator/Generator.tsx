import { useEffect, useRef, useState } from "react";
import type { ArticleListPage } from "#schemas/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { LostModule } from "#src/data/load-module.ts";
import { useShared } from "#src/data/shared.ts";
import { type Desk, loadDesk, type Preview } from "./load-desk.ts";
import "./generator.css";

type Props = { page: ArticleListPage; loadPreview(): Promise<Preview> };

/** Drafts articles: folded, and all that it needs is loaded when it is opened first. */
export function Generator({ page, loadPreview }: Props) {
	const { shell, t } = useShared();
	const fold = useRef<HTMLDetailsElement>(null);
	const [opened, setOpened] = useState(false);
	// What the visitor did before the app was there.
	useEffect(() => setOpened(fold.current?.open ?? false), []);
	const [desk, setDesk] = useState<Desk | "loading" | "failed" | "lost">("loading");
	const wanted = opened && desk === "loading";
	useEffect(() => {
		if (!wanted) return;
		let current = true;
		loadDesk(loadPreview).then(
			(loaded) => current && setDesk(loaded),
			(error: unknown) => current && setDesk(error instanceof LostModule ? "lost" : "failed"),
		);
		return () => {
			current = false;
		};
	}, [wanted, loadPreview]);
	return (
		<details ref={fold} className="generator" onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
			<summary>{t("blog.generateArticle")}</summary>
			{typeof desk === "string" ? (
				<div className="generator-waiting">
					<p role="status">{opened && t(desk === "loading" ? "page.loading" : "blog.generatorFailed")}</p>
					{desk !== "loading" && (
						<button
							type="button"
							className="button quiet"
							onClick={() => (desk === "lost" ? location.reload() : setDesk("loading"))}
						>
							{t("search.retry")}
						</button>
					)}
				</div>
			) : (
				<OwnWords words={desk.material.words[shell.lang]}>
					<desk.Form key={shell.lang} page={page} desk={desk} />
				</OwnWords>
			)}
		</details>
	);
}
