import { useEffect, useRef, useState } from "react";
import type { Summary } from "#schemas/pages/page-parts.ts";
import { constants } from "#schemas/shared/constants.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Card } from "./Card.tsx";

/**
 * What to read next. The prerendered page shows the first candidates; if there are more, a random selection is made after
 * mounting, so that the first render depends on page data alone, and only if the section is below the viewport: cards differ in
 * height, and visible content must not shift.
 */
export function Recommended({ candidates }: { candidates: Summary[] }) {
	const t = useTranslate();
	const [shown, show] = useState(candidates.slice(0, constants.recommendationsShown));
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		const isBelow = (section.current?.getBoundingClientRect().top ?? 0) > innerHeight;
		const drawn = isBelow && candidates.length > constants.recommendationsShown ? shuffle(candidates, Math.random) : candidates;
		show(drawn.slice(0, constants.recommendationsShown));
	}, [candidates]);
	if (shown.length === 0) return null;
	return (
		<section ref={section} className="mt-12" aria-labelledby="page-recommended">
			<h2 id="page-recommended">{t("article.recommended")}</h2>
			<div className="cards">
				{shown.map((summary) => (
					<Card key={summary.path} summary={summary} level={3} />
				))}
			</div>
		</section>
	);
}

/** A shuffled copy (Fisher–Yates). `chance` returns numbers from 0 to under 1. */
export function shuffle<T>(things: readonly T[], chance: () => number): T[] {
	const left = [...things];
	return things.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
}
