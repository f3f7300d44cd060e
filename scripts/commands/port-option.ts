import { say } from "../messages/message.ts";
import type { CommandOption } from "./options.ts";

/** The option of commands that serve something. */
export const portOption = { type: "string", value: "N", about: say("help.option.port") } as const satisfies CommandOption;
