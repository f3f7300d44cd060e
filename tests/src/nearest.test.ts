import { expect, test } from "vitest";
import type { RouteItem } from "#schemas/page-data.ts";
import { findNearest } from "#src/features/nearest/find-nearest.ts";

const routes = ["/", "/blog", "/blog/ficus-lyrata", "/fiches-plantes/aloe-vera", "/guides/hydroponie", "/guides/aquaponie"].map(
	(path): RouteItem => ({ path, type: "page", langs: [], titles: {}, changed: null }),
);

test.each([
	["/blog/ficus-lirata", ["/blog/ficus-lyrata"]],
	["/de/fiches-plantes/aloevera", ["/fiches-plantes/aloe-vera"]],
	["/Hydroponie", ["/guides/hydroponie", "/guides/aquaponie"]],
	["/blgo", ["/blog"]],
	["/wp-login.php", []],
	["/", []],
])("R1.2 whoever misses %s is offered %j", (missing, offered) => {
	expect(findNearest(missing, routes).map(({ path }) => path)).toEqual(offered);
});
