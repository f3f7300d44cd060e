import type { UiKey } from "./ui-strings.ts";

type Tab = { name: string; path: string; label: UiKey };

/** Tabs at the foot of small screens, in their order. A page that the site does not have yet gets no tab. */
export const bottomTabs = [
	{ name: "home", path: "/", label: "nav.home" },
	{ name: "finder", path: "/generateur-plante", label: "nav.tabFinder" },
	{ name: "blog", path: "/blog", label: "nav.blog" },
	{ name: "plants", path: "/fiches-plantes", label: "nav.tabPlants" },
	{ name: "more", path: "/about", label: "nav.tabMore" },
] as const satisfies readonly Tab[];

/** Which tab it is; the app draws an icon for each. */
export type BottomTabName = (typeof bottomTabs)[number]["name"];
