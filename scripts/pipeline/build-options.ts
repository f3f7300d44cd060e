import type { Stage } from "#schemas/dashboard/report.ts";
import type { Message } from "../messages/message.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import type { Survey } from "../store/last-run.ts";
import type { Compiled } from "./compile.ts";
import type { GeneratedDirs } from "./write-generated.ts";

/** All folders are absolute. `cacheDir` null disables the cache; with `generatedDirs` null, types and schemas are not written. */
export type BuildOptions = {
	contentDir: string;
	outDir: string;
	publicDir: string;
	baseUrl: string | undefined;
	/** The publication date of the site; undefined includes all entries. */
	date?: string | undefined;
	cacheDir: string | null;
	/** Where bundles are cached; null bundles again and caches nothing. */
	bundleDir: string | null;
	generatedDirs: GeneratedDirs | null;
	codeHashes: CodeHashes;
	/** Whether the site unregisters the service workers of browsers that installed it. */
	killWorker: boolean;
	/** All input files of the build, if the caller has just surveyed them, from `begunMs` on. */
	inputs?: Pick<Survey, "found"> & { begunMs: number };
	/** Called at the start of each stage. */
	onStage(stage: Stage): void;
};

/** Result of a build: the findings, the number of pages now in the folder, and what could not be cached. */
export type Built = Omit<Compiled, "emitted" | "groupHashes"> & {
	pages: number;
	/** Hash of the files written by the build; empty if there are none. */
	output: string;
	problems: Message[];
};
