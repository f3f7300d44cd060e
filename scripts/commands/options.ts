import type { ParseArgsConfig } from "node:util";
import type { Message } from "../messages/message.ts";

/** An option of a command: what Node reads of it, what it is for, and what its value is called in a line of usage. */
export type CommandOption = NonNullable<ParseArgsConfig["options"]>[string] & { about: Message; value?: string };

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** A command: the words behind `npm run`, what it does, the words that it takes besides options, and the options. */
export type Command<Options extends CommandOptions> = {
	name: string;
	about: Message;
	words?: string;
	options: Options;
};
