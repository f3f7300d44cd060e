import type { RoutePath } from "../generated/routes.ts";
import type { UiKey } from "../generated/ui-strings.ts";
import { templateTraits } from "../shared/template-traits.ts";

type Tab = { name: string; path: RoutePath; label: UiKey };

/** Bottom tabs of small screens, in order. Pages that the site does not have get no tab. */
export const bottomTabs = [
	{ name: "home", path: "/", label: "nav.home" },
	{ name: "finder", path: templateTraits.finder.path, label: "nav.tabFinder" },
	{ name: "blog", path: "/blog", label: "nav.blog" },
	{ name: "plants", path: "/fiches-plantes", label: "nav.tabPlants" },
	{ name: "more", path: "/about", label: "nav.tabMore" },
] as const satisfies readonly Tab[];

/** Name of a tab, which selects its icon in the app. */
export type BottomTabName = (typeof bottomTabs)[number]["name"];
