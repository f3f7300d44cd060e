import type { ComponentType } from "react";
import type { DraftMaterial } from "#schemas/pages/draft/material.ts";
import type { ArticleListPage, LongReadPage } from "#schemas/pages/page-data.ts";
import type { makeDraft } from "./make-draft.ts";

/** Renders a page as the template of articles does. */
export type Preview = ComponentType<{ page: LongReadPage }>;

/** Everything needed to draft an article, loaded at once so that it works offline from then on. */
export type GeneratorParts = {
	material: DraftMaterial;
	Form: ComponentType<{ page: ArticleListPage; parts: GeneratorParts }>;
	makeDraft: typeof makeDraft;
	Preview: Preview;
};
