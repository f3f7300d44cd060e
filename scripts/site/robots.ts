import type { Artifact } from "../types/site.ts";

/** `robots.txt`: allows everything and names the sitemap. */
export function robots(baseUrl: string): Artifact {
	return { destination: "dist", file: "robots.txt", contents: `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n` };
}
