import { atBase } from "#src/data/base.ts";
import { DrawnImage } from "#src/ui/DrawnImage.tsx";

/** The picture of a hit, which says no more than the words beside it. Its room is there before it comes, and without it. */
export function Thumbnail({ src }: { src: string | undefined }) {
	if (src === undefined) return <span className="search-picture" />;
	return (
		<DrawnImage className="search-picture" src={atBase(src)} alt="" width={40} height={48} loading="lazy" decoding="async" />
	);
}
