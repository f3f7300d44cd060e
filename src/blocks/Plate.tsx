import type { ReactNode } from "react";
import type { Picture as PictureData } from "#schemas/picture.ts";
import { Picture } from "#src/ui/Picture.tsx";

type Props = {
	picture: PictureData;
	/** How large the plate is: at the head of a sheet, on a card, beside a rank, in a list. */
	size: "sheet" | "card" | "rank" | "list";
	/** Whether author and licence of a photo stand below it. */
	credit?: boolean;
	/** The label, as a herbarium writes it. */
	children?: ReactNode;
};

/** How wide a photo shows at most, as HTML's `sizes` writes it. */
const sheetWidth = "(min-width: 30rem) 26rem, 84vw";
const width = "13rem";

/** A plant's picture on its sheet: thin frame, inner rule, label. */
export function Plate({ picture, size, credit = false, children }: Props) {
	return (
		<figure className={`plate plate-${size}`}>
			<Picture picture={picture} sizes={size === "sheet" ? sheetWidth : width} hero={size === "sheet"} caption={credit} />
			{children && <figcaption>{children}</figcaption>}
		</figure>
	);
}
