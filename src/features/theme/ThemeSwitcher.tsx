import { useEffect, useState } from "react";
import { themeChoice, themes } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/effects.ts";
import { useTranslate } from "#src/data/shared.ts";
import { store } from "#src/data/storage.ts";
import { chosenTheme, showTheme, type Theme } from "#src/data/theme.ts";
import { Icon } from "#src/ui/icons.tsx";
import { Menu } from "#src/ui/Menu.tsx";

/** The theme menu. The first script of the page applies the stored theme, and follows the device and other tabs. */
export function ThemeSwitcher() {
	const t = useTranslate();
	const [theme, setTheme] = useState<Theme>("system");
	useEffect(() => {
		const follow = () => setTheme(chosenTheme());
		follow();
		return listen(["storage", "pageshow"], follow);
	}, []);
	const choose = (choice: Theme) => {
		store(themeChoice, choice);
		setTheme(choice);
		showTheme(choice);
	};
	return (
		<Menu className="unscripted:hidden" label={t("theme.choose")} summary={<Icon name="theme" />} iconOnly>
			<ul>
				{themes.map((each) => (
					<li key={each}>
						<button type="button" data-live={`theme-${each}`} aria-pressed={each === theme} onClick={() => choose(each)}>
							{t(`theme.${each}`)}
						</button>
					</li>
				))}
			</ul>
		</Menu>
	);
}
