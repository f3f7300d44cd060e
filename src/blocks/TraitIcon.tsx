import type { ReactNode } from "react";

/** A level on a scale, from 1. */
type Level = { place: number; of: number };

/** The traits that a card draws as a shape filled up to the level. */
type Trait = "light" | "water" | "difficulty";

const drop = "M12 3.2c3.6 4.4 6 7.4 6 10.7a6 6 0 0 1-12 0c0-3.3 2.4-6.3 6-10.7z";
const leaf = "M5 19.5C3.6 10.4 9 4.6 19.6 4.4c.6 10-5 15.9-14.6 15.1z";

/**
 * Light as a sun, water as a drop, difficulty as a leaf, each filled up to its level. The text is beside it. Uses a shape
 * defined by `TraitDrawings`.
 */
export function TraitIcon({ trait, level: { place } }: { trait: Trait; level: Level }) {
	return (
		<svg className="icon" aria-hidden="true">
			<use href={`#icon-${trait}-${place}`} />
		</svg>
	);
}

/**
 * The shapes that all cards of a page use, defined once: a list has hundreds of icons. `levels` can be those of any plant,
 * since all have the same scales.
 */
export function TraitDrawings({ levels }: { levels: Record<Trait, Level> | undefined }) {
	const traits: readonly Trait[] = ["light", "water", "difficulty"];
	return (
		<svg className="sr-only" aria-hidden="true">
			{levels &&
				traits.flatMap((trait) =>
					Array.from({ length: levels[trait].of }, (_, index) => (
						<symbol key={`${trait}-${index}`} id={`icon-${trait}-${index + 1}`} viewBox="0 0 24 24">
							<TraitShape trait={trait} level={{ ...levels[trait], place: index + 1 }} />
						</symbol>
					)),
				)}
		</svg>
	);
}

function TraitShape({ trait, level }: { trait: Trait; level: Level }) {
	if (trait === "light")
		return (
			<>
				<circle cx="12" cy="12" r="4.6" />
				<path d="M12 2.2v2.4M12 19.4v2.4M2.2 12h2.4M19.4 12h2.4M5.1 5.1l1.7 1.7M17.2 17.2l1.7 1.7M5.1 18.9l1.7-1.7M17.2 6.8l1.7-1.7" />
				<Filled level={level} from={7.4} to={16.6}>
					<circle cx="12" cy="12" r="4.6" />
				</Filled>
			</>
		);
	const [shape, from, to] = trait === "water" ? [drop, 3.2, 19.9] : [leaf, 4.4, 19.6];
	return (
		<>
			<path d={shape} />
			{trait === "difficulty" && <path d="M5 19.5 12.5 12" />}
			<Filled level={level} from={from} to={to}>
				<path d={shape} />
			</Filled>
		</>
	);
}

/** A shape filled from the bottom up to its level; `from` and `to` are its top and bottom. A nested SVG element clips it. */
function Filled({ level: { place, of }, from, to, children }: { level: Level; from: number; to: number; children: ReactNode }) {
	const top = Math.round((to - ((to - from) * place) / of) * 10) / 10;
	return (
		<svg className="filled" y={top} width="24" height={24 - top} viewBox={`0 ${top} 24 ${24 - top}`} aria-hidden="true">
			{children}
		</svg>
	);
}
