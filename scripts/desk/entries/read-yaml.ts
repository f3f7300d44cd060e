import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";

/** The fields of a YAML file below a content folder; empty if it is missing. One that cannot be parsed is a UsageError. */
export function readYaml(contentDir: string, file: string): object {
	const path = join(contentDir, file);
	if (!existsSync(path)) return {};
	try {
		const data: unknown = parse(readFileSync(path, "utf8"));
		return typeof data === "object" && data !== null ? data : {};
	} catch {
		throw new UsageError(msg("usage.unreadable", { file }));
	}
}
