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

/** How wide each size shows at most, as HTML's `sizes` writes it. */
const widths: Record<Props["size"], string> = {
	sheet: "(min-width: 30rem) 26rem, 84vw",
	card: "(min-width: 40rem) 13rem, 46vw",
	rank: "9rem",
	list: "4rem",
};

/** A plant's picture on its sheet: thin frame, inner rule, label. */
export function Plate({ picture, size, credit = false, children }: Props) {
	return (
		<figure className={`plate plate-${size}`}>
			<Picture picture={picture} sizes={widths[size]} hero={size === "sheet"} caption={credit} />
			{children && <figcaption>{children}</figcaption>}
		</figure>
	);
}
