import { splitPart } from "#schemas/spec/paging.ts";
import { splitPath } from "#schemas/spec/url.ts";
import { Bones } from "#src/blocks/Bones.tsx";

/** Addresses whose pages are lists of cards; all others are pages to read. */
const lists = new Set(["/", "/blog", "/fiches-plantes", "/generateur-plante"]);

/** The outline of a page that is on its way. */
export function Skeleton({ path }: { path: string }) {
	return <Bones shape={lists.has(splitPart(splitPath(path).path).path) ? "cards" : "prose"} />;
}
