import { register } from "tsx/esm/api";

// Threads of Node.js 20 do not take over the loader of the main one.
register();
const { default: makeBatch } = await import("./page-worker.ts");

export default makeBatch;
