import { say } from "../messages/message.ts";
import type { CommandOption } from "./options.ts";

/** The option that names another content folder. */
export const contentOption = { type: "string", value: "DIR", about: say("help.option.content") } as const satisfies CommandOption;

/** The option without which a command prints what it would change, and changes nothing. */
export const writeOption = { type: "boolean", about: say("help.write") } as const satisfies CommandOption;
