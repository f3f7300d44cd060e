import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { InlineScripts } from "./bundle.ts";

export type Renderer = {
	/** Writes the whole document of a page at a path; `pinned` tells whether that path names its language. */
	page(page: ScreenPage, pathname: string, pinned: boolean): string;
	/** Writes the document without a page, which the app fills where a page itself cannot be had. */
	shell(): string;
};

/** All that this side knows of the app: what the built `src/server.tsx` exports. */
export type ServerModule = {
	createRenderer(frame: {
		inline: InlineScripts;
		app: string;
		parts: (template: string) => readonly string[];
		offline: string | null;
		touchIcon: string;
		styles: (template: string) => readonly string[];
		shells: Record<Lang, ShellData>;
	}): Promise<Renderer>;
};
