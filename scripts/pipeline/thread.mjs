import { Tinypool } from "tinypool";
import { register } from "tsx/esm/api";

// Threads of Node.js 20 do not take over the loader of the main one.
register();
const { module, started } = Tinypool.workerData;
const { default: prepare } = await import(module);

export default await prepare(started);
