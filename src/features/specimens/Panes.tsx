import type { ReactNode } from "react";
import { useTranslate } from "#src/data/shared.ts";

type PaneTheme = "light" | "dark";

type Props = { id: string; title: string; show(theme: PaneTheme): ReactNode };

/** A section of the components page: the same components in the light and the dark theme. */
export function Panes({ id, title, show }: Props) {
	const t = useTranslate();
	return (
		<section className="part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<div className="columns panes">
				{(["light", "dark"] as const).map((theme) => (
					<section key={theme} className={`pane ${theme}`} aria-label={`${title}, ${t(`theme.${theme}`)}`}>
						{show(theme)}
					</section>
				))}
			</div>
		</section>
	);
}
