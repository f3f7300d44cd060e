import { distance } from "fastest-levenshtein";
import { type Message, msg } from "../messages/message.ts";

/** The known name that was probably meant, or undefined if none is similar: at most `limit` letters may differ. */
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
		// The difference in length is a lower bound of the distance, which avoids most of the work.
		if (Math.abs(written.length - wanted.length) > allowed) continue;
		const far = distance(wanted, written);
		if (far > allowed || (far === allowed && nearest !== undefined && each >= nearest)) continue;
		[nearest, allowed] = [each, far];
	}
	return nearest;
}

/** Number of names that fit in a hint. */
const listedMax = 12;

/** A list of names: all of them, or the first twelve and the number of the others. */
export function listSome(names: readonly string[]): string | Message {
	const others = names.length - listedMax;
	// Naming one more takes no more room than saying «1 more».
	if (others <= 1) return names.join(", ");
	return msg("validate.more", { values: names.slice(0, listedMax).join(", "), others });
}

/** «did you mean "water"?», or another hint. */
export function didYouMean<Otherwise extends Message>(
	name: string,
	known: Iterable<string>,
	otherwise: Otherwise,
): Otherwise | Message {
	const nearest = findNearest(name, known);
	return nearest === undefined ? otherwise : msg("report.didYouMean", { name: nearest });
}
