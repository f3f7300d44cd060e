import { type ReactNode, useEffect, useState } from "react";
import type { ComponentsPage, DashboardPage } from "#schemas/dashboard/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import sheet from "./dashboard.css?url";

type Props = { page: DashboardPage | ComponentsPage; children: ReactNode };

/** Adds the words and the style of editors' pages, which come with the page, to those that all pages share. */
export function Words({ page: { words }, children }: Props) {
	const [stands, setStands] = useState(false);
	useEffect(() => setStands(true), []);
	return (
		<OwnWords words={words}>
			{stands && <link rel="stylesheet" href={sheet} precedence="default" />}
			{children}
		</OwnWords>
	);
}
