import { type ReactNode, useRef } from "react";

type Props = {
	/** Its name in the page: the heading is `library-ID`. */
	id: string;
	title: string;
	/** Renders the content. A button that disappears with what it removes calls `remove` with that: the heading takes its focus. */
	children(remove: (work: () => void) => void): ReactNode;
};

/** A part of the library, below a heading. */
export function LibrarySection({ id, title, children }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	const remove = (work: () => void) => {
		heading.current?.focus({ preventScroll: true });
		work();
	};
	return (
		<section aria-labelledby={`library-${id}`}>
			<h3 className="border-ink border-b pb-2 focus:outline-none" ref={heading} id={`library-${id}`} tabIndex={-1}>
				{title}
			</h3>
			{children(remove)}
		</section>
	);
}
