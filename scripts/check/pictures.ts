import { readDetail } from "#schemas/content/detail.ts";
import { msg, withHint } from "../messages/message.ts";
import { aboutFile } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import type { Content, Part } from "../types/content.ts";
import { diagnose, partsOf, positionOf, type Rule } from "./rule.ts";

/** Pictures that are referred to exist, and no photo is unused. */
export const checkPictures: Rule = (context) => {
	const { entries, parts } = context.content;
	const images = new Set(context.content.images.map(({ name }) => name));
	const used = parts.flatMap(picturesOf);
	// An invalid file, or missing facts, may refer to it.
	const whole = parts.every(({ data }) => data !== null) && entries.every(({ facts }) => facts !== null);
	const later = context.content.later.flatMap(partsOf);
	const shown = new Set([...used, ...later.flatMap(picturesOf)].map(({ name }) => name));
	const unused = [...images].filter((image) => whole && !shown.has(image));
	return [
		...used.flatMap(({ part, name, position, prefix }) =>
			images.has(name)
				? []
				: [
						diagnose(part, position, "missing-image", {
							message: msg("link.noPicture", { picture: name }),
							hint: didYouMean(
								prefix + name,
								[...images].map((image) => prefix + image),
								msg("link.noPicture.hint"),
							),
						}),
					],
		),
		...unused.map((image) => aboutFile(`images/${image}`, "unused-image", withHint("link.unusedPicture"))),
	];
};

/** Names of the photos shown by facts or texts. */
export function shownPhotos({ parts }: Content): Set<string> {
	return new Set(parts.flatMap(picturesOf).map(({ name }) => name));
}

function picturesOf(part: Part) {
	return [
		...part.references.flatMap(({ rule, pointer, value }) =>
			rule === "image" ? [{ part, name: value, position: positionOf(part, pointer), prefix: "" }] : [],
		),
		...part.marks.flatMap((mark) =>
			mark.type === "image" && mark.url.startsWith("/") && !readDetail(mark.url)
				? [{ part, name: mark.url.replace(/^\/images\//, ""), position: mark.position, prefix: "/images/" }]
				: [],
		),
	];
}
