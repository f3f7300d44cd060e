import type { RichText as RichTextData } from "#schemas/content/rich-text.ts";
import type { ProfilePage } from "#schemas/pages/plant/page-data.ts";
import { Checklist, ChecklistLine } from "#src/blocks/Checklist.tsx";
import { RichList } from "#src/blocks/RichList.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { Tabs } from "#src/ui/Tabs.tsx";
import { CareCards } from "./sheet/CareCards.tsx";
import { SheetFrame } from "./sheet/SheetFrame.tsx";

/** A plant's page in the layout of a profile. */
export function Profile({ page }: { page: ProfilePage }) {
	const t = useTranslate();
	const { checklist } = page;
	const aside = checklist && (
		<section
			className="mt-5 border-line border-t pt-4 [&_li:not(:last-child)]:mb-1.5 [&_ul]:columns-1"
			aria-labelledby="checklist"
		>
			<h2 id="checklist">{checklist.title}</h2>
			<Checklist ids={checklist.items.map(({ id }) => id)}>
				<ul className="checklist">
					{checklist.items.map(({ id, text }) => (
						<ChecklistLine key={id} id={id}>
							<RichText text={text} />
						</ChecklistLine>
					))}
				</ul>
			</Checklist>
		</section>
	);
	const inDepth = (
		<Tabs
			label={t("sheet.inDepth")}
			tabs={page.tabs.map(({ id, title, text }) => ({ id, title, panel: <RichText text={text} /> }))}
		/>
	);
	const propagation = (
		<>
			<h3>{page.propagation.method}</h3>
			<RichList items={page.propagation.steps} ordered />
		</>
	);
	const issues = page.issues.map(({ problem, solution }) => ({ title: problem, text: solution }));
	const faq = page.faq.map(({ question, answer }) => ({ title: question, text: answer }));
	return (
		<SheetFrame
			page={page}
			subtitle={page.subtitle}
			intro={page.description}
			aside={aside}
			contents={{
				care: <CareCards care={page.care} />,
				"in-depth": inDepth,
				propagation,
				issues: <TitledTexts texts={issues} />,
				tips: <RichList items={page.tips} />,
				faq: <TitledTexts texts={faq} />,
			}}
		/>
	);
}

function TitledTexts({ texts }: { texts: { title: string; text: RichTextData }[] }) {
	return texts.map(({ title, text }) => (
		<div key={title} className="[&>h3+*]:mt-2">
			<h3>{title}</h3>
			<RichText text={text} />
		</div>
	));
}
