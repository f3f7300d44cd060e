import { type ReactNode, type Ref, use } from "react";
import { useLocation } from "react-router-dom";
import { pinPath, splitPath } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";
import { SharedContext } from "#src/data/shared.ts";
import { Button } from "#src/ui/Button.tsx";

type Props = {
	title: string;
	/** The language of the title, where it is not that of the page. */
	titleLang?: string;
	heading?: Ref<HTMLHeadingElement>;
	/** What the browser or the host says about it, mostly in English. */
	reason?: string;
	onRetry?: () => void;
	children: ReactNode;
};

/**
 * Shown in place of a page: what is wrong, a way to try again, and a link home. It may be rendered outside the shell, so it
 * uses only strings that every document contains for this case.
 */
export function Problem({ title, titleLang, heading, reason, onRetry, children }: Props) {
	const t = use(SharedContext)?.t;
	const { lang } = splitPath(useLocation().pathname);
	const template =
		typeof document === "undefined" ? undefined : document.querySelector<HTMLTemplateElement>("template[data-failed]");
	return (
		<div className="py-8">
			<div className="flex flex-col items-start gap-4">
				<h1 ref={heading} tabIndex={-1} lang={titleLang}>
					{title}
				</h1>
				{children && <p>{children}</p>}
				{reason && (
					<p className="wrap-anywhere text-faded text-sm" lang="en">
						{reason}
					</p>
				)}
				<p className="actions">
					<Button data-retry="" onClick={onRetry}>
						{t?.("error.retry") ?? template?.content.querySelector("[data-retry]")?.textContent}
					</Button>
					<a href={atBase(lang ? pinPath("/", lang) : "/")} className="button quiet">
						{t?.("error.home") ?? template?.dataset["home"]}
					</a>
				</p>
			</div>
		</div>
	);
}
