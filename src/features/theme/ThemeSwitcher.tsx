import { useEffect, useState } from "react";
import { themeChoice, themes } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/listen.ts";
import { useTranslate } from "#src/data/shared.ts";
import { store } from "#src/data/storage.ts";
import { chosenTheme, showTheme, type Theme } from "#src/data/theme.ts";
import { Icon } from "#src/ui/icons.tsx";
import { Menu } from "#src/ui/Menu.tsx";

/** The theme menu for wide screens. */
export function ThemeSwitcher() {
	const t = useTranslate();
	return (
		<Menu label={t("theme.choose")} summary={<ThemeIcon />} iconOnly>
			<Themes />
		</Menu>
	);
}

/** The theme options. The first script of the page applies the stored theme, and follows the device and other tabs. */
export function Themes() {
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
		<ul>
			{themes.map((each) => (
				<li key={each}>
					<button type="button" data-live={`theme-${each}`} aria-pressed={each === theme} onClick={() => choose(each)}>
						{t(`theme.${each}`)}
					</button>
				</li>
			))}
		</ul>
	);
}

function ThemeIcon() {
	return (
		<Icon>
			<circle cx="12" cy="12" r="8" />
			<path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
		</Icon>
	);
}
