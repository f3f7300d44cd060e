import { LinkList } from "#src/blocks/LinkList.tsx";
import { useAddress, useShared } from "#src/data/shared.ts";
import { LanguageSwitcher } from "#src/features/language/LanguageSwitcher.tsx";
import { ThemeSwitcher } from "#src/features/theme/ThemeSwitcher.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Logo } from "#src/ui/Logo.tsx";
import { Menu } from "#src/ui/Menu.tsx";

export function Header() {
	const { shell, t } = useShared();
	const { path } = useAddress();
	return (
		<header className="site-header">
			<LocalLink to="/" className="brand" aria-label={`${shell.site.name}, ${t("nav.home")}`}>
				<Logo />
				{shell.site.name}
			</LocalLink>
			<nav aria-label={t("nav.main")}>
				<ul>
					{shell.header.map(({ path: to, label }) => (
						<li key={to}>
							<LocalLink to={to} aria-current={to === path ? "page" : undefined}>
								{label}
							</LocalLink>
						</li>
					))}
					<li>
						<Menu label={t("nav.guides")} summary={t("nav.guides")}>
							<LinkList links={shell.guides} />
						</Menu>
					</li>
				</ul>
			</nav>
			<div className="switchers">
				<ThemeSwitcher />
				<LanguageSwitcher />
			</div>
		</header>
	);
}
