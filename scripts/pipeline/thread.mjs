import { register } from "tsx/esm/api";

// Sources that run as they are: threads of Node.js 20 do not take over the loader of the main one. A bundle has its own `thread.mjs`.
register();
const { default: run } = await import("./thread.ts");

export default run;
