import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons.tsx";

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
	return <Drawn name={`${trait}-${place}`} />;
}

/** A cat; uses the shape defined by `TraitDrawings`. */
export function CatIcon() {
	return <Drawn name="cat" />;
}

function Drawn({ name }: { name: string }) {
	return (
		<svg className="icon" aria-hidden="true">
			<use href={`#icon-${name}`} />
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
			<symbol id="icon-cat" viewBox="0 0 24 24">
				{animals.cat}
			</symbol>
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

const animals = {
	cat: (
		<>
			<path d="M5 4.2 9 7.4a9.4 9.4 0 0 1 6 0l4-3.2v9.2c0 3.9-3.1 6.8-7 6.8s-7-2.9-7-6.8z" />
			<path d="M9.3 12.6v.4M14.7 12.6v.4M11 15.6l1 .8 1-.8" />
		</>
	),
	dog: (
		<>
			<path d="M7.6 6.2c2.7-1.5 6.1-1.5 8.8 0V14a4.4 6 0 0 1-8.8 0z" />
			<path d="M7.6 6.2C5 5 3.2 7 3.2 10.4c0 2.4.8 4.2 2.2 4.2s2.2-1.8 2.2-3.6M16.4 6.2c2.6-1.2 4.4.8 4.4 4.2 0 2.4-.8 4.2-2.2 4.2s-2.2-1.8-2.2-3.6" />
			<path d="M10.2 10.4v.4M13.8 10.4v.4M11 14.4h2l-1 1.2z" />
		</>
	),
	child: (
		<>
			<circle cx="12" cy="8.2" r="4.4" />
			<path d="M12 3.8c-.2-1 .4-1.6 1.4-1.6M4.6 20.6c.6-4 3.4-6.2 7.4-6.2s6.8 2.2 7.4 6.2M10.3 8v.4M13.7 8v.4" />
		</>
	),
};

/** Icon for a cat, a dog or a child. */
export function WhoIcon({ who }: { who: keyof typeof animals }) {
	return <Icon>{animals[who]}</Icon>;
}

/** An eye: quick view. */
export function EyeIcon() {
	return (
		<Icon>
			<path d="M2.5 12C5 7.5 8.2 5.3 12 5.3s7 2.2 9.5 6.7c-2.5 4.5-5.7 6.7-9.5 6.7S5 16.5 2.5 12z" />
			<path d="M9.4 14.6c-.6-3.6 1.4-5.4 5.4-5.4.2 4-1.8 6-5.4 5.4z" fill="currentColor" />
		</Icon>
	);
}
