import type { ReactNode } from "react";

/** A section of the dashboard: heading, anchor, and an introductory sentence. */
export function Part({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
	return (
		<section className="part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{text !== undefined && <p className="fine">{text}</p>}
			{children}
		</section>
	);
}

/** A section that has nothing to show, which is good. */
export function EmptyPart({ id, title, text }: { id: string; title: string; text: string }) {
	return (
		<Part id={id} title={title}>
			<p className="notice all-well">{text}</p>
		</Part>
	);
}
