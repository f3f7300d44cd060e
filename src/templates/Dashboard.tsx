import type { DashboardPage } from "#schemas/pages/dashboard/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { Report } from "#src/features/dashboard/Report.tsx";
import "#src/features/dashboard/dashboard.css";

export function Dashboard({ page }: { page: DashboardPage }) {
	return (
		<OwnWords words={page.words}>
			<PageHead page={page} subtitle={page.meta.description} />
			<Report page={page} />
		</OwnWords>
	);
}
