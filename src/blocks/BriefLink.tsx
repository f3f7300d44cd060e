import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { atBase } from "#src/data/base.ts";
import { useHydrating } from "#src/ui/useHydrating.ts";

/** What the history remembers of an address that a card of the same page led to. */
const withinList = { withinList: true };

/** Leads to what a plant's card tells in brief; filters and the place in the list stay. */
export function BriefLink({ slug, className, children }: { slug: string; className?: string; children: ReactNode }) {
	const { pathname, search } = useLocation();
	const hydrating = useHydrating();
	// As with all links, the build has no use for the router's.
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
