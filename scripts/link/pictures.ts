import type { Part } from "../pipeline/seams.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { diagnose, type Linking, type LinkRule, placeOf } from "./linking.ts";

/** Pictures that are named are there, described in every language, and none lies about unused. */
export const checkPictures: LinkRule = (linking) => {
	const used = linking.content.parts.flatMap(picturesOf);
	// A broken file, or facts that are missing, may be what shows it.
	const { entries, parts } = linking.content;
	const whole = parts.every(({ data }) => data !== null) && entries.every(({ facts }) => facts !== null);
	const unused = linking.content.images.filter((image) => whole && !used.some(({ name }) => name === image));
	return [
		...used.flatMap(({ part, name, place, prefix }) =>
			linking.content.images.includes(name)
				? []
				: [
						diagnose(
							part,
							place,
							"missing-image",
							`There is no picture "${name}" in images.`,
							didYouMean(
								prefix + name,
								linking.content.images.map((image) => prefix + image),
								"put it into images/",
							),
						),
					],
		),
		...describeImages(linking),
		...unused.map(
			(image): Diagnostic => ({
				code: "unused-image",
				file: `images/${image}`,
				place: null,
				message: "No page shows this picture.",
				hint: "name it in the facts of an entry, or delete it",
			}),
		),
	];
};

function picturesOf(part: Part) {
	return [
		...part.references.flatMap(({ rule, pointer, value }) =>
			rule === "image" ? [{ part, name: value, place: placeOf(part, pointer), prefix: "" }] : [],
		),
		...part.marks.flatMap((mark) =>
			mark.type === "image" && mark.url.startsWith("/")
				? [{ part, name: mark.url.replace(/^\/images\//, ""), place: mark.place, prefix: "/images/" }]
				: [],
		),
	];
}

/** An entry with a picture says in every language what the picture shows. */
function describeImages({ content }: Linking): Diagnostic[] {
	return content.entries.flatMap(({ facts, texts }) => {
		const image = facts?.references.find(({ rule }) => rule === "image");
		if (!image) return [];
		return Object.values(texts)
			.filter(({ data }) => data !== null && !("imageAlt" in data))
			.map((part) =>
				diagnose(
					part,
					[1, 1],
					"missing-alt",
					`The picture ${image.value} has no text for those who cannot see it.`,
					"add imageAlt: what the picture shows",
				),
			);
	});
}
