import type { ReactNode } from "react";
import type { Picture as PictureData } from "#schemas/content/picture.ts";
import { Picture } from "#src/ui/Picture.tsx";

type Props = {
	picture: PictureData;
	/** The size of the plate: at the top of a sheet, on a card, beside a rank. */
	size: "sheet" | "card" | "rank";
	/** Whether author and licence of a photo are shown below it. */
	credit?: boolean;
	/** The label, in the style of a herbarium. */
	children?: ReactNode;
};

/** Classes of a plate of each size. */
const looks: Record<Props["size"], string> = {
	sheet: "plate-sheet",
	card: "plate-card",
	rank: "w-36 max-w-full shrink-0 self-start",
};

/** Maximum displayed width of a photo, as a `sizes` value. */
const sheetWidth = "(min-width: 30rem) 26rem, 84vw";
const width = "13rem";

/** A plant's picture, framed as on a herbarium sheet: thin frame, inner rule, label. */
export function Plate({ picture, size, credit = false, children }: Props) {
	return (
		<figure className={`plate ${looks[size]}`}>
			<Picture picture={picture} sizes={size === "sheet" ? sheetWidth : width} hero={size === "sheet"} caption={credit} />
			{children && <figcaption>{children}</figcaption>}
		</figure>
	);
}
