import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/project.ts";

/** Files of code, relative to the project, without those that are made from the content. */
export function listSourceFiles(): string[] {
	return ["schemas", "scripts", "src"].flatMap((world) =>
		readdirSync(join(root, world), { recursive: true, encoding: "utf8" })
			.filter((name) => /\.tsx?$/.test(name) && !name.startsWith("generated/"))
			.map((name) => `${world}/${name}`),
	);
}
