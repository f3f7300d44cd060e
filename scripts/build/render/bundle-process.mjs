import { register } from "tsx/esm/api";

// The parent process is gone or no longer needs the bundle.
process.once("disconnect", () => process.exit(1));
process.once("message", async ({ dir, base }) => {
	register();
	const { makeBundle } = await import("./make-bundle.ts");
	try {
		await makeBundle(dir, base);
		process.send({ failure: null });
	} catch (error) {
		process.send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
});
