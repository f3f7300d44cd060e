import type { ReactNode } from "react";

/** A section of the dashboard: heading, anchor, and an introductory sentence. */
export function Part({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
	return (
		<section className="mt-14" aria-labelledby={id}>
			<h2 id={id} className="mb-2">
				{title}
			</h2>
			{text !== undefined && <p className="fine mb-5 max-w-[48rem]">{text}</p>}
			{children}
		</section>
	);
}

/** A section that has nothing to show, which is good. */
export function EmptyPart({ id, title, text }: { id: string; title: string; text: string }) {
	return (
		<Part id={id} title={title}>
			<p className="notice mb-0 border-leaf">{text}</p>
		</Part>
	);
}
