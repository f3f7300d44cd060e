import { msg } from "../messages/message.ts";
import type { CommandOption } from "./options.ts";

/** The option that names another content folder. */
export const contentOption = { type: "string", value: "DIR", about: msg("help.option.content") } as const satisfies CommandOption;

/** The option without which a command prints what it would change, and changes nothing. */
export const writeOption = { type: "boolean", about: msg("help.write") } as const satisfies CommandOption;

/** The port option of commands with a server. */
export const portOption = { type: "string", value: "N", about: msg("help.option.port") } as const satisfies CommandOption;
