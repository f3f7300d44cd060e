import type { Translate } from "#src/i18n/translate.ts";

const keys = {
	page: "dashboard.kind.page",
	plant: "dashboard.kind.plant",
	article: "dashboard.kind.article",
	guide: "dashboard.kind.guide",
	definition: "dashboard.kind.definition",
} as const;

/** The label of a content kind. A kind without a label is shown by its identifier. */
export function kindName(kind: string, t: Translate): string {
	return kind in keys ? t(keys[kind as keyof typeof keys]) : kind;
}
