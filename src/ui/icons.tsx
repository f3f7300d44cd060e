import type { BottomTabName } from "#schemas/pages/bottom-tabs.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import sprite from "./icons.svg?no-inline";

/** The names of the shapes in `icons.svg`. */
type IconName =
	| "burger"
	| "cat"
	| "child"
	| "close"
	| "dog"
	| "light"
	| "logo"
	| "my-plants"
	| "quick-view"
	| "search"
	| "theme"
	| `flag-${Lang}`
	| `tab-${BottomTabName}`;

/**
 * A line icon in the text colour. The element beside it or around it has the accessible name. All shapes are in one file, which is
 * fetched once: in the page they would be a kilobyte of each document.
 */
export function Icon({ name, className = "icon" }: { name: IconName; className?: string }) {
	return (
		<svg className={className} aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}

/** The flag of a language's country, beside the language's name. */
export function Flag({ lang }: { lang: Lang }) {
	return <Icon name={`flag-${lang}`} className="flag h-4 w-6 shrink-0 border border-line" />;
}
