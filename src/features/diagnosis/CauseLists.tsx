import type { DiagnosisPage } from "#schemas/pages/diagnosis/page-data.ts";
import { signQuestions } from "#schemas/shared/diagnosis.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { facetOf } from "../catalogue/choice.ts";
import { Cause } from "./Cause.tsx";

/** Every sign with the causes that it points to, then all causes: for visitors who answer nothing or have no scripts. */
export function CauseLists({ page: { path, listing, causes, drawings } }: { page: DiagnosisPage }) {
	const t = useTranslate();
	const facets = signQuestions.map((question) => ({ question, facet: facetOf(listing, question) }));
	const signsOf = ({ signs }: DiagnosisPage["causes"][number]) =>
		facets.flatMap(({ question, facet }) => facet.options.filter(({ id }) => signs[question].includes(id)));
	return (
		<>
			<h2>{t("diagnosis.bySign")}</h2>
			{facets.map(({ question, facet }) => (
				<section key={question} aria-labelledby={`by-${question}`} className="mt-5">
					<h3 id={`by-${question}`}>{facet.label}</h3>
					<ul>
						{facet.options.map(({ id, label }) => (
							<li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2 leading-snug">
								{drawings[question][id] && (
									<span className="w-16 shrink-0">
										<Picture picture={drawings[question][id]} sizes="4rem" />
									</span>
								)}
								<div className="min-w-0 grow basis-48">
									<p className="font-semibold first-letter:uppercase">{label}</p>
									<ul className="flex flex-wrap gap-x-4">
										{causes
											.filter(({ signs }) => signs[question].includes(id))
											.map((cause) => (
												<li key={cause.id}>
													<LocalLink to={causePath(path, cause.id)} className="inline-block py-1.5">
														{cause.name}
													</LocalLink>
												</li>
											))}
									</ul>
								</div>
							</li>
						))}
					</ul>
				</section>
			))}
			<section aria-labelledby="causes" className="mt-10">
				<h2 id="causes">{t("diagnosis.all")}</h2>
				{causes.map((cause) => (
					<Cause
						key={cause.id}
						cause={cause}
						signs={t("diagnosis.signs", {
							signs: signsOf(cause)
								.map(({ label }) => label)
								.join(", "),
						})}
					/>
				))}
			</section>
		</>
	);
}

/** The address of a cause in the list. */
function causePath(path: string, id: string): string {
	return `${path}#${id}`;
}
