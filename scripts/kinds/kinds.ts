import type { KindName, KindShapes } from "#schemas/content/kind-shapes.ts";
import { article } from "./article/kind.ts";
import { definition } from "./definition/kind.ts";
import { guide } from "./guide/kind.ts";
import type { Kind } from "./kind.ts";
import { page } from "./page/kind.ts";
import { plant } from "./plant/kind.ts";

/** Every content type. A new one is a folder beside this file, a line here and one in `schemas/content/kind-shapes.ts`. */
const kindMap: { [Name in KindName]: Kind<KindShapes[Name]["facts"], KindShapes[Name]["text"]> } = {
	...{ page, plant, article, guide, definition },
};

/** The kinds as the pipeline sees them, with facts and texts of unknown shape. */
export const kinds: readonly Kind<object, object>[] = Object.values(kindMap);

/** The kind whose entries are in this folder of `content/`. */
export function findKindByFolder(folder: string): Kind<object, object> | undefined {
	return kinds.find((kind) => kind.folder === folder);
}

/** The kind with that name; an unknown name is a bug. */
export function findKindByName(name: string): Kind<object, object> {
	const kind = kinds.find((each) => each.name === name);
	if (!kind) throw new Error(`no kind is named ${name}`);
	return kind;
}
