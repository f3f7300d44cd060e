import type { Message } from "../messages/message.ts";
import type { PrepareThread } from "./threads.ts";
import { type PackInput, writePacks } from "./write-packs.ts";

/** Writes the packs of a site in a worker thread, while the calling thread checks its pages. */
const prepare: PrepareThread<null, PackInput, Message | null> = async () => writePacks;

export default prepare;
