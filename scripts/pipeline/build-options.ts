import type { Stage } from "#schemas/dashboard/report.ts";
import type { Message } from "../messages/message.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import type { Survey } from "../store/last-run.ts";
import type { Compiled } from "./compile.ts";

/** All folders absolute. `cacheDir` null builds without a cache; `generatedDirs` null leaves types and schemas alone. */
export type BuildOptions = {
	contentDir: string;
	outDir: string;
	publicDir: string;
	baseUrl: string | undefined;
	/** The day that the site is built for; undefined for one of all entries. */
	date?: string | undefined;
	cacheDir: string | null;
	/** Where bundles are kept; null bundles afresh and keeps nothing. */
	bundleDir: string | null;
	generatedDirs: Record<"types" | "schemas", string> | null;
	codeHashes: CodeHashes;
	/** Whether the site is to end the workers of browsers that installed it. */
	killWorker: boolean;
	/** All files that the build is made from, where somebody has looked at them just before, from `begunMs` on. */
	inputs?: Pick<Survey, "found"> & { begunMs: number };
	/** Told as each stage begins. */
	onStage(stage: Stage): void;
};

/** What came of a build: the findings, the number of pages that now stand there, what could not be kept for the next one. */
export type Built = Omit<Compiled, "emitted" | "prints"> & {
	pages: number;
	/** Changes with the files that the build has left; empty where it has left none. */
	output: string;
	problems: Message[];
};
