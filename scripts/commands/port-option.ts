import { msg } from "../messages/message.ts";
import type { CommandOption } from "./options.ts";

/** The port option of commands with a server. */
export const portOption = { type: "string", value: "N", about: msg("help.option.port") } as const satisfies CommandOption;
