import type { ScreenPage, ShellData } from "./page-data.ts";
import type { Lang } from "./spec/languages.ts";

/*
 * The interface between the build and the app that renders pages: the built `src/server.tsx` is a `ServerModule`. The build
 * uses nothing else of the app, and the app nothing of the build.
 */

/** The scripts of every page, in its head and at its end. */
export type InlineScripts = { boot: string; end: string };

/** A script in a file of its own: its address, and the hash of its bytes (`sha384-…`), without which browsers do not run it. */
export type ScriptFile = { src: string; integrity: string };

/** What the documents of a build share. Addresses are those of the finished site. */
export type DocumentFrame = {
	inline: InlineScripts;
	/** What keeps a browser's offer to install the site until the app is there; null where the site cannot be installed. */
	installOffer: ScriptFile | null;
	/** Address of the app's entry script. */
	app: string;
	/** Addresses of all further scripts that the app needs at once to show a template. */
	parts(template: string): readonly string[];
	/** Address of the script that registers the service worker; null for none. */
	offline: string | null;
	/** Address of the icon for the home screen of Apple's devices. */
	touchIcon: string;
	/** Addresses of the style sheets that a template needs. */
	styles(template: string): readonly string[];
	/** Address of the print style sheet, which does not block rendering. */
	printStyles: string;
};

export type Renderer = {
	/** Writes the whole document of a page at a path; `pinned` tells whether that path names its language. */
	page(page: ScreenPage, pathname: string, pinned: boolean): string;
	/** Writes the document without a page, which the app fills where a page itself cannot be had. */
	shell(): string;
};

export type ServerModule = {
	createRenderer(frame: DocumentFrame & { shells: Record<Lang, ShellData> }): Promise<Renderer>;
};
