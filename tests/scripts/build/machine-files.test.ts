import { expect, test } from "vitest";
import { openPlants } from "#schemas/content/plant/open-data.ts";
import { jsonFeed, routeList, webManifest } from "#schemas/pages/machine-files.ts";
import { checkMachineFiles } from "#scripts/build/machine-files.ts";
import { compileJsonSchema, publishedSchema } from "#scripts/report/json-schema.ts";
import { feedsOf } from "#scripts/site/feeds.ts";
import { emptyStore } from "../../support/runs.ts";
import { plan } from "../../support/site-plan.ts";

const written = [...plan.artifacts(), ...feedsOf(plan)];

test("the files that the site publishes for programs match their schemas (R18.10)", () => {
	const store = emptyStore();
	checkMachineFiles(store.write(written), store, "test");
	expect(store.misses().map((key) => key.split(" ")[3])).toEqual([
		"routes.json",
		"data/plants.json",
		"fr/feed.json",
		"en/feed.json",
		"es/feed.json",
		"de/feed.json",
	]);
});

test("a file that does not match its schema ends the build, with the place (R18.10)", () => {
	const store = emptyStore();
	const contents = (written.find(({ file }) => file === "routes.json")?.contents ?? "").replace('"path": "/"', '"path": "home"');
	expect(() => checkMachineFiles(store.write([{ file: "routes.json", contents }]), store, "test")).toThrow(
		'routes.json does not match its schema: /0/path must match pattern "^\\/"',
	);
});

test.each([
	["data/plants.json", openPlants],
	["routes.json", routeList],
	["de/feed.json", jsonFeed],
	["manifest.webmanifest", webManifest],
])("the schema of %s refuses a field that it does not name, and one that is missing (R18.10)", (file, shape) => {
	const findFaults = compileJsonSchema(publishedSchema(shape));
	expect(findFaults({}), file).not.toEqual([]);
	const faults = findFaults(file === "routes.json" ? [{ news: 1 }] : { news: 1 });
	expect(faults.join()).toContain("must NOT have additional properties");
	expect(faults.join()).toContain("must have required property");
});
