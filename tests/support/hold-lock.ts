import { withLock } from "#scripts/build/lock.ts";
import { abandon, beginNextSite } from "#scripts/build/publish.ts";

/** Holds the lock of a site that it has half written, and never ends by itself. */
const [outDir = ""] = process.argv.slice(2);
await withLock(
	outDir,
	() => {
		beginNextSite(outDir);
		process.stdout.write("writing\n");
		return new Promise(() => setInterval(() => undefined, 1000));
	},
	() => abandon(outDir),
);
