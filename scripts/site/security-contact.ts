import { langs } from "#schemas/shared/languages.ts";
import type { Site } from "../types/content.ts";
import type { Artifact, PlannedPage } from "../types/site.ts";

const file = ".well-known/security.txt";

/**
 * Whom to contact about a vulnerability of the site (RFC 9116). It expires one year after the last change of the content:
 * publishing changes renews it, and the file of an abandoned site expires.
 */
export function securityContact({ config }: Site, pages: readonly PlannedPage[]): Artifact {
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
	return { destination: "dist", file, contents: `${contents.join("\n")}\n` };
}
