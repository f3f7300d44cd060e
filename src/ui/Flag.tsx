import type { ReactNode } from "react";
import type { Lang } from "#schemas/shared/languages.ts";

/** Flags as simple shapes: some systems have no emoji flags. A language without one shows a plain box beside its name. */
const flags: Partial<Record<Lang, ReactNode>> = {
	fr: (
		<>
			<path fill="#fff" d="M0 0h30v20H0z" />
			<path fill="#26418f" d="M0 0h10v20H0z" />
			<path fill="#ce2b37" d="M20 0h10v20H20z" />
		</>
	),
	en: (
		<>
			<path fill="#25336f" d="M0 0h30v20H0z" />
			<path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
			<path stroke="#c8283c" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
			<path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
			<path stroke="#c8283c" strokeWidth="4" d="M15 0v20M0 10h30" />
		</>
	),
	es: (
		<>
			<path fill="#b5222f" d="M0 0h30v20H0z" />
			<path fill="#f3c03d" d="M0 5h30v10H0z" />
		</>
	),
	de: (
		<>
			<path fill="#222" d="M0 0h30v7H0z" />
			<path fill="#c32b2b" d="M0 6.7h30v7H0z" />
			<path fill="#f0c53a" d="M0 13.4h30V20H0z" />
		</>
	),
};

export function Flag({ lang }: { lang: Lang }) {
	return (
		<svg className="flag" viewBox="0 0 30 20" aria-hidden="true">
			{flags[lang] ?? <path fill="#999" d="M0 0h30v20H0z" />}
		</svg>
	);
}
