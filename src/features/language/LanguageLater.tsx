import { useEffect, useRef, useState } from "react";
import { get } from "#src/data/browser.ts";
import { listen } from "#src/data/effects.ts";
import { loadShell } from "#src/data/load.ts";
import { useShared } from "#src/data/shared.ts";
import { changeLater, laterLanguage } from "./later.ts";
import { useChooseLanguage } from "./use-choose-language.ts";

/** Interval at which a language that could not be loaded is requested again; a host may come back without an `online` event. */
const retryMs = 30_000;

/** Switches to the language that the reader wants as soon as it can be loaded. Renders nothing itself. */
export function LanguageLater() {
	const { shell } = useShared();
	const [lang, setLang] = useState(laterLanguage);
	const choose = useChooseLanguage();
	const chooseNow = useRef(choose);
	chooseNow.current = choose;
	useEffect(() => listen(["language-later", "storage"], () => setLang(laterLanguage())), []);
	useEffect(() => {
		if (lang === null) return;
		if (lang === shell.lang) return changeLater(null);
		const tryToLoad = async () => {
			if (document.visibilityState !== "visible") return false;
			try {
				await loadShell(lang, get, "none");
			} catch {
				return false;
			}
			// Meanwhile the reader may have chosen another one.
			if (laterLanguage() === lang) chooseNow.current(lang);
			return true;
		};
		let attempt = tryToLoad();
		const timer = setInterval(tryToLoad, retryMs);
		// A request that was sent before the connection came back may still be waiting to fail, and a second one would share its fate.
		const stop = listen(["online"], () => {
			attempt = attempt.then((loaded) => loaded || tryToLoad());
		});
		return () => {
			clearInterval(timer);
			stop();
		};
	}, [lang, shell.lang]);
	return null;
}
