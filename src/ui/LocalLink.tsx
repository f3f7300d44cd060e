import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { isInternal } from "#schemas/spec/url.ts";
import { useLocalize } from "#src/data/shared.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link that an editor or a template names by bare path: keeps the kind of address, leaves the site as a plain link. */
export function LocalLink({ to, ...props }: Props) {
	const localize = useLocalize();
	if (!isInternal(to)) return <a {...props} href={to} rel={to.startsWith("https:") ? "noopener" : undefined} />;
	if (/\.[a-z]+$/.test(to)) return <a {...props} href={to} />;
	return <Link {...props} to={localize(to)} />;
}
