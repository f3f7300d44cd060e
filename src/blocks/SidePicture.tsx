import type { Picture as PictureData } from "#schemas/content/picture.ts";
import { Picture } from "#src/ui/Picture.tsx";

/** Classes of the element around it: the text keeps its edge, and the scene has what is left of the column. */
export const besidePicture =
	"*:col-[1] wide:grid wide:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] wide:gap-x-12 wide:[&>.page-head+*]:mt-0 wide:[&>.page-head]:col-span-full";

/** The scene of a page that is all text: beside it where the window has the room, below it on phones. Nothing without one. */
export function SidePicture({ picture }: { picture: PictureData | null }) {
	return (
		picture && (
			<div className="mt-8 wide:sticky wide:top-[calc(var(--header)+1.5rem)] wide:col-start-2 wide:row-start-2 wide:row-end-[span_9] wide:mt-0 wide:self-start print:hidden [&_img]:w-full">
				<Picture picture={picture} sizes="(min-width: 64rem) 30rem, 92vw" />
			</div>
		)
	);
}
