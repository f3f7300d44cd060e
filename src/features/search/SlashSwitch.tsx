import { useTranslate } from "#src/data/shared.ts";
import { setSlash, useSlash } from "./slash-setting.ts";

/** The knob is a dot in the background of a pill. */
const look =
	"mt-12 flex min-h-11 items-center gap-3 text-left unscripted:hidden before:block before:h-6 before:w-11 before:shrink-0 before:rounded-full before:border before:border-faded before:bg-plate before:bg-[radial-gradient(circle_at_calc(var(--spacing)*2.75),var(--color-faded)_calc(var(--spacing)*1.75),transparent_calc(var(--spacing)*2))] before:content-[''] before:forced-color-adjust-none aria-checked:before:border-leaf aria-checked:before:bg-leaf aria-checked:before:bg-[radial-gradient(circle_at_calc(var(--spacing)*7.75),var(--color-on-leaf)_calc(var(--spacing)*1.75),transparent_calc(var(--spacing)*2))]";

/** Turns the `/` shortcut off and on (WCAG 2.1.4). */
export function SlashSwitch() {
	const t = useTranslate();
	const on = useSlash();
	return (
		<button type="button" role="switch" aria-checked={on} className={look} data-live="slash" onClick={() => setSlash(!on)}>
			{t("search.slash")}
		</button>
	);
}
