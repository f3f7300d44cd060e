import { addressMistakes } from "./mistakes/addresses.ts";
import { fieldMistakes } from "./mistakes/fields.ts";
import { fileMistakes } from "./mistakes/files.ts";
import { languageMistakes } from "./mistakes/languages.ts";
import { markdownMistakes } from "./mistakes/markdown.ts";
import type { Mistake } from "./mistakes/mistake.ts";
import { photoMistakes } from "./mistakes/photos.ts";
import { unfinishedMistakes } from "./mistakes/unfinished.ts";
import { valueMistakes } from "./mistakes/values.ts";
import { yamlMistakes } from "./mistakes/yaml.ts";

/** Mistakes as editors make them, each with the one finding that it gives; `mistakes` has them by what they are about. */
export const mistakeGroups: Record<string, readonly Mistake[]> = {
	fields: fieldMistakes,
	yaml: yamlMistakes,
	languages: languageMistakes,
	files: fileMistakes,
	values: valueMistakes,
	markdown: markdownMistakes,
	unfinished: unfinishedMistakes,
	addresses: addressMistakes,
	photos: photoMistakes,
};
