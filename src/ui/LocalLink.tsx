import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";
import type { RoutePath } from "#schemas/generated/routes.ts";
import { keepQuery, useLocalize } from "#src/data/shared.ts";
import { leadsToPage, linkAttributes } from "./link-attributes.ts";
import { useHydrating } from "./use-hydrating.ts";

type Props<To extends string> = Omit<ComponentProps<"a">, "href"> & {
	to: Known<To>;
	/** Whether an element with the same `view-transition-name` on both pages is animated from its old position to its new one. */
	viewTransition?: boolean;
};

/** An address from page data, which the build has checked, or one that code names, which has to be that of a page. */
type Known<To extends string> = string extends To ? To : RoutePath;

/**
 * A link whose target an editor or a template gives as a bare path: it becomes pinned or bare as the current page is; external
 * links are plain links.
 */
export function LocalLink<To extends string>({ to, viewTransition = false, rel, ...props }: Props<To>) {
	const localize = useLocalize();
	// The build renders no click handlers, and the router's link is the slowest part of rendering a page.
	if (import.meta.env.SSR || !leadsToPage(to)) return <a {...props} {...linkAttributes(to, localize, rel)} />;
	return to.includes("#") ? (
		<PartLink {...props} to={localize(to)} />
	) : (
		<Link {...props} viewTransition={viewTransition} discover="none" to={localize(to)} />
	);
}

/** A link to a section of a page. The prerendered page has no query to keep. */
function PartLink({ to, ...props }: Props<string>) {
	const address = useLocation();
	return <Link {...props} discover="none" to={useHydrating() ? to : keepQuery(to, address)} />;
}
