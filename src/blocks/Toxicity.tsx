import type { PlantCard } from "#schemas/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { WhoIcon } from "./TraitIcon.tsx";
import "./toxicity.css";

/** So many of the three segments beside a picture are filled. */
const degrees: Readonly<Record<string, number>> = { none: 0, mild: 1, moderate: 2, severe: 3 };

type Props = {
	toxicity: PlantCard["toxicity"];
	/** Whether each names who says it. */
	sources?: boolean;
	/** Whether pictures stand beside the words. */
	drawn?: boolean;
};

/** Whom a plant harms, and how much: a picture of each, up to three segments, and the words, which alone tell a reader of screens. */
export function Toxicity({ toxicity, sources = false, drawn = true }: Props) {
	const t = useTranslate();
	return (
		<ul className="toxicity">
			{toxicity.map(({ who, label, severity, severityLabel, source }) => (
				<li key={who} data-severity={severity}>
					{drawn && (
						<>
							<WhoIcon who={who} />
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

/** Three segments, some of them filled; a question mark where nobody knows, a tick where there is no harm. */
function Segments({ filled }: { filled: number | undefined }) {
	return (
		<svg className="segments" viewBox="0 0 30 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
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
