import { type ReactNode, useMemo } from "react";
import { SharedContext, useShared } from "#src/data/shared.ts";
import { createTranslate } from "#src/i18n/translate.ts";

/** Adds a page's own strings to those that all pages share. */
export function OwnWords({ words, children }: { words: Record<string, string>; children: ReactNode }) {
	const { shell } = useShared();
	const shared = useMemo(
		() => ({ shell, t: createTranslate({ lang: shell.lang, strings: { ...shell.strings, ...words } }) }),
		[shell, words],
	);
	return <SharedContext value={shared}>{children}</SharedContext>;
}
