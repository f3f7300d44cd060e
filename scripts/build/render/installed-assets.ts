import { componentOf, type TemplateName, templateTraits, traitsOf } from "#schemas/shared/template-traits.ts";

/** Names of the chunks that only pages for editors load: their templates, and `features/dashboard`, which these share. */
const forEditors = [
	...(Object.keys(templateTraits) as TemplateName[]).filter((name) => traitsOf(name).forEditors).map(componentOf),
	"dashboard",
];

/** Whether the worker keeps an asset from the first visit on: all but what only editors load, who are online. */
export function isInstalled(asset: string): boolean {
	return !forEditors.some((name) => asset.startsWith(`${name}-`));
}
