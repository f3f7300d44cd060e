import { msg } from "../messages/message.ts";
import type { Translate } from "../messages/translate.ts";
import type { Command, CommandOptions } from "./options.ts";

/** The output of `--help`: usage, description, and a line for each option. */
export function describeCommand({ name, about, words, options }: Command<CommandOptions>, translate: Translate): string {
	const lines = Object.entries(options).map(([option, { type, value = "VALUE", default: preset, about: what }]) => {
		const form = type === "string" ? `--${option} ${value}` : `--${option}`;
		const told = translate(what);
		return [form, preset === undefined ? told : `${told} (${String(preset)})`] as const;
	});
	const width = Math.max(...lines.map(([form]) => form.length));
	return [
		`${translate(msg("help.usage"))} ${name} -- ${[`[${translate(msg("help.options"))}]`, words].filter(Boolean).join(" ")}`,
		"",
		translate(about),
		"",
		...lines.map(([form, told]) => `  ${form.padEnd(width)}  ${told}`),
		"",
		translate(msg("help.exitCodes")),
		"",
	].join("\n");
}
