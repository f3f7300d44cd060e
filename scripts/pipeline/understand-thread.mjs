import { register } from "tsx/esm/api";

// Threads of Node.js 20 do not take over the loader of the main one.
register();
const { default: understandBatch } = await import("./understand-worker.ts");

export default understandBatch;
