import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { atBase } from "#src/data/base.ts";
import { useHydrating } from "#src/ui/use-hydrating.ts";

/** History state of an entry that was reached from a card on the same page. */
const withinList = { withinList: true };

/** Links to the brief of a plant over the list; filters and scroll position stay. */
export function BriefLink({ slug, className, children }: { slug: string; className?: string; children: ReactNode }) {
	const { pathname, search } = useLocation();
	const hydrating = useHydrating();
	// As with all links, the router's link is not needed in the build.
	if (import.meta.env.SSR)
		return (
			<a href={atBase(`${pathname}#${slug}`)} className={className}>
				{children}
			</a>
		);
	return (
		<Link
			to={{ search: hydrating ? "" : search, hash: slug }}
			state={withinList}
			preventScrollReset
			discover="none"
			className={className}
		>
			{children}
		</Link>
	);
}
