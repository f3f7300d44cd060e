import type { ComponentType } from "react";
import type { ScreenPage, Template } from "#schemas/pages/page-data.ts";
import { componentOf, templateTraits } from "#schemas/shared/template-traits.ts";
import { loadModule } from "#src/data/load-module.ts";

/** Renders the page data of a template. */
type TemplateComponent = ComponentType<{ page: ScreenPage }>;

/** The modules of this folder, loaded on demand. Each is named after a template and exports its component under that name. */
const modules = import.meta.glob<Record<string, TemplateComponent>>("./*.tsx");

export const templateNames = Object.keys(templateTraits) as Template[];

/** Loads the component for a page; throws `LostModule` if that fails. */
export async function loadTemplate(template: Template): Promise<TemplateComponent> {
	const name = componentOf(template);
	const load = modules[`./${name}.tsx`];
	if (!load) throw new Error(`src/templates has no ${name}.tsx`);
	const component = (await loadModule(load))[name];
	if (!component) throw new Error(`src/templates/${name}.tsx exports no ${name}`);
	return component;
}
