import { splitAtShort, unbrokenClass } from "./unbroken.ts";

/** The text of a heading or a fact, without line breaks inside short compounds. */
export function Unbroken({ children }: { children: string }) {
	const pieces = splitAtShort(children);
	if (pieces.length === 1) return children;
	return pieces.map((piece, index) =>
		index % 2 === 1 ? (
			<span key={index} className={unbrokenClass}>
				{piece}
			</span>
		) : (
			piece
		),
	);
}
