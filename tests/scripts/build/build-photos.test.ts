import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { fileFolder } from "../../support/folders.ts";
import { phonePhoto } from "../../support/photos.ts";
import { createWorkspace } from "../../support/workspace.ts";

const work = fileFolder();

test("a photo added to images appears on its page in AVIF and WebP with its credit, and is encoded once (R15.1)", async () => {
	const workspace = createWorkspace();
	writeFileSync(join(workspace.dir, "images", "arrosoir.jpg"), await phonePhoto(900, 1000));
	const options = { contentDir: workspace.dir, baseUrl: "https://pousse.test", cacheDir: join(work, "cache") };
	const build = (name: string) => buildSmallSite(join(work, name), options);
	expect(await build("first")).toEqual([]);
	const files = readdirSync(join(work, "first", "images"))
		.filter((file) => file.startsWith("arrosoir"))
		.sort();
	expect(files.map((file) => file.replace(/\.[0-9a-f]{8}-/, ".HASH-"))).toEqual([
		"arrosoir.HASH-1000.avif",
		"arrosoir.HASH-1000.jpg",
		"arrosoir.HASH-1000.webp",
		"arrosoir.HASH-480.avif",
		"arrosoir.HASH-480.webp",
		"arrosoir.HASH-800.avif",
		"arrosoir.HASH-800.webp",
	]);
	const html = readFileSync(join(work, "first", "de", "blog", "arrosage.html"), "utf8").replaceAll(
		/\.[0-9a-f]{8}(?=[-.])/g,
		".HASH",
	);
	expect(html.match(/<figure>.*?<\/figure>/)?.[0].replace(/#[0-9a-f]{6}/, "#COLOUR")).toBe(
		[
			'<figure><span class="picture"><svg aria-hidden="true"><rect width="100%" height="100%" fill="#COLOUR"></rect></svg><picture>',
			...["avif", "webp"].map(
				(format) =>
					`<source type="image/${format}" srcSet="${[480, 800, 1000].map((width) => `/images/arrosoir.HASH-${width}.${format} ${width}w`).join(", ")}" sizes="(min-width: 72rem) 34rem, 92vw"/>`,
			),
			'<img width="1000" height="900" loading="eager" fetchPriority="high" decoding="async" src="/images/arrosoir.HASH-1000.jpg" alt="Eine grüne Gießkanne"/>',
			'</picture></span><figcaption class="fine"><a href="https://photos.example/arrosoir">Ana Ríos</a> · ',
			'<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></figcaption></figure>',
		].join(""),
	);
	for (const [property, content] of [
		["og:image", "https://pousse.test/images/article-arrosage.de.HASH.jpg"],
		["og:image:width", "1200"],
		["og:image:height", "630"],
	])
		expect(html).toContain(`<meta property="${property}" content="${content}">`);
	const inodes = (name: string) => files.map((file) => statSync(join(work, name, "images", file)).ino);
	const first = inodes("first");
	expect(await build("second")).toEqual([]);
	expect(inodes("second")).toEqual(first);
}, 120_000);
