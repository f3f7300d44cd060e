import type { WrongHost } from "#schemas/spec/web-address.ts";
import { type Message, say } from "../messages/message.ts";

/** What to say about an address with an invalid host, as the end of a sentence, and what to do. */
export function explainHost(host: WrongHost): { fault: Message; hint: Message } {
	switch (host.is) {
		case "credentials":
			return { fault: say("host.credentials"), hint: say("host.credentials.hint") };
		case "oddLetter":
			return { fault: say("host.oddLetter", { letter: host.letter, sign: host.sign }), hint: say("host.oddLetter.hint") };
		case "inCode":
			return { fault: say("host.inCode"), hint: say("host.inCode.hint") };
		case "none":
			return { fault: say("host.none", { host: host.host }), hint: say("host.none.hint") };
	}
}
