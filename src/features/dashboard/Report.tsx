import { useEffect, useState } from "react";
import type { DashboardPage } from "#schemas/pages/dashboard/page-data.ts";
import type { DashboardReport, Timings } from "#schemas/pages/dashboard/report.ts";
import { SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";
import { atBase } from "#src/data/base.ts";
import { settle } from "#src/data/effects.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Button } from "#src/ui/Button.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { useFormats } from "./formats.ts";
import { loadReport } from "./load-report.ts";
import { Part } from "./Part.tsx";
import { BuildPart } from "./parts/BuildPart.tsx";
import { CoveragePart } from "./parts/CoveragePart.tsx";
import { FindingsPart } from "./parts/FindingsPart.tsx";
import { LinksPart } from "./parts/LinksPart.tsx";
import { Overview } from "./parts/Overview.tsx";
import { TextsPart } from "./parts/TextsPart.tsx";
import { TranslationsPart } from "./parts/TranslationsPart.tsx";
import { WeightPart } from "./parts/WeightPart.tsx";

/** The sections of the dashboard by anchor, in order. */
const parts = ["findings", "coverage", "translations", "links", "texts", "weight", "build", "more"] as const;

/** The build report for editors. Not prerendered: it is loaded when an editor opens the page. */
export function Report({ page }: { page: DashboardPage }) {
	const t = useTranslate();
	const formats = useFormats(page.lang);
	const { state, retry } = useReport(page);
	if (state.is === "loading")
		return (
			<>
				<SkeletonBlocks shape="cards" />
				<noscript>{t("dashboard.needsScript")}</noscript>
			</>
		);
	if (state.is === "failed")
		return (
			<div className="notice" role="alert">
				<p>{t("dashboard.failed")}</p>
				<p className="actions">
					<Button onClick={retry}>{t("error.retry")}</Button>
				</p>
			</div>
		);
	const props = { report: state.report, lang: page.lang, formats };
	return (
		<div>
			<Overview {...props} />
			<nav className="mt-3" aria-label={t("dashboard.parts")}>
				<ul className="flex flex-wrap gap-x-5 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
					{parts.map((part) => (
						<li key={part}>
							<a href={`#${part}`}>{t(`dashboard.${part}.title`)}</a>
						</li>
					))}
				</ul>
			</nav>
			<FindingsPart {...props} />
			<CoveragePart {...props} />
			<TranslationsPart {...props} />
			<LinksPart {...props} />
			<TextsPart {...props} />
			<WeightPart {...props} />
			<BuildPart timings={state.timings} formats={formats} />
			<Part id="more" title={t("dashboard.more.title")}>
				<ul className="flex flex-wrap gap-x-5 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
					<li>
						<LocalLink to="/dashboard/components">{t("dashboard.more.components")}</LocalLink>
					</li>
					<li>
						{/* A static page written by the build, not a page of the app. */}
						<a href={atBase("/dashboard/pictures")}>{t("dashboard.more.pictures")}</a>
					</li>
				</ul>
			</Part>
		</div>
	);
}

type State = { is: "loading" } | { is: "failed" } | { is: "there"; report: DashboardReport; timings: Timings };

/** The build report, loaded after mounting, and again in development when the content changes. */
function useReport(page: DashboardPage): { state: State; retry(): void } {
	const [state, setState] = useState<State>({ is: "loading" });
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const asked = loadReport((url) => fetch(atBase(url)));
		return settle(
			asked,
			(loaded) => setState({ is: "there", ...loaded }),
			() => setState({ is: "failed" }),
		);
	}, [page, attempt]);
	return {
		state,
		retry: () => {
			setState({ is: "loading" });
			setAttempt((before) => before + 1);
		},
	};
}
