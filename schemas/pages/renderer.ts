import type { Lang } from "../shared/languages.ts";
import type { ScreenPage, ShellData } from "./page-data.ts";

/*
 * The interface between the build and the app that renders pages: the built `src/server.tsx` is a `ServerModule`. The build uses
 * nothing else of the app, and the app nothing of the build.
 */

/** The inline scripts of every page, in its head and at its end. */
export type InlineScripts = { boot: string; end: string };

/** An external script: its address, and the hash of its bytes (`sha384-…`) for subresource integrity. */
export type ScriptFile = { src: string; integrity: string };

/** Data shared by all documents of a build. Addresses are those of the finished site. */
export type DocumentFrame = {
	inline: InlineScripts;
	/** Script that starts the app when it is needed (`src/start.ts`); null in development, where it is inline. */
	start: ScriptFile | null;
	/** Address of the app's entry script. */
	app: string;
	/** Addresses of the other scripts that the app needs immediately to show a template. */
	parts(template: string): readonly string[];
	/** Address of the script that registers the service worker; null for none. */
	offline: string | null;
	/** Address of the home screen icon for Apple devices. */
	touchIcon: string;
	/** Address of the style sheet of a template's pages. */
	styleSheet(template: string): string;
	/** Address of the print style sheet, which does not block rendering. */
	printStyles: string;
	/** Address of the style sheet of blocks of rich text, for pages with blocks whose template has no styles of its own for them. */
	blockStyles: string;
};

export type Renderer = {
	/**
	 * Renders the whole document of a page at a path; `pinned` tells whether that path includes its language. `mark` is that of its data
	 * (`document-marks.ts`); without one, the document accepts any data, as in development, where the data may be newer.
	 */
	page(page: ScreenPage, pathname: string, pinned: boolean, mark?: string): string;
	/** Renders the document without a page, which the app fills in when a page is not available. */
	shell(): string;
};

export type ServerModule = {
	createRenderer(frame: DocumentFrame & { shells: Record<Lang, ShellData> }): Promise<Renderer>;
};
