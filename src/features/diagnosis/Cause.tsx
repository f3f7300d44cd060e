import type { DiagnosisCause } from "#schemas/pages/diagnosis/page-data.ts";
import { CitedSources } from "#src/blocks/CitedSources.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** A cause: the signs that point to it, as a sentence; what to do first, what to look at, where to read on, and its sources. */
export function Cause({ cause, signs }: { cause: DiagnosisCause; signs: string }) {
	const t = useTranslate();
	const { id, name, act, look, section, sources } = cause;
	return (
		<section aria-labelledby={id} className="border-line border-b py-5">
			<h3 id={id}>{name}</h3>
			<p className="mt-1 text-faded leading-snug">{signs}</p>
			<dl className="mt-3">
				<dt className="font-semibold">{t("diagnosis.act")}</dt>
				<dd>{act}</dd>
				<dt className="mt-2 font-semibold">{t("diagnosis.look")}</dt>
				<dd>{look}</dd>
			</dl>
			<p className="mt-3">
				<LocalLink to={section.path}>{t("diagnosis.section", { cause: section.label })}</LocalLink>
			</p>
			<CitedSources sources={sources} className="fine mt-2" />
		</section>
	);
}
