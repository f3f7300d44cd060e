import { useTranslate } from "#src/data/shared.ts";

const names = ["a", "b", "c", "d", "e", "f"];

/** What is loading: cards, plates, a plant's plate beside its facts, or a picture and lines of text. */
export type Shape = "cards" | "plates" | "specimen" | "prose";

/** Placeholders of the same size as the content that is loading. */
export function SkeletonBlocks({ shape }: { shape: Shape }) {
	const t = useTranslate();
	return (
		<div className="skeleton" role="status" data-skeleton={shape}>
			<p className="sr-only">{t("page.loading")}</p>
			<div className="bone head" />
			<div className={shape}>
				{names.map((name) => (
					<div key={name} className="bone" />
				))}
			</div>
		</div>
	);
}
