import { slugOf } from "#schemas/shared/slug.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";

/** The error about a name that cannot be used in an address, with one that can. */
export function refuseSlug(slug: string): UsageError {
	const similar = slugOf(slug);
	return new UsageError(similar === "" ? msg("usage.newSlug", { slug }) : msg("usage.newSlugAs", { slug, similar }));
}
