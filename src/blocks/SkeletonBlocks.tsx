import { useTranslate } from "#src/data/shared.ts";

const names = ["a", "b", "c", "d", "e", "f"];

/** What is loading: cards, plates, a plant's plate beside its facts, or a picture and lines of text. */
export type Shape = "cards" | "plates" | "specimen" | "prose";

const line = "my-3 h-[calc(--spacing(5))]";

/** How the placeholders stand, and the size of each; where there is only one, it is that of all. */
const looks: Record<Shape, { group: string; sizes: readonly [string, ...string[]] }> = {
	// Between the heading and the cards of a list there are a sentence and filters.
	cards: { group: "cards mt-68", sizes: ["h-90"] },
	plates: { group: "mt-68 grid grid-cols-2 gap-5 sm:grid-cols-4 wide:ml-[calc(13rem+--spacing(10))]", sizes: ["aspect-5/8"] },
	specimen: {
		group: "md:grid md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] md:gap-x-12 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]",
		sizes: ["h-[52svh] md:row-span-5 md:h-[40rem]", `${line} md:h-28`, line],
	},
	prose: {
		group: "mt-3",
		sizes: [
			`${line} max-w-[35rem]`,
			`${line} max-w-[35rem]`,
			"my-3 h-[max(15svh,min(32svh,60svh-16.5rem))] max-sm:h-[15svh] rails:-mt-28 rails:ml-auto rails:h-[16.8rem] rails:w-[32rem]",
			`${line} max-w-[35rem] rails:ml-[13rem]`,
		],
	},
};

/** Placeholders of the same size as the content that is loading. */
export function SkeletonBlocks({ shape }: { shape: Shape }) {
	const t = useTranslate();
	const { group, sizes } = looks[shape];
	const isSpecimen = shape === "specimen";
	return (
		// The heading has a breadcrumb above it.
		<div className={isSpecimen ? "max-md:pt-8" : "pt-8"} role="status" data-skeleton={shape}>
			<p className="sr-only">{t("page.loading")}</p>
			<div className={`my-3 h-12 max-w-[36rem] rounded-sm bg-plate ${isSpecimen ? "md:hidden" : ""}`} />
			<div className={group}>
				{names.map((name, index) => (
					<div key={name} className={`rounded-sm bg-plate ${sizes[Math.min(index, sizes.length - 1)] ?? ""}`} />
				))}
			</div>
		</div>
	);
}
