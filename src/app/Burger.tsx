import { LinkList } from "#src/blocks/LinkList.tsx";
import { useShared } from "#src/data/shared.ts";
import { Languages } from "#src/features/language/LanguageSwitcher.tsx";
import { Themes } from "#src/features/theme/ThemeSwitcher.tsx";
import { BurgerIcon } from "#src/ui/icons.tsx";
import { Menu } from "#src/ui/Menu.tsx";
import { HeaderLinks } from "./HeaderLinks.tsx";

/** Menu for the header links that do not fit on a small screen. */
export function Burger() {
	const { shell, t } = useShared();
	return (
		<Menu className="burger" label={t("nav.menu")} summary={<BurgerIcon />} iconOnly>
			<nav aria-label={t("nav.main")}>
				<ul>
					<HeaderLinks />
				</ul>
			</nav>
			{/* No heading here: it would come before the page's h1. */}
			<nav aria-labelledby="burger-guides">
				<p className="label" id="burger-guides">
					{t("nav.guides")}
				</p>
				<LinkList links={shell.guides} />
			</nav>
			<div className="burger-choices">
				<p className="label">{t("language.choose")}</p>
				<Languages />
				<p className="label">{t("theme.choose")}</p>
				<Themes />
			</div>
		</Menu>
	);
}
