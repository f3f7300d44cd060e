import type { ComponentType } from "react";
import type { ScreenPage, Template } from "#schemas/page-data.ts";
import { loadModule } from "#src/data/load-module.ts";

/** Shows the page data of its template. */
export type TemplateComponent<Name extends Template = Template> = ComponentType<{
	page: Extract<ScreenPage, { template: Name }>;
}>;

/**
 * Every template, loaded when first shown. A template that lacks here does not compile; its module bears its name, by which
 * the build finds the style sheets that it imports.
 */
const templates: { [Name in Template]: () => Promise<TemplateComponent<Name>> } = {
	home: async () => (await import("./Home.tsx")).Home,
	plain: async () => (await import("./Plain.tsx")).Plain,
	"article-list": async () => (await import("./ArticleList.tsx")).ArticleList,
	"guide-list": async () => (await import("./GuideList.tsx")).GuideList,
	"plant-list": async () => (await import("./PlantList.tsx")).PlantList,
	"long-read": async () => (await import("./LongRead.tsx")).LongRead,
	sheet: async () => (await import("./Sheet.tsx")).Sheet,
	profile: async () => (await import("./Profile.tsx")).Profile,
	finder: async () => (await import("./Finder.tsx")).Finder,
	"site-map": async () => (await import("./SiteMap.tsx")).SiteMap,
	"my-plants": async () => (await import("./MyPlants.tsx")).MyPlants,
	application: async () => (await import("./Application.tsx")).Application,
	search: async () => (await import("./Search.tsx")).Search,
	dashboard: async () => (await import("./Dashboard.tsx")).Dashboard,
	components: async () => (await import("./Components.tsx")).Components,
	"not-found": async () => (await import("./NotFound.tsx")).NotFound,
};

export const templateNames = Object.keys(templates) as Template[];

/** Loads the component for a page; throws `LostModule` where it does not come. The map pairs each tag with its component, which the compiler cannot see through. */
export async function loadTemplate(name: Template): Promise<ComponentType<{ page: ScreenPage }>> {
	return (await loadModule<unknown>(templates[name])) as ComponentType<{ page: ScreenPage }>;
}
