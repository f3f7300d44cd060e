import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";
import { isInternal } from "#schemas/spec/url.ts";
import { keepQuery, useLocalize } from "#src/data/shared.ts";
import { useHydrating } from "./useHydrating.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link that an editor or a template names by bare path: keeps the kind of address, leaves the site as a plain link. */
export function LocalLink({ to, ...props }: Props) {
	const localize = useLocalize();
	if (!isInternal(to)) return <a {...props} href={to} rel={to.startsWith("https:") ? "noopener" : undefined} />;
	if (/\.[a-z]+$/.test(to)) return <a {...props} href={to} />;
	// Nobody clicks while the build renders, and the router's link takes longest of all that a page is made of.
	if (import.meta.env.SSR) return <a {...props} href={localize(to)} />;
	return to.includes("#") ? <PartLink {...props} to={localize(to)} /> : <Link {...props} discover="none" to={localize(to)} />;
}

/** A link to a part of a page. The prerendered page knows no query that it could keep. */
function PartLink({ to, ...props }: Props) {
	const address = useLocation();
	return <Link {...props} discover="none" to={useHydrating() ? to : keepQuery(to, address)} />;
}
