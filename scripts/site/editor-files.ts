import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { markdownSnippets } from "./markdown-snippets.ts";

/** What editors complete by: schemas for YAML, snippets for Markdown. */
export function editorFiles(site: Site): Artifact[] {
	return [...jsonSchemas(site), markdownSnippets(site)];
}
