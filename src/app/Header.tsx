import { LinkList } from "#src/blocks/LinkList.tsx";
import { useShared } from "#src/data/shared.ts";
import { LanguageSwitcher } from "#src/features/language/LanguageSwitcher.tsx";
import { MyPlantsLink } from "#src/features/my-plants/MyPlantsLink.tsx";
import { Search } from "#src/features/search/Search.tsx";
import { SearchDialog } from "#src/features/search/SearchDialog.tsx";
import { ThemeSwitcher } from "#src/features/theme/ThemeSwitcher.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Logo } from "#src/ui/Logo.tsx";
import { Menu } from "#src/ui/Menu.tsx";
import { Burger } from "./Burger.tsx";
import { HeaderLinks } from "./HeaderLinks.tsx";

/**
 * Wide screens show the links in a row, small ones in the burger menu. Both are in the page and the style sheet shows one of
 * them, because the prerendered page does not know the screen width.
 */
export function Header() {
	const { shell, t } = useShared();
	return (
		<header className="site-header">
			<LocalLink to="/" className="brand" aria-label={`${shell.site.name}, ${t("nav.home")}`}>
				<Logo />
				{shell.site.name}
			</LocalLink>
			<Search />
			<nav className="row" aria-label={t("nav.main")}>
				<ul>
					<HeaderLinks />
					<li>
						<Menu label={t("nav.guides")} summary={t("nav.guides")} hover>
							<LinkList links={shell.guides} />
						</Menu>
					</li>
				</ul>
			</nav>
			<div className="switchers">
				<MyPlantsLink />
				<SearchDialog />
				<ThemeSwitcher />
				<LanguageSwitcher />
				<Burger />
			</div>
		</header>
	);
}
