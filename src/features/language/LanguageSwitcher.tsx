import { Link } from "react-router-dom";
import { type Lang, langs, languages } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { useAddress, useShared } from "#src/data/shared.ts";
import { Flag } from "#src/ui/icons.tsx";
import { Menu } from "#src/ui/Menu.tsx";
import { changeLater } from "./later.ts";
import { useChooseLanguage } from "./use-choose-language.ts";

/** The language menu. */
export function LanguageSwitcher() {
	const { shell, t } = useShared();
	return (
		<Menu
			label={`${t("language.choose")}: ${languages[shell.lang].label}`}
			summary={
				<>
					<Flag lang={shell.lang} />
					<span className="[@media(width<96rem)]:sr-only">{languages[shell.lang].label}</span>
				</>
			}
			iconOnly
		>
			<Languages />
		</Menu>
	);
}

/**
 * On a pinned page each language is a link to the same page pinned in that language. On a bare page a click changes the page in
 * place; without scripts the same links lead to the pinned pages.
 */
function Languages() {
	const { shell } = useShared();
	const { path, pinned } = useAddress();
	const chooseLanguage = useChooseLanguage();
	const choose = (event: React.MouseEvent, lang: Lang) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		// This choice replaces a language that was to be loaded later.
		changeLater(null);
		chooseLanguage(lang);
	};
	return (
		<ul>
			{langs.map((lang) => (
				<li key={lang}>
					<Link
						discover="none"
						to={pinPath(path, lang)}
						lang={lang}
						hrefLang={lang}
						aria-current={lang === shell.lang ? "true" : undefined}
						data-language={lang}
						data-live={pinned ? undefined : `language-${lang}`}
						onClick={(event) => choose(event, lang)}
					>
						<Flag lang={lang} />
						{languages[lang].label}
					</Link>
				</li>
			))}
		</ul>
	);
}
