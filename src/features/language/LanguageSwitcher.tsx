import { Link, useNavigate, useRevalidator } from "react-router-dom";
import { type Lang, langs, languages } from "#schemas/spec/languages.ts";
import { languageChoice } from "#schemas/spec/stored-values.ts";
import { pinPath } from "#schemas/spec/url.ts";
import { useAddress, useShared } from "#src/data/shared.ts";
import { store } from "#src/data/storage.ts";
import { Flag } from "#src/ui/Flag.tsx";
import { Menu } from "#src/ui/Menu.tsx";

/**
 * R2.3. On a pinned page each language is a link to the same page pinned in it. On a bare page choosing changes the page
 * in place; without script the same links lead to the pinned pages.
 */
export function LanguageSwitcher() {
	const { shell, t } = useShared();
	const { path, pinned } = useAddress();
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const choose = (event: React.MouseEvent, lang: Lang) => {
		store(languageChoice, lang);
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		// What was asked for (a query, filters, a card) is asked for in the other language too.
		if (pinned) void navigate(pinPath(path, lang) + location.search + location.hash);
		else void revalidate();
	};
	return (
		<Menu
			label={`${t("language.choose")}: ${languages[shell.lang].label}`}
			summary={
				<>
					<Flag lang={shell.lang} />
					<span className="max-2xl:sr-only">{languages[shell.lang].label}</span>
				</>
			}
			iconOnly
		>
			<ul>
				{langs.map((lang) => (
					<li key={lang}>
						<Link
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
		</Menu>
	);
}
