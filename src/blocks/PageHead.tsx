import type { ReactNode } from "react";
import type { RichText as Text } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { RichText } from "./RichText.tsx";
import { Unbroken } from "./Unbroken.tsx";

type Props = {
	page: ScreenPage;
	label?: string | undefined;
	subtitle?: string | undefined;
	className?: string;
	children?: ReactNode;
};

/** Breadcrumbs, label, heading and lead of a page. The heading receives focus after a navigation. */
export function PageHead({ page, label, subtitle, className = "", children }: Props) {
	return (
		<header className={`page-head ${className}`.trim()}>
			{page.crumbs.length > 0 && <Breadcrumbs crumbs={page.crumbs} title={page.title} />}
			{label && <p className="label">{label}</p>}
			<h1 tabIndex={-1}>
				<Unbroken>{page.title}</Unbroken>
			</h1>
			{subtitle && (
				<p className="subtitle">
					<Unbroken>{subtitle}</Unbroken>
				</p>
			)}
			{children}
		</header>
	);
}

/** The heading of a page, and the text below it. */
export function PageIntro({ page }: { page: ScreenPage & { body: Text } }) {
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
		</>
	);
}
