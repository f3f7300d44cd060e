import type { Common } from "../page-parts.ts";
import type { Picture } from "../picture.ts";
import type { RichText } from "../rich-text.ts";
import type { InstallPlatform } from "./platforms.ts";

/** The page about the installed app, with the installation steps of each platform. `body` and the steps need no script. */
export type ApplicationPage = Common & {
	template: "application";
	body: RichText;
	picture: Picture | null;
	words: Record<string, string>;
	platforms: { id: InstallPlatform; title: string; steps: RichText }[];
};
