import type { RoutePath } from "#schemas/generated/routes.ts";
import { splitPart } from "#schemas/shared/paging.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { type Shape, SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";

/** Placeholder for a page that is loading: a list of plants, a plant, a list of other cards, or a text. */
export function Skeleton({ path }: { path: string }) {
	return <SkeletonBlocks shape={shapeAt(splitPart(splitPath(path).path).path)} />;
}

function shapeAt(path: string): Shape {
	if (path === ("/fiches-plantes" satisfies RoutePath)) return "plates";
	if (path.startsWith("/fiches-plantes/")) return "specimen";
	return /^\/(blog|guides)?$/.test(path) ? "cards" : "prose";
}
