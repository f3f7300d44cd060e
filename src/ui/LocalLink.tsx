import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";
import { keepQuery, useLocalize } from "#src/data/shared.ts";
import { leadsToPage, linkAttributes } from "./link-attributes.ts";
import { useHydrating } from "./useHydrating.ts";

type Props = Omit<ComponentProps<"a">, "href"> & {
	to: string;
	/** Whether what both pages show under one `view-transition-name` moves from its place here to its place there. */
	viewTransition?: boolean;
};

/** A link that an editor or a template names by bare path: keeps the kind of address, leaves the site as a plain link. */
export function LocalLink({ to, viewTransition = false, rel, ...props }: Props) {
	const localize = useLocalize();
	// Nobody clicks while the build renders, and the router's link takes longest of all that a page is made of.
	if (import.meta.env.SSR || !leadsToPage(to)) return <a {...props} {...linkAttributes(to, localize, rel)} />;
	return to.includes("#") ? (
		<PartLink {...props} to={localize(to)} />
	) : (
		<Link {...props} viewTransition={viewTransition} discover="none" to={localize(to)} />
	);
}

/** A link to a part of a page. The prerendered page knows no query that it could keep. */
function PartLink({ to, ...props }: Props) {
	const address = useLocation();
	return <Link {...props} discover="none" to={useHydrating() ? to : keepQuery(to, address)} />;
}
