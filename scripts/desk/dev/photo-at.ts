import { join } from "node:path";
import { classifyFile } from "../../kinds/content-file.ts";
import type { SitePlan } from "../../types/site.ts";
import { isRegular } from "../form/inside.ts";

/**
 * Path of the photo at an address: that of one of its files in the site, or the one that texts use, since the editing form previews
 * unsaved texts.
 */
export function photoAt(pathname: string, plan: SitePlan | null, contentDir: string): string | null {
	const photo = plan?.photos.find(({ sources, fallback }) =>
		[...sources, fallback].some(({ file }) => pathname === `/images/${file}`),
	);
	if (photo) return join(contentDir, "images", photo.name);
	const file = pathname.slice(1);
	const found = file.startsWith("images/") ? classifyFile(file) : null;
	if (!found || "reason" in found || found.role !== "photo") return null;
	return isRegular(contentDir, file) ? join(contentDir, file) : null;
}
