import { type ReactNode, useMemo } from "react";
import type { ComponentsPage, DashboardPage } from "#schemas/dashboard/page-data.ts";
import { SharedContext, useShared } from "#src/data/shared.ts";
import { createTranslate } from "#src/i18n/translate.ts";
import "./dashboard.css";

type Props = { page: DashboardPage | ComponentsPage; children: ReactNode };

/** Adds the words of editors' pages, which come with the page, to those that all pages share. */
export function Words({ page: { words }, children }: Props) {
	const { shell } = useShared();
	const shared = useMemo(() => ({ shell, t: createTranslate({ strings: { ...shell.strings, ...words } }) }), [shell, words]);
	return <SharedContext value={shared}>{children}</SharedContext>;
}
