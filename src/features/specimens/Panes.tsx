import type { ReactNode } from "react";
import { useTranslate } from "#src/data/shared.ts";

type PaneTheme = "light" | "dark";

/** A section of the components page: the same components in the light and the dark theme. */
export function Panes({ id, title, show }: { id: string; title: string; show(theme: PaneTheme): ReactNode }) {
	const t = useTranslate();
	return (
		<section className="mt-14" aria-labelledby={id}>
			<h2 id={id} className="mb-2">
				{title}
			</h2>
			<div className="columns mt-4 gap-4 sm:grid-cols-1 wide:grid-cols-2">
				{(["light", "dark"] as const).map((theme) => (
					<section
						key={theme}
						data-pane=""
						className={`${theme} min-w-0 rounded-sm border border-line bg-paper p-4 text-ink sm:p-6 [&_.cards]:grid-cols-1! [&_h3]:mt-6`}
						aria-label={`${title}, ${t(`theme.${theme}`)}`}
					>
						{show(theme)}
					</section>
				))}
			</div>
		</section>
	);
}
