import { register } from "tsx/esm/api";

// The process that asked is gone, or has no use for the bundle any more.
process.once("disconnect", () => process.exit(1));
process.once("message", async ({ dir, base }) => {
	register();
	const { makeBundle } = await import("./make-bundle.ts");
	try {
		process.send({ modules: [...(await makeBundle(dir, base))] });
	} catch (error) {
		process.send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
});
