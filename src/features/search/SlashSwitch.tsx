import { useTranslate } from "#src/data/shared.ts";
import { setSlash, useSlash } from "./slash-setting.ts";

/** Turns the `/` shortcut off and on (WCAG 2.1.4). */
export function SlashSwitch() {
	const t = useTranslate();
	const on = useSlash();
	return (
		<button type="button" role="switch" aria-checked={on} className="switch" data-live="slash" onClick={() => setSlash(!on)}>
			{t("search.slash")}
		</button>
	);
}
