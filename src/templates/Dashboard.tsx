import type { DashboardPage } from "#schemas/dashboard/page-data.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { Report } from "#src/features/dashboard/Report.tsx";
import { Words } from "#src/features/dashboard/Words.tsx";

export function Dashboard({ page }: { page: DashboardPage }) {
	return (
		<Words page={page}>
			<PageHead page={page} subtitle={page.meta.description} />
			<Report page={page} />
		</Words>
	);
}
