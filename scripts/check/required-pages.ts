import type { RoutePath } from "#schemas/generated/routes.ts";
import type { Slugs } from "#schemas/generated/slugs.ts";
import { glossaryPath } from "../kinds/definition/glossary.ts";
import { emergencyPage } from "../kinds/emergency.ts";
import { withHint } from "../messages/message.ts";
import { aboutFile } from "../report/diagnostic.ts";
import { belongsToBrokenEntry } from "./links.ts";
import type { Rule } from "./rule.ts";

/** Pages that the app itself links to, with their usual folder. */
const required = {
	"/": "home",
	"/404": "not-found",
	"/blog": "blog",
	"/fiches-plantes": "fiches-plantes",
	"/guides": "guides",
	"/recherche": "recherche",
} satisfies { [Path in RoutePath]?: Slugs["page"] };

/** A site has the pages that its own buttons and messages link to. */
export const checkRequiredPages: Rule = (context) =>
	Object.entries({
		...required,
		...(context.slugs["definition"]?.length ? { [glossaryPath]: "glossaire" } : {}),
		...(context.content.single.safety ? { [`/${emergencyPage}`]: emergencyPage } : {}),
	})
		.filter(([path, slug]) => !context.pages.has(path) && !belongsToBrokenEntry(path === "/404" ? `/${slug}` : path, context))
		.map(([path, slug]) => aboutFile(`pages/${slug}`, "missing-file", withHint("link.noRequiredPage", { path })));
