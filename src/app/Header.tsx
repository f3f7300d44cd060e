import { LinkList } from "#src/blocks/LinkList.tsx";
import { useAddress, useShared } from "#src/data/shared.ts";
import { LanguageSwitcher } from "#src/features/language/LanguageSwitcher.tsx";
import { MyPlantsLink } from "#src/features/my-plants/MyPlantsLink.tsx";
import { Search } from "#src/features/search/Search.tsx";
import { SearchDialog } from "#src/features/search/SearchDialog.tsx";
import { ThemeSwitcher } from "#src/features/theme/ThemeSwitcher.tsx";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Menu } from "#src/ui/Menu.tsx";
import { currentAt } from "./current.ts";

/**
 * The bar at the top. Links, themes and languages are in the page once: wide screens show them in the bar, small ones in the panel
 * of the burger menu, whose menus are all open. The style sheet decides, because the prerendered page does not know the screen
 * width.
 */
export function Header() {
	const { shell, t } = useShared();
	return (
		<header className="site-header">
			<LocalLink
				to="/"
				className="brand flex min-h-11 items-center gap-2 py-1 font-semibold font-serif text-[length:min(1.5rem,7vw)] text-ink leading-(--text-2xl--line-height) no-underline"
				aria-label={`${shell.site.name}, ${t("nav.home")}`}
			>
				<Icon name="logo" className="size-8 shrink-0 text-leaf" />
				{shell.site.name}
			</LocalLink>
			<Search />
			<div className="ml-auto flex items-center sm:gap-1">
				<MyPlantsLink />
				<SearchDialog />
			</div>
			<Menu className="burger" label={t("nav.menu")} summary={<Icon name="burger" />} iconOnly>
				<nav aria-label={t("nav.main")}>
					<ul>
						<MainLinks />
						<li>
							<Menu label={t("nav.guides")} summary={t("nav.guides")} hover>
								<LinkList links={shell.guides} />
							</Menu>
						</li>
					</ul>
				</nav>
				<ThemeSwitcher />
				<LanguageSwitcher />
			</Menu>
		</header>
	);
}

/** The main pages as list items; marks the current page, or the one whose section contains the current page. */
function MainLinks() {
	const { shell } = useShared();
	const { path } = useAddress();
	return shell.header.map(({ path: to, label }) => (
		<li key={to}>
			<LocalLink to={to} aria-current={currentAt(path, to)}>
				{label}
			</LocalLink>
		</li>
	));
}
