import { languages as allLanguages, type Lang } from "#schemas/shared/languages.ts";
import { useShared } from "#src/data/shared.ts";
import type { Translate } from "#src/i18n/translate.ts";
import type { LanguageState } from "#src/offline/library.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { Flag } from "#src/ui/icons.tsx";
import { formatBytes } from "./format-bytes.ts";
import { LibrarySection } from "./LibrarySection.tsx";

/** Download progress of a language: bytes received, and bytes in total. */
export type Download = { lang: Lang; done: number; total: number };

type Props = { languages: LanguageState[]; download: Download | null; onKeep(lang: Lang): void; onDrop(lang: Lang): void };

/** The languages, each with its offline state and its actions. Only one downloads at a time. */
export function Languages({ languages, download, onKeep, onDrop }: Props) {
	const { shell, t } = useShared();
	return (
		<LibrarySection id="languages" title={t("library.languages")}>
			{(remove) => (
				<ul>
					{languages.map((language) => {
						const { lang, kept } = language;
						const { label } = allLanguages[lang];
						const comes = download?.lang === lang;
						const isRead = lang === shell.lang;
						const act = kept === "whole" ? onDrop : onKeep;
						return (
							<li key={lang} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
								<div className="min-w-0 grow basis-60">
									<strong lang={lang} className="flex items-center gap-2">
										<Flag lang={lang} /> {label}
									</strong>
									<p className="fine">{describeState(language, shell.lang, t)}</p>
									{isRead && kept === "whole" && <p className="fine">{t("library.reading")}</p>}
									{comes && <Progress download={download} />}
								</div>
								<div className="actions mt-0">
									{/* The same element before and after, so that it keeps the focus. */}
									{!(isRead && kept === "whole") && (
										<button
											type="button"
											className="button quiet aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-faded"
											aria-disabled={download !== null}
											onClick={() => download === null && act(lang)}
										>
											{t(comes ? "saving.saving" : buttons[kept])}{" "}
											<span className="sr-only" lang={lang}>
												{label}
											</span>
										</button>
									)}
									{kept === "partly" && !isRead && download === null && (
										<QuietButton onClick={() => remove(() => onDrop(lang))}>
											{t("saving.remove")}{" "}
											<span className="sr-only" lang={lang}>
												{label}
											</span>
										</QuietButton>
									)}
								</div>
							</li>
						);
					})}
				</ul>
			)}
		</LibrarySection>
	);
}

const buttons = { none: "saving.save", partly: "library.complete", whole: "saving.remove" } as const;

function describeState({ kept, pages, bytes, missing }: LanguageState, lang: Lang, t: Translate): string {
	const size = formatBytes(kept === "whole" ? bytes : missing, lang);
	if (kept === "partly") return t("library.partly", { size });
	return t(kept === "whole" ? "library.whole" : "library.none", {
		count: pages,
		pages: new Intl.NumberFormat(allLanguages[lang].locale).format(pages),
		size,
	});
}

function Progress({ download: { lang, done, total } }: { download: Download }) {
	const { shell, t } = useShared();
	return (
		<div className="mt-2 max-w-[28rem]">
			<label>
				{t("library.progress", { language: allLanguages[lang].label })}
				<progress
					className="my-1 block h-3 w-full appearance-none overflow-hidden rounded-sm border border-leaf bg-paper [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-leaf"
					max={total}
					value={done}
				/>
			</label>
			<p className="fine">
				{t("library.amount", { done: formatBytes(done, shell.lang), total: formatBytes(total, shell.lang) })}
			</p>
		</div>
	);
}
