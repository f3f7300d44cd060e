import { type ReactNode, useMemo } from "react";
import type { WhenMissing } from "#schemas/shared/i18n.ts";
import { SharedContext, useShared } from "#src/data/shared.ts";
import { createTranslate } from "#src/i18n/translate.ts";

/** Adds a page's own strings to those that all pages share, which say what stands for a missing one. */
export function OwnWords({ words, children }: { words: Record<string, string>; children: ReactNode }) {
	const { shell, t } = useShared();
	const shared = useMemo(() => {
		const strings = { ...shell.strings, ...words };
		return { shell, t: createTranslate({ lang: shell.lang, strings }, t as WhenMissing) };
	}, [shell, t, words]);
	return <SharedContext value={shared}>{children}</SharedContext>;
}
