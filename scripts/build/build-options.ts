import type { Stage } from "#schemas/pages/dashboard/report.ts";
import type { Message } from "../messages/message.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import type { Compiled } from "./compile.ts";
import type { Host } from "./hosts/redirects-file.ts";
import type { Shard } from "./shard.ts";
import type { GeneratedDirs } from "./write-generated.ts";

/** All folders are absolute. `cacheDir` null keeps nothing; with `generatedDirs` null, types and schemas are not written. */
export type BuildOptions = {
	contentDir: string;
	outDir: string;
	publicDir: string;
	baseUrl: string | undefined;
	/** The publication date of the site; undefined includes all entries. */
	date?: string | undefined;
	/** The folder of the store. */
	cacheDir: string | null;
	/** The folder of the store of bundles, which all content folders share. */
	bundleDir: string | null;
	generatedDirs: GeneratedDirs | null;
	codeHashes: CodeHashes;
	/** Whether the site unregisters the service workers of browsers that installed it. */
	killWorker: boolean;
	/** The host that the site is for, if it needs files of its own. */
	host?: Host | undefined;
	/** Fills the store with the pages and pictures of one shard; no site is written. */
	shard?: Shard;
	/** Stores that other machines have filled. */
	parts?: readonly string[];
	/** Called at the start of each stage. */
	onStage(stage: Stage): void;
};

/** Result of a build: the findings, the number of pages now in the folder, and what could not be stored. */
export type Built = Omit<Compiled, "plan"> & {
	pages: number;
	/** Hash of the site and of the other files that the build wrote, and when it had written all; null without a site. */
	output: { hash: string; settledMs: number } | null;
	problems: Message[];
};
