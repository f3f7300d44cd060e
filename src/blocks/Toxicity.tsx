import { Fragment, type ReactNode } from "react";
import type { Terms } from "#schemas/generated/terms.ts";
import type { PlantCard } from "#schemas/pages/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";

/** How many of the three segments beside an icon are filled. */
const degrees: { readonly [Severity in Terms["severity"]]?: number } = { none: 0, mild: 1, moderate: 2, severe: 3 };

type Props = {
	toxicity: PlantCard["toxicity"];
	/** Whether each line cites its source. */
	sources?: boolean;
	/** Whether icons are shown beside the text. */
	drawn?: boolean;
};

/**
 * Who is at risk from a plant, and how much: an icon for each, up to three segments, and the text, which alone is exposed to
 * screen readers.
 */
export function Toxicity({ toxicity, sources = false, drawn = true }: Props) {
	const t = useTranslate();
	return (
		<ul className="toxicity">
			{toxicity.map(({ who, label, severity, severityLabel, source }) => (
				<li key={who} data-severity={severity}>
					{drawn && (
						<>
							<Icon name={who} />
							<Segments filled={degrees[severity]} />
						</>
					)}
					<strong>{label}</strong> <span>{severityLabel}</span>
					{sources && source && <small>{t("toxicity.source", { source })}</small>}
				</li>
			))}
		</ul>
	);
}

/** The same as a line of text with the sources, for a plant without known toxicity; `children` is what to do in doubt. */
export function ToxicityLine({ toxicity, children }: { toxicity: PlantCard["toxicity"]; children: ReactNode }) {
	return (
		<p>
			{toxicity.map(({ who, label, severityLabel, source }, index) => (
				<Fragment key={who}>
					{index > 0 && " · "}
					<strong>{label}</strong> {severityLabel}
					{source && ` (${source})`}
				</Fragment>
			))}
			. {children}
		</p>
	);
}

/** Three segments, some of them filled; a question mark if unknown, a tick if harmless. */
function Segments({ filled }: { filled: number | undefined }) {
	return (
		<svg className="h-3 w-8 shrink-0" viewBox="0 0 30 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
			{filled === 0 && <path d="m4 6.5 3.5 3.5L15 2.5" strokeLinecap="round" strokeLinejoin="round" />}
			{filled === undefined && <path d="M1 6h28" strokeDasharray="3 3" />}
			{Boolean(filled) &&
				[1, 2, 3].map((each) => (
					<rect
						key={each}
						x={each * 10 - 9}
						y="1.5"
						width="8"
						height="9"
						rx="1"
						fill={each <= (filled ?? 0) ? "currentColor" : "none"}
					/>
				))}
		</svg>
	);
}
