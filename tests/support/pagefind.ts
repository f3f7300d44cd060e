import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Lang } from "#schemas/shared/languages.ts";
import { textIndexPath } from "#schemas/shared/url.ts";
import { root } from "#scripts/project.ts";
import type { Pagefind } from "#src/features/search/pagefind.ts";

/** Pagefind's program from `dist`: where there is no host, its address is a file. */
export function importPagefind(lang: Lang): Promise<Pagefind> {
	return import(/* @vite-ignore */ pathToFileURL(join(root, "dist", textIndexPath(lang), "pagefind.js")).href);
}
