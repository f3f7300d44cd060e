import type { WrongHost } from "#schemas/shared/web-address.ts";
import { type Message, msg } from "../messages/message.ts";

/** What to say about an address with an invalid host, as the end of a sentence, and what to do. */
export function explainHost(host: WrongHost): { fault: Message; hint: Message } {
	switch (host.is) {
		case "credentials":
			return { fault: msg("host.credentials"), hint: msg("host.credentials.hint") };
		case "oddLetter":
			return { fault: msg("host.oddLetter", { letter: host.letter, sign: host.sign }), hint: msg("host.oddLetter.hint") };
		case "inCode":
			return { fault: msg("host.inCode"), hint: msg("host.inCode.hint") };
		case "none":
			return { fault: msg("host.none", { host: host.host }), hint: msg("host.none.hint") };
	}
}
