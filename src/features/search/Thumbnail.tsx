import { atBase } from "#src/data/base.ts";
import { DrawnImage } from "#src/ui/DrawnImage.tsx";

/** The picture of a hit, which is decorative. Its space is reserved, also if there is none. */
export function Thumbnail({ src, className = "row-span-2" }: { src: string | undefined; className?: string }) {
	if (src === undefined) return <span className={`block h-[48px] w-[40px] self-start ${className}`} />;
	return (
		<DrawnImage
			className={`block h-[48px] w-[40px] self-start rounded-sm border border-line bg-plate object-cover ${className}`}
			src={atBase(src)}
			alt=""
			width={40}
			height={48}
			loading="lazy"
			decoding="async"
		/>
	);
}
