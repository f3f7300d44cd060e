import type { RichText as RichTextData } from "#schemas/content/rich-text.ts";
import type { CardCare as CardCareData } from "#schemas/pages/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { RichText } from "./RichText.tsx";
import { SourceList } from "./SourceList.tsx";

type Props = {
	care: CardCareData;
	/** Emergency contacts, if no other part of the page gives them. */
	emergency?: RichTextData | null;
};

/** Links in a sentence keep its line height. */
const look =
	"text-note leading-snug [&>:not(dl)_a]:inline-block [&>:not(dl)_a]:py-1.5 [&>h3:first-child]:mt-0 [&>h3]:mt-5 [&>h3]:mb-1 [&>h3]:text-lg [&>ol]:list-decimal [&>ol]:pl-5 [&_dt]:mt-2 [&_dt]:font-semibold";

/** How to care for a plant that has no sheet. */
export function CardCare({ care, emergency = null }: Props) {
	const t = useTranslate();
	return (
		<div className={look}>
			<h3>{t("care.light")}</h3>
			<p>{care.light}</p>
			<h3>{t("care.water")}</h3>
			<p>{care.water}</p>
			{care.harvest && (
				<>
					<h3>{t("care.harvest")}</h3>
					<p>{care.harvest}</p>
				</>
			)}
			<h3>{t("sheet.propagation")}</h3>
			<ol>
				{care.propagation.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<h3>{t("sheet.issues")}</h3>
			<dl>
				{care.problems.map(({ problem, cause }) => (
					<div key={problem}>
						<dt>{problem}</dt>
						<dd>
							<RichText text={cause} />
						</dd>
					</div>
				))}
			</dl>
			{care.toxicitySigns && (
				<>
					<h3>{t("sheet.toxicity")}</h3>
					<p>{care.toxicitySigns}</p>
					{emergency ? (
						<RichText text={emergency} />
					) : (
						care.emergency && (
							<p>
								<LocalLink to={care.emergency.path}>{care.emergency.label}</LocalLink>
							</p>
						)
					)}
				</>
			)}
			<h3>{t("sheet.sources")}</h3>
			<SourceList sources={care.sources} />
		</div>
	);
}
