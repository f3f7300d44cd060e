import { Link } from "react-router-dom";
import { languages } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { useShared } from "#src/data/shared.ts";
import type { SavedPage } from "#src/offline/saved-pages.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { formatBytes } from "./format-bytes.ts";
import { LibrarySection } from "./LibrarySection.tsx";

type Props = { pages: SavedPage[]; onDrop(page: SavedPage): void };

/** The pages that were saved individually. Each opens in the language in which it was saved. */
export function SavedPages({ pages, onDrop }: Props) {
	const { shell, t } = useShared();
	return (
		<LibrarySection id="pages" title={t("library.pages")}>
			{(remove) => (
				<>
					{pages.length === 0 && <p className="fine mt-3">{t("library.noPages", { button: t("saving.save") })}</p>}
					<ul>
						{pages.map((page) => {
							const address = pinPath(page.path, page.lang);
							return (
								<li
									key={address}
									className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
								>
									<div className="min-w-0 grow basis-60">
										<Link to={address} lang={page.lang} hrefLang={page.lang}>
											{page.title}
										</Link>
										<p className="fine">
											<span lang={page.lang}>{languages[page.lang].label}</span> · {formatBytes(page.bytes, shell.lang)}
										</p>
									</div>
									<QuietButton onClick={() => remove(() => onDrop(page))}>
										{t("saving.remove")}{" "}
										<span className="sr-only" lang={page.lang}>
											{page.title}
										</span>
									</QuietButton>
								</li>
							);
						})}
					</ul>
				</>
			)}
		</LibrarySection>
	);
}
