import { expect, test } from "vitest";
import type { RouteItem } from "#schemas/pages/page-data.ts";
import { findNearest } from "#src/features/nearest/find-nearest.ts";

const titles: Record<string, RouteItem["titles"]> = {
	"/blog/ficus-lyrata": {
		fr: "Ficus lyrata : bien vivre avec un figuier lyre",
		de: "Geigenfeige: So fühlt sich Ficus lyrata bei dir wohl",
	},
	"/fiches-plantes/coffea-arabica": { fr: "Caféier", en: "Coffee plant" },
};
const routes = [
	"/",
	"/blog",
	"/blog/ficus-lyrata",
	"/fiches-plantes/aloe-vera",
	"/fiches-plantes/coffea-arabica",
	"/guides/hydroponie",
	"/guides/aquaponie",
].map((path): RouteItem => ({ path, type: "page", langs: [], titles: titles[path] ?? {}, changed: null }));

test.each([
	["/blog/ficus-lirata", ["/blog/ficus-lyrata"]],
	["/de/fiches-plantes/aloevera", ["/fiches-plantes/aloe-vera"]],
	["/Hydroponie", ["/guides/hydroponie", "/guides/aquaponie"]],
	["/blgo", ["/blog"]],
	["/fr/blog/ficus", ["/blog/ficus-lyrata"]],
	["/plantes/aloe", ["/fiches-plantes/aloe-vera", "/blog"]],
	["/de/blog/geigenfeige", ["/blog/ficus-lyrata"]],
	["/fiches-plantes/caf%C3%A9ier", ["/fiches-plantes/coffea-arabica"]],
	["/en/fiches-plantes/Coffee-Plants", ["/fiches-plantes/coffea-arabica"]],
	["/fr/fi", []],
	["/%E0%A4%A", []],
	["/wp-login.php", []],
	["/", []],
])("the not-found page for %s suggests %j (R1.2)", (missing, offered) => {
	expect(findNearest(missing, routes).map(({ path }) => path)).toEqual(offered);
});
