import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { root } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { fileFolder } from "../../support/folders.ts";
import { halves } from "../../support/photos.ts";
import { createWorkspace } from "../../support/workspace.ts";

const work = fileFolder();

/** A word that stands nowhere else. */
const canary = (place: string) => `canary-${place}-7f3a9c`;

/** Files of the content, each with a comment that says its canary; where it stands in the file does not matter to YAML. */
const comments = {
	config: "site.yaml",
	facts: "articles/arrosage/facts.yaml",
	plant: "plants/aloe-vera/de.yaml",
	strings: "ui/en.yaml",
	sources: "sources.yaml",
	credit: "images/arrosoir.yaml",
};

test("the site contains no editors' comments, no editors' reasons, and no paths or environment of the machine (R17.9)", async () => {
	const workspace = createWorkspace();
	for (const [place, file] of Object.entries(comments)) workspace.write(file, `# ${canary(place)}\n${workspace.read(file)}`);
	workspace.edit("redirects.yaml", /reason: .*/, `reason: ${canary("reason")}`);
	const photo = await sharp(await halves(900, 1000).png().toBuffer())
		.withExif({ IFD0: { Artist: canary("artist"), Make: canary("camera") } })
		.jpeg()
		.toBuffer();
	expect(photo.includes(canary("artist"))).toBe(true);
	writeFileSync(join(workspace.dir, "images", "arrosoir.jpg"), photo);
	vi.stubEnv("POUSSE_SECRET", canary("environment"));
	const out = join(work, "site");
	await buildSmallSite(out, { contentDir: workspace.dir, cacheDir: null });
	vi.unstubAllEnvs();
	const planted = [...Object.keys(comments), "reason", "artist", "camera", "environment"].map(canary);
	const secrets = [...planted, workspace.dir, root, `${homedir()}/`, work];
	const files = listFiles(out);
	expect(files.length).toBeGreaterThan(100);
	const found = files.flatMap((file) => {
		const bytes = readFileSync(join(out, file));
		return secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${file}: ${secret}`);
	});
	expect(found).toEqual([]);
	expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
}, 240_000);
