import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { Lang } from "#schemas/spec/languages.ts";

/** Writes the whole document of a page at a path; `pinned` tells whether that path names its language. */
export type Render = (page: ScreenPage, pathname: string, pinned: boolean) => string;

/** All that this side knows of the app: what the built `src/server.tsx` exports. */
export type ServerModule = {
	createRenderer(frame: {
		boot: string;
		app: string;
		styles: (template: string) => readonly string[];
		shells: Record<Lang, ShellData>;
	}): Promise<Render>;
};
