import { distance } from "fastest-levenshtein";
import { type Message, say } from "../messages/message.ts";

/** The known name that was probably meant, or undefined when none is near: at most `limit` letters may differ. */
export function findNearest(
	name: string,
	known: Iterable<string>,
	limit = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
	const wanted = name.toLowerCase();
	let nearest: string | undefined;
	let allowed = limit;
	for (const each of known) {
		const written = each.toLowerCase();
		// Letters that one has more than the other are differences already, which spares most of the work.
		if (Math.abs(written.length - wanted.length) > allowed) continue;
		const far = distance(wanted, written);
		if (far > allowed || (far === allowed && nearest !== undefined && each >= nearest)) continue;
		[nearest, allowed] = [each, far];
	}
	return nearest;
}

/** So many names fit in a hint. */
const listedMax = 12;

/** Names in a row: all of them, or the first twelve and how many there are besides. */
export function listSome(names: readonly string[]): string | Message {
	const others = names.length - listedMax;
	// One more takes no more room than to say so.
	if (others <= 1) return names.join(", ");
	return say("validate.more", { values: names.slice(0, listedMax).join(", "), others });
}

/** «did you mean "water"?», or what else can be done. */
export function didYouMean<Otherwise extends Message>(
	name: string,
	known: Iterable<string>,
	otherwise: Otherwise,
): Otherwise | Message {
	const nearest = findNearest(name, known);
	return nearest === undefined ? otherwise : say("report.didYouMean", { name: nearest });
}
