import { splitPart } from "#schemas/spec/paging.ts";
import { splitPath } from "#schemas/spec/url.ts";
import { SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";

/** Placeholder for a page that is loading: a list of plants, a list of other cards, or a text. */
export function Skeleton({ path }: { path: string }) {
	const list = splitPart(splitPath(path).path).path;
	return <SkeletonBlocks shape={list === "/fiches-plantes" ? "plates" : /^\/(blog|guides)?$/.test(list) ? "cards" : "prose"} />;
}
