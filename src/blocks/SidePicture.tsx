import type { Picture as PictureData } from "#schemas/content/picture.ts";
import { Picture } from "#src/ui/Picture.tsx";

/** The scene of a page that is all text: beside it where the window has the room, below it on phones. Nothing without one. */
export function SidePicture({ picture }: { picture: PictureData | null }) {
	return (
		picture && (
			<div className="side-picture">
				<Picture picture={picture} sizes="(min-width: 64rem) 30rem, 92vw" />
			</div>
		)
	);
}
