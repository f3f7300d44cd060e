import type { ReactNode } from "react";

/** A part of the dashboard, with its heading, its anchor and a sentence on what it shows. */
export function Part({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
	return (
		<section className="part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{text !== undefined && <p className="fine">{text}</p>}
			{children}
		</section>
	);
}
