import { atBase } from "#src/data/base.ts";
import { DrawnImage } from "#src/ui/DrawnImage.tsx";

/** The picture of a hit, which is decorative. Its space is reserved, also if there is none. */
export function Thumbnail({ src }: { src: string | undefined }) {
	if (src === undefined) return <span className="search-picture" />;
	return (
		<DrawnImage className="search-picture" src={atBase(src)} alt="" width={40} height={48} loading="lazy" decoding="async" />
	);
}
