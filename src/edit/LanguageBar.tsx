import type { CheckedDraft, EditedFile } from "#schemas/content/edit.ts";
import { defaultLang, type Lang, langs, languages } from "#schemas/shared/languages.ts";
import type { Part } from "./draft.ts";
import { mark } from "./look.tsx";
import { useTranslate } from "./words.ts";

type Props = {
	files: readonly EditedFile[];
	checked: CheckedDraft;
	current: readonly Part[];
	setCurrent(current: Part[]): void;
	shown: readonly Lang[];
	setShown(shown: readonly Lang[]): void;
};

/**
 * Selects which languages are shown side by side, shows the state of each, and marks translations as up to date with the French
 * text.
 */
export function LanguageBar({ files, checked, current, setCurrent, shown, setShown }: Props) {
	const t = useTranslate();
	const toggle = (lang: Lang) => {
		const next = shown.includes(lang) ? shown.filter((each) => each !== lang) : [...shown, lang];
		setShown(langs.filter((each) => next.includes(each)));
	};
	return (
		<fieldset className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-2 border-line border-b bg-paper py-2 [&_label]:block [&_label]:py-[0.2rem] [&>legend]:font-semibold">
			<legend>{t("languages")}</legend>
			{langs.map((lang) => {
				const file = files.find(({ part }) => part === lang);
				const isStale = checked.findings.some((each) => each.file === file?.file && each.code === "stale-translation");
				return (
					<div key={lang}>
						<label>
							<input type="checkbox" checked={shown.includes(lang)} onChange={() => toggle(lang)} /> {languages[lang].label}
						</label>
						{file?.base === null && <p className={mark}>{t("notTranslated")}</p>}
						{isStale && <p className={mark}>{t("stale")}</p>}
						{lang !== defaultLang && file?.fields && (
							<label className="fine" title={t("isCurrentHint")}>
								<input
									type="checkbox"
									checked={current.includes(lang)}
									onChange={({ target }) =>
										setCurrent(target.checked ? [...current, lang] : current.filter((each) => each !== lang))
									}
								/>{" "}
								{t("isCurrent")}
							</label>
						)}
					</div>
				);
			})}
		</fieldset>
	);
}
