import type { MouseEvent } from "react";
import { Link, useLocation } from "react-router-dom";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import { focusPart } from "#src/ui/focus-part.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** Table of contents, in a disclosure where there is no room beside the text; a small leaf marks the current section. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
	const t = useTranslate();
	const current = useCurrentSection(sections.map(({ id }) => id));
	const { pathname } = useLocation();
	return (
		<nav className="toc" aria-labelledby="page-contents">
			<h2 id="page-contents">{t("article.contents")}</h2>
			<details>
				<summary className="chevron" aria-labelledby="page-contents" />
				<ol>
					{sections.map(({ id, title }) => (
						<li key={id}>
							{/* As with all links, the router's link is not needed in the build. */}
							{import.meta.env.SSR ? (
								<a href={atBase(`${pathname}#${id}`)}>{title}</a>
							) : (
								<Link
									discover="none"
									to={`#${id}`}
									aria-current={id === current ? "location" : undefined}
									onClick={(event) => focusHeading(event, id)}
								>
									{id === current && <LeafMark />}
									{title}
								</Link>
							)}
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}

/** Moves the focus to the section, unless its link opens elsewhere. */
function focusHeading(event: MouseEvent, id: string): void {
	const heading = document.getElementById(id);
	if (!heading || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	focusPart(heading);
}

function LeafMark() {
	return (
		<svg className="leaf-mark" viewBox="0 0 16 16" aria-hidden="true">
			<path d="M2 14C1 6 6 2 14 2c1 8-4 12-12 12z" fill="currentColor" />
		</svg>
	);
}
