import type { InstallPlatform } from "../../content/application/platforms.ts";
import type { Picture } from "../../content/picture.ts";
import type { RichText } from "../../content/rich-text.ts";
import type { Common } from "../page-parts.ts";

/** The page about the installed app, with the installation steps of each platform. `body` and the steps need no script. */
export type ApplicationPage = Common & {
	template: "application";
	body: RichText;
	picture: Picture | null;
	words: Record<string, string>;
	platforms: { id: InstallPlatform; title: string; steps: RichText }[];
};
