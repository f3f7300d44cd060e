import { useEffect, useState } from "react";
import { themeChoice, themes } from "#schemas/spec/stored-values.ts";
import { useTranslate } from "#src/data/shared.ts";
import { store, stored } from "#src/data/storage.ts";
import { Menu } from "#src/ui/Menu.tsx";

type Theme = (typeof themes)[number];

/** R3.4. The boot script sets the class before the first paint; this keeps it in step with choice and device. */
export function ThemeSwitcher() {
	const t = useTranslate();
	const [theme, setTheme] = useState<Theme>("system");
	useEffect(() => {
		setTheme(stored(themeChoice) ?? "system");
	}, []);
	useEffect(() => {
		const device = matchMedia("(prefers-color-scheme: dark)");
		const follow = () => {
			const choice = stored(themeChoice);
			document.documentElement.classList.toggle("dark", choice === "dark" || (choice !== "light" && device.matches));
		};
		device.addEventListener("change", follow);
		return () => device.removeEventListener("change", follow);
	}, []);
	const choose = (choice: Theme) => {
		store(themeChoice, choice);
		setTheme(choice);
		const dark = choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
		document.documentElement.classList.toggle("dark", dark);
	};
	return (
		<Menu label={t("theme.choose")} summary={<ThemeIcon />} iconOnly>
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

function ThemeIcon() {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.6" />
			<path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
		</svg>
	);
}
