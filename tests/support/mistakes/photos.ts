import { type Mistake, replacing } from "./mistake.ts";

/** Photos that are not what they should be: the file is replaced by another of the small site, or written. */
export const photoMistakes: readonly Mistake[] = [
	broken("a photo without bytes", "", "The photo is an empty file.", "replace it with the original from the camera"),
	broken(
		"a photo that Git LFS keeps elsewhere",
		"version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
		"The file is a Git LFS pointer, not the photo.",
		"run git lfs pull, or add the photo itself",
	),
	{
		name: "a drawing with scripts in it",
		writes: [{ file: "images/dessin.svg", contents: "<svg xmlns='http://www.w3.org/2000/svg'><script>alert()</script></svg>" }],
		edits: [],
		finding: [
			"images/dessin.svg",
			"unknown-file",
			"images/dessin.svg does not belong here.",
			"images/ contains photos (jpg, jpeg, png, webp, avif), each with its author and licence in a .yaml file of the same name; rename or delete the file",
		],
	},
	replacing(
		"a picture outside the folder",
		"pages/about/fr.md",
		"Nous écrivons",
		"![Un arrosoir](/images/../../arrosoir.jpg)\n\nNous écrivons",
		"pages/about/fr.md:6:1",
		"missing-image",
		'There is no picture "../../arrosoir.jpg" in images.',
		'did you mean "/images/arrosoir.jpg"?',
	),
];

/** A file that stands in the place of the photo. */
function broken(name: string, contents: string, message: string, hint: string): Mistake {
	return {
		name,
		writes: [{ file: "images/arrosoir.jpg", contents }],
		edits: [],
		finding: ["images/arrosoir.jpg", "broken-image", message, hint],
	};
}
