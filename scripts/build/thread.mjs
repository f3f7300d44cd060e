import { register } from "tsx/esm/api";

// Needed when the sources run unbundled: in Node.js 20, worker threads do not inherit the loader of the main thread. A bundle has
// its own `thread.mjs`.
register();
await import("./thread.ts");
