import { langs } from "#schemas/spec/languages.ts";
import type { Site } from "../types/content.ts";
import type { Artifact, EmittedPage } from "../types/site.ts";

const file = ".well-known/security.txt";

/**
 * Whom to tell of a hole in the site (RFC 9116). It counts for the year after the last change of the content: who publishes changes
 * renews it, and a site that nobody looks after any more says so by itself.
 */
export function securityContact({ config }: Site, pages: readonly EmittedPage[]): Artifact {
	const changed =
		pages
			.flatMap((page) => page.changed ?? [])
			.sort()
			.at(-1) ?? "2025-01-01";
	const expires = `${Number(changed.slice(0, 4)) + 1}${changed.slice(4).replace("-02-29", "-02-28")}T00:00:00Z`;
	const contents = [
		`Contact: mailto:${config.email}`,
		`Expires: ${expires}`,
		`Preferred-Languages: ${langs.join(", ")}`,
		`Canonical: ${config.url}/${file}`,
	];
	return { place: "dist", file, contents: `${contents.join("\n")}\n` };
}
