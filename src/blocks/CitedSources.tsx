import type { TitledSource } from "#schemas/pages/page-parts.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** The sources of what stands above, each named as such; one without a URL is a book. */
export function CitedSources({ sources, className }: { sources: readonly TitledSource[]; className: string }) {
	const t = useTranslate();
	return (
		<ul className={className}>
			{sources.map(({ title, url }) => {
				const words = t("toxicity.source", { source: title });
				return <li key={title}>{url ? <LocalLink to={url}>{words}</LocalLink> : words}</li>;
			})}
		</ul>
	);
}
