import type { RichText as RichTextData } from "#schemas/content/rich-text.ts";
import { RichText } from "#src/blocks/RichText.tsx";

type Props = { care: readonly { id: string; title: string; text: RichTextData; badge?: string }[] };

/** What a plant needs, each in a card, with a badge in a profile. */
export function CareCards({ care }: Props) {
	return (
		<div className="cards gap-4 rails:-mr-80 rails:clear-right wide:grid-cols-2">
			{care.map(({ id, title, text, badge }) => (
				<section key={id} className="care-card flex flex-col rounded-sm border border-line bg-plate p-5">
					<h3 id={`care-${id}`} className="mt-0 text-xl max-phone:text-lg">
						{title}
					</h3>
					{badge && <p className="badge">{badge}</p>}
					<RichText text={text} />
				</section>
			))}
		</div>
	);
}
