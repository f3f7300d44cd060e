import { splitPart } from "#schemas/spec/paging.ts";
import { splitPath } from "#schemas/spec/url.ts";
import { SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";

/** The outline of a page that is on its way: of a list of plants, of other cards, or of a text. */
export function Skeleton({ path }: { path: string }) {
	const list = splitPart(splitPath(path).path).path;
	return <SkeletonBlocks shape={list === "/fiches-plantes" ? "plates" : /^\/(blog|guides)?$/.test(list) ? "cards" : "prose"} />;
}
