import type { CheckedDraft, EditedFile } from "#schemas/content/edit.ts";
import { defaultLang, type Lang, langs, languages } from "#schemas/shared/languages.ts";
import type { Part } from "./draft.ts";
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
		<fieldset className="edit-languages">
			<legend>{t("languages")}</legend>
			{langs.map((lang) => {
				const file = files.find(({ part }) => part === lang);
				const isStale = checked.findings.some((each) => each.file === file?.file && each.code === "stale-translation");
				return (
					<div key={lang}>
						<label>
							<input type="checkbox" checked={shown.includes(lang)} onChange={() => toggle(lang)} /> {languages[lang].label}
						</label>
						{file?.base === null && <p className="edit-mark">{t("notTranslated")}</p>}
						{isStale && <p className="edit-mark">{t("stale")}</p>}
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
