import type { DiagnosisPage } from "#schemas/pages/diagnosis/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { PlantDiagnosis } from "#src/features/diagnosis/PlantDiagnosis.tsx";
import "./diagnosis.css";

export function Diagnosis({ page }: { page: DiagnosisPage }) {
	return (
		<OwnWords words={page.words}>
			<PageHead page={page} />
			<PlantDiagnosis page={page} />
			<div className="prose mt-13 border-line border-t pt-6">
				<RichText text={page.body} />
			</div>
		</OwnWords>
	);
}
