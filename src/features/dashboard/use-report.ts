import { useEffect, useState } from "react";
import type { DashboardPage } from "#schemas/pages/dashboard/page-data.ts";
import type { DashboardReport, Timings } from "#schemas/pages/dashboard/report.ts";
import { atBase } from "#src/data/base.ts";
import { loadReport } from "./load-report.ts";

type State = { is: "loading" } | { is: "failed" } | { is: "there"; report: DashboardReport; timings: Timings };

/** The build report, loaded after mounting, and again in development when the content changes. */
export function useReport(page: DashboardPage): { state: State; retry(): void } {
	const [state, setState] = useState<State>({ is: "loading" });
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		let current = true;
		loadReport((url) => fetch(atBase(url))).then(
			(loaded) => current && setState({ is: "there", ...loaded }),
			() => current && setState({ is: "failed" }),
		);
		return () => {
			current = false;
		};
	}, [page, attempt]);
	return {
		state,
		retry: () => {
			setState({ is: "loading" });
			setAttempt((before) => before + 1);
		},
	};
}
