import type { ParseArgsConfig } from "node:util";
import type { Message } from "../messages/message.ts";

/** An option of a command: its type for Node's parser, its description, and the placeholder for its value in the usage line. */
export type CommandOption = NonNullable<ParseArgsConfig["options"]>[string] & { about: Message; value?: string };

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** A command: its name after `npm run`, its description, its positional arguments, and its options. */
export type Command<Options extends CommandOptions> = {
	name: string;
	about: Message;
	words?: string;
	options: Options;
};
