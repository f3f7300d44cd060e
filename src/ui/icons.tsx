import type { ReactNode } from "react";

/**
 * A 24 by 24 line icon, in the text colour. The element beside it or around it has the accessible name. Stroke attributes are
 * in the style sheet, since a list has hundreds of icons.
 */
export function Icon({ children }: { children: ReactNode }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			{children}
		</svg>
	);
}

/** Three lines; the middle one is a stem with a leaf. */
export function BurgerIcon() {
	return (
		<Icon>
			<path d="M4 6h16M4 18h16M4 12h9" />
			<path d="M13 12c.6-2.6 3-3.8 7-3.3-.4 3-3 4.4-7 3.3z" fill="currentColor" />
		</Icon>
	);
}

export function CloseIcon() {
	return (
		<Icon>
			<path d="m6 6 12 12M18 6 6 18" />
		</Icon>
	);
}

export function SearchIcon() {
	return (
		<Icon>
			<circle cx="10.5" cy="10.5" r="6" />
			<path d="m15 15 5.5 5.5" />
		</Icon>
	);
}
