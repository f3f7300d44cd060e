import type { ProfilePage } from "#schemas/page-data.ts";
import { RichList } from "#src/blocks/RichList.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { Section } from "#src/blocks/Section.tsx";
import { SheetFrame } from "#src/blocks/SheetFrame.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { Tabs } from "#src/ui/Tabs.tsx";

/** A plant's page in the layout of a profile. */
export function Profile({ page }: { page: ProfilePage }) {
	const t = useTranslate();
	const checklist = page.checklist.length > 0 && (
		<section aria-labelledby="checklist">
			<h2 id="checklist">{t("sheet.checklist")}</h2>
			<RichList items={page.checklist} className="checklist" />
		</section>
	);
	return (
		<SheetFrame page={page} subtitle={page.subtitle} intro={page.description} aside={checklist}>
			<Section id="care" title={t("sheet.care")}>
				<div className="cards">
					{page.care.map(({ id, title, text, badge }) => (
						<section key={id} className="card">
							<h3>{title}</h3>
							<p className="badge">{badge}</p>
							<RichText text={text} />
						</section>
					))}
				</div>
			</Section>
			{page.tabs.length > 0 && (
				<Section id="in-depth" title={t("sheet.inDepth")}>
					<Tabs
						label={t("sheet.inDepth")}
						tabs={page.tabs.map(({ id, title, text }) => ({ id, title, panel: <RichText text={text} /> }))}
					/>
				</Section>
			)}
			<Section id="propagation" title={t("sheet.propagation")}>
				<h3>{page.propagation.method}</h3>
				<RichList items={page.propagation.steps} ordered />
			</Section>
			<Section id="issues" title={t("sheet.issues")}>
				{page.issues.map(({ problem, solution }) => (
					<div key={problem}>
						<h3>{problem}</h3>
						<RichText text={solution} />
					</div>
				))}
			</Section>
			<Section id="tips" title={t("sheet.tips")}>
				<RichList items={page.tips} />
			</Section>
			{page.faq.length > 0 && (
				<Section id="faq" title={t("sheet.faq")}>
					{page.faq.map(({ question, answer }) => (
						<div key={question}>
							<h3>{question}</h3>
							<RichText text={answer} />
						</div>
					))}
				</Section>
			)}
		</SheetFrame>
	);
}
