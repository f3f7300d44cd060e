import type { RichText as RichTextData } from "#schemas/content/rich-text.ts";
import { RichText } from "./RichText.tsx";

type Props = { items: RichTextData[]; ordered?: boolean; className?: string };

/** A list whose items are rich texts. */
export function RichList({ items, ordered = false, className }: Props) {
	const Tag = ordered ? "ol" : "ul";
	return (
		<Tag className={className}>
			{items.map((item, index) => (
				<li key={index}>
					<RichText text={item} />
				</li>
			))}
		</Tag>
	);
}
