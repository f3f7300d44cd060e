import type { Message, MessageKey } from "#scripts/messages/message.ts";
import { loadMessages } from "#scripts/messages/texts.ts";
import { createTranslate } from "#scripts/messages/translate.ts";

/** Says a message in English. */
export const english = createTranslate("en");

const messages = loadMessages("en");

/** Whether a message with that key exists. */
export function isMessageKey(key: string): key is MessageKey {
	return Object.hasOwn(messages, key) || Object.hasOwn(messages, `${key}_other`);
}

/** A value with sentences in place of messages. */
export type InEnglish<Value> = Value extends Message
	? string
	: Value extends readonly (infer Item)[]
		? InEnglish<Item>[]
		: Value extends object
			? { [Key in keyof Value]: InEnglish<Value[Key]> }
			: Value;

/** Findings, or whatever holds some, with what they say in English. */
export function inEnglish<Value>(value: Value): InEnglish<Value> {
	return translateAll(value) as InEnglish<Value>;
}

function translateAll(value: unknown): unknown {
	if (isMessage(value)) return english(value);
	if (Array.isArray(value)) return value.map(translateAll);
	if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
	return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, translateAll(child)]));
}

function isMessage(value: unknown): value is Message {
	return (
		typeof value === "object" && value !== null && "key" in value && typeof value.key === "string" && isMessageKey(value.key)
	);
}
